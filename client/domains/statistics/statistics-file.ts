import { csvLine } from '../../../rules/csv-line.ts'

type Row = Readonly<Record<string, unknown>>

/** A line with the names, then the rows as CSV. Absent values are empty cells. */
export function statisticsCsv(rows: readonly Row[], names: readonly string[]): Blob {
  const cell = (value: unknown) => (value == null ? '' : String(value as string | number))
  const lines = rows.map((row) => csvLine(names.map((name) => cell(row[name]))))
  return new Blob([csvLine(names), ...lines], { type: 'text/csv;charset=utf-8' })
}

export function statisticsJson(statistics: object): Blob {
  return new Blob([`${JSON.stringify(statistics, null, 2)}\n`], { type: 'application/json' })
}
