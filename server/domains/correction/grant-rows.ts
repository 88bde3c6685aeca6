import { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, NotFoundError, invalidField } from '../../use-case/errors.ts'
import { seesIn, takesBlood } from '../game/divisions/division-rights.ts'
import { gameTime } from '../game/game-state.ts'
import { shownIn } from '../game/shown-challenges.ts'
import type { SolveGrant } from './correction.input.ts'

type Facts = {
  start: Date
  end: Date
  pausedAt: Date | null
  hiddenFrom: Date | null
  participationId: number | null
  isAccepted: boolean
  isTester: boolean
  isShown: boolean
  releaseAt: Date | null
  isSeen: boolean
  solvedAt: Date | null
  isVoided: boolean
}

/** A solve that may be granted. The true board counts it. `isHidden`: the public board does not. */
export type Grantable = {
  gameId: number
  challengeId: number
  participationId: number
  at: Date
  takesBlood: boolean
  isHidden: boolean
}

/**
 * Checks that a team can be given a solve of a challenge, and when. Without a time it is now, or the last moment of a
 * game that is over. A solve after the end, of practice, does not count and may be replaced.
 * @throws NotFoundError, InvalidInputError, ConflictError (voided)
 */
export async function requireGrantable(
  db: Pick<Transaction, '$queryRaw'>,
  { gameId, grant, now }: { gameId: number; grant: SolveGrant; now: Date },
): Promise<Grantable> {
  const facts = await readFacts(db, gameId, grant)
  if (!facts) throw new NotFoundError('game.notFound')
  const { participationId, solvedAt, isTester, hiddenFrom, end } = facts
  if (participationId === null || !facts.isAccepted)
    throw invalidField('teamId', 'correction.teamNotAccepted')
  if (!facts.isShown) throw invalidField('challengeId', 'correction.challengeNotShown')
  if (!facts.isSeen) throw invalidField('challengeId', 'correction.challengeHiddenFromTeam')
  if (solvedAt && solvedAt < end) throw invalidField('challengeId', 'correction.alreadySolved')
  if (facts.isVoided) throw new ConflictError('correction.restoreInstead')
  const at = requireTime(facts, grant.at ?? null, now)
  return {
    gameId,
    challengeId: grant.challengeId,
    participationId,
    at,
    takesBlood: grant.takesBlood ?? false,
    isHidden: isTester || (hiddenFrom !== null && at >= hiddenFrom),
  }
}

function requireTime({ start, end, pausedAt, releaseAt }: Facts, asked: Date | null, now: Date): Date {
  const current = gameTime({ pausedAt }, now)
  const at = asked ?? new Date(Math.min(current.getTime(), end.getTime() - 1))
  if (at < start || at >= end) throw invalidField('at', 'correction.timeOutsideGame')
  if (at > current) throw invalidField('at', 'correction.timeInFuture')
  if (releaseAt && at < releaseAt) throw invalidField('at', 'correction.beforeRelease')
  return at
}

async function readFacts(
  db: Pick<Transaction, '$queryRaw'>,
  gameId: number,
  { teamId, challengeId }: SolveGrant,
): Promise<Facts | null> {
  const isShown = Prisma.raw(shownIn('asked'))
  const isSeen = Prisma.raw(seesIn('asked.id', 'participation'))
  const [row] = await db.$queryRaw<Facts[]>`
    SELECT game.start_at AS start, game.end_at AS "end", game.paused_at AS "pausedAt",
           CASE WHEN game.revealed_at IS NULL THEN game.freeze_at END AS "hiddenFrom",
           participation.id AS "participationId", coalesce(participation.status = 'Accepted', false) AS "isAccepted",
           division.standing IS NOT DISTINCT FROM 'Tester' AS "isTester",
           coalesce(${isShown}, false) AS "isShown", asked.release_at AS "releaseAt", ${isSeen} AS "isSeen",
           solve.solved_at AS "solvedAt", EXISTS (
             SELECT FROM voided_solve voided WHERE voided.participation_id = participation.id
               AND voided.challenge_id = asked.id) AS "isVoided"
      FROM game
      LEFT JOIN participation ON participation.game_id = game.id AND participation.team_id = ${teamId}::int
      LEFT JOIN division ON division.id = participation.division_id
      LEFT JOIN challenge asked ON asked.game_id = game.id AND asked.id = ${challengeId}::int
      LEFT JOIN solve ON solve.participation_id = participation.id AND solve.challenge_id = asked.id
     WHERE game.id = ${gameId}::int AND game.deleted_at IS NULL`
  return row ?? null
}

type Granting = { grant: Grantable; reason: string; now: Date }

/** Writes the solve with an answer without text, and the event that tells monitors of it. */
export async function writeGranted(
  { viewer }: Pick<Context, 'viewer'>,
  tx: Transaction,
  { grant, reason, now }: Granting,
): Promise<{ submissionId: number; eventId: number }> {
  const { gameId, challengeId, participationId, at } = grant
  const isPlaced = Prisma.raw(takesBlood('given.challenge_id', 'given'))
  const wasPlaced = Prisma.raw(takesBlood('solve.challenge_id', 'solver'))
  const [written] = await tx.$queryRaw<[{ submissionId: number; eventId: number }]>`
    WITH given AS (
      SELECT participation.*, challenge.id AS challenge_id, challenge.title, challenge.disable_blood_bonus
        FROM participation JOIN challenge ON challenge.game_id = participation.game_id
       WHERE participation.id = ${participationId}::int AND challenge.id = ${challengeId}::int
    ), earlier AS (
      SELECT count(*) AS count FROM solve
        JOIN game ON game.id = solve.game_id
        JOIN participation solver ON solver.id = solve.participation_id
       WHERE solve.challenge_id = ${challengeId}::int AND solver.status = 'Accepted' AND solve.takes_blood
         AND ${wasPlaced} AND solve.solved_at >= game.start_at AND solve.solved_at <= ${at}::timestamptz
    ), stored AS (
      INSERT INTO submission (answer, status, type, submitted_at, team_id, participation_id, game_id, challenge_id)
      SELECT '', 'Accepted', (CASE
               WHEN NOT ${grant.takesBlood}::boolean OR disable_blood_bonus OR NOT ${isPlaced} OR earlier.count > 2
               THEN 'Normal' ELSE (ARRAY['FirstBlood', 'SecondBlood', 'ThirdBlood'])[earlier.count + 1]
             END)::"SubmissionType", ${at}::timestamptz, team_id, id, game_id, challenge_id
        FROM given, earlier
      RETURNING id
    ), event AS (
      INSERT INTO game_event (game_id, type, values, team_id, challenge_id, published_at)
      SELECT game_id, 'FlagSubmit', ARRAY['Accepted', '', title, challenge_id::text], team_id, challenge_id,
             ${at}::timestamptz
        FROM given
      RETURNING id
    )
    SELECT stored.id AS "submissionId", event.id AS "eventId" FROM stored, event`
  await tx.$executeRaw`
    INSERT INTO solve (submission_id, game_id, challenge_id, participation_id, solved_at, takes_blood)
    VALUES (${written.submissionId}::int, ${gameId}::int, ${challengeId}::int, ${participationId}::int,
            ${at}::timestamptz, ${grant.takesBlood}::boolean)
    ON CONFLICT (participation_id, challenge_id) DO UPDATE
      SET submission_id = excluded.submission_id, solved_at = excluded.solved_at, is_revealed = false,
          takes_blood = excluded.takes_blood`
  await tx.grantedSolve.create({
    data: { submissionId: written.submissionId, reason, grantedAt: now, userId: viewer?.id ?? null },
  })
  return written
}
