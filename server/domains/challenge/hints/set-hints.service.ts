import type { Hint } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import { databaseTime } from '../../../database/database-time.ts'
import type { Transaction } from '../../../database/database.ts'
import type { BoardChange } from '../../../events/board-moves.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { requireRevision } from '../../../use-case/revision.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { lockGame } from '../../participation/change-participation.ts'
import { aboutChallenge } from '../author/challenge-audit.ts'
import { readChallengeRevision } from '../author/challenge-revision.ts'
import { isShown as isShownToPlayers } from '../../game/shown-challenges.ts'
import { publishEdit } from '../author/publish-edit.ts'
import type { ChallengeKey } from '../challenge-key.ts'
import { lockChallenge, requireGame } from '../challenge-rows.ts'
import { extraHintsInput } from './hint.input.ts'
import { createHintNotices } from './hint-notices.ts'

/**
 * Replaces the hints of a challenge that have a title, a cost or a time. Hints with an id stay the same hints, so teams
 * keep what they bought, at the price that they paid. Teams that bought a removed hint get their points back.
 * @throws NotFoundError: no such challenge, or no such hint of it; ConflictError (another revision)
 */
export async function setExtraHints(ctx: Context, key: ChallengeKey, raw: unknown): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { hints } = parseInput(extraHintsInput, raw)
  const { moved, isShown, noticeIds } = await ctx.db.$transaction(async (tx) => {
    const game = await requireGame(tx, key.gameId)
    await lockGame(tx, key.gameId)
    const challenge = await lockChallenge(tx, key)
    const before = await lockHints(tx, challenge.id)
    await requireRevision(ctx, () => readChallengeRevision(tx, challenge.id))
    const known = new Map(before.map((hint) => [hint.id, hint]))
    const kept = new Set(hints.flatMap(({ hintId }) => hintId ?? []))
    if ([...kept].some((id) => !known.has(id))) throw new NotFoundError('hint.notFound')

    const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
    const changes = await refundsOf(tx, removed)
    // The move reads from the rows whether the freeze hides the change.
    const moved = changes.length > 0 ? await ctx.boards.move(tx, [{ gameId: key.gameId, changes }]) : []
    await tx.hint.deleteMany({ where: { id: { in: removed } } })

    const now = await databaseTime(tx, ctx.clock)
    let isNew = false
    for (const [position, { hintId, title, content, cost, releaseAt = null }] of hints.entries()) {
      const isReleased = !releaseAt || releaseAt <= now
      const data = { position, title: title ?? '', content, cost: cost ?? 0, releaseAt, isReleased }
      const old = hintId == null ? undefined : known.get(hintId)
      isNew ||= isReleased && !old?.isReleased
      if (old) await tx.hint.update({ where: { id: old.id }, data })
      else await tx.hint.create({ data: { ...data, challengeId: challenge.id, gameId: key.gameId } })
    }
    const noticeIds = isNew ? await createHintNotices(tx, { game, challenges: [challenge], at: now }) : []
    const after = await tx.hint.findMany({
      where: { challengeId: challenge.id },
      orderBy: { position: 'asc' },
    })
    await recordAudit(tx, ctx, {
      action: 'challenge.hints.changed',
      ...aboutChallenge(challenge),
      before: { extraHints: before.map(audited) },
      after: { extraHints: after.map(audited) },
    })
    return { moved, noticeIds, isShown: isShownToPlayers(challenge) }
  })
  ctx.boards.publish(moved)
  publishEdit(ctx, { gameId: key.gameId, isShown })
  for (const noticeId of noticeIds) ctx.events.emit('notice.published', { gameId: key.gameId, noticeId })
}

/** The board changes of a transaction that removes hints: teams get back what they paid. Call before the removal. */
export async function refundsOf(tx: Transaction, hintIds: number[]): Promise<BoardChange[]> {
  if (hintIds.length === 0) return []
  const paid = await tx.scoreAdjustment.findMany({
    where: { hintId: { in: hintIds }, points: { not: 0 } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return paid.length > 0 ? [{ kind: 'adjustment', ids: paid.map(({ id }) => id) }] : []
}

/** The hints of a locked challenge, which no team can buy until the commit. */
export async function lockHints(tx: Transaction, challengeId: number): Promise<Hint[]> {
  await tx.$queryRaw`SELECT id FROM hint WHERE challenge_id = ${challengeId} ORDER BY id FOR UPDATE`
  return tx.hint.findMany({ where: { challengeId }, orderBy: { position: 'asc' } })
}

function audited({ id, title, content, cost, releaseAt }: Hint) {
  return { id, title, content, cost, releaseAt }
}
