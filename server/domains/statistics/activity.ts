import type { Database } from '../../database/database.ts'

/** The submissions in a part of the game. All parts are equally long, except the last. */
export type Activity = {
  startAt: Date
  submissionCount: number
  solveCount: number
  /** The teams that submitted. */
  activeTeamCount: number
}

type Window = { gameId: number; start: Date; end: Date }

const maxParts = 48
const minuteMs = 60_000
/** The lengths of a part, so that its borders are times that people name. */
const partMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080]

/** The length of a part in milliseconds: the shortest that gives at most 48 parts. */
export function partLength(windowMs: number): number {
  const fits = partMinutes.find((minutes) => windowMs <= minutes * minuteMs * maxParts)
  return fits === undefined ? Math.ceil(windowMs / maxParts) : fits * minuteMs
}

/** The submissions and solves of the accepted teams, without testers, in parts of equal length from the start on. */
export function readActivity(db: Database, { gameId, start, end }: Window): Promise<Activity[]> {
  const partMs = partLength(end.getTime() - start.getTime())
  return db.$queryRaw<Activity[]>`
    WITH playing AS (
      SELECT participation.id FROM participation LEFT JOIN division ON division.id = participation.division_id
       WHERE participation.game_id = ${gameId} AND status = 'Accepted'
         AND division.standing IS DISTINCT FROM 'Tester'),
    sent AS (
      SELECT floor(extract(epoch FROM submission.submitted_at - ${start}::timestamptz)::float8 * 1000 / ${partMs}::float8)::int AS part,
             count(*)::int AS submissions, count(DISTINCT submission.participation_id)::int AS teams,
             count(solve.submission_id)::int AS solves
        FROM submission JOIN playing ON playing.id = submission.participation_id
        LEFT JOIN solve ON solve.submission_id = submission.id
       WHERE submission.game_id = ${gameId}
         AND submission.submitted_at >= ${start} AND submission.submitted_at < ${end}
       GROUP BY 1)
    SELECT ${start}::timestamptz + part * ${partMs}::float8 * interval '1 millisecond' AS "startAt",
           coalesce(sent.submissions, 0) AS "submissionCount",
           coalesce(sent.solves, 0) AS "solveCount",
           coalesce(sent.teams, 0) AS "activeTeamCount"
      FROM generate_series(0, greatest(0, ceil(extract(epoch FROM ${end}::timestamptz - ${start}::timestamptz)::float8 * 1000 / ${partMs}::float8)::int - 1)) part
      LEFT JOIN sent USING (part) ORDER BY part`
}
