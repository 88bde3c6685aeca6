import type { TeamOrder } from '../../../__generated__/AdminTeamsPageQuery.graphql.ts'
import { sortInAddress } from '../../../table/column.ts'

const FIELDS = { name: 'NAME', number: 'CREATED_AT', captain: 'CAPTAIN', lock: 'LOCKED' } as const

export const TEAM_SORTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** The order that `?sort=` asks for; null is the oldest first. */
export function teamOrderInAddress(params: URLSearchParams): TeamOrder | null {
  const sort = sortInAddress(params, TEAM_SORTS)
  return sort ? { field: FIELDS[sort.key], direction: sort.isDescending ? 'DESC' : 'ASC' } : null
}
