import { isDeepStrictEqual } from 'node:util'
import type { Game } from '../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import type { BoardChange, MovedBoard } from '../../events/board-moves.ts'
import type { Context } from '../../context.ts'
import { invalidField, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireRevision } from '../../use-case/revision.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { setDivisions, type GameWithDivisions } from './divisions/divisions.ts'
import { requireValidFirstFreeze, requireValidFreeze } from './set-freeze.ts'
import { changesOfGame, creationOfGame } from './game-audit.ts'
import { gameRevision } from './game-revision.ts'
import {
  gameChangesInput,
  gameInput,
  type GameChanges,
  type gameChangesWithBonusPartsInput,
  type gameWithBonusPartsInput,
} from './game.input.ts'
import { isNotDeleted } from './game.policy.ts'
import { requireEndedIfFinal } from './final/finalize-game.ts'
import { newGameKeys } from './team-token/team-token.ts'

const withDivisions = { divisions: { orderBy: { position: 'asc' } } } as const

/** Creates a game with its keys. @throws UnauthenticatedError, ForbiddenError, InvalidInputError */
export async function createGame(
  ctx: Context,
  raw: unknown,
  shape: typeof gameInput | typeof gameWithBonusPartsInput = gameInput,
): Promise<GameWithDivisions> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const input = parseInput(shape, raw)
  if (shape !== gameInput) requireOrderedTimes(input, input)
  const keys = newGameKeys(ctx.config.xorKey)
  const game = await ctx.db.$transaction(async (tx) => {
    await requireValidFirstFreeze(ctx, tx, input)
    const made = await tx.game.create({
      data: {
        ...columns(input),
        title: input.title,
        start: input.start,
        end: input.end,
        writeupDeadline: input.writeupDeadline ?? ctx.clock.now(),
        ...keys,
        divisions: { create: (input.divisions ?? []).map((name, position) => ({ name, position })) },
        board: { create: {} },
      },
      include: withDivisions,
    })
    await recordAudit(tx, ctx, creationOfGame(made))
    return made
  })
  warnOfPlainKey(ctx, game.id)
  return game
}

/** Warns administrators that the keys of a new game are not encrypted. */
export function warnOfPlainKey(ctx: Context, gameId: number): void {
  if (ctx.config.xorKey !== null) return
  ctx.logs.write({
    level: 'Warning',
    status: 'Pending',
    message: `the key that signs the team tokens of game ${gameId} is stored unencrypted: set HALYARD_XOR_KEY before you create games, and keep it, so that a copy of the database cannot sign tokens`,
  })
}

/** Replaces the whole game; absent members take their defaults, divisions excepted. */
export async function replaceGame(ctx: Context, gameId: number, raw: unknown): Promise<GameWithDivisions> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const input = parseInput(gameInput, raw)
  const writeupDeadline = input.writeupDeadline ?? ctx.clock.now()
  return saveGame(ctx, gameId, { ...input, writeupDeadline }, { isOfContract: true })
}

/**
 * Updates the given members.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError, ConflictError (another revision)
 */
export async function updateGame(
  ctx: Context,
  gameId: number,
  raw: unknown,
  shape: typeof gameChangesInput | typeof gameChangesWithBonusPartsInput = gameChangesInput,
): Promise<GameWithDivisions> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  return saveGame(ctx, gameId, parseInput(shape, raw), { isOfContract: false })
}

/** The contract accepts an end before the start. */
async function saveGame(
  ctx: Context,
  gameId: number,
  input: GameChanges,
  { isOfContract }: { isOfContract: boolean },
): Promise<GameWithDivisions> {
  const { game, moved } = await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
    const before = await tx.game.findUnique({
      where: { id: gameId, ...isNotDeleted },
      include: withDivisions,
    })
    if (!before) throw new NotFoundError('game.notFound')
    await requireRevision(ctx, () => gameRevision(before))
    if (!isOfContract) requireOrderedTimes(before, input)
    await requireValidFreeze(ctx, tx, before, input)
    requireEndedIfFinal(ctx, before, input)
    const { without, areRightsChanged } = input.divisions
      ? await setDivisions(tx, gameId, input.divisions)
      : { without: [], areRightsChanged: false }
    const after = await tx.game.update({
      where: { id: gameId },
      data: columns(input),
      include: withDivisions,
    })
    const changes: BoardChange[] = []
    if (areRightsChanged || isBoardMovedBy(before, after)) changes.push({ kind: 'game', ids: [gameId] })
    if (without.length > 0) changes.push({ kind: 'participation', ids: without })
    const movedBoards: MovedBoard[] =
      changes.length > 0 ? await ctx.boards.move(tx, [{ gameId, changes }]) : []
    await recordAudit(tx, ctx, changesOfGame(before, after))
    return { game: after, moved: movedBoards }
  })
  ctx.boards.publish(moved)
  // A change of practice mode alone does not change the board.
  if (moved.length === 0) ctx.events.emit('play.changed', { gameId, kinds: ['game'] })
  return game
}

/** @throws InvalidInputError that names the end, or the start if only that changes */
function requireOrderedTimes(before: Pick<Game, 'start' | 'end'>, changes: GameChanges): void {
  const { start = before.start, end = before.end } = changes
  const isChanged = changes.start !== undefined || changes.end !== undefined
  if (isChanged && end < start) throw invalidField(changes.end ? 'end' : 'start', 'game.endBeforeStart')
}

function isBoardMovedBy(before: Game, after: Game): boolean {
  return (
    before.start.getTime() !== after.start.getTime() ||
    before.end.getTime() !== after.end.getTime() ||
    before.bloodBonus !== after.bloodBonus ||
    !isDeepStrictEqual(before.bloodBonusPoints, after.bloodBonusPoints) ||
    before.freezeAt?.getTime() !== after.freezeAt?.getTime()
  )
}

/** The members that are columns; keys and the poster are not taken from the client. */
function columns({ divisions: _divisions, publicKey: _publicKey, ...rest }: GameChanges) {
  return rest
}
