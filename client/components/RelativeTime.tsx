import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { exactTime, relativeTime } from '../time/formats.ts'
import { useNow } from '../time/ticker.ts'

type Props = { time: number | string; className?: string }

/** "13 min ago"; the exact local time on hover, on focus and for screen readers. */
export function RelativeTime({ time, className }: Props) {
  const { i18n } = useTranslation()
  const now = useNow(10_000)
  const moment = typeof time === 'number' ? time : Date.parse(time)
  const exact = exactTime(moment, i18n.language)
  return (
    <Tooltip label={exact}>
      <time className={className} dateTime={new Date(moment).toISOString()}>
        <span aria-hidden>{relativeTime(moment, now, i18n.language)}</span>
        <span className="h-sr">{exact}</span>
      </time>
    </Tooltip>
  )
}
