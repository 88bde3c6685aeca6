import { useTranslation } from '../../i18n/useTranslation.ts'
import { exactTime } from '../../time/formats.ts'
import { TimeAgo } from './TimeAgo.tsx'
import { Tip } from '../Tip.tsx'

type Props = { time: number | string; className?: string }

/**
 * "13 min ago"; the exact local time on hover, after a tap and for screen readers. The screens of players have `ExactTime`,
 * which the keyboard reaches too; in the long tables of organizers it would be a stop in each row.
 */
export function RelativeTime({ time, className }: Props) {
  const { i18n } = useTranslation()
  const moment = typeof time === 'number' ? time : Date.parse(time)
  const exact = exactTime(moment, i18n.language)
  return (
    <Tip label={exact}>
      <time className={className} dateTime={new Date(moment).toISOString()}>
        <span aria-hidden>
          <TimeAgo time={moment} />
        </span>
        <span className="h-sr">{exact}</span>
      </time>
    </Tip>
  )
}
