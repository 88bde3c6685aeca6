const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  { unit: 'day', seconds: DAY },
  { unit: 'hour', seconds: HOUR },
  { unit: 'minute', seconds: MINUTE },
  { unit: 'second', seconds: 1 },
] as const

/** "6 h 3 min", "2 min 8 s": a duration in its two largest units, with the short forms of relative times. */
export function durationText(seconds: number, locale: string): string {
  const least = seconds < HOUR ? 1 : seconds < DAY ? MINUTE : HOUR
  const total = Math.round(seconds / least) * least
  const parts = UNITS.map(({ unit, seconds: size }, index) => {
    const above = UNITS[index - 1]?.seconds ?? Number.POSITIVE_INFINITY
    return { unit, value: Math.floor((total % above) / size) }
  }).filter(({ value }) => value > 0)
  const shown = parts.length > 0 ? parts : [{ unit: 'minute' as const, value: 0 }]
  const texts = shown.map(({ unit, value }) => {
    const text = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
    return locale.startsWith('en') ? text.replace('hr', 'h').replace('sec', 's') : text
  })
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(texts)
}
