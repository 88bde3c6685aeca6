import type { z } from 'zod'
import type { Challenge, Flag } from '../../../prisma/generated/client/client.ts'
import { isDynamic } from '../../../rules/challenge-types.ts'
import { challengeLimits } from '../../../rules/field-limits.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { listOf } from '../../database/row-list.ts'
import { invalidField } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { createAttachments, deleteAttachments } from '../asset/attachment.ts'
import { releaseFiles } from '../asset/file-store.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { aboutChallenge } from '../challenge/author/challenge-audit.ts'
import { publishEdit } from '../challenge/author/publish-edit.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import { lockChallenge } from '../challenge/challenge-rows.ts'
import { challengesOnBoard, moveChallenges } from '../challenge/move-challenges.ts'
import { mayAuthorChallenges } from '../challenge/challenge.policy.ts'
import { createFlagsInput, createFlagsOfKindsInput, deleteFlagsInput, type NewFlag } from './flag.input.ts'

/**
 * Adds exact flags to a challenge. In a static challenge each is a correct answer; in a dynamic one each is the flag, with
 * its attachment, of one team. `raw` is the list of flags.
 * @throws InvalidInputError, NotFoundError, ForbiddenError (final result without a reason)
 */
export function createFlags(ctx: Context, key: ChallengeKey, raw: unknown): Promise<void> {
  return storeFlags(ctx, key, { flags: raw }, createFlagsInput)
}

/**
 * Like `createFlags`, with the kinds of flags and baits that are beyond the contract.
 * @throws InvalidInputError, NotFoundError, ForbiddenError (final result without a reason)
 */
export function createFlagsOfKinds(ctx: Context, key: ChallengeKey, raw: unknown): Promise<void> {
  return storeFlags(ctx, key, { flags: raw }, createFlagsOfKindsInput)
}

async function storeFlags(
  ctx: Context,
  key: ChallengeKey,
  raw: unknown,
  input: z.ZodType<{ flags: NewFlag[] }>,
): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { flags } = parseInput(input, raw)
  await ctx.db.$transaction(async (tx) => {
    const challenge = await lockChallenge(tx, key)
    await ctx.boards.requireChangeable(tx, [key.gameId])
    await recordAudit(tx, ctx, await addFlags(tx, challenge, flags))
  })
}

/**
 * Adds flags to a locked or new challenge. Returns the entries of the audit trail.
 * @throws InvalidInputError if a team's own flag is not exact, or the challenge has too many special flags
 */
export async function addFlags(
  tx: Transaction,
  challenge: Challenge,
  flags: NewFlag[],
): Promise<AuditRecord[]> {
  await requireAllowedFlags(tx, challenge, flags)
  const attachmentIds = await createAttachments(tx, flags)
  const made = await tx.flag.createManyAndReturn({
    data: flags.map(({ flag, kind, isBait, examples, counterexamples }, index) => ({
      challengeId: challenge.id,
      flag,
      kind: kind ?? 'Exact',
      isBait: isBait ?? false,
      examples: examples ?? [],
      counterexamples: counterexamples ?? [],
      attachmentId: attachmentIds[index] ?? null,
    })),
  })
  return made.map(({ id, flag, attachmentId, kind, isBait }) => ({
    action: 'flag.created' as const,
    subject: { id, name: challenge.title },
    gameId: challenge.gameId,
    after: { flag, challengeId: challenge.id, attachmentId, ...markedKind({ kind, isBait }) },
  }))
}

/** The kind and the bait mark for the audit trail, where they differ from those of a plain flag. */
function markedKind({ kind, isBait }: Pick<Flag, 'kind' | 'isBait'>) {
  return { ...(kind !== 'Exact' && { kind }), ...(isBait && { isBait }) }
}

