import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { RowList } from '../../database/row-list.ts'
import { sortOrder, type ListOrder, type SortOrder } from '../../use-case/list-order.ts'
import { gameState, type GameState, type GameTimes } from './game-state.ts'

type OrderBy = Prisma.GameOrderByWithRelationInput

const latest: OrderBy = { start: 'desc' }

const columns = {
  TITLE: (sort: SortOrder): OrderBy[] => [{ title: sort }],
  START: (sort: SortOrder): OrderBy[] => [{ start: sort }],
  END: (sort: SortOrder): OrderBy[] => [{ end: sort }],
  HIDDEN: (sort: SortOrder): OrderBy[] => [{ hidden: sort }, latest],
  // No column has the state: `orderedByState` sorts the games of this order by it.
  STATE: (): OrderBy[] => [latest],
} as const

export type GameOrder = ListOrder<keyof typeof columns>

/** The order of a list of games; the latest start first unless asked. */
export function gameOrder(order: GameOrder | null | undefined): OrderBy[] {
  return [...(order ? columns[order.field](sortOrder(order)) : [latest]), { id: 'desc' }]
}

const ranks: Readonly<Record<GameState, number>> = { Running: 0, Upcoming: 1, Practice: 2, Ended: 3 }

/**
 * The same list by state: running, upcoming, practice, ended. A state depends on the time, so each page reads the times of
 * all games of the list, of which a platform has few.
 */
export function orderedByState(list: RowList<'game'>, now: Date, order: GameOrder): RowList<'game'> {
  const sign = order.direction === 'ASC' ? 1 : -1
  const rank = (times: GameTimes) => sign * ranks[gameState(times, now)]
  return {
    ...list,
    rows: async (query: object) => {
      const { cursor, skip = 0, take, ...selection } = query as Page
      const select = { id: true, start: true, end: true, pausedAt: true, practiceMode: true } as const
      const games = await list.rows({ select } as const)
      const ids = games.toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => id)
      const page = pageOf(ids, { cursor, skip, take })
      const rows = await list.matching({ id: { in: page } }).rows(selection)
      const position = new Map(page.map((id, index) => [id, index]))
      const place = ({ id }: { id: number }) => position.get(id) ?? 0
      return (rows as { id: number }[]).toSorted((one, other) => place(one) - place(other)) as never
    },
  }
}

/** The arguments of Prisma's `findMany` that choose a page. A negative `take` reads backwards. */
type Page = { cursor?: { id: number } | undefined; skip?: number | undefined; take?: number | undefined }

function pageOf(ids: readonly number[], { cursor, skip = 0, take = ids.length }: Page): number[] {
  const at = cursor ? ids.indexOf(cursor.id) : -1
  if (cursor && at < 0) return []
  if (take >= 0) {
    const from = (cursor ? at : 0) + skip
    return ids.slice(from, from + take)
  }
  const to = (cursor ? at + 1 : ids.length) - skip
  return ids.slice(Math.max(0, to + take), Math.max(0, to))
}
