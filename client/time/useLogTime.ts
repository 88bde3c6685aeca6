import { useTranslation } from '../i18n/useTranslation.ts'
import { useNow } from './ticker.ts'

/** `14:03:27` for a time of today; for other times, or with `isDated`, the day precedes it. */
export function useLogTime(time: number, isDated = false): string {
  const { i18n } = useTranslation()
  const now = useNow(60_000)
  const isToday = new Date(time).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(i18n.language, {
    ...(isDated || !isToday ? { day: 'numeric', month: 'short' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(time)
}
