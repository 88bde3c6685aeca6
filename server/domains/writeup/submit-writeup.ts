import { Readable } from 'node:stream'
import type { Game } from '../../../prisma/generated/client/client.ts'
import { requireUser } from '../../use-case/roles.ts'
import type { Context, UploadedFile } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, invalidField } from '../../use-case/errors.ts'
import type { Draft } from '../../storage/storage.ts'
import { receiveFile, releaseFiles, storeFiles } from '../asset/file-store.ts'
import { gameTime } from '../game/game-state.ts'
import { requirePlayingParticipation } from '../participation/playing.ts'
import { writeupName } from './writeup.service.ts'

const limitBytes = 20 * 1024 ** 2
// PDF readers look for the signature in this part.
const headBytes = 1024

/**
 * Stores a PDF as the team's write-up; the previous one is released. Checks the file first, then the player, then
 * the game, as the contract requires (game, section 7). Returns the participation.
 * @throws InvalidInputError (no file), NotFoundError, ConflictError (no PDF, too large, not playing, too late,
 * storage)
 */
export async function submitWriteup(
  ctx: Context,
  gameId: number,
  uploads: AsyncIterable<UploadedFile>,
): Promise<number> {
  requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const draft = await receiveWriteup(ctx, uploads)
  try {
    const { game, participation } = await requirePlayingParticipation(ctx, gameId, { evenWhenClosed: true })
    const writeupAt = ctx.clock.now()
    requireWriteupsOpen(game, writeupAt)
    const name = writeupName({ ...participation, writeupName: null, writeupAt }, writeupAt)
    const before = await storeFiles(ctx, [{ draft, name }], async (tx, files) => {
      const replaced = await lockWriteup(tx, participation.id)
      // Administrators publish a PDF after they have read it, so another PDF is not published.
      await tx.sharedWriteup.deleteMany({ where: { participationId: participation.id, kind: 'Pdf' } })
      await tx.participation.update({
        where: { id: participation.id },
        data: { writeupFileId: files.get(draft.hash)?.id ?? null, writeupName: name, writeupAt },
        select: { id: true },
      })
      return replaced
    })
    const message = `submitted the write-up ${name} (${draft.sizeBytes} bytes)`
    ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
    if (before !== null && before !== draft.hash) await releaseFiles(ctx, [before])
    return participation.id
  } finally {
    await draft.discard()
  }
}

async function receiveWriteup(ctx: Context, uploads: AsyncIterable<UploadedFile>): Promise<Draft> {
  for await (const { fileName, mimeType, source } of uploads) {
    const head: Buffer[] = []
    const draft = await receiveFile(ctx, Readable.from(limited(source, head)))
    const isPdf = Buffer.concat(head).subarray(0, headBytes).includes('%PDF-')
    const isDeclaredPdf = mimeType === 'application/pdf' && fileName.endsWith('.pdf')
    if (draft.sizeBytes > 0 && isPdf && isDeclaredPdf) return draft
    await draft.discard()
    throw new ConflictError(draft.sizeBytes === 0 ? 'writeup.empty' : 'writeup.notPdf')
  }
  throw invalidField('file', 'input.required', { field: 'file' })
}

/** Fails as soon as the limit is exceeded; collects the first bytes in `head`. */
async function* limited(source: Readable, head: Buffer[]): AsyncGenerator<Buffer> {
  let sizeBytes = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (sizeBytes < headBytes) head.push(chunk)
    sizeBytes += chunk.length
    if (sizeBytes > limitBytes) {
      throw new ConflictError('writeup.tooLarge', { params: { limit: `${limitBytes / 1024 ** 2} MiB` } })
    }
    yield chunk
  }
}

function requireWriteupsOpen(game: Game, now: Date): void {
  if (!game.writeupRequired) throw new ConflictError('writeup.notWanted')
  if (gameTime(game, now) > game.writeupDeadline) throw new ConflictError('writeup.tooLate')
}

/** Serializes uploads of one team, so that each releases the previous file. Returns its hash, or null. */
async function lockWriteup(tx: Transaction, participationId: number): Promise<string | null> {
  const [held] = await tx.$queryRaw<{ fileId: number | null }[]>`
    SELECT writeup_file_id AS "fileId" FROM participation
    WHERE id = ${participationId} AND status = 'Accepted' FOR NO KEY UPDATE`
  if (!held) throw new ConflictError('participation.notAccepted')
  if (held.fileId === null) return null
  // A separate query: the locking statement would not see the file of the upload that it waited for.
  const file = await tx.file.findUnique({ where: { id: held.fileId }, select: { hash: true } })
  return file?.hash ?? null
}
