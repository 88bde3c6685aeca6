import type { UserOrder } from '../../__generated__/AdminUsersPageQuery.graphql.ts'
import { sortInAddress } from '../../table/column.ts'

const FIELDS = {
  name: 'USER_NAME',
  role: 'ROLE',
  mail: 'EMAIL',
  realName: 'REAL_NAME',
  studentNumber: 'STUDENT_NUMBER',
  visit: 'LAST_VISITED_AT',
  created: 'CREATED_AT',
} as const

export const USER_SORTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** The order that `?sort=` asks for; null is the oldest first. */
export function userOrderInAddress(params: URLSearchParams): UserOrder | null {
  const sort = sortInAddress(params, USER_SORTS)
  return sort ? { field: FIELDS[sort.key], direction: sort.isDescending ? 'DESC' : 'ASC' } : null
}
