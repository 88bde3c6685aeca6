const SECONDS = { day: 86_400, hour: 3600, minute: 60, second: 1 }

/** "6 h 3 min", "2 min 8 s": a duration in its two largest units, with the short forms of relative times. */
export function durationText(seconds: number, locale: string): string {
  const least = seconds < SECONDS.hour ? 1 : seconds < SECONDS.day ? SECONDS.minute : SECONDS.hour
  let rest = Math.round(seconds / least) * least
  const text = (value: number, unit: string) => {
    const short = value.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'short' })
    return locale.startsWith('en') ? short.replace('hr', 'h').replace('sec', 's') : short
  }
  const texts = Object.entries(SECONDS).flatMap(([unit, size]) => {
    const value = Math.floor(rest / size)
    rest %= size
    return value ? text(value, unit) : []
  })
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(
    texts.length ? texts : [text(0, 'minute')],
  )
}
