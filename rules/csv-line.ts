/** Without this mark, spreadsheets read the UTF-8 of a CSV file as another encoding. */
export const byteOrderMark = '\uFEFF'

/**
 * A line of CSV (RFC 4180). Spreadsheets run a cell that begins with `=`, `+`, `-`, `@` or some control characters as a
 * formula. Such a cell gets a leading apostrophe, which marks text in spreadsheets.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Formats one line of CSV, without its end, that `readCsv` reads as the same cells. Formulas are not escaped as in exports, because a
 * password must not change.
 */
export function plainCsvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}
