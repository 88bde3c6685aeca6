import type pg from 'pg'
import type { Context } from '../../context.ts'
import { trimmedFlag } from '../flag/trimmed-flag.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireUser } from '../../use-case/roles.ts'
import { shownIn } from '../game/shown-challenges.ts'
import { refused, type Refusal } from '../participation/refusal.ts'
import type { Preview } from './judge-batch.ts'
import { flagInput } from './submission.input.ts'
import { judgedBy, senderOf } from './submission.service.ts'

export type BoxAnswer =
  | { outcome: 'Accepted'; challengeId: number; submissionId: number }
  | { outcome: 'AlreadySolved'; challengeId: number }
  | { outcome: 'WrongAnswer' }

/** Reasons that concern one challenge and not the whole game. */
const ofChallenge: ReadonlySet<Refusal | null> = new Set([null, 'NoChallenge', 'ChallengeClosed'])

/**
 * Judges an answer without a challenge: it goes to the first challenge, in the order of lists, that the team may
 * answer, has not solved, and that accepts it. Challenges with limited attempts are left out, because a wrong answer
 * costs no attempt here. An answer that no challenge accepts is stored as an event for monitors and not as a
 * submission.
 * @throws InvalidInputError, RateLimitedError, NotFoundError, ConflictError (no flag box; 10002 after the end)
 */
export async function submitToFlagBox(
  ctx: Context,
  { gameId, ...raw }: { gameId: number; flag: unknown },
): Promise<BoxAnswer> {
  const viewer = requireUser(ctx, 'play')
  const { flag } = parseInput(flagInput, raw)
  await ctx.limits.charge(ctx, 'Submit')
  const box = await readBox(ctx.pool, { gameId, userId: viewer.id, answer: flag })
  if (!box) throw new NotFoundError('game.notFound')
  if (!box.hasFlagBox) throw new ConflictError('game.noFlagBox')
  const { participationId, teamId } = box
  if (participationId === null || teamId === null) throw refused('NotParticipating')
  const member = { participationId, teamId }
  const guesses = `${member.participationId}:box`
  await ctx.limits.charge(ctx, 'WrongAnswer', guesses)
  const answer = { gameId, ...member, ...senderOf(ctx, viewer), answer: flag }
  // No challenge has the id 0. Its preview has the reason why the game accepts no answers, also if no challenge fits.
  const challengeIds = [...box.challengeIds, 0]
  const previews = await ctx.judge.preview(challengeIds.map((challengeId) => ({ ...answer, challengeId })))
  const ofGame = previews.find(({ refusal }) => !ofChallenge.has(refusal))?.refusal
  if (ofGame) {
    await ctx.limits.returnPermit(ctx, 'WrongAnswer', guesses)
    throw refused(ofGame)
  }
  const takes = ({ refusal, isCorrect, submissionLimit }: Preview) =>
    refusal === null && isCorrect && submissionLimit === 0
  const fit = previews.findIndex((preview) => takes(preview) && !preview.isSolved)
  const challengeId = challengeIds[fit]
  if (challengeId !== undefined) {
    const verdict = await ctx.judge.judge({ ...answer, challengeId })
    if (verdict.refusal) await ctx.limits.returnPermit(ctx, 'WrongAnswer', guesses)
    const judged = judgedBy(verdict)
    if (judged.status === 'Accepted') {
      await ctx.limits.returnPermit(ctx, 'WrongAnswer', guesses)
      return { outcome: 'Accepted', challengeId, submissionId: judged.submissionId }
    }
    // An author has changed the flags in between.
    return { outcome: 'WrongAnswer' }
  }
  const solved = challengeIds[previews.findIndex(takes)]
  if (solved !== undefined) {
    // A right answer is no guess, so it is not counted as a wrong one.
    await ctx.limits.returnPermit(ctx, 'WrongAnswer', guesses)
    return { outcome: 'AlreadySolved', challengeId: solved }
  }
  await recordMiss(ctx, { ...answer, challengeIds, previews })
  return { outcome: 'WrongAnswer' }
}

type Box = {
  hasFlagBox: boolean
  participationId: number | null
  teamId: number | null
  challengeIds: number[]
}

/**
 * The flag box of a game with the player's team, and the challenges in the order of lists (`byCategory`) that an answer
 * can concern: those with a flag of this text, of any team, or with a flag that needs more than a comparison. The cost
 * of an answer does not grow with the other challenges. Null for an unknown game.
 */
async function readBox(
  pool: pg.Pool,
  { gameId, userId, answer }: { gameId: number; userId: string; answer: string },
): Promise<Box | null> {
  const { rows } = await pool.query<Box>({
    name: 'flag-box',
    text: `
SELECT game.has_flag_box AS "hasFlagBox", member.participation_id AS "participationId", member.team_id AS "teamId",
  ARRAY(
    SELECT challenge.id FROM challenge
    WHERE challenge.game_id = game.id AND ${shownIn('challenge')} AND EXISTS (
      SELECT FROM flag
      WHERE flag.challenge_id = challenge.id AND (${trimmedFlag} = $3::text OR flag.kind <> 'Exact'))
    ORDER BY challenge.category, challenge.title, challenge.id
  ) AS "challengeIds"
FROM game
LEFT JOIN participation_member member ON member.game_id = game.id AND member.user_id = $2::uuid
WHERE game.id = $1::int AND game.deleted_at IS NULL`,
    values: [gameId, userId, answer],
  })
  return rows[0] ?? null
}

type Miss = {
  gameId: number
  teamId: number
  userId: string
  answer: string
  challengeIds: number[]
  previews: Preview[]
}

/** Records an answer that fits no challenge as an event, and a second one if it is a bait or another team's flag. */
async function recordMiss(ctx: Context, miss: Miss): Promise<void> {
  const { gameId, teamId, userId, answer, challengeIds, previews } = miss
  const publishedAt = previews[0]?.time ?? ctx.clock.now()
  const sent = { gameId, teamId, userId, publishedAt }
  const caught = previews.findIndex(({ isBait, ownerTeamId }) => isBait || ownerTeamId !== null)
  const { title, teamName, ownerName, ownerTeamId } = previews[caught] ?? {}
  const events = await ctx.db.gameEvent.createManyAndReturn({
    data: [
      { ...sent, type: 'FlagSubmit', values: ['WrongAnswer', answer, '', ''] },
      ...(caught === -1
        ? []
        : [
            {
              ...sent,
              type: 'CheatDetected' as const,
              values: [title ?? '', teamName ?? '', ownerName ?? ''],
              challengeId: challengeIds[caught] ?? null,
              ownerTeamId: ownerTeamId ?? null,
            },
          ]),
    ],
    select: { id: true },
  })
  for (const { id } of events) ctx.events.emit('gameEvent.recorded', { gameId, eventId: id })
  const name = previews.find((preview) => preview.teamName)?.teamName ?? `team ${teamId}`
  const what = ownerName
    ? `sent the flag of ${ownerName} for ${title}`
    : caught === -1
      ? 'sent a flag that fits no challenge'
      : `sent a bait of ${title}`
  const level = { level: 'Information', status: 'Failed' } as const
  ctx.logs.write({ ...level, message: `${what} to the flag box: ${name}`, ctx })
}
