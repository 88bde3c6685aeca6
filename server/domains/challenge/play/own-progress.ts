import type pg from 'pg'
import { coalesce, type Coalesced } from '../../../runtime/coalesce.ts'

type Asked = { gameId: number; userId: string; now: Date }
/** A solve and an attempt count as `solvesOfViewer` and `viewerAttempts` select them. */
type OwnSolve = {
  submissionId: number
  solvedAt: Date
  submission: { teamId: number; user: { userName: string } | null }
}
type OwnAttempts = { wrong: number; lastWrongAt: Date }

/** The part of a game's challenges that is a team's own, by challenge. */
type OwnProgress = {
  lockedIds: ReadonlySet<number>
  solves: ReadonlyMap<number, OwnSolve>
  attempts: ReadonlyMap<number, OwnAttempts>
}
type SolveRow = {
  challengeId: number
  submissionId: number
  solvedAt: string
  teamId: number
  userName: string | null
}
type AttemptRow = { challengeId: number; wrong: number; lastWrongAt: string }
type Row = {
  ordinal: number
  locked: number[] | null
  solves: SolveRow[] | null
  attempts: AttemptRow[] | null
}

// The conditions are those of `playedChallenges` in challenge.policy.ts.
const statement = {
  name: 'own-progress',
  text: `
SELECT asked.ordinal::int AS ordinal,
       (SELECT array_agg(challenge_id) FROM challenge_lock WHERE participation_id = participation.id) AS locked,
       (SELECT json_agg(json_build_object(
                 'challengeId', solve.challenge_id, 'submissionId', solve.submission_id, 'solvedAt', solve.solved_at,
                 'teamId', submission.team_id, 'userName', "user".user_name))
          FROM solve JOIN submission ON submission.id = solve.submission_id
          LEFT JOIN "user" ON "user".id = submission.user_id
         WHERE solve.participation_id = participation.id) AS solves,
       (SELECT json_agg(json_build_object(
                 'challengeId', challenge_id, 'wrong', wrong, 'lastWrongAt', last_wrong_at))
          FROM attempt_count WHERE participation_id = participation.id) AS attempts
  FROM unnest($1::int[], $2::uuid[], $3::timestamptz[]) WITH ORDINALITY AS asked (game_id, user_id, at, ordinal)
  JOIN game ON game.id = asked.game_id AND game.deleted_at IS NULL AND game.start_at <= asked.at
       AND (game.practice_mode OR game.end_at > asked.at OR game.paused_at IS NOT NULL)
  JOIN participation_member member ON member.game_id = asked.game_id AND member.user_id = asked.user_id
  JOIN participation ON participation.id = member.participation_id AND participation.status = 'Accepted'`,
}
const lookUps = new WeakMap<pg.Pool, Coalesced<Asked, OwnProgress | null>>()

/** Null for a user who may not play the game now. Waiting look-ups share a statement. */
export function readOwnProgress({ pool }: { pool: pg.Pool }, asked: Asked): Promise<OwnProgress | null> {
  const known = lookUps.get(pool)
  if (known) return known.ask(asked)
  const created = coalesce({
    async run(all: Asked[]) {
      const column = <Key extends keyof Asked>(key: Key) => all.map((one) => one[key])
      const values = [column('gameId'), column('userId'), column('now')]
      const { rows } = await pool.query<Row>({ ...statement, values })
      const byOrdinal = new Map(rows.map((row) => [row.ordinal, row]))
      return all.map((_one, index) => progressOf(byOrdinal.get(index + 1)))
    },
    concurrency: 2,
    largestBatch: 100,
  })
  lookUps.set(pool, created)
  return created.ask(asked)
}

function progressOf(row: Row | undefined): OwnProgress | null {
  if (!row) return null
  const { locked, solves, attempts } = row
  return {
    lockedIds: new Set(locked),
    solves: new Map(
      solves?.map(({ challengeId, submissionId, solvedAt, teamId, userName }) => [
        challengeId,
        {
          submissionId,
          solvedAt: new Date(solvedAt),
          submission: { teamId, user: userName === null ? null : { userName } },
        },
      ]),
    ),
    attempts: new Map(
      attempts?.map(({ challengeId, wrong, lastWrongAt }) => [
        challengeId,
        { wrong, lastWrongAt: new Date(lastWrongAt) },
      ]),
    ),
  }
}
