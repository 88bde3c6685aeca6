/** Points with up to four decimal places, which scoreboards with fractions have. */
export function pointsText(points: number, locale: string): string {
  return points.toLocaleString(locale, { maximumFractionDigits: 4 })
}
