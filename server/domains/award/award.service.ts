import type { Participation } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { databaseTime } from '../../database/database-time.ts'
import type { Transaction } from '../../database/database.ts'
import { listOf } from '../../database/row-list.ts'
import type { MovedBoard } from '../../events/board-moves.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { lockGame, lockTeamParticipations } from '../participation/change-participation.ts'
import { awardInput, type AwardInput } from './award.input.ts'

/** The awards of a game for authors, newest first. @throws UnauthenticatedError, ForbiddenError */
export function gameAwards(ctx: Context, gameId: number) {
  requireAuthor(ctx)
  return listOf(ctx, 'scoreAdjustment', {
    where: { gameId, kind: 'Award', game: isNotDeleted },
    orderBy: [{ madeAt: 'desc' }, { id: 'desc' }],
  })
}

/** An award that the viewer has just given. */
export function loadAward(ctx: Context, id: number, query: object) {
  return ctx.db.scoreAdjustment.findUnique({ ...query, where: { id } })
}

/**
 * Gives points to a team of a game. A call with an idempotency key that the game has gives nothing again and returns
 * the award of the first call.
 * @throws NotFoundError, ConflictError (the key belongs to another award)
 */
export async function giveAward(
  ctx: Context,
  { gameId, teamId, ...raw }: { gameId: number; teamId: number } & Record<string, unknown>,
): Promise<number> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const input = parseInput(awardInput, raw)
  const { id, moved } = await ctx.db.$transaction(async (tx) => {
    const participation = await lockParticipation(tx, gameId, teamId)
    const id = await insertAward(ctx, tx, { gameId, participationId: participation.id, ...input })
    if (id === null) {
      return { id: await sameAward(tx, { gameId, participationId: participation.id, ...input }), moved: [] }
    }
    const moved = await moveAward(ctx, tx, participation, id)
    const { points, reason } = input
    await recordAudit(tx, ctx, { ...about(participation), action: 'award.given', after: { points, reason } })
    return { id, moved }
  })
  ctx.boards.publish(moved)
  return id
}

/** Removes an award. Returns its game. @throws NotFoundError */
export async function removeAward(ctx: Context, id: number): Promise<number> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const where = { id, kind: 'Award', game: isNotDeleted } as const
  const known = await ctx.db.scoreAdjustment.findFirst({ where, include: { participation: true } })
  if (!known) throw new NotFoundError('award.notFound')
  const { gameId } = known
  const moved = await ctx.db.$transaction(async (tx) => {
    const participation = await lockParticipation(tx, gameId, known.participation.teamId)
    const award = await tx.scoreAdjustment.findFirst({ where })
    if (!award) throw new NotFoundError('award.notFound')
    // The move reads from the row whether the freeze hides the change.
    const moved = await moveAward(ctx, tx, participation, id)
    await tx.scoreAdjustment.delete({ where: { id } })
    const { points, reason } = award
    await recordAudit(tx, ctx, {
      ...about(participation),
      action: 'award.removed',
      before: { points, reason },
    })
    return moved
  })
  ctx.boards.publish(moved)
  return gameId
}

async function lockParticipation(tx: Transaction, gameId: number, teamId: number) {
  if (!(await lockGame(tx, gameId))) throw new NotFoundError('game.notFound')
  await lockTeamParticipations(tx, teamId)
  const participation = await tx.participation.findUnique({
    where: { teamId_gameId: { teamId, gameId } },
    include: { team: { select: { name: true } } },
  })
  if (!participation) throw new NotFoundError('participation.notFound')
  return participation
}

/** Boards show accepted teams only; an award of another team leaves their version alone, which everybody can read. */
async function moveAward(
  { boards }: Pick<Context, 'boards'>,
  tx: Transaction,
  { gameId, status }: Participation,
  id: number,
): Promise<MovedBoard[]> {
  if (status === 'Accepted')
    return boards.move(tx, [{ gameId, changes: [{ kind: 'adjustment', ids: [id] }] }])
  await boards.requireChangeable(tx, [gameId])
  return []
}

type NewAward = AwardInput & { gameId: number; participationId: number }

/** Null if the game has an award with the same idempotency key. */
async function insertAward(ctx: Context, tx: Transaction, award: NewAward): Promise<number | null> {
  const { gameId, participationId, points, reason, idempotencyKey = null } = award
  const { viewer, clock } = ctx
  const [stored] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO score_adjustment
      (game_id, participation_id, kind, points, reason, made_at, user_id, token_name, idempotency_key)
    VALUES (${gameId}, ${participationId}, 'Award', ${points}, ${reason}, ${await databaseTime(tx, clock)},
      ${viewer?.id ?? null}::uuid, (SELECT name FROM api_token WHERE id = ${viewer?.tokenId ?? null}::int),
      ${idempotencyKey})
    ON CONFLICT (game_id, idempotency_key) DO NOTHING RETURNING id`
  return stored?.id ?? null
}

async function sameAward(tx: Transaction, award: NewAward): Promise<number> {
  const { gameId, participationId, points, reason, idempotencyKey = null } = award
  const known = await tx.scoreAdjustment.findFirst({ where: { gameId, idempotencyKey } })
  const isSame =
    known?.participationId === participationId && known.points === points && known.reason === reason
  if (!isSame) throw new ConflictError('award.keyUsed')
  return known.id
}

function about(
  participation: Awaited<ReturnType<typeof lockParticipation>>,
): Pick<AuditRecord, 'subject' | 'gameId'> {
  const { id, gameId, team } = participation
  return { subject: { id, name: team.name }, gameId }
}
