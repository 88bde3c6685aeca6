import { requireSession } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { UnauthenticatedError } from '../../../use-case/errors.ts'
import { avatarUse, replacePicture, requirePictureSize, type PictureReader } from '../../asset/picture.ts'
import { readPictureSource, type PictureSource } from '../../asset/operation-uploads.ts'

/**
 * Sets the viewer's avatar and releases the previous one. Returns the URL of the new one.
 * @throws ConflictError (empty, too large, no picture)
 */
export async function updateAvatar(ctx: Context, read: PictureReader): Promise<string> {
  requireSession(ctx)
  const picture = await read()
  await ctx.limits.charge(ctx, 'Account')
  return setAvatar(ctx, picture)
}

async function setAvatar(ctx: Context, picture: Uint8Array): Promise<string> {
  const viewer = requireSession(ctx)
  requirePictureSize(picture.length)
  const url = await replacePicture(ctx, picture, avatarUse, async (tx, avatarHash) => {
    const [held] = await tx.$queryRaw<{ hash: string | null }[]>`
      SELECT avatar_hash AS hash FROM "user" WHERE id = ${viewer.id}::uuid FOR NO KEY UPDATE`
    if (!held) throw new UnauthenticatedError()
    await tx.user.update({ where: { id: viewer.id }, data: { avatarHash }, select: { id: true } })
    return held.hash
  })
  const message = `changed the avatar to ${url.slice('/assets/'.length).slice(0, 8)}`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
  return url
}

/**
 * Like `updateAvatar`, with a file of the operation or one that was uploaded before.
 * @throws InvalidInputError, and those of `updateAvatar`
 */
export async function updateAvatarFrom(ctx: Context, source: PictureSource): Promise<string> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  return setAvatar(ctx, await readPictureSource(ctx, source))
}