async function requireAllowedFlags(
  tx: Transaction,
  { id, type }: Challenge,
  flags: NewFlag[],
): Promise<void> {
  const special = flags.filter(({ kind, isBait }) => isBait || (kind ?? 'Exact') !== 'Exact')
  if (special.length === 0) return
  const [unsupported] = isDynamic(type) ? special.filter(({ isBait }) => !isBait) : []
  if (unsupported) throw invalidField(`flags.${flags.indexOf(unsupported)}.kind`, 'flag.exactPerTeam')
  const present = await tx.flag.count({
    where: { challengeId: id, OR: [{ isBait: true }, { kind: { not: 'Exact' } }] },
  })
  const max = challengeLimits.specialFlags
  if (present + special.length > max) throw invalidField('flags', 'flag.tooManySpecial', { max })
}

/**
 * Deletes flags of a challenge with their attachments, all or none; a challenge without any correct flag left is disabled.
 * A team that had one of the flags does not get another one. Returns the ids of the flags that existed.
 * @throws InvalidInputError, NotFoundError, ForbiddenError (final result without a reason)
 */
export async function deleteFlags(
  ctx: Context,
  key: ChallengeKey,
  raw: readonly number[],
): Promise<number[]> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { flagIds } = parseInput(deleteFlagsInput, { flagIds: raw })
  const { ids, hashes, moved, isDisabled } = await ctx.db.$transaction(async (tx) => {
    const challenge = await lockChallenge(tx, key)
    const flags = await tx.flag.findMany({
      where: { id: { in: flagIds }, challengeId: challenge.id },
      orderBy: { id: 'asc' },
    })
    if (flags.length === 0) return { ids: [], hashes: [], moved: [], isDisabled: false }
    await ctx.boards.requireChangeable(tx, [key.gameId])
    const ids = flags.map(({ id }) => id)
    await tx.flag.deleteMany({ where: { id: { in: ids } } })
    const hashes = await deleteAttachments(
      tx,
      flags.map(({ attachmentId }) => attachmentId),
    )
    const deletions = flags.map((flag) => deletionOf(challenge, flag))
    const left = await tx.flag.count({ where: { challengeId: challenge.id, isBait: false } })
    if (flags.every(({ isBait }) => isBait) || left > 0 || !challenge.isEnabled) {
      await recordAudit(tx, ctx, deletions)
      return { ids, hashes, moved: [], isDisabled: false }
    }
    const onBoard = await challengesOnBoard(tx, [challenge.id])
    await tx.challenge.update({ where: { id: challenge.id }, data: { isEnabled: false } })
    const movedBoards = await moveChallenges(ctx, tx, { gameId: key.gameId, onBoard })
    await recordAudit(tx, ctx, [...deletions, { action: 'challenge.disabled', ...aboutChallenge(challenge) }])
    return { ids, hashes, moved: movedBoards, isDisabled: true }
  })
  ctx.boards.publish(moved)
  if (isDisabled && moved.length === 0) publishEdit(ctx, { gameId: key.gameId, isShown: true })
  await releaseFiles(ctx, hashes)
  return ids
}

/** Like `deleteFlags` for one flag. Returns whether it existed. @throws NotFoundError, ForbiddenError */
export async function deleteFlag(ctx: Context, key: ChallengeKey, flagId: number): Promise<boolean> {
  return (await deleteFlags(ctx, key, [flagId])).length > 0
}

/** The entry of the audit trail for a deleted flag. */
function deletionOf(challenge: Challenge, flag: Flag): AuditRecord {
  return {
    action: 'flag.deleted',
    subject: { id: flag.id, name: challenge.title },
    gameId: challenge.gameId,
    before: {
      flag: flag.flag,
      challengeId: challenge.id,
      attachmentId: flag.attachmentId,
      ...markedKind(flag),
    },
  }
}

/** The flags of a challenge in order of creation, for authors; null for others. */
export function challengeFlags(ctx: Context, challengeId: number) {
  if (!mayAuthorChallenges(ctx.viewer)) return null
  return listOf(ctx, 'flag', { where: { challengeId }, orderBy: { id: 'asc' } })
}
