import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { AnswerResult, SubmissionType } from '../../../prisma/generated/client/enums.ts'
import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { containing } from '../../database/containing.ts'
import { DomainError, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { during, type TimeRange } from '../../use-case/time-range.ts'
import { requireStartedGame } from '../game/read-games.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import type { Answer } from './judge-batch.ts'
import type { Player } from './playing-gate.ts'
import {
  allSubmissions,
  gameSubmissions,
  readPortion,
  withNames,
  type NamedSubmission,
} from './read-submissions.ts'
import { refused } from '../participation/refusal.ts'
import { flagInput, submissionPageInput } from './submission.input.ts'
import { statusForPlayers } from './submission.policy.ts'

export type Judged = { submissionId: number; status: AnswerResult; type: SubmissionType; submittedAt: Date }

/**
 * Judges a submission of the viewer's team; its effects are committed on return.
 * @throws InvalidInputError, RateLimitedError, NotFoundError, ConflictError (10002 after the end of the game)
 */
export async function submitFlag(
  ctx: Context,
  { gameId, challengeId, ...raw }: ChallengeKey & { flag: unknown },
): Promise<Judged> {
  const viewer = requireUser(ctx, 'play')
  const { flag } = parseInput(flagInput, raw)
  await ctx.limits.charge(ctx, 'Submit')
  const player = await ctx.playingGate.requirePlayer({ gameId, challengeId }, viewer.id)
  const { participationId, teamId } = player
  // Charged before judging, so that concurrent guesses are counted too, and refunded for a correct answer.
  const guesses = `${participationId}:${challengeId}`
  await ctx.limits.charge(ctx, 'WrongAnswer', guesses)
  const answer = { gameId, challengeId, participationId, teamId, userId: viewer.id, answer: flag, ip: ctx.ip }
  try {
    const judged = await judgeAnswer(ctx, answer, player)
    if (judged.status === 'Accepted') await ctx.limits.giveBack(ctx, 'WrongAnswer', guesses)
    return judged
  } catch (error) {
    if (error instanceof DomainError) await ctx.limits.giveBack(ctx, 'WrongAnswer', guesses)
    throw error
  }
}

/** Judges an answer and logs the verdict. @throws NotFoundError, ConflictError, RateLimitedError if it is refused */
export async function judgeAnswer(
  ctx: Context,
  answer: Answer,
  names: Pick<Player, 'teamName' | 'challengeTitle'>,
): Promise<Judged> {
  const verdict = await ctx.judge.judge(answer)
  const { refusal, submissionId, status, type, time, waitSeconds, cheat } = verdict
  if (refusal) throw refused(refusal, waitSeconds)
  if (submissionId === null || status === null || type === null)
    throw new Error('a submission was not judged')
  logJudged(ctx, names, { submissionId, isRight: status === 'Accepted' })
  if (cheat) {
    const [challenge, sender, owner] = cheat
    const what =
      owner === null ? `sent a bait: ${sender}` : `sent another team's flag: ${sender} that of ${owner}`
    const message = `${what} for ${challenge} (submission ${submissionId})`
    ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
  }
  return { submissionId, status, type, submittedAt: new Date(time) }
}

/** Logs the submission's id and not the answer: the log must not contain flags. */
function logJudged(
  ctx: Context,
  { teamName, challengeTitle }: Pick<Player, 'teamName' | 'challengeTitle'>,
  { submissionId, isRight }: { submissionId: number; isRight: boolean },
): void {
  const verdict = isRight ? 'sent the right flag' : 'sent a wrong flag'
  const message = `${verdict}: ${teamName} for ${challengeTitle} (submission ${submissionId})`
  ctx.logs.write({ level: 'Information', status: isRight ? 'Success' : 'Failed', message, ctx })
}

/** The status of the viewer's own submission. @throws NotFoundError */
export async function submissionStatus(
  ctx: Context,
  { gameId, challengeId, submissionId }: ChallengeKey & { submissionId: number },
): Promise<AnswerResult> {
  const viewer = requireUser(ctx, 'read')
  const submission = await ctx.db.submission.findFirst({
    where: { id: submissionId, userId: viewer.id, gameId, challengeId },
    select: { status: true },
  })
  if (!submission) throw new NotFoundError('submission.notFound')
  return statusForPlayers(submission.status)
}

type Listed = { submissions: NamedSubmission[]; rest: AsyncIterable<NamedSubmission[]> | null }

/**
 * The submissions of a game for monitors, newest first. A count of 0 means all: `rest` loads those after the first
 * portion on demand.
 * @throws NotFoundError, ConflictError (not started)
 */
export async function listSubmissions(ctx: Context, gameId: number, raw: unknown): Promise<Listed> {
  const all = gameSubmissions(ctx, gameId)
  const { type, count, skip } = parseInput(submissionPageInput, raw)
  await requireStartedGame(ctx, gameId)
  const list = all.matching(submissionsMatching({ status: type }))
  if (count === 0) {
    const newest = await readPortion(list, null)
    return { submissions: newest, rest: allSubmissions(list, newest) }
  }
  return { submissions: await list.rows({ take: count, skip, include: withNames } as const), rest: null }
}

type Filter = TimeRange & {
  status?: AnswerResult | null | undefined
  type?: SubmissionType | null | undefined
  teamId?: number | null | undefined
  challengeId?: number | null | undefined
  search?: string | null | undefined
}

/** The filter of a monitor's list of submissions. @throws InvalidInputError if no text can contain the search */
export function submissionsMatching({
  status,
  type,
  teamId,
  challengeId,
  search,
  ...range
}: Filter): Prisma.SubmissionWhereInput {
  const found: Prisma.SubmissionWhereInput = search
    ? {
        OR: containing(search).flatMap((filter) => [
          { answer: filter },
          { participation: { team: { name: filter } } },
          { user: { userName: filter } },
          { challenge: { title: filter } },
        ]),
      }
    : {}
  return {
    AND: [
      status ? { status } : {},
      type ? { type, ...(type !== 'Unaccepted' && { status: 'Accepted' }) } : {},
      { submittedAt: during(range) },
      typeof teamId === 'number' ? { teamId } : {},
      typeof challengeId === 'number' ? { challengeId } : {},
      found,
    ],
  }
}
