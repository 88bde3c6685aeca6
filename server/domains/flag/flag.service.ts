import type { z } from 'zod'
import type { Challenge } from '../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { listOf } from '../../database/row-list.ts'
import { parseInput } from '../../use-case/input.ts'
import { createAttachments, deleteAttachments } from '../asset/attachment.ts'
import { releaseFiles } from '../asset/file-store.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { aboutChallenge } from '../challenge/author/challenge-audit.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import { lockChallenge } from '../challenge/challenge-rows.ts'
import { mayAuthorChallenges } from '../challenge/challenge.policy.ts'
import { createFlagsInput } from './flag.input.ts'

/**
 * Adds flags to a challenge. In a static challenge each is a correct answer; in a dynamic one each is the flag, with its
 * attachment, of one team. `raw` is the list of flags.
 * @throws InvalidInputError, NotFoundError
 */
export async function createFlags(ctx: Context, key: ChallengeKey, raw: unknown): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { flags } = parseInput(createFlagsInput, { flags: raw })
  await ctx.db.$transaction(async (tx) => {
    const challenge = await lockChallenge(tx, key)
    await recordAudit(tx, ctx, await addFlags(tx, challenge, flags))
  })
}

/** Adds flags to a locked or new challenge. Returns the entries of the audit trail. */
export async function addFlags(
  tx: Transaction,
  challenge: Challenge,
  flags: z.output<typeof createFlagsInput>['flags'],
): Promise<AuditRecord[]> {
  const attachmentIds = await createAttachments(tx, flags)
  const made = await tx.flag.createManyAndReturn({
    data: flags.map(({ flag }, index) => ({
      challengeId: challenge.id,
      flag,
      attachmentId: attachmentIds[index] ?? null,
    })),
  })
  return made.map(({ id, flag, attachmentId }) => ({
    action: 'flag.created' as const,
    subject: { id, name: challenge.title },
    gameId: challenge.gameId,
    after: { flag, challengeId: challenge.id, attachmentId },
  }))
}

/**
 * Deletes a flag with its attachment; a challenge without any flag left is disabled. A team that had the flag does not
 * get another one. Returns whether the flag existed.
 * @throws NotFoundError
 */
export async function deleteFlag(ctx: Context, key: ChallengeKey, flagId: number): Promise<boolean> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { isFound, hashes, moved } = await ctx.db.$transaction(async (tx) => {
    const challenge = await lockChallenge(tx, key)
    const flag = await tx.flag.findUnique({ where: { id: flagId, challengeId: challenge.id } })
    if (!flag) return { isFound: false, hashes: [], moved: [] }
    await tx.flag.delete({ where: { id: flag.id } })
    const hashes = await deleteAttachments(tx, [flag.attachmentId])
    const left = await tx.flag.count({ where: { challengeId: challenge.id } })
    const deletion = {
      action: 'flag.deleted' as const,
      subject: { id: flag.id, name: challenge.title },
      gameId: key.gameId,
      before: { flag: flag.flag, challengeId: challenge.id, attachmentId: flag.attachmentId },
    }
    if (left > 0 || !challenge.isEnabled) {
      await recordAudit(tx, ctx, deletion)
      return { isFound: true, hashes, moved: [] }
    }
    await tx.challenge.update({ where: { id: challenge.id }, data: { isEnabled: false } })
    const changes = [{ kind: 'challenge' as const, ids: [challenge.id] }]
    const movedBoards = await ctx.boards.move(tx, [{ gameId: key.gameId, changes }])
    await recordAudit(tx, ctx, [deletion, { action: 'challenge.disabled', ...aboutChallenge(challenge) }])
    return { isFound: true, hashes, moved: movedBoards }
  })
  ctx.boards.publish(moved)
  await releaseFiles(ctx, hashes)
  return isFound
}

/** The flags of a challenge in order of creation, for authors; null for others. */
export function challengeFlags(ctx: Context, challengeId: number) {
  if (!mayAuthorChallenges(ctx.viewer)) return null
  return listOf(ctx.db.flag, { where: { challengeId }, orderBy: { id: 'asc' } })
}
