const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** "61 bytes", "14.2 KB": decimal units, at most one decimal. */
export function fileSize(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  const maximumFractionDigits = step === 0 || value >= 100 ? 0 : 1
  const text = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits,
  }).format(value)
  // American English writes the unit in capitals.
  return locale === 'en-US' ? text.replace(/\bkB\b/, 'KB') : text
}
