/**
 * A line of CSV (RFC 4180). Spreadsheets run a cell that begins with one of these signs as a formula, so such a cell
 * gets an apostrophe before it, which they take as the mark of text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
