import { readCsv } from '../../../rules/read-csv.ts'
import { yamlValueOf, type YamlMap, type YamlValue } from '../yaml.ts'

/** The rows of a CSV file as maps by the names of the columns. @throws Error with a message for the report */
export function readCsvDocument(source: string): YamlMap {
  const [header, ...records] = readCsv(source)
  if (!header) throw new Error('the file is empty')
  const names = header.cells.map((cell) => cell.trim().toLowerCase())
  // A name that comes again is none, so that no cell replaces another.
  const columns = names.map((name, index) =>
    name === '' || names.indexOf(name) < index ? `column ${index + 1}` : name,
  )
  const challenges = records.map(({ cells }) => ({
    ...Object.fromEntries(columns.map((column) => [column, ''])),
    // Cells without a column are named as losses.
    ...Object.fromEntries(cells.map((cell, index) => [columns[index] ?? `column ${index + 1}`, cell])),
  }))
  return { challenges: yamlValueOf(challenges) }
}

/** The value of a cell with JSON; undefined for other text. @throws Error if it has too many values */
export function jsonOf(text: string): YamlValue | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? yamlValueOf(value) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
