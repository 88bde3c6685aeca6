import { requireUser } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { ConflictError, NotFoundError } from '../../../use-case/errors.ts'
import { releaseFiles } from '../../asset/file-store.ts'
import { lockGame, lockTeamParticipations } from '../change-participation.ts'
import { mayLeave } from '../participation.policy.ts'

/**
 * Deletes the viewer's registration; that of the last member deletes the participation with its write-up.
 * @throws NotFoundError, ConflictError (not registered; accepted or suspended)
 */
export async function leaveGame(ctx: Context, gameId: number): Promise<void> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const key = { gameId_userId: { gameId, userId: viewer.id } }
  const hashes = await ctx.db.$transaction(async (tx) => {
    if (!(await lockGame(tx, gameId))) throw new NotFoundError('game.notFound')
    const teamId = (await tx.participationMember.findUnique({ where: key }))?.teamId
    if (teamId !== undefined) await lockTeamParticipations(tx, teamId)
    const member = await tx.participationMember.findUnique({
      where: key,
      include: { participation: { include: { writeupFile: true } } },
    })
    if (!member) throw new ConflictError('participation.notJoined')
    const { participation } = member
    if (!mayLeave(participation.status)) throw new ConflictError('participation.cannotLeave')
    await tx.participationMember.delete({ where: key })
    const left = await tx.participationMember.count({ where: { participationId: participation.id } })
    if (left > 0) return []
    // Boards show accepted teams only, which may not leave.
    await tx.participation.delete({ where: { id: participation.id } })
    const { writeupFile } = participation
    return writeupFile ? [writeupFile.hash] : []
  })
  ctx.events.emit('teams.changed', { gameId })
  await releaseFiles(ctx, hashes)
}
