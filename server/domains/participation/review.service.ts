import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { GameChanges } from '../../events/board-moves.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { changedFields } from '../audit/audit-fields.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { readGame } from '../game/read-games.ts'
import { changeParticipation, lockGame, lockTeamParticipations } from './change-participation.ts'
import { bulkReviewInput, participationInput } from './participation.input.ts'
import { isDivisionValid } from './participation.policy.ts'
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

/** Sets status and division; an unknown division is ignored. @throws NotFoundError */
export async function updateParticipation(
  ctx: Context,
  participationId: number,
  raw: unknown,
): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const input = parseInput(participationInput, raw)
  const { moved, gameId } = await ctx.db.$transaction(async (tx) => {
    const [participation] = await lockParticipations(tx, [participationId])
    if (!participation) throw new NotFoundError('participation.notFound')
    const { game, status, divisionId } = participation
    const names = game.divisions.map(({ name }) => name)
    const division = game.divisions.find(({ name }) => name === input.division)
    const target = {
      status: input.status ?? status,
      divisionId: isDivisionValid(input.division, names) ? (division?.id ?? null) : divisionId,
    }
    const games = await changeParticipation(tx, participation, target)
    const movedBoards = games.length > 0 ? await ctx.boards.move(tx, games) : []
    await recordAudit(tx, ctx, auditRecordsOf(participation, target))
    return { moved: movedBoards, gameId: game.id }
  })
  ctx.boards.publish(moved)
  ctx.events.emit('participation.changed', { gameId, participationId })
}

/** Sets one status for many participations, all or none. Returns their ids. @throws NotFoundError */
export async function updateParticipations(ctx: Context, raw: unknown): Promise<number[]> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const { participationIds, status } = parseInput(bulkReviewInput, raw)
  const ids = [...new Set(participationIds)]
  const { moved, reviewed } = await ctx.db.$transaction(async (tx) => {
    const participations = await lockParticipations(tx, ids)
    if (participations.length < ids.length) throw new NotFoundError('participation.notFound')
    const games = new Map<number, GameChanges>()
    const acts: AuditRecord[] = []
    for (const participation of participations) {
      const target = { status, divisionId: participation.divisionId }
      acts.push(...auditRecordsOf(participation, target))
      for (const { gameId, changes } of await changeParticipation(tx, participation, target)) {
        const known = games.get(gameId)?.changes[0]?.ids ?? []
        const named = changes.flatMap((change) => change.ids)
        games.set(gameId, { gameId, changes: [{ kind: 'participation', ids: [...known, ...named] }] })
      }
    }
    const movedBoards = games.size > 0 ? await ctx.boards.move(tx, [...games.values()]) : []
    await recordAudit(tx, ctx, acts)
    return { moved: movedBoards, reviewed: participations }
  })
  ctx.boards.publish(moved)
  for (const { id, gameId } of reviewed) {
    ctx.events.emit('participation.changed', { gameId, participationId: id })
  }
  return ids
}

/** Loads and locks the rows until commit, in the order of their teams. */
async function lockParticipations(tx: Transaction, ids: number[]) {
  const where = { id: { in: ids }, game: isNotDeleted }
  const rows = await tx.participation.findMany({ where, select: { gameId: true, teamId: true } })
  for (const gameId of ascending(rows.map((row) => row.gameId))) await lockGame(tx, gameId)
  for (const teamId of ascending(rows.map((row) => row.teamId))) await lockTeamParticipations(tx, teamId)
  return tx.participation.findMany({
    where,
    orderBy: { teamId: 'asc' },
    include: { game: { include: { divisions: true } }, team: { select: { name: true } } },
  })
}

type LockedParticipation = Awaited<ReturnType<typeof lockParticipations>>[number]
type Target = { status: ParticipationStatus; divisionId: number | null }

function auditRecordsOf(participation: LockedParticipation, target: Target): AuditRecord[] {
  const { id, gameId, team, game } = participation
  const auditedFieldsOf = ({ status, divisionId }: Target) => ({
    status,
    division: game.divisions.find((division) => division.id === divisionId)?.name ?? null,
  })
  const changed = changedFields(auditedFieldsOf(participation), auditedFieldsOf(target), [
    'status',
    'division',
  ])
  if (!changed) return []
  return [{ action: 'participation.reviewed', subject: { id, name: team.name }, gameId, ...changed }]
}

function ascending(ids: number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}
