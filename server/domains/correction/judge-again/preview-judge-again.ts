import type { AnswerResult } from '../../../../prisma/generated/client/enums.ts'
import type { Context } from '../../../context.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { correctionLimits } from '../../../../rules/field-limits.ts'
import { shownTeamName } from '../../../../rules/names.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import type { BoardRows } from '../../scoreboard/model/board-rows.ts'
import { inSnapshot, loadBoardRows } from '../../scoreboard/model/load-board.ts'
import { movedPlaces, type MovedPlaces } from '../moved-places.ts'
import { differingAnswers, type NewVerdict } from './differing-answers.ts'
import { judgeAgainPreviewInput } from './judge-again.input.ts'
import { movedSolves, type MovedSolve } from './moved-solves.ts'

export type JudgeAgainPreview = { gameId: number; verdicts: NewVerdict[] }

/** A stored answer whose verdict differs now. */
export type DifferingAnswer = {
  submissionId: number
  teamId: number
  teamName: string
  userName: string | null
  challengeId: number
  challengeTitle: string
  submittedAt: Date
  answer: string
  before: AnswerResult
  after: AnswerResult
  /** Whether it is the solve of its team after the new verdicts. */
  isSolve: boolean
}

type Stored = Omit<DifferingAnswer, 'after' | 'isSolve'>

/**
 * Judges stored answers by the flags of now. Writes nothing.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError
 */
export async function previewJudgeAgain(
  ctx: Context,
  gameId: number,
  raw: unknown,
): Promise<JudgeAgainPreview> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const selection = parseInput(judgeAgainPreviewInput, raw)
  if ((await ctx.db.game.count({ where: { id: gameId, ...isNotDeleted } })) === 0)
    throw new NotFoundError('game.notFound')
  const { verdicts } = await differingAnswers(ctx.db, { gameId, selection })
  return { gameId, verdicts }
}

/** The first of the answers, by their times. */
export async function answersOf(ctx: Context, { verdicts }: JudgeAgainPreview): Promise<DifferingAnswer[]> {
  const moved = await movedSolves(ctx.db, verdicts)
  const solves = new Set(moved.map(({ after }) => after))
  const rights = new Map(verdicts.map(({ id, isRight }) => [id, isRight]))
  const rows = await ctx.db.$queryRaw<Stored[]>`
    SELECT submission.id AS "submissionId", team.id AS "teamId", team.name AS "teamName",
           "user".user_name AS "userName", challenge.id AS "challengeId", challenge.title AS "challengeTitle",
           submission.submitted_at AS "submittedAt", submission.answer, submission.status::text AS before
      FROM submission
      JOIN team ON team.id = submission.team_id
      JOIN challenge ON challenge.id = submission.challenge_id
      LEFT JOIN "user" ON "user".id = submission.user_id
     WHERE submission.id = ANY(${[...rights.keys()]}::int[])
     ORDER BY submission.submitted_at, submission.id LIMIT ${correctionLimits.submissions}`
  return rows.map((row) => ({
    ...row,
    teamName: shownTeamName(row.teamName, row.teamId),
    after: rights.get(row.submissionId) ? 'Accepted' : 'WrongAnswer',
    isSolve: solves.has(row.submissionId),
  }))
}

/** The places and values that the new verdicts move on the true board, and the number of solves. */
export async function placesOf(
  ctx: Context,
  { gameId, verdicts }: JudgeAgainPreview,
): Promise<MovedPlaces & { solveCount: number }> {
  const moved = await movedSolves(ctx.db, verdicts)
  const loaded = await inSnapshot(ctx.pool, (client) => loadBoardRows(client, gameId))
  if (!loaded) throw new NotFoundError('game.notFound')
  return { solveCount: moved.length, ...movedPlaces(loaded, movedRows(loaded.rows, moved)) }
}

function movedRows(rows: BoardRows, moved: readonly MovedSolve[]): BoardRows {
  const solves = new Map(rows.solves)
  for (const { before } of moved) if (before !== null) solves.delete(before)
  for (const { after, time, participationId, challengeId, userName } of moved)
    if (after !== null && time !== null)
      solves.set(after, {
        submissionId: after,
        participationId,
        challengeId,
        time,
        userName,
        isRevealed: false,
        takesBlood: true,
      })
  return { ...rows, solves }
}
