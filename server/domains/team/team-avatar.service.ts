import { requireUser } from '../../use-case/roles.ts'
import type { MovedBoard } from '../../events/board-moves.ts'
import type { Context } from '../../context.ts'
import { avatarUse, replacePicture, requirePictureSize, type PictureReader } from '../asset/picture.ts'
import { readPictureSource, type PictureSource } from '../asset/operation-uploads.ts'
import { lockTeam, requireCaptain, requireTeam } from './team-rows.ts'

/**
 * Sets the avatar of a team and releases the previous one. Returns the URL of the new one.
 * @throws NotFoundError, ForbiddenError, ConflictError (empty, too large, no picture)
 */
export async function updateTeamAvatar(ctx: Context, teamId: number, read: PictureReader): Promise<string> {
  requireUser(ctx, 'play')
  const picture = await read()
  await ctx.limits.charge(ctx, 'Play')
  return setTeamAvatar(ctx, teamId, picture)
}

async function setTeamAvatar(ctx: Context, teamId: number, picture: Uint8Array): Promise<string> {
  const viewer = requireUser(ctx, 'play')
  const team = await requireTeam(ctx.db, teamId)
  requireCaptain(viewer, team)
  requirePictureSize(picture.length)
  let moved: MovedBoard[] = []
  const url = await replacePicture(ctx, picture, avatarUse, async (tx, avatarHash) => {
    const held = await lockTeam(tx, teamId)
    requireCaptain(viewer, held)
    await tx.team.update({ where: { id: teamId }, data: { avatarHash }, select: { id: true } })
    moved = await ctx.boards.move(tx, await ctx.boards.showingTeam(tx, teamId))
    return held.avatarHash
  })
  ctx.boards.publish(moved)
  const message = `changed the avatar of the team ${team.name}`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
  return url
}

/**
 * Like `updateTeamAvatar`, with a file of the operation or one that was uploaded before.
 * @throws InvalidInputError, and those of `updateTeamAvatar`
 */
export async function updateTeamAvatarFrom(
  ctx: Context,
  teamId: number,
  source: PictureSource,
): Promise<string> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  requireCaptain(viewer, await requireTeam(ctx.db, teamId))
  return setTeamAvatar(ctx, teamId, await readPictureSource(ctx, source))
}
