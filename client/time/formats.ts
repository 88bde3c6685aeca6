const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Step = readonly [limitMs: number, unit: Intl.RelativeTimeFormatUnit, unitMs: number]

const STEPS: readonly Step[] = [
  [HOUR, 'minute', MINUTE],
  [DAY, 'hour', HOUR],
  [7 * DAY, 'day', DAY],
  [30 * DAY, 'week', 7 * DAY],
  [365 * DAY, 'month', 30 * DAY],
]

const YEARS: Step = [Number.POSITIVE_INFINITY, 'year', 365 * DAY]

export type DateShape = 'short' | 'shortWithYear' | 'monthYear'

/** "13 min ago", "in 2 days"; within half a minute the language's word for now. */
export function relativeTime(time: number, now: number, locale: string): string {
  const difference = time - now
  const distance = Math.abs(difference)
  if (distance < 30_000) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  const [, unit, unitMs] =
    STEPS.find(([limitMs, , stepMs]) => Math.round(distance / stepMs) * stepMs < limitMs) ?? YEARS
  const count = Math.max(1, Math.round(distance / unitMs)) * Math.sign(difference)
  const style = unit === 'minute' || unit === 'hour' ? 'short' : 'long'
  const text = new Intl.RelativeTimeFormat(locale, { style }).format(count, unit)
  return locale.startsWith('en') ? text.replace('min.', 'min').replace('hr.', 'h') : text
}

/** The exact local time with its zone and the time in UTC, for hover and screen readers. */
export function exactTime(time: number, locale: string): string {
  const local = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'long',
    hourCycle: 'h23',
  }).format(time)
  if (new Date(time).getTimezoneOffset() === 0) return local
  const utc = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return `${local} · ${utc.format(time)} UTC`
}

/** Date and time to the minute, for tables. */
export function dateAndTime(time: number, locale: string, shape: DateShape = 'shortWithYear'): string {
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time)
  return `${formatDate(time, shape, locale)} ${clock}`
}

/**
 * Date and time to the minute with the zone, because players compare times with those of players elsewhere. The year is
 * only named if it is not the current one.
 */
export function dateAndZone(time: number, locale: string, now = Date.now()): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return `${dateAndTime(time, locale, isThisYear ? 'short' : 'shortWithYear')} ${zoneOf(time, locale)}`
}

/** The local zone at a time: "GMT+9". */
export function zoneOf(time: number, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(time)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

const SHAPES: Readonly<Record<DateShape, Intl.DateTimeFormatOptions>> = {
  short: { month: 'short', day: 'numeric' },
  shortWithYear: { month: 'short', day: 'numeric', year: 'numeric' },
  monthYear: { month: 'short', year: 'numeric' },
}

/** A date without time, in the locale's order. */
export function formatDate(time: number, shape: DateShape, locale: string): string {
  return new Intl.DateTimeFormat(locale, SHAPES[shape]).format(time)
}
