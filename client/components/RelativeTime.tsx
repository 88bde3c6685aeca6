import { useTranslation } from '../i18n/useTranslation.ts'
import { exactTime, relativeTime } from '../time/formats.ts'
import { useNow } from '../time/ticker.ts'
import { Tip } from './Tip.tsx'

type Props = { time: number | string; className?: string }

/** "13 min ago"; the exact local time on hover, on focus and for screen readers. */
export function RelativeTime({ time, className }: Props) {
  const { i18n } = useTranslation()
  const now = useNow(10_000)
  const moment = typeof time === 'number' ? time : Date.parse(time)
  const exact = exactTime(moment, i18n.language)
  return (
    <Tip label={exact}>
      <time className={className} dateTime={new Date(moment).toISOString()}>
        <span aria-hidden>{relativeTime(moment, now, i18n.language)}</span>
        <span className="h-sr">{exact}</span>
      </time>
    </Tip>
  )
}
