import { requireAuthor } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import type { BoardChange, MovedBoard } from '../../../events/board-moves.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { recordAudit, type AuditRecord } from '../../audit/record-audit.ts'
import { changesOfGame } from '../game-audit.ts'
import { isNotDeleted } from '../game.policy.ts'
import { newDivisionInput } from './division-rights.input.ts'
import {
  changeRights,
  lockDivisions,
  moveBoardOf,
  publishDivisions,
  requireFreeName,
  withExclusions,
} from './division-rights.service.ts'
import { setDivisions } from './divisions.ts'

/** The divisions of a game, the challenges that they do not see, and the ids of all challenges, for authors. @throws NotFoundError */
export async function listDivisionsToEdit(ctx: Context, gameId: number) {
  requireAuthor(ctx)
  const game = await ctx.db.game.findUnique({
    where: { id: gameId, ...isNotDeleted },
    select: {
      acceptWithoutReview: true,
      divisions: { orderBy: { position: 'asc' }, include: withExclusions },
      challenges: { orderBy: { id: 'asc' }, select: { id: true } },
    },
  })
  if (!game) throw new NotFoundError('game.notFound')
  const { challenges, ...others } = game
  return { ...others, challengeIds: challenges.map(({ id }) => id) }
}

/** Adds a division after the others and returns its id. @throws InvalidInputError, NotFoundError */
export async function createDivision(ctx: Context, gameId: number, raw: unknown): Promise<number> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { name, ...rights } = parseInput(newDivisionInput, raw)
  const { id, moved } = await ctx.db.$transaction(async (tx) => {
    const game = await lockDivisions(ctx, tx, gameId)
    await requireFreeName(tx, { gameId, name })
    const position = 1 + Math.max(-1, ...game.divisions.map((division) => division.position))
    const made = await tx.division.create({ data: { gameId, name, position }, include: withExclusions })
    const changed = await changeRights(tx, { before: made, named: made, rights })
    const acts: AuditRecord[] = changesOfGame(game, { ...game, divisions: [...game.divisions, made] })
    if (changed)
      acts.push({
        action: 'game.divisions.changed',
        subject: { id: gameId, name: game.title },
        gameId,
        ...changed.fields,
      })
    const movedBoards: MovedBoard[] = changed?.isBoardMoved ? await moveBoardOf(ctx, tx, gameId) : []
    await recordAudit(tx, ctx, acts)
    return { id: made.id, moved: movedBoards }
  })
  publishDivisions(ctx, gameId, moved)
  return id
}

/**
 * Removes a division. Its teams have none then.
 * @throws NotFoundError, InvalidInputError for a division with teams that have fewer rights
 */
export async function deleteDivision(ctx: Context, gameId: number, divisionId: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const moved = await ctx.db.$transaction(async (tx) => {
    const game = await lockDivisions(ctx, tx, gameId)
    const divisions = game.divisions.filter(({ id }) => id !== divisionId)
    if (divisions.length === game.divisions.length) throw new NotFoundError('game.divisionNotFound')
    const names = divisions.map(({ name }) => name)
    const { without, areRightsChanged } = await setDivisions(tx, gameId, names)
    const changes: BoardChange[] = []
    if (areRightsChanged) changes.push({ kind: 'game', ids: [gameId] })
    if (without.length > 0) changes.push({ kind: 'participation', ids: without })
    const movedBoards: MovedBoard[] =
      changes.length > 0 ? await ctx.boards.move(tx, [{ gameId, changes }]) : []
    await recordAudit(tx, ctx, changesOfGame(game, { ...game, divisions }))
    return movedBoards
  })
  publishDivisions(ctx, gameId, moved)
}
