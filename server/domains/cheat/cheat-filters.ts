import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { containing } from '../../database/containing.ts'
import { sortOrder, type ListOrder, type SortOrder } from '../../use-case/list-order.ts'
import { during, type TimeRange } from '../../use-case/time-range.ts'

type OrderBy = Prisma.CheatOrderByWithRelationInput

const columns = {
  CHALLENGE: (sort: SortOrder): OrderBy => ({ submission: { challenge: { title: sort } } }),
  SUBMIT_TEAM: (sort: SortOrder): OrderBy => ({ submitParticipation: { team: { name: sort } } }),
} as const

export type CheatOrder = ListOrder<keyof typeof columns | 'SUBMITTED_AT'>

export type CheatFilter = TimeRange & {
  teamId?: number | null | undefined
  challengeId?: number | null | undefined
  isBait?: boolean | null | undefined
  search?: string | null | undefined
}

/** The order of a list of cheats; the newest first unless asked. */
export function cheatOrder(order: CheatOrder | null | undefined): OrderBy[] {
  if (!order) return [{ submissionId: 'desc' }]
  const { field } = order
  if (field === 'SUBMITTED_AT') return [{ submissionId: sortOrder(order) }]
  return [columns[field](sortOrder(order)), { submissionId: 'asc' }]
}

/**
 * The filter for cheats. A team is the one that submitted or the source of the flag.
 * @throws InvalidInputError if no text can contain the search
 */
export function cheatsMatching({
  teamId,
  challengeId,
  isBait,
  search,
  ...range
}: CheatFilter): Prisma.CheatWhereInput {
  return {
    AND: [
      typeof challengeId === 'number' ? { challengeId } : {},
      range.since || range.until ? { submission: { submittedAt: during(range) } } : {},
      typeof isBait === 'boolean' ? { sourceParticipationId: isBait ? null : { not: null } } : {},
      typeof teamId === 'number'
        ? { OR: [{ submitParticipation: { teamId } }, { sourceParticipation: { teamId } }] }
        : {},
      search ? { OR: containing(search).flatMap(found) } : {},
    ],
  }
}

type Text = ReturnType<typeof containing>[number]

function found(text: Text): Prisma.CheatWhereInput[] {
  return [
    { submission: { answer: text } },
    { submission: { user: { userName: text } } },
    { submission: { challenge: { title: text } } },
    { submitParticipation: { team: { name: text } } },
    { sourceParticipation: { team: { name: text } } },
  ]
}
