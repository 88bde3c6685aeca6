import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import { sortOrder, type ListOrder, type SortOrder } from '../../../use-case/list-order.ts'

type OrderBy = Prisma.TeamOrderByWithRelationInput

const columns = {
  NAME: (sort: SortOrder): OrderBy => ({ name: sort }),
  CAPTAIN: (sort: SortOrder): OrderBy => ({ captain: { normalizedUserName: sort } }),
  LOCKED: (sort: SortOrder): OrderBy => ({ locked: sort }),
} as const

export type TeamOrder = ListOrder<keyof typeof columns | 'CREATED_AT'>

/** The order of a list of teams; the oldest first unless asked. */
export function teamOrder(order: TeamOrder | null | undefined): OrderBy[] {
  if (!order) return [{ id: 'asc' }]
  const { field } = order
  if (field === 'CREATED_AT') return [{ id: sortOrder(order) }]
  return [columns[field](sortOrder(order)), { id: 'asc' }]
}
