import type { Prisma, Team } from '../../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { containing } from '../../../database/containing.ts'
import { listOf } from '../../../database/row-list.ts'
import { int32, pageInput, parseInput, searchInput } from '../../../use-case/input.ts'
import { requireRevision, revisionOf } from '../../../use-case/revision.ts'
import { changedFields, pick } from '../../audit/audit-fields.ts'
import { recordAudit, type AuditRecord } from '../../audit/record-audit.ts'
import { requireTeamName, type RequireTeamName } from '../new-team-name.ts'
import { teamChangesInput, type contractTeamChangesInput } from '../team.input.ts'
import { teamOrder, type TeamOrder } from './team-order.ts'
import { lockTeam } from '../team-rows.ts'
import { withMembers } from '../team.service.ts'

const mostFound = 30
export const teamPageInput = pageInput({ count: 100, max: 500 })

type Filter = { search?: string | null | undefined; orderBy?: TeamOrder | null | undefined }

/** All teams for administrators, oldest first unless asked. */
export function allTeams(ctx: Context, { search, orderBy }: Filter = {}) {
  requireAdmin(ctx)
  return listOf(
    ctx,
    'team',
    { where: search ? teamsMatching(search) : {}, orderBy: teamOrder(orderBy) },
    { isSearch: Boolean(search) },
  )
}

/** A page of all teams with their members and the total. */
export async function listAllTeams(ctx: Context, raw: unknown) {
  const list = allTeams(ctx)
  const { count, skip } = parseInput(teamPageInput, raw)
  const [teams, total] = await Promise.all([
    list.rows({ take: count, skip, include: withMembers }),
    list.count(),
  ])
  return { teams, total }
}

/** The first teams that match the hint. */
export async function searchTeams(ctx: Context, raw: unknown) {
  const list = allTeams(ctx)
  const { hint } = parseInput(searchInput, raw)
  return list
    .matching(teamsMatching(hint), { isSearch: true })
    .rows({ take: mostFound, include: withMembers })
}

/** Teams whose name contains the hint, ignoring case, or whose id equals it. */
function teamsMatching(hint: string): Prisma.TeamWhereInput {
  const id = int32().safeParse(hint)
  return {
    OR: [...containing(hint).map((name) => ({ name })), ...(id.success ? [{ id: id.data }] : [])],
  }
}

/** Changes with every field of the form of a team. */
export function teamRevision(team: Team): string {
  return revisionOf(pick(team, ['name', 'bio', 'locked']))
}

/** Updates any team; absent members stay unchanged. @throws InvalidInputError, NotFoundError, ConflictError */
export async function updateAnyTeam(
  ctx: Context,
  teamId: number,
  raw: unknown,
  {
    shape = teamChangesInput,
    requireName = requireTeamName,
  }: {
    shape?: typeof teamChangesInput | typeof contractTeamChangesInput
    requireName?: RequireTeamName
  } = {},
): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const { name, bio, locked } = parseInput(shape, raw)
  const moved = await ctx.db.$transaction(async (tx) => {
    const before = await lockTeam(tx, teamId)
    await requireRevision(ctx, () => teamRevision(before))
    if (name && name !== before.name) requireName(name)
    const after = await tx.team.update({
      where: { id: teamId },
      data: { ...(name && { name }), ...(bio !== undefined && { bio }), ...(locked != null && { locked }) },
    })
    const isShown = name || bio !== undefined
    const movedBoards = isShown ? await ctx.boards.move(tx, await ctx.boards.showingTeam(tx, teamId)) : []
    await recordAudit(tx, ctx, auditRecordsOf(before, after))
    return movedBoards
  })
  ctx.boards.publish(moved)
}

function auditRecordsOf(before: Team, after: Team): AuditRecord[] {
  const subject = { id: after.id, name: after.name }
  const rest = changedFields(before, after, ['name', 'bio'])
  return [
    ...(rest ? [{ action: 'team.updated', subject, ...rest } as const] : []),
    ...(before.locked === after.locked
      ? []
      : [{ action: after.locked ? 'team.locked' : 'team.unlocked', subject } as const]),
  ]
}
