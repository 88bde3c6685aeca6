export type CsvRecord = {
  /** The line number of its start, counted from 1. */
  line: number
  cells: string[]
}

const DELIMITERS = [',', ';', '\t'] as const

// The delimiter that splits the first line into the most cells, outside of quotes.
function delimiterOf(text: string): string {
  const first = text.split(/\r?\n/, 1)[0]?.replaceAll(/"[^"]*"?/g, '') ?? ''
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * Parses values separated by commas, semicolons or tabs (RFC 4180 quoting), or as a line `sep=` says. Trims values and
 * skips empty lines.
 */
export function readCsv(source: string): CsvRecord[] {
  const lines = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  // The first line that Excel writes for itself.
  const stated = /^"?sep=(.)"?\n/.exec(lines)
  const text = stated ? lines.slice(stated[0].length) : lines
  const delimiter = stated?.[1] ?? delimiterOf(text)
  const records: CsvRecord[] = []
  let line = stated ? 2 : 1
  let record: CsvRecord = { line, cells: [] }
  let cell = ''
  let isQuoted = false
  let wasQuoted = false

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

  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index)
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (text.charAt(index + 1) === '"') cell += text.charAt(++index)
      else isQuoted = false
      if (char === '\n') line++
    } else if (char === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
      wasQuoted = true
    } else if (char === delimiter) endCell()
    else if (char === '\n') {
      endRecord()
      line++
    } else if (!(wasQuoted && char === ' ')) cell += char
  }
  endRecord()
  return records
}
