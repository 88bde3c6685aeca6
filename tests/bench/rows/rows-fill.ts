import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/** How many rows the tables that grow with time get. */
export type RowCounts = { submissions: number; events: number; logs: number }

type Game = { gameId: number; challengeIds: number[] }

const large = ['submission', 'game_event', 'log']

/** Fills the tables that grow with time. Rows of a kind lie evenly among the others, and all belong to one game. */
export async function fillRows(pool: pg.Pool, { gameId, challengeIds }: Game, counts: RowCounts) {
  const client = await pool.connect()
  try {
    // The platform's keys are right by construction, and their checks would take longer than the rows.
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off;
      SET maintenance_work_mem = '512MB'; SET max_parallel_maintenance_workers = 0; SET statement_timeout = 0`)
    const indexes = await dropIndexes(client)
    await client.query(
      `CREATE TEMP TABLE player AS
         SELECT row_number() OVER (ORDER BY m.team_id) - 1 AS n, m.user_id, m.team_id, m.participation_id
           FROM participation_member m WHERE m.game_id = ${gameId}`,
    )
    const players = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM player')
    const teams = players.rows[0]?.n ?? 1
    const [first = 0, size] = [challengeIds[0], challengeIds.length]
    const challenge = `${first} + n / ${teams} % ${size}`
    const time = (count: number, hours: number) =>
      `now() - interval '${hours} hours' + n * (interval '${hours} hours' / ${count})`
    const rowsOf = (count: number) =>
      `(SELECT series.n, user_id, team_id, participation_id
          FROM generate_series(0, ${count - 1}) AS series (n) JOIN player ON player.n = series.n % ${teams}) AS rows`
    await client.query(
      `INSERT INTO submission (answer, status, type, submitted_at, user_id, team_id, participation_id, game_id, challenge_id, ip)
       SELECT 'flag{wrong ' || md5(n::text) || '}',
              (CASE WHEN n % 5000 = 0 THEN 'CheatDetected' ELSE 'WrongAnswer' END)::"AnswerResult", 'Unaccepted',
              ${time(counts.submissions, 23)}, user_id, team_id, participation_id, ${gameId}, ${challenge}, '198.51.100.7'
         FROM ${rowsOf(counts.submissions)}`,
    )
    await client.query(
      `INSERT INTO game_event (game_id, type, "values", user_id, team_id, challenge_id, published_at)
       SELECT ${gameId}, (CASE n % 20 WHEN 0 THEN 'ContainerStart' WHEN 1 THEN 'ContainerDestroy'
                ELSE CASE n % 5000 WHEN 2 THEN 'CheatDetected' WHEN 3 THEN 'Normal' ELSE 'FlagSubmit' END END)::"GameEventType",
              ARRAY['WrongAnswer', 'flag{wrong ' || n || '}', 'Challenge'], user_id, team_id, ${challenge},
              ${time(counts.events, 23)}
         FROM ${rowsOf(counts.events)}`,
    )
    await client.query(
      `INSERT INTO log (time, level, logger, status, remote_ip, user_name, message)
       SELECT ${time(counts.logs, 23)},
              CASE WHEN n % 10000 = 0 THEN 'Error' WHEN n % 100 = 1 THEN 'Warning' ELSE 'Information' END,
              'bench', 'Success', '198.51.100.' || n % 250, 'player' || n % 500, 'Message number ' || n || ' of a user'
         FROM generate_series(0, ${counts.logs - 1}) AS series (n)`,
    )
    for (const { indexdef } of indexes) await client.query(indexdef)
    for (const table of large) await client.query(`VACUUM (ANALYZE, PARALLEL 0) "${table}"`)
    await client.query('ANALYZE')
  } finally {
    client.release(true)
  }
}

/** Indexes are built faster after the rows. Those of keys stay. */
async function dropIndexes(client: pg.PoolClient): Promise<{ indexdef: string }[]> {
  const { rows } = await client.query<{ name: string; indexdef: string }>(
    `SELECT c.relname AS name, pg_get_indexdef(c.oid) AS indexdef
       FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indrelid = ANY($1::regclass[]) AND NOT i.indisunique`,
    [large],
  )
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
  return rows
}

/** Adds an administrator and returns an API token with every scope. */
export async function addAdministrator(pool: pg.Pool): Promise<string> {
  const token = `hly_${randomBytes(24).toString('base64url')}`
  await pool.query(
    `WITH person AS (
       INSERT INTO "user" (id, user_name, normalized_user_name, email, normalized_email, email_confirmed, role)
       VALUES (gen_random_uuid(), 'rowsadmin', 'ROWSADMIN', 'rows@example.test', 'ROWS@EXAMPLE.TEST', true, 'Admin') RETURNING id)
     INSERT INTO api_token (user_id, name, token_hash, scopes, expires_at)
     SELECT id, 'bench', $1, '{read,play,monitor,author,admin}', now() + interval '1 day' FROM person`,
    [createHash('sha256').update(token).digest()],
  )
  return token
}
