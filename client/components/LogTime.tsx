import { useTranslation } from '../i18n/useTranslation.ts'
import { exactTime } from '../time/formats.ts'
import { useNow } from '../time/ticker.ts'
import { Tip } from './Tip.tsx'

type Props = { time: string; className?: string | undefined }

/** `14:03:27` for a time of today; for other times, the day precedes it. */
function logTime(time: number, now: number, locale: string): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(locale, {
    ...(isToday ? {} : { day: '2-digit', month: '2-digit' }),
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(time)
}

/** A time with seconds; the full date on hover, after a tap and for screen readers. */
export function LogTime({ time, className }: Props) {
  const { i18n } = useTranslation()
  const now = useNow(60_000)
  const moment = Date.parse(time)
  const exact = exactTime(moment, i18n.language)
  return (
    <Tip label={exact}>
      <time className={className} dateTime={time}>
        <span aria-hidden>{logTime(moment, now, i18n.language)}</span>
        <span className="h-sr">{exact}</span>
      </time>
    </Tip>
  )
}
