import type { Challenge, Prisma } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { listOf } from '../../../database/row-list.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { changesOfChallenge } from '../author/challenge-audit.ts'
import { publishEdit } from '../author/publish-edit.ts'
import { requireGame } from '../challenge-rows.ts'
import { challengesOnBoard, moveChallenges } from '../move-challenges.ts'
import { timeColumns } from './challenge-times.ts'
import { mayAuthorChallenges } from '../challenge.policy.ts'
import { scheduleInput } from '../author/challenge.input.ts'
import { createReleaseNotices } from './release-notices.ts'

/**
 * Sets the times of several challenges of a game together. An absent time stays, null removes it. Challenges that
 * this releases in a live game are announced in one notice.
 * @throws InvalidInputError, NotFoundError: the game, or one of the challenges in it
 */
export async function scheduleChallenges(ctx: Context, gameId: number, raw: unknown): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { challengeIds, ...times } = parseInput(scheduleInput, raw)
  const { moved, isShifted, noticeIds } = await ctx.db.$transaction(async (tx) => {
    const game = await requireGame(tx, gameId)
    const ids = [...new Set(challengeIds)]
    await tx.$queryRaw`SELECT id FROM challenge WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`
    const found = await tx.challenge.findMany({ where: { id: { in: ids }, gameId }, orderBy: { id: 'asc' } })
    if (found.length < ids.length) throw new NotFoundError('challenge.notFound')
    const onBoardBefore = await challengesOnBoard(tx, ids)
    const now = await databaseTime(tx, ctx.clock)
    const changed: { before: Challenge; after: Challenge }[] = []
    for (const before of found) {
      const data = timeColumns(before, times, now)
      changed.push({ before, after: await tx.challenge.update({ where: { id: before.id }, data }) })
    }
    const opened = changed.filter(({ before, after }) => !before.isReleased && after.isReleased)
    const noticeIds = await createReleaseNotices(tx, {
      gameId,
      game,
      opened: opened.map(({ after }) => ({ ...after, releaseAt: now })),
      at: now,
    })
    const shifted = changed.filter(({ before, after }) => before.isReleased !== after.isReleased)
    const shiftedIds = new Set(shifted.map(({ after }) => after.id))
    const onBoard = [...onBoardBefore, ...(await challengesOnBoard(tx, ids))].filter(({ id }) =>
      shiftedIds.has(id),
    )
    const moved = shifted.length > 0 ? await moveChallenges(ctx, tx, { gameId, onBoard }) : []
    await recordAudit(
      tx,
      ctx,
      changed.flatMap(({ before, after }) => changesOfChallenge(before, after)),
    )
    return { noticeIds, moved, isShifted: shifted.some(({ after }) => after.isEnabled) }
  })
  ctx.boards.publish(moved)
  if (isShifted && moved.length === 0) publishEdit(ctx, { gameId, isShown: true })
  for (const noticeId of noticeIds) ctx.events.emit('notice.published', { gameId, noticeId })
}

/** The challenges that a game shows to players at a time, for authors; null for others. */
export function challengesAt(
  ctx: Context,
  { id: gameId, start }: { id: number; start: Date },
  { at, orderBy }: { at: Date; orderBy: Prisma.ChallengeOrderByWithRelationInput[] },
) {
  if (!mayAuthorChallenges(ctx.viewer)) return null
  const released = { OR: [{ releaseAt: null }, { releaseAt: { lte: at } }] }
  const where = at < start ? { id: { in: [] } } : { gameId, isEnabled: true, ...released }
  return listOf(ctx, 'challenge', { where, orderBy })
}
