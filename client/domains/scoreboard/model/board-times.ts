const LONGEST_BY_WEEKDAY_MS = 6.5 * 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

/**
 * "Sat 05:14:09" if the game is too short for two equal weekdays, else "Nov 21 05:14:09". Players compare the times of a
 * board, so all have one shape and the 24-hour clock.
 */
export function boardTime(
  time: number,
  { locale, spanMs, seconds = false }: { locale: string; spanMs: number; seconds?: boolean },
): string {
  const day: Intl.DateTimeFormatOptions =
    spanMs <= LONGEST_BY_WEEKDAY_MS ? { weekday: 'short' } : { month: 'short', day: 'numeric' }
  const clock: Intl.DateTimeFormatOptions = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(seconds ? { second: '2-digit' } : {}),
  }
  return `${formatOf(locale, day).format(time)} ${formatOf(locale, clock).format(time)}`
}

/** Formats a score with the locale's digit grouping. */
export function figure(value: number, locale: string): string {
  return numberFormatOf(locale).format(value)
}

/** Formats points that raise or lower a score, with their sign. */
export function signedFigure(points: number, locale: string): string {
  const sign = points > 0 ? '+' : points < 0 ? '−' : ''
  return sign + figure(Math.abs(points), locale)
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormatOf(locale: string): Intl.NumberFormat {
  const known = numberFormats.get(locale) ?? new Intl.NumberFormat(locale)
  numberFormats.set(locale, known)
  return known
}
