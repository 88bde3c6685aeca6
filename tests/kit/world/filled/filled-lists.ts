import type pg from 'pg'
import type { PlayedGame } from '../played-game.ts'

/**
 * Fills the lists of a game with one row for each of its teams: a solve, a wrong answer, a cheat, events, notices, an award,
 * a certificate, a rating and a write-up, handed in and shared.
 */
export async function fillGameLists(pool: pg.Pool, { gameId, challengeIds, players }: PlayedGame) {
  const teams = players.map(({ teamId }) => teamId)
  const participations = players.map(({ participationId }) => participationId)
  const users = players.map(({ userId }) => userId)
  const given = [gameId, teams, participations, users, challengeIds]
  const rows = `unnest($2::int[], $3::int[], $4::uuid[]) WITH ORDINALITY AS row (team_id, participation_id, user_id, n)`
  const challenge = `($5::int[])[1 + n % cardinality($5::int[])]`
  await pool.query(
    `WITH made AS (
       INSERT INTO submission (answer, status, type, submitted_at, user_id, team_id, participation_id, game_id, challenge_id, ip)
       SELECT 'answer ' || n, status::"AnswerResult", type::"SubmissionType", now() - n * interval '1 second',
              user_id, team_id, participation_id, $1, ${challenge}, '127.0.0.1'
         FROM ${rows}, (VALUES ('Accepted', 'Normal'), ('WrongAnswer', 'Unaccepted'), ('CheatDetected', 'Unaccepted'))
              kind (status, type) RETURNING *),
     solves AS (
       INSERT INTO solve (submission_id, game_id, challenge_id, participation_id, solved_at)
       SELECT id, game_id, challenge_id, participation_id, submitted_at FROM made WHERE status = 'Accepted')
     INSERT INTO cheat (submission_id, game_id, challenge_id, submit_participation_id, source_participation_id)
     SELECT id, game_id, challenge_id, participation_id, NULL FROM made WHERE status = 'CheatDetected'`,
    given,
  )
  await pool.query(
    `WITH events AS (
       INSERT INTO game_event (game_id, type, "values", user_id, team_id, challenge_id)
       SELECT $1, 'FlagSubmit', ARRAY['WrongAnswer', 'answer ' || n, 'Challenge'], user_id, team_id, ${challenge} FROM ${rows}),
     notices AS (
       INSERT INTO game_notice (game_id, "values", team_id, challenge_id)
       SELECT $1, ARRAY['Notice ' || n], team_id, ${challenge} FROM ${rows}),
     awards AS (
       INSERT INTO score_adjustment (game_id, participation_id, kind, points, reason, made_at, user_id)
       SELECT $1, participation_id, 'Award', n, 'Reason', now(), user_id FROM ${rows}),
     certificates AS (
       INSERT INTO certificate (code, game_id, participation_id, user_id, user_name, team_name, score, team_count, issued_at)
       SELECT left($1 || 'C' || n, 20), $1, participation_id, user_id, 'Name', 'Team', n, n, now() FROM ${rows}),
     ratings AS (
       INSERT INTO rating (game_id, challenge_id, participation_id, user_id, stars, comment, rated_at)
       SELECT $1, ${challenge}, participation_id, user_id, 4, 'Comment ' || n, now() FROM ${rows}),
     shared AS (
       INSERT INTO shared_writeup (game_id, participation_id, user_id, solved_id, kind, content, state, submitted_at, published_at)
       SELECT $1, participation_id, user_id, ${challenge}, 'Text', 'Content', 'Published', now(), now() FROM ${rows}),
     files AS (
       INSERT INTO file (hash, name, size_bytes)
       SELECT encode(sha256((participation_id || 'file')::text::bytea), 'hex'), 'file ' || n, n FROM ${rows}
       RETURNING id, hash)
     SELECT FROM files`,
    given,
  )
  await pool.query(
    `UPDATE participation SET writeup_file_id = file.id, writeup_name = 'w.pdf', writeup_at = now()
       FROM file WHERE file.hash = encode(sha256((participation.id || 'file')::text::bytea), 'hex')
        AND participation.id = ANY($1::int[])`,
    [participations],
  )
}

/** Fills lists of the platform with that many rows. */
export async function fillPlatformLists(pool: pg.Pool, count: number) {
  await pool.query(
    `WITH posts AS (
       INSERT INTO post (id, title, summary, content, author_id)
       SELECT left(md5(n::text), 8), 'Post ' || n, '', '', (SELECT id FROM "user" ORDER BY id OFFSET n LIMIT 1)
         FROM generate_series(1, $1::int) n),
     past_games AS (
       INSERT INTO past_game (title, start_at, end_at)
       SELECT 'Past game ' || n, now(), now() FROM generate_series(1, $1::int) n),
     games AS (
       INSERT INTO game (title, public_key, private_key, start_at, end_at, writeup_deadline)
       SELECT 'Game ' || n, '', '', now(), now() + interval '1 hour', now() FROM generate_series(1, $1::int) n)
     INSERT INTO log (level, user_name, remote_ip, status, message)
     SELECT 'Information', 'Name', '127.0.0.1', 'Success', 'Message ' || n FROM generate_series(1, $1::int) n`,
    [count],
  )
}
