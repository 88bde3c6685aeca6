import type { ParticipationOrder } from '../../../__generated__/ReviewPageQuery.graphql.ts'
import { sortInAddress } from '../../../table/column.ts'
import { REVIEW_STATUSES, type ReviewStatus } from '../status-marks.ts'

const FIELDS = {
  team: 'TEAM_NAME',
  division: 'DIVISION',
  joined: 'CREATED_AT',
  status: 'STATUS',
} as const

export const REVIEW_SORTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** The status that `?status=` asks for, pending teams without it; null is every status. */
export function reviewStatusInAddress(params: URLSearchParams): ReviewStatus | null {
  const requested = params.get('status')
  if (requested === 'All') return null
  return REVIEW_STATUSES.find((status) => status === requested) ?? 'Pending'
}

/** The order that `?sort=` asks for; null is the newest first. */
export function reviewOrderInAddress(params: URLSearchParams): ParticipationOrder | null {
  const sort = sortInAddress(params, REVIEW_SORTS)
  return sort ? { field: FIELDS[sort.key], direction: sort.isDescending ? 'DESC' : 'ASC' } : null
}
