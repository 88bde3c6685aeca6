import { shownTeamName } from '../../../rules/names.ts'
import type { Context } from '../../context.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { readGame } from '../game/read-games.ts'
import type { BoardChallenge, BoardRow, BoardView } from '../scoreboard/model/board-view.ts'
import type { TeamSolve } from '../scoreboard/model/board-state.ts'
import { findScoreboard } from '../scoreboard/scoreboard.service.ts'

export type CompatibleBoard = { game: Awaited<ReturnType<typeof readGame>>; view: BoardView }

/**
 * Not authenticated: programs for another platform send that platform's tokens. The answers are the same for everybody.
 */
export const publicAnswer = { config: { admission: 'public' } } as const

/**
 * A game whose organizers let programs for other platforms read it.
 * @throws NotFoundError (unknown, or not switched on)
 */
export async function readCompatibleGame(ctx: Context, gameId: number): Promise<CompatibleBoard['game']> {
  const game = await readGame(ctx, gameId)
  if (!game.hasCompatibleApis) throw new NotFoundError('game.notFound')
  return game
}

/**
 * The public board of such a game, also for organizers.
 * @throws NotFoundError (unknown, or not switched on), ConflictError (not started)
 */
export async function readCompatibleBoard(ctx: Context, gameId: number): Promise<CompatibleBoard> {
  const game = await readCompatibleGame(ctx, gameId)
  const view = await findScoreboard(ctx, gameId, { asPublic: true })
  if (!view) throw new ConflictError('game.notStarted')
  return { game, view }
}

/** The divisions that the public sees, in their order: not those of testers. */
export function publicDivisions({ divisions }: Pick<CompatibleBoard['game'], 'divisions'>) {
  return divisions.filter(({ standing }) => standing !== 'Tester')
}

/** The rows that have a rank, in its order. */
export function rankedRows(view: BoardView): BoardRow[] {
  return view.rows.filter(({ standing }) => standing === 'Ranked')
}

export function requireChallenge(view: BoardView, id: number): BoardChallenge {
  const challenge = view.challenges.get(id)
  if (!challenge) throw new NotFoundError('challenge.notFound')
  return challenge
}

export function requireTeam(view: BoardView, id: number): BoardRow {
  const row = view.rowByTeam.get(id)
  if (!row) throw new NotFoundError('team.notFound')
  return row
}

/** The solves of a challenge, in their order. */
export function solvesOf(view: BoardView, challengeId: number): { row: BoardRow; solve: TeamSolve }[] {
  return view.rows
    .flatMap((row) =>
      row.solves.filter((solve) => solve.challengeId === challengeId).map((solve) => ({ row, solve })),
    )
    .toSorted((a, b) => a.solve.time - b.solve.time || a.solve.submissionId - b.solve.submissionId)
}

/** The name of a team as it is shown. */
export function nameOf({ teamId, name }: BoardRow['team']): string {
  return shownTeamName(name, teamId)
}
