import type { CheatOrder } from '../../__generated__/MonitorCheatsPageQuery.graphql.ts'
import { sortInAddress } from '../../table/column.ts'

const FIELDS = { time: 'SUBMITTED_AT', sender: 'SUBMIT_TEAM', challenge: 'CHALLENGE' } as const

export const CHEAT_SORTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** The order that `?sort=` asks for; null is the newest first. */
export function cheatOrderInAddress(params: URLSearchParams): CheatOrder | null {
  const sort = sortInAddress(params, CHEAT_SORTS)
  return sort ? { field: FIELDS[sort.key], direction: sort.isDescending ? 'DESC' : 'ASC' } : null
}
