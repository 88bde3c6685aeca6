import { isDeepStrictEqual } from 'node:util'
import type { Challenge, Prisma } from '../../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import type { BoardChange } from '../../../events/board-moves.ts'
import type { Transaction } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { ConflictError, invalidField } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { requireRevision } from '../../../use-case/revision.ts'
import { createAttachments, deleteAttachments, auditedAttachment } from '../../asset/attachment.ts'
import { releaseFiles } from '../../asset/file-store.ts'
import { pick } from '../../audit/audit-fields.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { challengeLimits } from '../../../../rules/field-limits.ts'
import { generatedLength } from '../../../../rules/flags/flag-template.ts'
import { templateStrength } from '../../../../rules/flags/template-strength.ts'
import { aboutChallenge, changesOfChallenge, creationOfChallenge } from './challenge-audit.ts'
import { lockHints, refundsOf } from '../hints/set-hints.service.ts'
import { hasContainer } from '../../../../rules/challenge-types.ts'
import { attemptColumns } from '../play/attempt-limit.ts'
import { readChallengeRevision } from './challenge-revision.ts'
import { publishEdit } from './publish-edit.ts'
import { scoreColumns } from './score-columns.ts'
import { refusingTakenKey, sourceColumns } from '../import/source-key.ts'
import { storeSource } from '../import/source.service.ts'
import { timeColumns } from '../schedule/challenge-times.ts'
import { lockRequirements, requiredIdsOf, setRequirements, unlockColumns } from '../play/unlocks.ts'
import { createEditNotices, readHints } from '../challenge-notices.ts'
import type { ChallengeKey } from '../challenge-key.ts'
import { lockChallenge, requireGame } from '../challenge-rows.ts'
import { challengeChange, challengesOnBoard, moveChallenges } from '../move-challenges.ts'
import type { GameTimes } from '../../game/game-state.ts'
import { isShown as isShownToPlayers, shownChallenges } from '../../game/shown-challenges.ts'
import {
  attachmentInput,
  challengeRulesInput,
  createChallengeInput,
  updateChallengeInput,
  type ChallengeChanges,
  type ChallengeRules,
} from './challenge.input.ts'

/** Creates a disabled challenge. @throws InvalidInputError, NotFoundError */
export async function createChallenge(ctx: Context, gameId: number, raw: unknown): Promise<number> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { title, category, type } = parseInput(createChallengeInput, raw)
  const id = await ctx.db.$transaction(async (tx) => {
    await requireGame(tx, gameId)
    const challenge = await tx.challenge.create({ data: { gameId, title, category, type } })
    await ctx.boards.requireChangeable(tx, [gameId])
    await recordAudit(tx, ctx, creationOfChallenge(challenge))
    return challenge.id
  })
  publishEdit(ctx, { gameId, isShown: false })
  return id
}

/**
 * Updates the given members; absent and null ones stay unchanged. `rawRules` are the members beyond the contract, of
 * which null removes a value. Players of a live game get notices about a new challenge and new hints.
 * @throws InvalidInputError, NotFoundError, ConflictError (enabled without a flag, another revision)
 */
export async function updateChallenge(
  ctx: Context,
  key: ChallengeKey,
  raw: unknown,
  rawRules: unknown = {},
): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const changes = parseInput(updateChallengeInput, raw)
  const rules = parseInput(challengeRulesInput, rawRules)
  const { gameId } = key
  const { moved, isShown, noticeIds } = await ctx.db.$transaction(async (tx) => {
    const game = await requireGame(tx, gameId)
    const { requiredChallengeIds } = rules
    if (requiredChallengeIds !== undefined) await lockRequirements(tx, gameId)
    const before = await lockChallenge(tx, key)
    await requireRevision(ctx, () => readChallengeRevision(tx, before.id))
    const requiredBefore = await requiredIdsOf({ db: tx }, before.id)
    const onBoardBefore = await challengesOnBoard(tx, [before.id])
    const { after, noticeIds } = await applyChanges(ctx, tx, { game, before, changes, rules })
    const required = { before: requiredBefore, after: await requiredIdsOf({ db: tx }, before.id) }
    const isChanged = isBoardMovedBy(before, after) || String(required.before) !== String(required.after)
    const isMasked = required.before.length > 0 && required.after.length > 0
    // Boards do not show what a challenge requires, nor its title while it requires others.
    const isMoved = !isMasked || isBoardMovedBy({ ...before, title: after.title }, after)
    const onBoard = isMoved ? [...onBoardBefore, ...(await challengesOnBoard(tx, [before.id]))] : []
    const movedBoards = isChanged ? await moveChallenges(ctx, tx, { gameId, onBoard }) : []
    await recordAudit(tx, ctx, changesOfChallenge(before, after, required))
    return { noticeIds, moved: movedBoards, isShown: [before, after].some(isShownToPlayers) }
  })
  ctx.boards.publish(moved)
  // The board does not show the text, the hints and the rules of attempts.
  if (moved.length === 0) publishEdit(ctx, { gameId, isShown })
  for (const noticeId of noticeIds) ctx.events.emit('notice.published', { gameId, noticeId })
}

