import { requireAuthor } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { ConflictError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { auditedUploads, receiveUploads, type Upload } from '../../asset/asset.service.ts'
import { createAttachments, auditedAttachment } from '../../asset/attachment.ts'
import { storeFiles } from '../../asset/file-store.ts'
import { recordAudit, type AuditRecord } from '../../audit/record-audit.ts'
import { createFlagsOfKindsInput } from '../../flag/flag.input.ts'
import { addFlags } from '../../flag/flag.service.ts'
import { aboutChallenge, changesOfChallenge, creationOfChallenge } from './challenge-audit.ts'
import { lockRequirements } from '../play/unlocks.ts'
import { requireGame } from '../challenge-rows.ts'
import {
  attachmentInput,
  challengeRulesInput,
  createChallengeInput,
  updateChallengeInput,
} from './challenge.input.ts'
import { isShown as isShownToPlayers } from '../../game/shown-challenges.ts'
import { challengesOnBoard, moveChallenges } from '../move-challenges.ts'
import { publishEdit } from './publish-edit.ts'
import { applyChanges } from './update-challenge.service.ts'

type Parts = {
  flags?: unknown
  attachment?: unknown
  /** The file of the attachment, if the request brings it. */
  upload?: AsyncIterable<Upload> | undefined
  rules?: unknown
}

/**
 * Creates a challenge with all that an update, its flags and its attachment can set, or nothing. Returns its id.
 * Players of a live game get a notice if it is enabled.
 * @throws InvalidInputError, NotFoundError, ConflictError (enabled without a flag, dynamic attachments belong to flags,
 * storage), DomainError (upload: too large 413, aborted)
 */
export async function createWholeChallenge(
  ctx: Context,
  gameId: number,
  raw: unknown,
  { flags: rawFlags, attachment: rawAttachment, upload, rules: rawRules }: Parts,
): Promise<number> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { title, category, type } = parseInput(createChallengeInput, raw)
  const { title: _title, category: _category, hints, ...changes } = parseInput(updateChallengeInput, raw)
  const rules = parseInput(challengeRulesInput, rawRules ?? {})
  const { flags } = parseInput(createFlagsOfKindsInput, { flags: rawFlags ?? [] })
  const attachment = rawAttachment == null ? null : parseInput(attachmentInput, rawAttachment)
  const received = upload ? await receiveUploads(ctx, upload, attachment?.fileName ?? undefined) : []
  const { id, moved, isShown, noticeIds } = await storeFiles(ctx, received, async (tx, files) => {
    const game = await requireGame(tx, gameId)
    if (rules.requiredChallengeIds?.length) await lockRequirements(tx, gameId)
    if (attachment && type === 'DynamicAttachment') throw new ConflictError('challenge.attachmentPerFlag')
    const fileHash = received[0]?.draft.hash ?? attachment?.fileHash
    const [attachmentId = null] = attachment ? await createAttachments(tx, [{ ...attachment, fileHash }]) : []
    const made = await tx.challenge.create({
      data: { gameId, title, category, type, attachmentId, ...(hints?.length && { hints }) },
    })
    const acts: AuditRecord[] = [
      ...auditedUploads(files.values()),
      creationOfChallenge(made),
      ...(await addFlags(tx, made, flags)),
    ]
    const attached = await auditedAttachment(tx, attachmentId)
    if (attached) {
      acts.push({
        action: 'challenge.attachment.changed',
        ...aboutChallenge(made),
        before: null,
        after: attached,
      })
    }
    const { after, noticeIds } = await applyChanges(ctx, tx, { game, before: made, changes, rules })
    const onBoard = await challengesOnBoard(tx, [after.id])
    const movedBoards = await moveChallenges(ctx, tx, { gameId, onBoard })
    await recordAudit(tx, ctx, [...acts, ...changesOfChallenge({ ...made, hints: [] }, after)])
    return { id: made.id, noticeIds, moved: movedBoards, isShown: isShownToPlayers(after) }
  })
  ctx.boards.publish(moved)
  if (moved.length === 0) publishEdit(ctx, { gameId, isShown })
  for (const noticeId of noticeIds) ctx.events.emit('notice.published', { gameId, noticeId })
  return id
}
