export type CsvRecord = {
  /** The line number of its start, counted from 1. */
  line: number
  cells: string[]
}

const DELIMITERS = [',', ';', '\t'] as const

// The separator that splits the first line into the most cells, outside of quotes.
function delimiterOf(text: string): string {
  const first = text.split(/\r?\n/, 1)[0]?.replaceAll(/"[^"]*"?/g, '') ?? ''
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * Parses values separated by commas, semicolons or tabs (RFC 4180 quoting). Trims values and skips empty
 * lines.
 */
export function readCsv(source: string): CsvRecord[] {
  const text = source.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(text)
  const records: CsvRecord[] = []
  let record: CsvRecord = { line: 1, cells: [] }
  let cell = ''
  let isQuoted = false
  let wasQuoted = false
  let line = 1

  function endCell() {
    record.cells.push(wasQuoted ? cell : cell.trim())
    cell = ''
    wasQuoted = false
  }
  function endRecord() {
    endCell()
    if (record.cells.some((value) => value !== '')) records.push(record)
    record = { line: line + 1, cells: [] }
  }

  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') cell += text.charAt(++at)
      else isQuoted = false
      if (sign === '\n') line++
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
      wasQuoted = true
    } else if (sign === delimiter) endCell()
    else if (sign === '\n') {
      endRecord()
      line++
    } else if (sign !== '\r' && !(wasQuoted && sign === ' ')) cell += sign
  }
  endRecord()
  return records
}

/** Formats one CSV line. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}
