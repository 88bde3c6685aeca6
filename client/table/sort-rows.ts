import type { Sort } from './column.ts'

type Value = string | number | null | undefined

/** The rows in the order of a column whose key names a field; in their own order without a sort. Rows without a value are last. */
export function sortRows<Key extends string, Row extends Readonly<Record<Key, Value>>>(
  rows: readonly Row[],
  sort: Sort<Key> | null,
  locale: string,
): readonly Row[] {
  if (!sort) return rows
  const { key, isDescending } = sort
  return rows.toSorted((a, b) => {
    const [first, second]: [Value, Value] = [a[key], b[key]]
    if (first == null || second == null) return Number(first == null) - Number(second == null)
    const order =
      typeof first === 'string' ? first.localeCompare(String(second), locale) : first - Number(second)
    return isDescending ? -order : order
  })
}
