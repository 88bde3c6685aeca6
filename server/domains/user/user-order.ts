import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { sortOrder, type ListOrder, type SortOrder } from '../../use-case/list-order.ts'

type OrderBy = Prisma.UserOrderByWithRelationInput

const columns = {
  USER_NAME: (sort: SortOrder): OrderBy => ({ normalizedUserName: sort }),
  EMAIL: (sort: SortOrder): OrderBy => ({ normalizedEmail: sort }),
  EMAIL_CONFIRMED: (sort: SortOrder): OrderBy => ({ emailConfirmed: sort }),
  ROLE: (sort: SortOrder): OrderBy => ({ role: sort }),
  REAL_NAME: (sort: SortOrder): OrderBy => ({ realName: sort }),
  STUDENT_NUMBER: (sort: SortOrder): OrderBy => ({ studentNumber: sort }),
  // Users who never visited come last in both directions.
  LAST_VISITED_AT: (sort: SortOrder): OrderBy => ({ lastVisitedAt: { sort, nulls: 'last' } }),
} as const

export type UserOrder = ListOrder<keyof typeof columns | 'CREATED_AT'>

/** The order of a list of users; the oldest first unless asked. */
export function userOrder(order: UserOrder | null | undefined): OrderBy[] {
  if (!order) return [{ id: 'asc' }]
  const { field } = order
  if (field === 'CREATED_AT') return [{ id: sortOrder(order) }]
  return [columns[field](sortOrder(order)), { id: 'asc' }]
}
