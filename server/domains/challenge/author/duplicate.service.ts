import type { Challenge, Game } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import { databaseTime } from '../../../database/database-time.ts'
import type { Transaction } from '../../../database/database.ts'
import { translate } from '../../../i18n/translate.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { createAttachments, type AttachmentInput } from '../../asset/attachment.ts'
import { recordAudit, type AuditRecord } from '../../audit/record-audit.ts'
import { creationOfGame } from '../../game/game-audit.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { warnOfPlainKey } from '../../game/game.service.ts'
import { newGameKeys } from '../../game/team-token/team-token.ts'
import { creationOfChallenge } from './challenge-audit.ts'
import { publishEdit } from './publish-edit.ts'

const withParts = {
  attachment: { include: { file: true } },
  flags: { include: { attachment: { include: { file: true } } }, orderBy: { id: 'asc' } },
  extraHints: { orderBy: { position: 'asc' } },
} as const

/**
 * Copies a challenge within its game, with its flags, hints and files. The copy is not enabled. Returns its id and
 * the id of the game.
 * @throws NotFoundError
 */
export async function duplicateChallenge(ctx: Context, challengeId: number) {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const copy = await ctx.db.$transaction(async (tx) => {
    const challenge = await tx.challenge.findUnique({ where: { id: challengeId, game: isNotDeleted } })
    if (!challenge) throw new NotFoundError('challenge.notFound')
    await lockChallenges(tx, { id: challengeId })
    const { gameId } = challenge
    const made = await copyChallenge(tx, challengeId, { gameId, title: copyTitle(ctx, challenge) })
    await ctx.boards.requireChangeable(tx, [gameId])
    await recordAudit(tx, ctx, copied(creationOfChallenge(made), challengeId))
    return made
  })
  publishEdit(ctx, { gameId: copy.gameId, isShown: false })
  return { gameId: copy.gameId, challengeId: copy.id }
}

/**
 * Copies a game with its times, divisions, poster and challenges, without its teams. The copy is hidden, has keys of
 * its own, and its challenges are not enabled. Returns its id.
 * @throws NotFoundError
 */
export async function duplicateGame(ctx: Context, gameId: number): Promise<number> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const keys = newGameKeys(ctx.config.xorKey)
  const copyId = await ctx.db.$transaction(async (tx) => {
    const game = await tx.game.findUnique({
      where: { id: gameId, ...isNotDeleted },
      include: { divisions: { include: { exclusions: true }, orderBy: { position: 'asc' } } },
    })
    if (!game) throw new NotFoundError('game.notFound')
    await lockChallenges(tx, { gameId })
    const {
      id: _id,
      divisions,
      createdAt: _createdAt,
      deletedAt: _deletedAt,
      freezeAt,
      pausedAt: _pausedAt,
      revealedAt: _revealedAt,
      finalizedAt: _finalizedAt,
      ...columns
    } = game
    // A freeze that has passed could not be changed in the copy.
    const isFreezeAhead = freezeAt !== null && freezeAt > (await databaseTime(tx, ctx.clock))
    const made = await tx.game.create({
      data: {
        ...columns,
        ...keys,
        freezeAt: isFreezeAhead ? freezeAt : null,
        posterHash: await keptPoster(tx, game),
        title: copyTitle(ctx, game),
        hidden: true,
        divisions: {
          create: divisions.map(
            ({ id: _id, gameId: _gameId, exclusions: _exclusions, ...columns }) => columns,
          ),
        },
        board: { create: {} },
      },
      include: { divisions: { orderBy: { position: 'asc' } } },
    })
    const challenges = await tx.challenge.findMany({
      where: { gameId },
      select: { id: true, title: true },
      orderBy: { id: 'asc' },
    })
    const acts: AuditRecord[] = [copied(creationOfGame(made), gameId)]
    const copies = new Map<number, number>()
    for (const { id, title } of challenges) {
      const copy = await copyChallenge(tx, id, { gameId: made.id, title })
      copies.set(id, copy.id)
      acts.push(copied(creationOfChallenge(copy), id))
    }
    const requirements = await tx.challengeRequirement.findMany({ where: { gameId } })
    await tx.challengeRequirement.createMany({
      data: requirements.flatMap(({ challengeId, requiredId }) => {
        const [copyId, requiredCopyId] = [copies.get(challengeId), copies.get(requiredId)]
        return copyId && requiredCopyId
          ? [{ challengeId: copyId, requiredId: requiredCopyId, gameId: made.id }]
          : []
      }),
    })
    await tx.divisionExclusion.createMany({
      data: divisions.flatMap(({ name, exclusions }) =>
        exclusions.flatMap(({ challengeId }) => {
          const copyId = copies.get(challengeId)
          const divisionId = made.divisions.find((division) => division.name === name)?.id
          return copyId && divisionId ? [{ divisionId, challengeId: copyId, gameId: made.id }] : []
        }),
      ),
    })
    await recordAudit(tx, ctx, acts)
    return made.id
  })
  warnOfPlainKey(ctx, copyId)
  return copyId
}

