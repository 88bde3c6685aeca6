const DAY_MS = 24 * 3_600_000
/** The server's maximum. */
const MAX_DAYS = 365

/** The offered lifetimes in days. */
export const EXPIRY_DAYS = [7, 30, 90, MAX_DAYS] as const

export function expiryInDays(days: number, now: number): Date {
  return new Date(now + days * DAY_MS)
}

/** The first and the last day that can be chosen, in the format of a date field. */
export function expiryRange(now: number): { min: string; max: string } {
  return { min: dayOf(now), max: dayOf(now + MAX_DAYS * DAY_MS) }
}

/** The end of a day in the local time zone, at most one year from now; null if the day is out of range. */
export function expiryOfDay(day: string, now: number): Date | null {
  const { min, max } = expiryRange(now)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day < min || day > max) return null
  const end = new Date(`${day}T23:59:59`)
  return new Date(Math.min(end.getTime(), now + MAX_DAYS * DAY_MS))
}

function dayOf(time: number): string {
  const date = new Date(time)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
