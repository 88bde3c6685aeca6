import { Prisma } from '../../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { ConflictError, NotFoundError } from '../../../use-case/errors.ts'
import { recordAudit, type AuditRecord } from '../../audit/record-audit.ts'
import { hasEnded } from '../../game/game-state.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { isUnlockable, maskedTitle, shownIn } from '../../game/shown-challenges.ts'
import { takesBlood } from '../../game/divisions/division-rights.ts'
import { lockSolving } from '../../game/set-freeze.ts'
import { inSnapshot, loadBoardRows } from '../model/load-board.ts'
import { nextHiddenSolve, type NextSolve } from './next-hidden-solve.ts'

type Locked = Awaited<ReturnType<typeof lockFrozenGame>>

/**
 * Shows everybody all hidden solves, awards and hint costs at once, and publishes the notices of their bloods.
 * @throws NotFoundError, ConflictError (not ended, no freeze, revealed)
 */
export async function revealBoard(ctx: Context, gameId: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { moved, noticeIds } = await ctx.db.$transaction(async (tx) => {
    const locked = await lockFrozenGame(ctx, tx, gameId)
    return finish(ctx, tx, locked)
  })
  ctx.boards.publish(moved)
  for (const noticeId of noticeIds) ctx.events.emit('notice.published', { gameId, noticeId })
}

/**
 * Shows everybody one hidden solve, with the awards and hint costs of its team until then: the next one from the last
 * rank up. Once none is hidden, the call after the last
 * solve ends the reveal. Returns the solve, and how many are hidden after it.
 * @throws NotFoundError, ConflictError (not ended, no freeze, revealed)
 */
export async function revealNextSolve(
  ctx: Context,
  gameId: number,
): Promise<{ revealed: NextSolve | null; left: number }> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { moved, noticeIds, revealed, left } = await ctx.db.$transaction(async (tx) => {
    const locked = await lockFrozenGame(ctx, tx, gameId)
    // The lock serializes concurrent steps, so the rows that another connection reads now are current.
    const loaded = await inSnapshot(ctx.pool, (client) => loadBoardRows(client, gameId))
    if (!loaded) throw new NotFoundError('game.notFound')
    const { next, hidden } = nextHiddenSolve(loaded.rows)
    if (!next) return { ...(await finish(ctx, tx, locked)), revealed: null, left: 0 }
    const solve = await tx.solve.update({
      where: { submissionId: next.submissionId },
      data: { isRevealed: true },
    })
    const { participationId, solvedAt } = solve
    await tx.scoreAdjustment.updateMany({
      where: { participationId, madeAt: { gte: locked.freezeAt, lte: solvedAt } },
      data: { isRevealed: true },
    })
    const moved = await moveBoard(ctx, tx, gameId)
    await recordAudit(tx, ctx, {
      ...about(locked),
      action: 'game.solve.revealed',
      after: { submissionId: next.submissionId, teamId: next.teamId, challengeId: next.challengeId },
    })
    return { moved, noticeIds: [], revealed: next, left: hidden - 1 }
  })
  ctx.boards.publish(moved)
  for (const noticeId of noticeIds) ctx.events.emit('notice.published', { gameId, noticeId })
  return { revealed, left }
}

/** The number of solves that the freeze hides from players. The caller decides who may know it. */
export async function countHiddenSolves(ctx: Context, gameId: number): Promise<number> {
  const [all, shown] = await Promise.all([
    ctx.scoreboards.get(gameId, 'organizer'),
    ctx.scoreboards.get(gameId, 'public'),
  ])
  const count = (board: typeof all) =>
    (board?.rows ?? [])
      .filter(({ standing }) => standing !== 'Tester')
      .reduce((sum, { solves }) => sum + solves.length, 0)
  return count(all) - count(shown)
}

/** Waits until every solve before the end is judged. @throws NotFoundError, ConflictError */
async function lockFrozenGame(ctx: Context, tx: Transaction, gameId: number) {
  await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
  const game = await tx.game.findUnique({ where: { id: gameId, ...isNotDeleted } })
  if (!game) throw new NotFoundError('game.notFound')
  const now = await lockSolving(ctx, tx, gameId)
  if (!game.freezeAt) throw new ConflictError('game.noFreeze')
  if (game.revealedAt) throw new ConflictError('game.revealed')
  if (!hasEnded(game, now)) throw new ConflictError('game.notEnded')
  return { id: game.id, title: game.title, freezeAt: game.freezeAt, now }
}

async function finish(ctx: Context, tx: Transaction, locked: Locked) {
  const { id: gameId, freezeAt, now } = locked
  await tx.game.update({ where: { id: gameId }, data: { revealedAt: now } })
  const notices = await writeBloodNotices(tx, gameId, freezeAt)
  const moved = await moveBoard(ctx, tx, gameId)
  await recordAudit(tx, ctx, { ...about(locked), action: 'game.revealed', after: { revealedAt: now } })
  return { moved, noticeIds: notices.map(({ id }) => id) }
}

/** A reveal shows the result, and does not change it. */
function moveBoard(ctx: Context, tx: Transaction, gameId: number) {
  return ctx.boards.move(tx, [{ gameId, changes: [{ kind: 'game', ids: [gameId] }] }], 'keepsResult')
}

function about({ id, title }: Locked): Pick<AuditRecord, 'subject' | 'gameId'> {
  return { subject: { id, name: title }, gameId: id }
}

/** The notices of the bloods that were hidden, each with the time of its solve. */
function writeBloodNotices(tx: Transaction, gameId: number, freezeAt: Date) {
  const isShown = Prisma.raw(shownIn('challenge'))
  const title = Prisma.raw(
    `CASE WHEN ${isUnlockable('challenge')} THEN '${maskedTitle}' ELSE challenge.title END`,
  )
  const placed = Prisma.raw(takesBlood('solve.challenge_id', 'participation'))
  return tx.$queryRaw<{ id: number }[]>`
    INSERT INTO game_notice (game_id, type, values, team_id, challenge_id, published_at)
    SELECT game_id, (ARRAY['FirstBlood', 'SecondBlood', 'ThirdBlood'])[place]::"NoticeType",
           ARRAY[team_name, title], team_id, challenge_id, solved_at
      FROM (
        SELECT solve.game_id, solve.challenge_id, solve.solved_at, solve.submission_id, ${title} AS title,
               team.id AS team_id, team.name AS team_name,
               row_number() OVER (PARTITION BY solve.challenge_id ORDER BY solve.solved_at, solve.submission_id) AS place
          FROM solve
          JOIN game ON game.id = solve.game_id
          JOIN challenge ON challenge.id = solve.challenge_id
          JOIN participation ON participation.id = solve.participation_id
          JOIN team ON team.id = participation.team_id
         WHERE solve.game_id = ${gameId} AND participation.status = 'Accepted'
           AND solve.takes_blood AND ${placed}
           AND ${isShown} AND NOT challenge.disable_blood_bonus
           AND solve.solved_at >= game.start_at AND solve.solved_at < game.end_at
      ) counted
     WHERE place <= 3 AND solved_at >= ${freezeAt}
     ORDER BY solved_at, submission_id
    RETURNING id`
}
