/** A row in memory, with the related rows that a filter reads. */
export type Row = { readonly [column: string]: unknown }

const operators: Record<string, (value: unknown, operand: never) => boolean> = {
  not: (value, operand: unknown) => value !== null && value !== operand,
  in: (value, operand: unknown[]) => {
    if (operand.some((item) => typeof item !== typeof value)) throw new Error('A value has another type.')
    return operand.includes(value)
  },
  lte: (value, operand: Date) => value instanceof Date && value <= operand,
  gt: (value, operand: Date) => value instanceof Date && value > operand,
}

/**
 * Whether a filter of Prisma matches a row. Only the operators that policies use are known.
 * @throws Error for an unknown operator, a column that the row lacks, a value of another type in a list, and an empty list of
 * alternatives
 */
export function matchesFilter(filter: object, row: Row): boolean {
  return Object.entries(filter).every(([name, condition]: [string, unknown]) => {
    if (name === 'AND') return listOf(condition).every((part) => matchesFilter(part, row))
    if (name === 'OR') {
      const alternatives = listOf(condition)
      if (alternatives.length === 0) throw new Error('A filter has no alternatives.')
      return alternatives.some((part) => matchesFilter(part, row))
    }
    if (!Object.hasOwn(row, name)) throw new Error(`The row has no column ${name}.`)
    return holds(condition, row[name])
  })
}

function holds(condition: unknown, value: unknown): boolean {
  if (!isObject(condition)) return value === condition
  if (Array.isArray(value)) return holdsForRows(condition, value)
  if (isObject(value)) return matchesFilter(condition, value)
  const names = Object.keys(condition)
  // A relation without a row matches no condition on its columns.
  if (value === null && names.some((name) => !Object.hasOwn(operators, name))) return false
  return names.every((name) => {
    const operator = operators[name]
    if (!operator) throw new Error(`The operator ${name} is unknown.`)
    return operator(value, condition[name] as never)
  })
}

function holdsForRows(condition: Row, rows: Row[]): boolean {
  return Object.entries(condition).every(([name, filter]) => {
    const hasMatch = rows.some((row) => matchesFilter(filter as object, row))
    if (name === 'some') return hasMatch
    if (name === 'none') return !hasMatch
    throw new Error(`The operator ${name} is unknown.`)
  })
}

const listOf = (value: unknown): object[] => [value].flat() as object[]

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}
