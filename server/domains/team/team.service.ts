import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, invalidField, NotFoundError, UnauthenticatedError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { inviteCode, newInviteToken } from './invite-code.ts'
import { requireTeamName, type RequireTeamName } from './new-team-name.ts'
import { teamInput, transferInput } from './team.input.ts'
import { lockTeam, requireCaptain, requireRoomAsCaptain, requireTeam } from './team-rows.ts'

export const withMembers = {
  members: { include: { user: true }, orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }] },
} satisfies Prisma.TeamInclude

export type TeamWithMembers = Awaited<ReturnType<typeof readTeam>>

/** Loads a team, for anybody. @throws NotFoundError */
export async function readTeam(ctx: Context, teamId: number) {
  const team = await ctx.db.team.findUnique({ where: { id: teamId }, include: withMembers })
  if (!team) throw new NotFoundError('team.notFound')
  return team
}

/** The viewer's teams, in order of joining. */
export async function listOwnTeams(ctx: Context) {
  const viewer = requireUser(ctx, 'read')
  const memberships = await ctx.db.teamMember.findMany({
    where: { userId: viewer.id },
    include: { team: { include: withMembers } },
    orderBy: [{ joinedAt: 'asc' }, { teamId: 'asc' }],
  })
  return memberships.map(({ team }) => team)
}

/**
 * Creates a team with the viewer as its captain and only member.
 * @throws UnauthenticatedError, InvalidInputError, ConflictError (captain of too many)
 */
export async function createTeam(
  ctx: Context,
  raw: unknown,
  requireName: RequireTeamName = requireTeamName,
): Promise<number> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const { name, bio } = parseInput(teamInput, raw)
  if (name) requireName(name)
  const create = async (tx: Transaction) => {
    await requireRoomAsCaptain(tx, viewer.id, {
      tooMany: 'team.tooMany',
      missing: new UnauthenticatedError(),
    })
    if (!name) throw invalidField('name', 'team.nameEmpty')
    const team = await tx.team.create({
      data: {
        name,
        bio: bio ?? null,
        inviteToken: newInviteToken(),
        captainId: viewer.id,
        members: { create: { userId: viewer.id } },
      },
      select: { id: true },
    })
    return team.id
  }
  const teamId = await ctx.limits.takeTurn(ctx, () => ctx.db.$transaction(create))
  ctx.logs.write({ level: 'Information', status: 'Success', message: `created the team ${name}`, ctx })
  return teamId
}

/**
 * Updates a team: an empty or absent name stays, an absent bio stays, null clears the bio.
 * @throws InvalidInputError, NotFoundError, ForbiddenError
 */
export async function updateTeam(
  ctx: Context,
  teamId: number,
  raw: unknown,
  requireName: RequireTeamName = requireTeamName,
): Promise<void> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const { name, bio } = parseInput(teamInput, raw)
  const moved = await ctx.db.$transaction(async (tx) => {
    const team = await requireTeam(tx, teamId)
    if (name && name !== team.name) requireName(name)
    requireCaptain(viewer, team)
    await tx.team.update({
      where: { id: teamId },
      data: { ...(name && { name }), ...(bio !== undefined && { bio }) },
    })
    return ctx.boards.move(tx, await ctx.boards.showingTeam(tx, teamId))
  })
  ctx.boards.publish(moved)
}

/**
 * Makes another member the captain.
 * @throws NotFoundError, ForbiddenError, ConflictError (unknown, no member, captain of too many)
 */
export async function transferTeam(ctx: Context, teamId: number, raw: unknown): Promise<void> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const { newCaptainId } = parseInput(transferInput, raw)
  await ctx.db.$transaction(async (tx) => {
    const team = await lockTeam(tx, teamId)
    requireCaptain(viewer, team)
    const user = await tx.user.findUnique({ where: { id: newCaptainId }, select: { id: true } })
    if (!user) throw new ConflictError('team.newCaptainNotFound')
    const member = await tx.teamMember.findUnique({
      where: { teamId_userId: { teamId, userId: newCaptainId } },
    })
    if (!member) throw new ConflictError('team.newCaptainNotMember')
    if (newCaptainId === team.captainId) return
    await requireRoomAsCaptain(tx, newCaptainId, {
      tooMany: 'team.newCaptainTooMany',
      missing: new ConflictError('team.newCaptainNotFound'),
    })
    await tx.team.update({ where: { id: teamId }, data: { captainId: newCaptainId } })
  })
}

/** The team's invite code, for its captain. @throws NotFoundError, ForbiddenError */
export async function readInviteCode(ctx: Context, teamId: number): Promise<string> {
  const viewer = requireUser(ctx, 'play')
  const team = await requireTeam(ctx.db, teamId)
  requireCaptain(viewer, team)
  return inviteCode(team)
}

/** Creates a new invite code; earlier codes stop working. @throws NotFoundError, ForbiddenError */
export async function regenerateInviteCode(ctx: Context, teamId: number): Promise<string> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const team = await requireTeam(ctx.db, teamId)
  requireCaptain(viewer, team)
  const data = { inviteToken: newInviteToken() }
  return inviteCode(await ctx.db.team.update({ where: { id: teamId }, data }))
}
