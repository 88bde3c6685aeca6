import { getDatamodel } from '../../prisma/generated/pothos.ts'

type Row = Record<string, unknown>
type Direction = 'asc' | 'desc'
/** A column of an order, in the direction in which a page is read. */
type Column = { name: string; direction: Direction }

/** Types whose values PostgreSQL and Prisma's filters compare alike. */
const comparable = new Set(['Int', 'BigInt', 'String', 'DateTime', 'Float'])

/** By the model's name in the database client: its columns that filters can compare, and whether each may be null. */
const columnsOfModels = new Map(
  Object.entries(getDatamodel().datamodel.models).map(([model, { fields }]) => [
    model.charAt(0).toLowerCase() + model.slice(1),
    new Map(
      fields.flatMap(({ name, kind, type, isList, isRequired }) =>
        kind === 'scalar' && !isList && comparable.has(type) ? [[name, { isNullable: !isRequired }]] : [],
      ),
    ),
  ]),
)

/**
 * The columns of an order in the direction in which a page is read, or null if a filter cannot describe the rows after
 * a row of this order: Prisma compares neither enums and booleans nor columns of other tables.
 */
export function keysetColumns(model: string, orderBy: object, isBackwards: boolean): Column[] | null {
  const known = columnsOfModels.get(model)
  const columns: Column[] = []
  for (const entry of [orderBy].flat()) {
    for (const [name, sort] of Object.entries(entry) as [string, unknown][]) {
      const column = known?.get(name)
      if (!column || (sort !== 'asc' && sort !== 'desc')) return null
      const direction = (sort === 'asc') === isBackwards ? 'desc' : 'asc'
      // Ascending, rows without a value come last, and a comparison leaves them out.
      if (column.isNullable && direction === 'asc') return null
      columns.push({ name, direction })
    }
  }
  return columns
}

/**
 * The filter for the rows after `last`; null if `last` has no value in a column. Its first part is a simple comparison
 * of the first column, so an index can start there. Prisma's own cursor is a disjunction, for which PostgreSQL reads all
 * rows before the page again.
 */
export function rowsAfter(columns: Column[], last: Row): object | null {
  const [first] = columns
  if (!first || columns.some(({ name }) => last[name] === null)) return null
  const later = columns.map((column, index) => ({
    ...Object.fromEntries(columns.slice(0, index).map(({ name }) => [name, last[name]])),
    [column.name]: { [column.direction === 'asc' ? 'gt' : 'lt']: last[column.name] },
  }))
  if (later.length === 1) return later[0] ?? null
  return {
    AND: [{ [first.name]: { [first.direction === 'asc' ? 'gte' : 'lte']: last[first.name] } }, { OR: later }],
  }
}
