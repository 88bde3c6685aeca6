export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

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

/** `28:40:53`: hours can exceed 24. From three days on: `4 d 06:12:09`. */
export function clockText(remaining: Remaining, dayUnit: string): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const tail = `${pad(remaining.minutes)}:${pad(remaining.seconds)}`
  if (remaining.days >= 3) return `${remaining.days} ${dayUnit} ${pad(remaining.hours)}:${tail}`
  return `${pad(remaining.hours + remaining.days * 24)}:${tail}`
}

/** An ISO 8601 duration for the `datetime` of a `<time>`. */
export function durationAttribute({ days, hours, minutes, seconds }: Remaining): string {
  return `P${days}DT${hours}H${minutes}M${seconds}S`
}
