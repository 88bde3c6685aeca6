import type { RowList } from '../../../database/row-list.ts'

type Page = { cursor?: { id: string } | undefined; take?: number | undefined; skip?: number | undefined }

/**
 * The same list for an order in which rows have no value, such as test containers by team. After a cursor Prisma omits
 * such rows, so a page is found among the ids of all rows instead.
 */
export function pagedById(list: RowList<'container'>): RowList<'container'> {
  return {
    ...list,
    async rows<Query extends object>(query: Query) {
      const { cursor, take, skip = 0, ...selection } = query as Page
      if (!cursor) return list.rows(query)
      const rows = await list.rows({ select: { id: true } } as const)
      const ids = rows.map(({ id }) => id)
      const at = ids.indexOf(cursor.id)
      const page = at < 0 ? [] : pageOf(ids, { at, skip, take })
      return list.matching({ id: { in: page } }).rows(selection as Query)
    },
  }
}

/** The page that Prisma reads: a negative number takes the rows before the cursor. */
function pageOf(ids: string[], { at, skip, take }: { at: number; skip: number; take?: number | undefined }) {
  if (take === undefined) return ids.slice(at + skip)
  return take < 0 ? ids.slice(0, at + 1 - skip).slice(take) : ids.slice(at + skip, at + skip + take)
}