/** Locks challenges until commit, in order of their ids: their flags and files stay. */
async function lockChallenges(tx: Transaction, where: { id?: number; gameId?: number }): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM challenge WHERE id = ${where.id ?? null} OR game_id = ${where.gameId ?? null}
    ORDER BY id FOR NO KEY UPDATE`
}

async function copyChallenge(
  tx: Transaction,
  challengeId: number,
  { gameId, title }: { gameId: number; title: string },
): Promise<Challenge> {
  const source = await tx.challenge.findUniqueOrThrow({ where: { id: challengeId }, include: withParts })
  const {
    id: _id,
    attachment,
    flags,
    hints,
    extraHints,
    createdAt: _createdAt,
    testContainerId: _test,
    ...columns
  } = source
  // Flags of a dynamic container belong to the teams that started one.
  const kept = source.type === 'DynamicContainer' ? flags.filter(({ isBait }) => isBait) : flags
  const [attachmentId = null, ...flagAttachmentIds] = await createAttachments(tx, [
    inputOf(attachment),
    ...kept.map((flag) => inputOf(flag.attachment)),
  ])
  return tx.challenge.create({
    data: {
      ...columns,
      gameId,
      title,
      // An import writes to the original and not to its copy in the same game.
      sourceKey: gameId === source.gameId ? null : source.sourceKey,
      isEnabled: false,
      attachmentId: attachmentId,
      // An empty list would count as a change of the hints.
      ...(hints.length > 0 ? { hints } : {}),
      extraHints: {
        create: extraHints.map(({ position, title, content, cost, releaseAt, isReleased }) => ({
          position,
          title,
          content,
          cost,
          releaseAt,
          isReleased,
        })),
      },
      flags: {
        create: kept.map(({ flag, kind, isBait, examples, counterexamples }, index) => ({
          flag,
          kind,
          isBait,
          examples,
          counterexamples,
          attachmentId: flagAttachmentIds[index] ?? null,
        })),
      },
    },
  })
}

type Stored = {
  type: AttachmentInput['attachmentType']
  remoteUrl: string | null
  name: string | null
  file: { hash: string } | null
}

function inputOf(attachment: Stored | null): AttachmentInput {
  if (!attachment) return { attachmentType: 'None' }
  const { type, remoteUrl, name, file } = attachment
  return { attachmentType: type, remoteUrl, fileName: name, fileHash: file?.hash }
}

/** The poster's hash, locked so that the file stays; null if there is none. */
async function keptPoster(tx: Transaction, { posterHash }: Game): Promise<string | null> {
  if (posterHash === null) return null
  const rows = await tx.$queryRaw<{ hash: string }[]>`
    SELECT hash FROM file WHERE hash = ${posterHash} AND removing_at IS NULL FOR KEY SHARE`
  return rows[0]?.hash ?? null
}

function copyTitle(ctx: Context, { title }: { title: string }): string {
  return translate(ctx.locale, 'game.copyTitle', { title })
}

function copied(record: AuditRecord, copyOf: number): AuditRecord {
  return { ...record, after: { ...record.after, copyOf } }
}
