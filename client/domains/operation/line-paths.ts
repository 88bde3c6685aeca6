import type { LoadColumn } from './load-formats.ts'

/** The share of the height that the highest value reaches. */
const TOP = 0.95

/** The paths of a line and of the area below it, from zero to the highest value. A null interrupts both. */
export function linePaths(values: LoadColumn, height: number): { line: string; area: string } {
  const highest = Math.max(0, ...values.flatMap((value) => value ?? []))
  const yOf = (value: number) => round(highest === 0 ? height : height - (value / highest) * height * TOP)
  const line: string[] = []
  const area: string[] = []
  /** The index at which the current piece of the line starts. */
  let start: number | null = null
  const endAt = (index: number) => {
    if (start !== null) area.push(`L${index} ${height}H${start}Z`)
    start = null
  }
  for (const [index, value] of values.entries()) {
    if (value == null) {
      endAt(index - 1)
      continue
    }
    const point = `${index} ${yOf(value)}`
    line.push(`${start === null ? 'M' : 'L'}${point}`)
    area.push(`${start === null ? 'M' : 'L'}${point}`)
    start ??= index
  }
  endAt(values.length - 1)
  return { line: line.join(''), area: area.join('') }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
