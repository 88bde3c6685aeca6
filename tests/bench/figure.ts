export type Figure = {
  name: string
  value: number
  unit: string
  /** The baseline measured in the same run, or null. */
  limit: number | null
  ratio: number | null
}

export function printFigures(figures: Figure[]): void {
  const rows = figures.map(({ name, value, unit, limit, ratio }) => ({
    name,
    value: round(value),
    unit,
    limit: limit === null ? '' : round(limit),
    ratio: ratio === null ? '' : round(ratio),
  }))
  console.table(rows)
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}

/** The higher of the two middle values when their number is even. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
