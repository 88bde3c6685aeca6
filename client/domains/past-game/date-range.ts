const shape = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** "Mar 1 – 3, 2024": the local dates from the start to the end. */
export function dateRange(start: string, end: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, shape).formatRange(Date.parse(start), Date.parse(end))
}
