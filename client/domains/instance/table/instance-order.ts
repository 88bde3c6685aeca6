import type { InstanceOrder } from '../../../__generated__/AdminInstancesPageQuery.graphql.ts'
import { sortInAddress } from '../../../table/column.ts'

const FIELDS = {
  team: 'TEAM_NAME',
  challenge: 'CHALLENGE_TITLE',
  started: 'STARTED_AT',
  left: 'EXPECT_STOP_AT',
} as const

export const INSTANCE_SORTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** The order that `?sort=` asks for; null is the oldest first. */
export function instanceOrderInAddress(params: URLSearchParams): InstanceOrder | null {
  const sort = sortInAddress(params, INSTANCE_SORTS)
  return sort ? { field: FIELDS[sort.key], direction: sort.isDescending ? 'DESC' : 'ASC' } : null
}