type Application = {
  game: GameTimes
  before: Challenge
  changes: ChallengeChanges
  rules: ChallengeRules
}

/**
 * Stores the changes of a locked or new challenge, with the notices for players. Board and audit trail are left to
 * the caller.
 * @throws InvalidInputError, ConflictError (enabled without a flag, key of another challenge)
 */
export async function applyChanges(
  ctx: Context,
  tx: Transaction,
  { game, before, changes, rules }: Application,
): Promise<{ after: Challenge; noticeIds: number[] }> {
  await requireValidChanges(tx, before, changes)
  if (rules.warmInstances && before.type !== 'StaticContainer') {
    throw invalidField('warmInstances', 'challenge.warmNeedsStaticContainer')
  }
  const { requiredChallengeIds } = rules
  const key = { gameId: before.gameId, challengeId: before.id }
  if (requiredChallengeIds !== undefined) await setRequirements(tx, key, requiredChallengeIds ?? [])
  const hintsBefore = await readHints(tx, before.id)
  const data = {
    ...columns(before, changes),
    ...scoreColumns(before, changes, rules),
    ...attemptColumns(rules),
    ...(rules.warmInstances !== undefined && { warmInstances: rules.warmInstances ?? 0 }),
    ...(rules.decidesTies !== undefined && { decidesTies: rules.decidesTies ?? true }),
    ...unlockColumns(rules),
    ...sourceColumns(rules),
    ...timeColumns(before, rules, await databaseTime(tx, ctx.clock)),
  }
  const after = await refusingTakenKey(tx.challenge.update({ where: { id: before.id }, data }))
  await storeSource(tx, key, rules)
  const noticeIds = await createEditNotices(ctx, tx, { game, hintsBefore, before, after, changes })
  return { after, noticeIds }
}

/**
 * Deletes a challenge with its flags, instances, submissions and solves, and its files unless others use them.
 * @throws NotFoundError
 */
export async function deleteChallenge(ctx: Context, key: ChallengeKey): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { gameId } = key
  const { moved, isShown, hashes } = await ctx.db.$transaction(async (tx) => {
    const challenge = await lockChallenge(tx, key)
    const flags = await tx.flag.findMany({
      where: { challengeId: challenge.id, attachmentId: { not: null } },
      select: { attachmentId: true },
    })
    const hints = await lockHints(tx, challenge.id)
    const refunds = await refundsOf(
      tx,
      hints.map(({ id }) => id),
    )
    // Boards show a challenge by its name once it requires no other.
    const requiresNoOther = { requirements: { none: { requiredId: { not: challenge.id } } } }
    const requiring = await tx.challengeRequirement.findMany({
      where: { requiredId: challenge.id, challenge: { ...shownChallenges, ...requiresNoOther } },
      orderBy: { challengeId: 'asc' },
      select: { challengeId: true },
    })
    const onBoard = await challengesOnBoard(tx, [challenge.id])
    const changed = [...onBoard, ...requiring.map(({ challengeId: id }) => ({ id, isPublic: true }))]
    const changes: BoardChange[] = changed.length > 0 ? [...refunds, challengeChange(changed)] : refunds
    await ctx.boards.requireChangeable(tx, [gameId])
    // The move reads from the purchases of hints whether the freeze hides them.
    const movedBoards = changes.length > 0 ? await ctx.boards.move(tx, [{ gameId, changes }]) : []
    await tx.challenge.delete({ where: { id: challenge.id } })
    const attachmentIds = [challenge.attachmentId, ...flags.map(({ attachmentId }) => attachmentId)]
    const hashes = await deleteAttachments(tx, attachmentIds)
    await recordAudit(tx, ctx, {
      action: 'challenge.deleted',
      ...aboutChallenge(challenge),
      before: pick(challenge, ['title', 'category', 'type', 'isEnabled', 'originalScore']),
    })
    return { hashes, moved: movedBoards, isShown: isShownToPlayers(challenge) }
  })
  ctx.boards.publish(moved)
  if (moved.length === 0) publishEdit(ctx, { gameId, isShown })
  await releaseFiles(ctx, hashes)
}

