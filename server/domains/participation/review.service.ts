import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { GameChanges } from '../../events/board-moves.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { changedFields } from '../audit/audit-fields.ts'
import { recordAudit, type AuditAct } from '../audit/record-audit.ts'
import { isKept } from '../game/game.policy.ts'
import { readGame } from '../game/read-games.ts'
import { changeParticipation, holdGame, holdTeam } from './change-participation.ts'
import { bulkReviewInput, participationInput } from './participation.input.ts'
import { isDivisionValid } from './participation.policy.ts'

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
  requireAdmin(ctx)
  await readGame(ctx, gameId)
  return ctx.db.participation.findMany({ where: { gameId }, orderBy: { teamId: 'asc' }, include: withPeople })
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
  const moved = await ctx.db.$transaction(async (tx) => {
    const [participation] = await holdParticipations(tx, [participationId])
    if (!participation) throw new NotFoundError('participation.notFound')
    const { game, status, divisionId } = participation
    const names = game.divisions.map(({ name }) => name)
    const division = game.divisions.find(({ name }) => name === input.division)
    const target = {
      status: input.status ?? status,
      divisionId: isDivisionValid(input.division, names) ? (division?.id ?? null) : divisionId,
    }
    const games = await changeParticipation(tx, participation, target)
    const told = games.length > 0 ? await ctx.boards.move(tx, games) : []
    await recordAudit(tx, ctx, actsOf(participation, target))
    return told
  })
  ctx.boards.tell(moved)
}

/** Sets one status for many participations, all or none. Returns their ids. @throws NotFoundError */
export async function updateParticipations(ctx: Context, raw: unknown): Promise<number[]> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const { participationIds, status } = parseInput(bulkReviewInput, raw)
  const ids = [...new Set(participationIds)]
  const moved = await ctx.db.$transaction(async (tx) => {
    const participations = await holdParticipations(tx, ids)
    if (participations.length < ids.length) throw new NotFoundError('participation.notFound')
    const games = new Map<number, GameChanges>()
    const acts: AuditAct[] = []
    for (const participation of participations) {
      const target = { status, divisionId: participation.divisionId }
      acts.push(...actsOf(participation, target))
      for (const { gameId, changes } of await changeParticipation(tx, participation, target)) {
        const known = games.get(gameId)?.changes[0]?.ids ?? []
        const named = changes.flatMap((change) => change.ids)
        games.set(gameId, { gameId, changes: [{ kind: 'participation', ids: [...known, ...named] }] })
      }
    }
    const told = games.size > 0 ? await ctx.boards.move(tx, [...games.values()]) : []
    await recordAudit(tx, ctx, acts)
    return told
  })
  ctx.boards.tell(moved)
  return ids
}

/** Loads and locks the rows until commit, in the order of their teams. */
async function holdParticipations(tx: Transaction, ids: number[]) {
  const where = { id: { in: ids }, game: isKept }
  const rows = await tx.participation.findMany({ where, select: { gameId: true, teamId: true } })
  for (const gameId of ascending(rows.map((row) => row.gameId))) await holdGame(tx, gameId)
  for (const teamId of ascending(rows.map((row) => row.teamId))) await holdTeam(tx, teamId)
  return tx.participation.findMany({
    where,
    orderBy: { teamId: 'asc' },
    include: { game: { include: { divisions: true } }, team: { select: { name: true } } },
  })
}

type HeldParticipation = Awaited<ReturnType<typeof holdParticipations>>[number]
type Target = { status: ParticipationStatus; divisionId: number | null }

function actsOf(participation: HeldParticipation, target: Target): AuditAct[] {
  const { id, gameId, team, game } = participation
  const toldOf = ({ status, divisionId }: Target) => ({
    status,
    division: game.divisions.find((division) => division.id === divisionId)?.name ?? null,
  })
  const changed = changedFields(toldOf(participation), toldOf(target), ['status', 'division'])
  if (!changed) return []
  return [{ action: 'participation.reviewed', subject: { id, name: team.name }, gameId, ...changed }]
}

function ascending(ids: number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}
