/** Measured values, oldest first; null where nothing was measured. */
export type LoadColumn = readonly (number | null | undefined)[]

/** "12 ms", "1.4 s". */
export function shortDuration(ms: number, locale: string): string {
  const isLong = ms >= 1000
  const value = isLong ? ms / 1000 : ms
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}

/** A rate or a share; small values have one decimal. */
export function shortNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}

/** The last measured value. */
export function lastOf(values: LoadColumn): number | null {
  return values.findLast((value) => value != null) ?? null
}
