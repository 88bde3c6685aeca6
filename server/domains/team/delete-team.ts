import type { Prisma, Team } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ForbiddenError } from '../../use-case/errors.ts'
import { requireAdmin, requireUser } from '../../use-case/roles.ts'
import { releaseFiles } from '../asset/file-store.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireUnlocked } from './membership.service.ts'
import { lockTeam, requireCaptain } from './team-rows.ts'
import { mayDeleteAnyTeam } from './team.policy.ts'

/** Deletes a team: any team for administrators, for others one that they lead. @throws those of both use cases */
export async function deletePermittedTeam(ctx: Context, teamId: number): Promise<void> {
  await (mayDeleteAnyTeam(ctx.viewer) ? deleteAnyTeam : deleteLedTeam)(ctx, teamId)
}

/**
 * Deletes a team that the viewer leads, with all its participations.
 * @throws NotFoundError, ForbiddenError (no captain, or part of a final result), ConflictError (locked)
 */
export async function deleteLedTeam(ctx: Context, teamId: number): Promise<void> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const { name } = await deleteTeam(ctx, teamId, async (tx, team) => {
    requireCaptain(viewer, team)
    await requireUnlocked(ctx, tx, team)
    const accepted: Prisma.ParticipationListRelationFilter = { some: { teamId, status: 'Accepted' } }
    // The error of a changed result asks for a reason, which players cannot give.
    if ((await tx.game.count({ where: { finalizedAt: { not: null }, participations: accepted } })) > 0) {
      throw new ForbiddenError('team.inFinalGame')
    }
  })
  ctx.logs.write({ level: 'Information', status: 'Success', message: `deleted the team ${name}`, ctx })
}

/** Deletes any team, also a locked one, with all its participations. @throws NotFoundError */
export async function deleteAnyTeam(ctx: Context, teamId: number): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  await deleteTeam(ctx, teamId)
}

type Permit = (tx: Transaction, team: Team) => Promise<void>

async function deleteTeam(ctx: Context, teamId: number, permit?: Permit): Promise<Team> {
  const { team, moved } = await ctx.db.$transaction(async (tx) => {
    const held = await lockTeam(tx, teamId)
    await permit?.(tx, held)
    const games = await ctx.boards.holdingTeam(tx, teamId)
    const left = ctx.reason ? await tx.participation.findMany({ where: { teamId } }) : []
    await tx.team.delete({ where: { id: teamId } })
    const movedBoards = await ctx.boards.move(tx, games)
    await recordAudit(tx, ctx, [
      {
        action: 'team.deleted',
        subject: { id: teamId, name: held.name },
        before: { name: held.name, captainId: held.captainId, locked: held.locked },
      },
      // With a reason the deletion is listed among the changes of each game.
      ...left.map(({ id, gameId, status }) => ({
        action: 'participation.deleted' as const,
        subject: { id, name: held.name },
        gameId,
        before: { status },
      })),
    ])
    return { team: held, moved: movedBoards }
  })
  ctx.boards.publish(moved)
  if (team.avatarHash) await releaseFiles(ctx, [team.avatarHash])
  return team
}
