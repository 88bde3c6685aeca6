import type { Cheat } from '../../../prisma/generated/client/client.ts'
import { requireMonitor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { listOf } from '../../database/row-list.ts'
import type { DomainEvents } from '../../events/domain-events.ts'
import { readEach } from '../../events/read-each.ts'
import { readOnce } from '../../events/read-once.ts'
import { subscribeTo } from '../../events/subscribe.ts'
import { readGame, requireStartedGame } from '../game/read-games.ts'
import { withNames } from '../submission/read-submissions.ts'
import { cheatOrder, cheatsMatching, type CheatFilter, type CheatOrder } from './cheat-filters.ts'

const asReference = { include: { team: true, division: { select: { name: true } } } } as const

/**
 * The cheats of a game for monitors, newest first unless asked.
 * @throws InvalidInputError if no text can contain the search
 */
export function gameCheats(
  ctx: Context,
  gameId: number,
  filter: CheatFilter = {},
  orderBy?: CheatOrder | null,
) {
  requireMonitor(ctx)
  const where = { gameId, ...cheatsMatching(filter) }
  return listOf(ctx, 'cheat', { where, orderBy: cheatOrder(orderBy) }, { isSearch: Boolean(filter.search) })
}

/**
 * The cheats of a game with teams and submissions, without baits, which the contract does not have.
 * @throws NotFoundError, ConflictError (not started)
 */
export async function listCheats(ctx: Context, gameId: number) {
  const list = gameCheats(ctx, gameId).matching({ sourceParticipationId: { not: null } })
  await requireStartedGame(ctx, gameId)
  const rows = await list.rows({
    include: {
      submission: { include: withNames },
      submitParticipation: asReference,
      sourceParticipation: asReference,
    },
  })
  return rows.flatMap(({ sourceParticipation, ...cheat }) =>
    sourceParticipation ? [{ ...cheat, sourceParticipation }] : [],
  )
}

export type NamedCheat = Awaited<ReturnType<typeof listCheats>>[number]

const readDetected = readOnce(({ db }, { submissionId }: DomainEvents['cheat.detected']) =>
  db.cheat.findUnique({ where: { submissionId } }),
)

/** Reads a detected cheat once for all subscribers with the same selection. */
export const readFollowedCheat = readOnce(
  ({ db }, { submissionId }: { submissionId: number }, query: object) =>
    db.cheat.findUniqueOrThrow({ ...query, where: { submissionId } }),
)

/** Subscribes a monitor to the cheats of a game. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function followCheats(ctx: Context, gameId: number): Promise<AsyncIterable<Cheat>> {
  requireMonitor(ctx)
  await readGame(ctx, gameId)
  const detected = subscribeTo(ctx, 'cheat.detected', { where: (cheat) => cheat.gameId === gameId })
  return readEach(detected, (event) => readDetected(ctx, event))
}
