import type { GameOrder } from '../../../__generated__/AdminGamesPageQuery.graphql.ts'
import { sortInAddress } from '../../../table/column.ts'

const FIELDS = { title: 'TITLE', state: 'STATE', start: 'START', end: 'END', hidden: 'HIDDEN' } as const

export const GAME_SORTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** The order that `?sort=` asks for; null means the latest start first. */
export function gameOrderInAddress(params: URLSearchParams): GameOrder | null {
  const sort = sortInAddress(params, GAME_SORTS)
  return sort ? { field: FIELDS[sort.key], direction: sort.isDescending ? 'DESC' : 'ASC' } : null
}
