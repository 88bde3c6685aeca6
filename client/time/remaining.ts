export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

/** Below this number of days, a countdown shows hours only. */
const FEWEST_DAYS = 3

/** Whole seconds until a time, never negative. Rounded up, so that the last second is shown as 1. */
export function remainingUntil(target: number, now: number): Remaining {
  const total = Math.max(0, Math.ceil((target - now) / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  }
}

/** The days and hours that a countdown shows: below three days no days, but more than 24 hours. */
export function shownDaysAndHours({ days, hours }: Remaining): { days: number; hours: number } {
  return days >= FEWEST_DAYS ? { days, hours } : { days: 0, hours: days * 24 + hours }
}

/** `28:40:53`, or from three days on `4 d 06:12:09`. */
export function clockText(remaining: Remaining, dayUnit: string): string {
  const { days, hours } = shownDaysAndHours(remaining)
  const clock = [hours, remaining.minutes, remaining.seconds]
    .map((value) => String(value).padStart(2, '0'))
    .join(':')
  return days > 0 ? `${days} ${dayUnit} ${clock}` : clock
}

/** An ISO 8601 duration for the `datetime` of a `<time>`. */
export function durationAttribute({ days, hours, minutes, seconds }: Remaining): string {
  return `P${days}DT${hours}H${minutes}M${seconds}S`
}