/**
 * Replaces the attachment by a file, a link or nothing.
 * @throws InvalidInputError, NotFoundError, ConflictError (dynamic attachments belong to flags)
 */
export async function setChallengeAttachment(ctx: Context, key: ChallengeKey, raw: unknown): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const input = parseInput(attachmentInput, raw)
  const { isShown, hashes } = await ctx.db.$transaction(async (tx) => {
    const challenge = await lockChallenge(tx, key)
    if (challenge.type === 'DynamicAttachment') throw new ConflictError('challenge.attachmentPerFlag')
    const [attachmentId = null] = await createAttachments(tx, [input])
    await tx.challenge.update({ where: { id: challenge.id }, data: { attachmentId } })
    const before = await auditedAttachment(tx, challenge.attachmentId)
    const after = await auditedAttachment(tx, attachmentId)
    const hashes = await deleteAttachments(tx, [challenge.attachmentId])
    await recordAudit(tx, ctx, {
      action: 'challenge.attachment.changed',
      ...aboutChallenge(challenge),
      before,
      after,
    })
    return { hashes, isShown: isShownToPlayers(challenge) }
  })
  publishEdit(ctx, { gameId: key.gameId, isShown })
  await releaseFiles(ctx, hashes)
}

/** Does nothing: counts are computed from the solves. The route exists for scripts. @throws NotFoundError */
export async function recountSolves(ctx: Context, gameId: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  await requireGame(ctx.db, gameId)
}

async function requireValidChanges(
  tx: Transaction,
  before: Challenge,
  changes: ChallengeChanges,
): Promise<void> {
  const { type } = before
  if (changes.isEnabled === true && !before.isEnabled && type !== 'DynamicContainer') {
    const flag = await tx.flag.findFirst({
      where: { challengeId: before.id, isBait: false },
      select: { id: true },
    })
    if (!flag) throw new ConflictError('challenge.noFlag')
  }
  if (changes.enableTrafficCapture === true && !hasContainer(type)) {
    throw invalidField('enableTrafficCapture', 'challenge.captureNeedsContainer')
  }
  if (changes.fileName != null && changes.fileName.trim() === '') {
    throw invalidField('fileName', 'input.required', { field: 'fileName' })
  }
  if (changes.flagTemplate == null || type !== 'DynamicContainer') return
  if (!templateStrength(changes.flagTemplate).isStrong)
    throw invalidField('flagTemplate', 'flag.templateWeak')
  if (generatedLength(changes.flagTemplate) > challengeLimits.flagOfContract) {
    throw invalidField('flagTemplate', 'flag.templateTooLong', { max: challengeLimits.flagOfContract })
  }
}

function columns(before: Challenge, changes: ChallengeChanges): Prisma.ChallengeUpdateInput {
  const { flagTemplate, containerImage, memoryLimit, cpuCount, storageLimit, enableTrafficCapture, ...rest } =
    changes
  const captures = enableTrafficCapture ?? before.enableTrafficCapture
  return {
    ...withoutNull({
      ...rest,
      containerImage: containerImage?.trim(),
      memoryLimitMib: memoryLimit,
      cpuTenths: cpuCount,
      storageLimitMib: storageLimit,
    }),
    enableTrafficCapture: captures && hasContainer(before.type),
    ...(flagTemplate != null && { flagTemplate: flagTemplate.trim() === '' ? null : flagTemplate }),
  }
}

function withoutNull<Members extends object>(
  members: Members,
): { [Name in keyof Members]?: NonNullable<Members[Name]> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value != null)) as never
}

function isBoardMovedBy(before: Challenge, after: Challenge): boolean {
  const shown = ['isEnabled', 'isReleased', 'lockedView', 'title', 'category', 'originalScore', 'minScoreRate', 'difficulty', 'scoreCurve', 'disableBloodBonus', 'decidesTies'] as const // oxfmt-ignore
  return (
    shown.some((name) => before[name] !== after[name]) ||
    !isDeepStrictEqual(before.scoreTable, after.scoreTable)
  )
}
