import { formatDate, relativeTime } from '../../time/formats.ts'

const DAY_MS = 86_400_000
const LONGEST_IN_DAYS = 99

/** "in 36 days": up to 99 days are not shown as weeks or months, because readers count the days to a game. */
export function countedTime(time: number, now: number, locale: string): string {
  const days = Math.round((time - now) / DAY_MS)
  if (Math.abs(days) < 7 || Math.abs(days) > LONGEST_IN_DAYS) return relativeTime(time, now, locale)
  return new Intl.RelativeTimeFormat(locale).format(days, 'day')
}

/** "Oct 12"; with the year if the date is in another year and at least 99 days away. */
export function dayOf(time: number, now: number, locale: string): string {
  return formatDate(time, needsYear(time, now) ? 'shortWithYear' : 'short', locale)
}

function needsYear(time: number, now: number): boolean {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return !isThisYear && Math.abs(time - now) >= LONGEST_IN_DAYS * DAY_MS
}

/**
 * "Sun, Dec 27, 2026, 12:00 UTC": with the weekday and the zone, so that readers can plan. With the present time, the
 * year is left out as in `dayOf`.
 */
export function dayAndTime(time: number, locale: string, now?: number): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    ...(now === undefined || needsYear(time, now) ? { year: 'numeric' } : {}),
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(time)
}
