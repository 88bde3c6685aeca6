import type { z } from 'zod'
import type { Game, Participation } from '../../../../prisma/generated/client/client.ts'
import { requireUser } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import type { Viewer } from '../../../use-case/viewer.ts'
import type { Transaction } from '../../../database/database.ts'
import { ConflictError, NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { guardGuess } from '../../../limits/guard-guess.ts'
import { waitsForReview, type GameWithDivisions } from '../../game/divisions/divisions.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { isClosed } from '../../game/game-state.ts'
import { signTeamToken } from '../../game/team-token/team-token.ts'
import { changeParticipations, lockGame, lockTeamParticipations } from '../change-participation.ts'
import { type joinByIdInput, joinInput } from '../participation.input.ts'
import { requireDivision } from './require-division.ts'
import { statusAfterJoin } from '../participation.policy.ts'

/**
 * Registers the viewer for a game as a member of one of their teams; the first member registers the team. Returns
 * the participation's id.
 * @throws InvalidInputError, NotFoundError, ConflictError (10002 after the end of the game), RateLimitedError
 */
export async function joinGame(
  ctx: Context,
  gameId: number,
  raw: unknown,
  shape: typeof joinInput | typeof joinByIdInput = joinInput,
): Promise<number> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const input = parseInput(shape, raw)
  const join = () => joinInTransaction(ctx, { gameId, viewer, input })
  const wrong = ['participation.inviteCodeWrong'] as const
  const { participation, game, team, moved } = input.inviteCode
    ? await guardGuess(ctx, { what: `game:${gameId}`, wrong }, join)
    : await join()
  ctx.boards.publish(moved)
  ctx.events.emit('teams.changed', { gameId })
  // Its other members see a change of the status and the division.
  ctx.events.emit('participation.changed', { gameId, participationId: participation.id })
  ctx.logs.write({
    level: 'Information',
    status: 'Success',
    message: `joined the game ${game.title} (${game.id}) with the team ${team.name} (${team.id})`,
    ctx,
  })
  return participation.id
}

type Input = z.output<typeof joinInput> | z.output<typeof joinByIdInput>
type Entry = { gameId: number; viewer: Viewer; input: Input }

function joinInTransaction(ctx: Context, { gameId, viewer, input }: Entry) {
  return ctx.db.$transaction(async (tx) => {
    const joined = await requireGame(tx, gameId)
    if (isClosed(joined, ctx.clock.now())) throw new ConflictError('game.ended', { bodyStatus: 10002 })
    const isTeam = await lockTeamParticipations(tx, input.teamId)
    const chosen = { ...input, division: divisionIn(joined, input) }
    const division = await requireDivision(tx, joined, { viewer, ...chosen })
    if (!isTeam) throw new NotFoundError('team.notFound')
    const member = await tx.teamMember.findUnique({
      where: { teamId_userId: { teamId: input.teamId, userId: viewer.id } },
      include: { team: true },
    })
    if (!member) throw new ConflictError('participation.notInTeam')

    await leaveRejectedTeam(tx, gameId, viewer)
    const before = await findOrCreate(ctx, tx, joined, input.teamId)
    await addMember(tx, joined, before, viewer)
    const isReviewed = waitsForReview(joined, division)
    const status = statusAfterJoin(before.status, { isReviewed })
    const statusReason = status === before.status ? before.statusReason : null
    const target = { status, statusReason, divisionId: division?.id ?? null }
    const games = await changeParticipations(tx, [{ before, target }])
    return {
      participation: before,
      game: joined,
      team: member.team,
      moved: games.length > 0 ? await ctx.boards.move(tx, games, 'keepsResult') : [],
    }
  })
}

/** The name of the chosen division. An id that the game does not have becomes a name that no division has. */
function divisionIn({ divisions }: GameWithDivisions, input: Input): string | null | undefined {
  if (!('divisionId' in input)) return 'division' in input ? input.division : null
  const { divisionId } = input
  return divisionId == null ? null : (divisions.find(({ id }) => id === divisionId)?.name ?? '')
}

/** Loads the game and locks it with its divisions until commit. @throws NotFoundError */
async function requireGame(tx: Transaction, gameId: number): Promise<GameWithDivisions> {
  await lockGame(tx, gameId)
  const game = await tx.game.findUnique({
    where: { id: gameId, ...isNotDeleted },
    include: { divisions: { orderBy: { position: 'asc' } } },
  })
  if (!game) throw new NotFoundError('game.notFound')
  return game
}

/** A user plays for one team per game. After a rejection they may join with another one. @throws ConflictError */
async function leaveRejectedTeam(tx: Transaction, gameId: number, viewer: Viewer): Promise<void> {
  // Two teams of the same user are two rows, so this lock serializes their joins.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`join:${gameId}:${viewer.id}`}, 0))::text`
  const key = { gameId_userId: { gameId, userId: viewer.id } }
  const member = await tx.participationMember.findUnique({ where: key, include: { participation: true } })
  if (!member) return
  if (member.participation.status !== 'Rejected') throw new ConflictError('participation.alreadyJoined')
  await tx.participationMember.delete({ where: key })
}

async function findOrCreate(
  ctx: Context,
  tx: Transaction,
  game: Game,
  teamId: number,
): Promise<Participation> {
  const stored = await tx.participation.findUnique({ where: { teamId_gameId: { teamId, gameId: game.id } } })
  if (stored) return stored
  const { privateKey } = game
  const { xorKey, compatPrefix } = ctx.config
  return tx.participation.create({
    data: { gameId: game.id, teamId, token: signTeamToken({ teamId, privateKey, xorKey, compatPrefix }) },
  })
}

async function addMember(
  tx: Transaction,
  game: Game,
  participation: Participation,
  viewer: Viewer,
): Promise<void> {
  const limit = game.teamMemberCountLimit
  if (limit > 0) {
    const count = await tx.participationMember.count({ where: { participationId: participation.id } })
    if (count >= limit) throw new ConflictError('participation.tooManyMembers', { params: { max: limit } })
  }
  await tx.participationMember.create({
    data: {
      gameId: game.id,
      userId: viewer.id,
      teamId: participation.teamId,
      participationId: participation.id,
    },
  })
}
