import { requireAuthor } from '../../access.ts'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { releaseFiles } from '../asset/file-store.ts'
import { requirePictureSize, storePicture } from '../asset/picture.ts'

/**
 * Gives a game its picture and lets go of the one before. Answers the picture's address.
 * @throws ConflictError (empty, too large, no picture), NotFoundError
 */
export async function updatePoster(ctx: Context, gameId: number, picture: Uint8Array): Promise<string> {
  requireAuthor(ctx)
  requirePictureSize(picture.length)
  const game = await ctx.db.game.findUnique({ where: { id: gameId }, select: { posterHash: true } })
  if (!game) throw new NotFoundError('game.notFound')
  const url = await storePicture(ctx, picture, { name: 'poster' }, async (tx, posterHash) => {
    const { count } = await tx.game.updateMany({ where: { id: gameId }, data: { posterHash } })
    if (count === 0) throw new NotFoundError('game.notFound')
  })
  if (game.posterHash && !url.includes(game.posterHash)) await releaseFiles(ctx, [game.posterHash])
  return url
}
