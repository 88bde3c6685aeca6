import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { isAfter } from '../scoreboard/model/board-order.ts'
import type { BoardRows } from '../scoreboard/model/board-rows.ts'
import { viewBoard, type BoardView } from '../scoreboard/model/board-view.ts'
import { computeScoreboard } from '../scoreboard/model/compute-scoreboard.ts'
import { inSnapshot, loadBoardRows } from '../scoreboard/model/load-board.ts'
import { chosenSolves, type ChosenSolve, type Correction } from './correction-rows.ts'
import { previewInput } from './correction.input.ts'

export type Place = { rank: number; score: number }
export type Worth = { points: number; bloods: string[] }
export type MovedTeam = { teamId: number; teamName: string; before: Place; after: Place }
export type MovedChallenge = { challengeId: number; title: string; before: Worth; after: Worth }
export type CorrectionPreview = {
  submissionIds: number[]
  teams: MovedTeam[]
  challenges: MovedChallenge[]
}

/**
 * Previews the true board after a correction. Writes nothing.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError
 */
export async function previewCorrection(
  ctx: Context,
  { gameId, correction, ...raw }: { gameId: number; correction: Correction } & Record<string, unknown>,
): Promise<CorrectionPreview> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const selection = parseInput(previewInput, raw)
  const loaded = await inSnapshot(ctx.pool, (client) => loadBoardRows(client, gameId))
  if (!loaded) throw new NotFoundError('game.notFound')
  const chosen = await chosenSolves(ctx.db, { gameId, correction, selection })
  const view = (rows: BoardRows) => viewBoard(computeScoreboard(rows), loaded.version)
  const before = view(loaded.rows)
  const after = view(correctedRows(loaded.rows, { correction, chosen }))
  return {
    submissionIds: chosen.map(({ submissionId }) => submissionId),
    teams: movedTeams(before, after),
    challenges: movedChallenges(before, after),
  }
}

function correctedRows(
  rows: BoardRows,
  { correction, chosen }: { correction: Correction; chosen: ChosenSolve[] },
): BoardRows {
  const solves = new Map(rows.solves)
  if (correction === 'void') {
    for (const { submissionId } of chosen) solves.delete(submissionId)
    return { ...rows, solves }
  }
  const held = new Map([...solves.values()].map((solve) => [keyOf(solve), solve]))
  for (const solve of chosen) {
    const other = held.get(keyOf(solve))
    if (other && !isAfter(other, solve)) continue
    if (other) solves.delete(other.submissionId)
    solves.set(solve.submissionId, solve)
    held.set(keyOf(solve), solve)
  }
  return { ...rows, solves }
}

function keyOf({ participationId, challengeId }: Pick<ChosenSolve, 'participationId' | 'challengeId'>) {
  return `${participationId} ${challengeId}`
}

function movedTeams(before: BoardView, after: BoardView): MovedTeam[] {
  return before.rows.flatMap(({ rank, score, team: { teamId, name: teamName } }) => {
    const now = after.rowByTeam.get(teamId)
    if (!now || (now.rank === rank && now.score === score)) return []
    return { teamId, teamName, before: { rank, score }, after: { rank: now.rank, score: now.score } }
  })
}

/** A challenge that one of the two boards does not show has moved if it has a value on the other. */
function movedChallenges(before: BoardView, after: BoardView): MovedChallenge[] {
  const ids = new Set([...before.challenges.keys(), ...after.challenges.keys()])
  return [...ids].flatMap((challengeId) => {
    const shown = before.challenges.get(challengeId) ?? after.challenges.get(challengeId)
    const was = worthOn(before, challengeId)
    const is = worthOn(after, challengeId)
    if (!shown || JSON.stringify(was) === JSON.stringify(is)) return []
    return { challengeId, title: shown.row.title, before: was, after: is }
  })
}

function worthOn({ challenges }: BoardView, challengeId: number): Worth {
  const challenge = challenges.get(challengeId)
  return { points: challenge?.score ?? 0, bloods: challenge?.bloods.map(({ team }) => team.name) ?? [] }
}
