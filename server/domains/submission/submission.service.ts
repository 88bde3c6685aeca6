import { challengeLimits } from '../../../rules/field-limits.ts'
import { Prisma } from '../../../prisma/generated/client/client.ts'
import type { AnswerResult, SubmissionType } from '../../../prisma/generated/client/enums.ts'
import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { containing } from '../../database/containing.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { during, type TimeRange } from '../../use-case/time-range.ts'
import { requireStartedGame } from '../game/read-games.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import type { Answer, Verdict } from './judge-batch.ts'
import type { Player } from './playing-gate.ts'
import {
  allSubmissions,
  gameSubmissions,
  readPortion,
  withNames,
  type NamedSubmission,
  type SubmissionList,
  type SubmissionOrder,
} from './read-submissions.ts'
import { playingRows, refusalAt, refused } from '../participation/refusal.ts'
import { flagInput, flagOfContractInput, submissionPageInput } from './submission.input.ts'
import { statusForPlayers } from './submission.policy.ts'

export type Judged = { submissionId: number; status: AnswerResult; type: SubmissionType; submittedAt: Date }

/**
 * Judges a submission of the viewer's team; its effects are committed on return. The player is cached between the
 * answers to a game, so an answer needs no statements besides those that judge it.
 * @throws InvalidInputError, RateLimitedError, NotFoundError, ConflictError (10002 after the end of the game)
 */
export async function submitFlag(
  ctx: Context,
  { gameId, challengeId, ...raw }: ChallengeKey & { flag: unknown },
): Promise<Judged> {
  const viewer = requireUser(ctx, 'play')
  const { flag } = parseInput(flagInput, raw)
  await ctx.limits.charge(ctx, 'Submit')
  const key = { gameId, challengeId }
  const cached = ctx.playingGate.cached(gameId, viewer.id)
  const judged = cached && (await answerAs(ctx, viewer, { ...key, flag, player: cached }, 'cached'))
  if (judged) return judged
  const player = await ctx.playingGate.requirePlayer(key, viewer.id)
  const answered = await answerAs(ctx, viewer, { ...key, flag, player }, 'found')
  if (!answered) throw refused('NotParticipating')
  return answered
}

/**
 * Like `submitFlag`, with the shorter answers of the REST contract: a longer one is refused before it is charged,
 * unless the challenge has a flag that is longer too.
 * @throws InvalidInputError, RateLimitedError, NotFoundError, ConflictError (10002 after the end of the game)
 */
export async function submitFlagOfContract(
  ctx: Context,
  sent: ChallengeKey & { flag: unknown },
): Promise<Judged> {
  const viewer = requireUser(ctx, 'play')
  if (isLong(sent.flag) && !(await hasLongFlag(ctx, viewer, sent))) parseInput(flagOfContractInput, sent)
  return submitFlag(ctx, sent)
}

const isLong = (flag: unknown) => typeof flag === 'string' && flag.length > challengeLimits.flagOfContract

const longFlags = `
SELECT flag.flag, ${refusalAt('now.time')}
FROM (SELECT $1::int AS challenge_id, $2::int AS game_id) asked
CROSS JOIN (SELECT clock_timestamp() + $5::float8 * interval '1 millisecond' AS time) now
LEFT JOIN participation_member member ON member.game_id = asked.game_id AND member.user_id = $4::uuid
${playingRows('asked', 'member.participation_id')}
JOIN flag ON flag.challenge_id = challenge.id AND octet_length(flag.flag) > $3`

/** Whether the caller's team may answer the challenge, and it has a long flag. Others learn nothing of its flags. */
async function hasLongFlag(
  ctx: Context,
  viewer: Viewer,
  { gameId, challengeId }: ChallengeKey,
): Promise<boolean> {
  // PostgreSQL does not count UTF-16 units, of which a text never has more than bytes.
  const { rows } = await ctx.pool.query<{ flag: string; refusal: string | null }>({
    name: 'long-flags',
    text: longFlags,
    values: [challengeId, gameId, challengeLimits.flagOfContract, viewer.id, ctx.clock.offsetMs],
  })
  return rows.some(({ flag, refusal }) => refusal === null && isLong(flag))
}

type PlayedAnswer = ChallengeKey & { flag: string; player: Player }

/** Null, and nothing is charged, if the user does not play as this player any more. */
async function answerAs(
  ctx: Context,
  viewer: Viewer,
  { gameId, challengeId, flag, player }: PlayedAnswer,
  known: 'cached' | 'found',
): Promise<Judged | null> {
  // Charged before judging, so that concurrent guesses are counted too, and refunded for a correct answer.
  const guesses = `${player.participationId}:${challengeId}`
  try {
    await ctx.limits.charge(ctx, 'WrongAnswer', guesses)
  } catch (error) {
    if (known === 'found') throw error
    // The cached player may be outdated: a user who may not play gets that error instead, and the limits of a former
    // team do not apply.
    const now = await ctx.playingGate.requirePlayer({ gameId, challengeId }, viewer.id)
    if (now.participationId !== player.participationId) return null
    throw error
  }
  const answer = { gameId, challengeId, ...player, ...senderOf(ctx, viewer), answer: flag }
  const returnPermit = () => ctx.limits.returnPermit(ctx, 'WrongAnswer', guesses)
  const verdict = await ctx.judge.judge(answer)
  const { refusal } = verdict
  if (refusal) await returnPermit()
  if (refusal === 'NotParticipating') return null
  const judged = judgedBy(verdict)
  if (judged.status === 'Accepted') await returnPermit()
  return judged
}

/** The properties of an answer that describe its sender. */
export function senderOf(ctx: Context, { id, userName }: Viewer): Pick<Answer, 'userId' | 'userName' | 'ip'> {
  return { userId: id, userName, ip: ctx.ip }
}

/** @throws NotFoundError, ConflictError, RateLimitedError if the answer was refused */
export function judgedBy({ refusal, submissionId, status, type, time, waitSeconds }: Verdict): Judged {
  if (refusal) throw refused(refusal, waitSeconds)
  if (submissionId === null || status === null || type === null)
    throw new Error('a submission was not judged')
  return { submissionId, status, type, submittedAt: new Date(time) }
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

/**
 * The submissions of a game that match a filter, for monitors.
 * @throws InvalidInputError if no text can contain the search
 */
export async function gameSubmissionsFound(
  ctx: Context,
  gameId: number,
  { type, ...filter }: Filter,
  orderBy?: SubmissionOrder | null,
): Promise<SubmissionList> {
  const list = gameSubmissions(ctx, gameId, orderBy)
  const rest = submissionsMatching({ ...filter, type: isBlood(type) ? null : type })
  const found = list.matching(rest, { isSearch: Boolean(filter.search) })
  if (!isBlood(type)) return found
  // A challenge has three at most. Prisma's filter would search them among all solves.
  const bloods = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT id FROM submission WHERE game_id = ${gameId} AND type = ${Prisma.raw(`'${type}'`)}`
  return found.matching({ id: { in: bloods.map(({ id }) => id) } })
}

type Blood = 'FirstBlood' | 'SecondBlood' | 'ThirdBlood'

function isBlood(type: SubmissionType | null | undefined): type is Blood {
  return type === 'FirstBlood' || type === 'SecondBlood' || type === 'ThirdBlood'
}

function submissionsMatching({
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
