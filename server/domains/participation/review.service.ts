import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { repeatConflicts } from '../../database/repeat-conflicts.ts'
import { invalidField, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { changedFields } from '../audit/audit-fields.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { readGame } from '../game/read-games.ts'
import {
  changeParticipations,
  lockGames,
  lockParticipationsOfTeams,
  type ParticipationChange,
} from './change-participation.ts'
import { bulkReviewInput, participationByIdInput, participationInput } from './participation.input.ts'
import { hasReason, isDivisionValid } from './participation.policy.ts'
import { gameParticipations } from './read-participations.ts'

const byJoining: Prisma.ParticipationMemberOrderByWithRelationInput[] = [
  { joinedAt: 'asc' },
  { userId: 'asc' },
]
const withPeople = {
  division: true,
  members: { orderBy: byJoining },
  team: { include: { members: { include: { user: true }, orderBy: byJoining } } },
} satisfies Prisma.ParticipationInclude

/** All participations of a game with their members, by team. @throws NotFoundError */
export async function listParticipations(ctx: Context, gameId: number) {
  const list = gameParticipations(ctx, gameId, { orderBy: { field: 'TEAM_ID', direction: 'ASC' } })
  await readGame(ctx, gameId)
  return list.rows({ include: withPeople })
}

export type ReviewedParticipation = Awaited<ReturnType<typeof listParticipations>>[number]

/** Sets status with its reason, and division; an unknown division is ignored. @throws NotFoundError */
export async function updateParticipation(
  ctx: Context,
  participationId: number,
  raw: unknown,
): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const input = parseInput(participationInput, raw)
  await review(ctx, [participationId], ({ game, status, divisionId }) => {
    const names = game.divisions.map(({ name }) => name)
    const division = game.divisions.find(({ name }) => name === input.division)
    return {
      status: input.status ?? status,
      divisionId: isDivisionValid(input.division, names) ? (division?.id ?? null) : divisionId,
      reason: input.statusReason,
    }
  })
}

/** Like `updateParticipation`, with the division by its id. @throws NotFoundError, InvalidInputError */
export async function updateParticipationById(
  ctx: Context,
  participationId: number,
  raw: unknown,
): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const input = parseInput(participationByIdInput, raw)
  await review(ctx, [participationId], ({ game, status, divisionId }) => {
    const chosen = input.divisionId ?? divisionId
    if (chosen !== divisionId && !game.divisions.some(({ id }) => id === chosen)) {
      throw invalidField('divisionId', 'participation.divisionUnknown')
    }
    return { status: input.status ?? status, divisionId: chosen, reason: input.statusReason }
  })
}

/** Sets one status for many participations, all or none. Returns their ids. @throws NotFoundError */
export async function updateParticipations(ctx: Context, raw: unknown): Promise<number[]> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const { participationIds, status, statusReason } = parseInput(bulkReviewInput, raw)
  const ids = [...new Set(participationIds)]
  await review(ctx, ids, ({ divisionId }) => ({ status, divisionId, reason: statusReason }))
  return ids
}

/** Changes participations, all or none. The number of statements is the same for one and for many. */
async function review(
  ctx: Context,
  ids: number[],
  decisionOf: (participation: LockedParticipation) => Decision,
): Promise<void> {
  const { moved, reviewed } = await repeatConflicts(() =>
    ctx.db.$transaction(async (tx) => {
      const participations = await lockParticipations(tx, ids)
      if (participations.length < ids.length) throw new NotFoundError('participation.notFound')
      const changes = participations.map((before) => ({
        before,
        target: targetOf(before, decisionOf(before)),
      }))
      const games = await changeParticipations(tx, changes)
      const movedBoards = games.length > 0 ? await ctx.boards.move(tx, games) : []
      await recordAudit(tx, ctx, changes.flatMap(auditRecordsOf))
      return { moved: movedBoards, reviewed: participations }
    }),
  )
  ctx.boards.publish(moved)
  for (const gameId of new Set(reviewed.map((one) => one.gameId)))
    ctx.events.emit('teams.changed', { gameId })
  for (const { id, gameId } of reviewed) {
    ctx.events.emit('participation.changed', { gameId, participationId: id })
  }
}

/**
 * Loads and locks the rows until commit, in the order of their teams: games, teams, and then the boards, as every other
 * change does. Judging locks challenges and a board only, and refers to the other rows.
 */
async function lockParticipations(tx: Transaction, ids: number[]) {
  const where = { id: { in: ids }, game: isNotDeleted }
  const rows = await tx.participation.findMany({ where, select: { gameId: true, teamId: true } })
  await lockGames(tx, [...new Set(rows.map(({ gameId }) => gameId))])
  await lockParticipationsOfTeams(tx, [...new Set(rows.map(({ teamId }) => teamId))])
  return tx.participation.findMany({
    where,
    orderBy: { teamId: 'asc' },
    include: { game: { include: { divisions: true } }, team: { select: { name: true } } },
  })
}

type LockedParticipation = Awaited<ReturnType<typeof lockParticipations>>[number]
type Target = ParticipationChange['target']
/** An absent reason stays while the status does. */
type Decision = Omit<Target, 'statusReason'> & { reason: string | null | undefined }

/** @throws InvalidInputError (a reason for another status than a refusal) */
function targetOf(before: LockedParticipation, { reason, ...target }: Decision): Target {
  const given = reason?.trim()
  if (given && !hasReason(target.status)) throw invalidField('statusReason', 'participation.reasonNotRead')
  const kept = target.status === before.status ? before.statusReason : null
  return { ...target, statusReason: given === undefined ? kept : given || null }
}

type Review = { before: LockedParticipation; target: Target }

function auditRecordsOf({ before, target }: Review): AuditRecord[] {
  const { id, gameId, team, game } = before
  const auditedFieldsOf = ({ status, statusReason, divisionId }: Target) => ({
    status,
    reason: statusReason,
    division: game.divisions.find((division) => division.id === divisionId)?.name ?? null,
  })
  const changed = changedFields(auditedFieldsOf(before), auditedFieldsOf(target), [
    'status',
    'reason',
    'division',
  ])
  if (!changed) return []
  return [{ action: 'participation.reviewed', subject: { id, name: team.name }, gameId, ...changed }]
}
