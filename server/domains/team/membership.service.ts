import { timingSafeEqual } from 'node:crypto'
import type { Team } from '../../../prisma/generated/client/client.ts'
import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, invalidField, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { guardGuess } from '../../limits/guard-guess.ts'
import { parseInviteCode } from './invite-code.ts'
import { inviteInput, kickInput } from './team.input.ts'
import { isCaptain } from './team.policy.ts'
import { lockTeam, requireCaptain } from './team-rows.ts'

type ParsedCode = ReturnType<typeof parseInviteCode>

/**
 * Joins the team of an invite code, also a locked one.
 * @throws InvalidInputError (no such code), ConflictError (unknown team, already a member), RateLimitedError
 */
export async function acceptInvite(ctx: Context, raw: unknown): Promise<number> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const code = parseInviteCode(parseInput(inviteInput, raw).code)
  const wrong = ['team.inviteInvalid', 'team.notFoundNamed'] as const
  const team = await guardGuess(ctx, { what: 'team', wrong }, () => join(ctx, viewer, code))
  ctx.logs.write({ level: 'Information', status: 'Success', message: `joined the team ${team.name}`, ctx })
  return team.id
}

function join(ctx: Context, viewer: Viewer, { name, teamId, token }: ParsedCode): Promise<Team> {
  return ctx.db.$transaction(async (tx) => {
    const found = await lockTeam(tx, teamId).catch((error: unknown) => {
      throw error instanceof NotFoundError
        ? new ConflictError('team.notFoundNamed', { params: { name } })
        : error
    })
    if (!timingSafeEqual(Buffer.from(found.inviteToken), Buffer.from(token))) {
      throw invalidField('code', 'team.inviteInvalid')
    }
    const { count } = await tx.teamMember.createMany({
      data: { teamId, userId: viewer.id },
      skipDuplicates: true,
    })
    if (count === 0) throw new ConflictError('team.alreadyMember')
    return found
  })
}

/**
 * Removes a member of the captain's team.
 * @throws NotFoundError, ForbiddenError, ConflictError (locked, no member, the captain)
 */
export async function kickMember(ctx: Context, teamId: number, raw: unknown): Promise<void> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const { userId } = parseInput(kickInput, raw)
  const { team, userName } = await ctx.db.$transaction(async (tx) => {
    const held = await lockTeam(tx, teamId)
    requireCaptain(viewer, held)
    await requireUnlocked(ctx, tx, held)
    const member = await tx.teamMember.findUnique({
      where: { teamId_userId: { teamId, userId } },
      select: { user: { select: { userName: true } } },
    })
    if (!member) throw new ConflictError('team.userNotInTeam')
    if (isCaptain(userId, held)) throw new ConflictError('team.transferFirst')
    await removeMember(tx, teamId, userId)
    return { team: held, userName: member.user.userName }
  })
  const message = `kicked ${userName} from the team ${team.name}`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
}

/** Removes the viewer from a team. @throws NotFoundError, ConflictError (no member, locked, the captain) */
export async function leaveTeam(ctx: Context, teamId: number): Promise<void> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const team = await ctx.db.$transaction(async (tx) => {
    const held = await lockTeam(tx, teamId)
    const where = { teamId_userId: { teamId, userId: viewer.id } }
    if (!(await tx.teamMember.findUnique({ where }))) throw new ConflictError('team.notInTeam')
    await requireUnlocked(ctx, tx, held)
    if (isCaptain(viewer.id, held)) throw new ConflictError('team.transferFirst')
    await removeMember(tx, teamId, viewer.id)
    return held
  })
  ctx.logs.write({ level: 'Information', status: 'Success', message: `left the team ${team.name}`, ctx })
}

/** A team stays locked until all its games have ended; an outdated lock is removed here. @throws ConflictError */
export async function requireUnlocked(ctx: Context, tx: Transaction, team: Team): Promise<void> {
  if (!team.locked) return
  if (await ctx.teamLocks.isBoundToGame(tx, team.id)) throw new ConflictError('team.locked')
  await tx.team.update({ where: { id: team.id }, data: { locked: false } })
}

// The user's registrations in the team's games are deleted too; the participations stay, even without members.
async function removeMember(tx: Transaction, teamId: number, userId: string): Promise<void> {
  await tx.participationMember.deleteMany({ where: { teamId, userId } })
  await tx.teamMember.delete({ where: { teamId_userId: { teamId, userId } } })
  await tx.formerTeamMember.createMany({ data: { teamId, userId }, skipDuplicates: true })
}
