import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import { sortOrder, type ListOrder, type SortOrder } from '../../../use-case/list-order.ts'

type OrderBy = Prisma.ContainerOrderByWithRelationInput

const columns = {
  TEAM_NAME: (sort: SortOrder): OrderBy[] => [{ assignment: { participation: { team: { name: sort } } } }],
  CHALLENGE_TITLE: (sort: SortOrder): OrderBy[] => [
    { assignment: { challenge: { title: sort } } },
    { testChallenge: { title: sort } },
    { warmChallenge: { title: sort } },
  ],
  EXPECT_STOP_AT: (sort: SortOrder): OrderBy[] => [{ expectStopAt: sort }],
} as const

export type ContainerOrder = ListOrder<keyof typeof columns | 'STARTED_AT'>

/** Whether some containers have no value in the column of the order. */
export function hasGaps(order: ContainerOrder | null | undefined): boolean {
  return order?.field === 'TEAM_NAME' || order?.field === 'CHALLENGE_TITLE'
}

/** The order of a list of containers; the oldest first unless asked. */
export function containerOrder(order: ContainerOrder | null | undefined): OrderBy[] {
  if (!order) return [{ startedAt: 'asc' }, { id: 'asc' }]
  const { field } = order
  const sort = sortOrder(order)
  if (field === 'STARTED_AT') return [{ startedAt: sort }, { id: sort }]
  return [...columns[field](sort), { startedAt: 'asc' }, { id: 'asc' }]
}
