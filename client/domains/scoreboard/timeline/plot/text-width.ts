const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/
const FULL = /[\p{L}\d]/u

/**
 * The width of a text in IBM Plex Sans, estimated: letters and digits are 0.6 em wide, spaces and signs half of that,
 * Chinese, Japanese and Korean characters 1 em.
 */
export function textWidth(text: string, fontSize: number): number {
  const widths = [...text].map((character) => (WIDE.test(character) ? 1 : FULL.test(character) ? 0.6 : 0.3))
  return widths.reduce((sum, width) => sum + width, 0) * fontSize
}
