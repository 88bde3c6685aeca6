import { requireAuthor } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { replacePicture, requirePictureSize, type PictureReader } from '../../asset/picture.ts'
import { readPictureSource, type PictureSource } from '../../asset/operation-uploads.ts'
import { isNotDeleted } from '../game.policy.ts'

/**
 * Sets the poster of a game and releases the previous one. Returns the URL of the new one.
 * @throws ConflictError (empty, too large, no picture), NotFoundError
 */
export async function updatePoster(ctx: Context, gameId: number, read: PictureReader): Promise<string> {
  requireAuthor(ctx)
  const picture = await read()
  await ctx.limits.charge(ctx, 'Author')
  return setPoster(ctx, gameId, picture)
}

async function setPoster(ctx: Context, gameId: number, picture: Uint8Array): Promise<string> {
  requirePictureSize(picture.length)
  if ((await ctx.db.game.count({ where: { id: gameId, ...isNotDeleted } })) === 0)
    throw new NotFoundError('game.notFound')
  return replacePicture(ctx, picture, { name: 'poster' }, async (tx, posterHash) => {
    const [held] = await tx.$queryRaw<{ hash: string | null; title: string }[]>`
      SELECT poster_hash AS hash, title FROM game WHERE id = ${gameId} AND deleted_at IS NULL FOR NO KEY UPDATE`
    if (!held) throw new NotFoundError('game.notFound')
    await tx.game.update({ where: { id: gameId }, data: { posterHash }, select: { id: true } })
    await recordAudit(tx, ctx, {
      action: 'game.poster.changed',
      subject: { id: gameId, name: held.title },
      gameId,
      before: { posterHash: held.hash },
      after: { posterHash },
    })
    return held.hash
  })
}

/**
 * Like `updatePoster`, with a file of the operation or one that was uploaded before.
 * @throws InvalidInputError, and those of `updatePoster`
 */
export async function updatePosterFrom(ctx: Context, gameId: number, source: PictureSource): Promise<string> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  return setPoster(ctx, gameId, await readPictureSource(ctx, source))
}
