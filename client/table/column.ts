import type { ReactNode } from 'react'

export type Column<Row, Key extends string = string> = {
  key: Key
  label: string
  cell: (row: Row) => ReactNode
  /** The server can order the list by this column. */
  isSortable?: boolean
  /** The first sorting is descending, as for times and counts. */
  isDescendingFirst?: boolean
  /** The list has this order as long as no other is chosen. */
  defaultOrder?: 'ascending' | 'descending'
  /** The alignment of the cells; `end` for figures. */
  align?: 'end'
  /** Phones show the column too. */
  isOnPhone?: boolean
  /** Windows of less than 1180 px do not show the column. */
  isRoomy?: boolean
  /** The column cannot be hidden. */
  isFixed?: boolean
  /** The column is hidden until the user chooses it. */
  isExtra?: boolean
  /** The label is only for screen readers. */
  isLabelHidden?: boolean
  /** The cells are as wide as their content, which is never cut. */
  isWhole?: boolean
  /** The column takes the remaining space. */
  isWide?: boolean
}

export type Sort<Key extends string = string> = { key: Key; isDescending: boolean }

/** The order that `?sort=` asks for: a key, with `-` before it for descending; null if there is none. */
export function sortInAddress<Key extends string>(
  params: URLSearchParams,
  keys: readonly Key[],
): Sort<Key> | null {
  const [, sign, name] = /^(-?)(\w+)$/.exec(params.get('sort') ?? '') ?? []
  const key = keys.find((candidate) => candidate === name)
  return key ? { key, isDescending: sign === '-' } : null
}

export function sortAddress(sort: Sort | null): string | null {
  return sort ? `${sort.isDescending ? '-' : ''}${sort.key}` : null
}

/** The order of a list for which none is chosen; null if no column shows it. */
export function defaultSort(columns: readonly Column<never>[]): Sort | null {
  const column = columns.find(({ defaultOrder }) => defaultOrder)
  return column ? { key: column.key, isDescending: column.defaultOrder === 'descending' } : null
}

/**
 * The order after a click on the head of a column: its first direction, then the other, then none. The column of the
 * default order changes between its other direction and none.
 */
export function nextSort(
  current: Sort | null,
  { key, isDescendingFirst = false, defaultOrder }: Column<never>,
): Sort | null {
  if (defaultOrder) return current ? null : { key, isDescending: defaultOrder === 'ascending' }
  if (current?.key !== key) return { key, isDescending: isDescendingFirst }
  return current.isDescending === isDescendingFirst ? { key, isDescending: !isDescendingFirst } : null
}
