import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { requireMonitor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { listOf, type RowList } from '../../database/row-list.ts'
import { readOnce } from '../../events/read-once.ts'
import { sortOrder, type ListOrder, type SortOrder } from '../../use-case/list-order.ts'
import { readingPlayer } from '../participation/participation.policy.ts'

const rowsAtOnce = 250

/** Relations of a submission with the names of user, team and challenge. */
export const withNames = {
  user: { select: { userName: true, email: true } },
  participation: { select: { team: { select: { name: true } } } },
  challenge: { select: { title: true } },
} as const

type SubmissionCursor = { id: number; submittedAt: Date }
export type SubmissionOrder = ListOrder<'SUBMITTED_AT'>
export type SubmissionList = RowList<'submission'>

export type NamedSubmission = Awaited<ReturnType<typeof readPortion>>[number]

/** The submissions of a game for monitors, newest first unless asked. */
export function gameSubmissions(
  ctx: Context,
  gameId: number,
  orderBy?: SubmissionOrder | null,
): SubmissionList {
  requireMonitor(ctx)
  const sort = orderBy ? sortOrder(orderBy) : 'desc'
  return listOf(ctx, 'submission', { where: { gameId }, orderBy: byTime(sort) }, { isLarge: true })
}

/** The submissions of the viewer's team for a challenge, newest first. */
export function viewerSubmissions(ctx: Context, challengeId: number): SubmissionList {
  const members = { some: { userId: readingPlayer(ctx.viewer) } }
  return listOf(ctx, 'submission', {
    where: { challengeId, participation: { members } },
    orderBy: byTime('desc'),
  })
}

/** The first submissions of a list, or those after `last`, with names. */
export function readPortion(list: SubmissionList, last: SubmissionCursor | null) {
  const rest = last
    ? list.matching({
        submittedAt: { lte: last.submittedAt },
        NOT: { submittedAt: last.submittedAt, id: { gte: last.id } },
      })
    : list
  return rest.rows({ take: rowsAtOnce, include: withNames } as const)
}

/** All submissions of a list in portions, beginning with `newest`, which are already loaded. */
export async function* allSubmissions(list: SubmissionList, newest: NamedSubmission[]) {
  for (let some = newest; some.length > 0;) {
    yield some
    const last = some.at(-1)
    some = last ? await readPortion(list, last) : []
  }
}

/** The submission of a use case's result, with a GraphQL selection. */
export function loadSubmission(ctx: Context, id: number, query: object) {
  return ctx.db.submission.findUniqueOrThrow({ ...query, where: { id } })
}

/** The submissions of a use case's result, in the order of their ids. */
export function loadSubmissions(ctx: Context, ids: number[], query: object) {
  return ctx.db.submission.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: 'asc' } })
}

/** Reads a judged submission once for all subscribers with the same selection. */
export const readFollowedSubmission = readOnce(({ db }, { id }: { id: number }, query: object) =>
  db.submission.findUniqueOrThrow({ ...query, where: { id } }),
)

/** Reads a judged submission with names once for all subscribers of the hubs. */
export const readNamedSubmission = readOnce(({ db }, { id }: { id: number }) =>
  db.submission.findUniqueOrThrow({ where: { id }, include: withNames }),
)

function byTime(sort: SortOrder): Prisma.SubmissionOrderByWithRelationInput[] {
  return [{ submittedAt: sort }, { id: sort }]
}
