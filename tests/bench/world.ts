import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { startEmbeddedPostgres } from '../../server/database/embedded-postgres.ts'
import { createLogger } from '../../server/runtime/logger.ts'
import { collectGarbage } from './collect-garbage.ts'
import { parentOf } from './process-use.ts'

export const teamCount = 500
export const challengeCount = 50
export const solveCount = 10_000

export type World = {
  url: string
  /** The server's process id. */
  pid: number
  /** The number of processes that answer requests. A load opens its connections to each of them. */
  processes: number
  postgresPid: number
  /** Whether the database counts its statements in `pg_stat_statements`. */
  countsStatements: boolean
  databaseUrl: string
  pool: pg.Pool
  gameId: number
  challengeIds: number[]
  /** One API token per team, in the order of the teams. */
  tokens: string[]
  /** Runs the garbage collector of the server, and returns the bytes of the objects and buffers that are left. */
  collectGarbage(): Promise<number>
  dispose(): Promise<void>
}

const ownCheckout = fileURLToPath(new URL('../..', import.meta.url))
const logger = createLogger({ level: 'error', pretty: false })

/** How much the game of a world has. */
export type WorldSize = { teams: number; challenges: number; solves: number }

type WorldOptions = {
  size?: WorldSize
  /** The folder of the Halyard whose server and client are measured. */
  checkout?: string | undefined
  counts?: boolean
  /** Settings of the server in place of those below. */
  env?: Record<string, string>
  /** The file that starts the server, in place of the checkout's. */
  serverFile?: string | undefined
  /** The folder to which the server writes its profile at its end. */
  cpuProfile?: string | undefined
}

/** Starts a production server in its own process, with a game of that size in its database. */
export async function createWorld({
  size = { teams: teamCount, challenges: challengeCount, solves: solveCount },
  checkout = ownCheckout,
  counts = false,
  env = {},
  serverFile = path.join(checkout, 'server/main.ts'),
  cpuProfile,
}: WorldOptions = {}): Promise<World> {
  // In the reverse order of their start.
  const stops: (() => Promise<unknown>)[] = []
  const dispose = async () => {
    process.off('SIGTERM', disposeAndExit).off('SIGINT', disposeAndExit)
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
  }
  const disposeAndExit = () => void dispose().finally(() => process.exit(1))
  process.once('SIGTERM', disposeAndExit).once('SIGINT', disposeAndExit)
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'halyard-bench-'))
    stops.push(() => rm(folder, { recursive: true, force: true }))
    // Its settings belong to what is measured.
    const embedded = (await import(path.join(checkout, 'server/database/embedded-postgres.ts'))) as {
      startEmbeddedPostgres: typeof startEmbeddedPostgres
    }
    const settings = { shared_preload_libraries: 'pg_stat_statements' }
    const database = await embedded.startEmbeddedPostgres({
      dataDir: folder,
      logger,
      ...(counts && { settings }),
    })
    stops.push(() => database.stop())
    const { databaseUrl } = database
    const [port, debugPort] = [await freePort(), await freePort()]
    const server = startServer({ serverFile, port, debugPort, databaseUrl, folder, env, cpuProfile })
    stops.push(() => endServer(server))
    await whenUp(server, port)
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
    stops.push(() => pool.end())
    if (counts) await pool.query('CREATE EXTENSION pg_stat_statements')
    const filled = await fillGame(pool, size)
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return {
      url: `http://127.0.0.1:${port}`,
      pid: server.pid ?? 0,
      processes: Number(env['HALYARD_WORKERS'] ?? 1),
      postgresPid: parentOf(rows[0]?.pid ?? 0),
      countsStatements: counts,
      databaseUrl,
      pool,
      ...filled,
      collectGarbage: () => collectGarbage(debugPort),
      dispose,
    }
  } catch (error) {
    await dispose()
    throw error
  }
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

function startServer(options: {
  serverFile: string
  port: number
  debugPort: number
  databaseUrl: string
  folder: string
  env: Record<string, string>
  cpuProfile: string | undefined
}): ChildProcess {
  const { serverFile, port, debugPort, databaseUrl, folder, env, cpuProfile } = options
  const flags = [
    '--disable-warning=ExperimentalWarning',
    `--inspect=127.0.0.1:${debugPort}`,
    '--inspect-publish-uid=http',
    ...(cpuProfile ? ['--cpu-prof', `--cpu-prof-dir=${cpuProfile}`] : []),
  ]
  return spawn(process.execPath, [...flags, serverFile], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      REDIS_URL: '',
      HALYARD_DATA_DIR: path.join(folder, 'server'),
      HALYARD_METRICS_PORT: '0',
      HALYARD_RATE_LIMITS: 'off',
      HALYARD_LOG_LEVEL: 'error',
      HALYARD_ADMIN_PASSWORD: `B1${randomBytes(12).toString('hex')}`,
      ...env,
    },
  })
}

/** @throws Error if the server ends instead */
async function whenUp(server: ChildProcess, port: number): Promise<void> {
  const gone = once(server, 'exit').then(() => {
    throw new Error('the benchmark’s server ended early')
  })
  gone.catch(() => undefined)
  await Promise.race([gone, answers(`http://127.0.0.1:${port}/readyz`)])
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the benchmark’s server did not come up')
}

/** Writes a game with teams of one player each, who have API tokens. */
export async function fillGame(pool: pg.Pool, { teams, challenges: count, solves }: WorldSize) {
  const tokens = Array.from({ length: teams }, () => `hly_${randomBytes(24).toString('base64url')}`)
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const game = await pool.query<{ id: number }>(
    `INSERT INTO game (title, public_key, private_key, start_at, end_at, writeup_deadline, accept_without_review)
     VALUES ('Benchmark', '', '', now() - interval '1 day', now() + interval '1 day', now(), true) RETURNING id`,
  )
  const gameId = game.rows[0]?.id ?? 0
  const challenges = await pool.query<{ id: number }>(
    `INSERT INTO challenge (game_id, title, category, is_enabled, hints)
     SELECT $1, 'Challenge ' || n, (enum_range(NULL::"ChallengeCategory"))[1 + n % 13], true, '{}'
       FROM generate_series(1, $2::int) n RETURNING id`,
    [gameId, count],
  )
  const challengeIds = challenges.rows.map(({ id }) => id)
  await pool.query(
    `WITH people AS (
       INSERT INTO "user" (id, user_name, normalized_user_name, email, normalized_email, email_confirmed)
       SELECT gen_random_uuid(), 'player' || n, 'PLAYER' || n, n || '@example.test', n || '@EXAMPLE.TEST', true
         FROM generate_series(1, $2::int) n RETURNING id, user_name),
     numbered AS (SELECT id, substr(user_name, 7)::int AS n FROM people),
     tokens AS (
       INSERT INTO api_token (user_id, name, token_hash, scopes, expires_at)
       SELECT id, 'bench', ($3::bytea[])[n], '{read,play}', now() + interval '1 day' FROM numbered),
     teams AS (
       INSERT INTO team (name, invite_token, captain_id)
       SELECT 'Team ' || n, md5(n::text), id FROM numbered RETURNING id, captain_id),
     members AS (INSERT INTO team_member (team_id, user_id) SELECT id, captain_id FROM teams),
     joined AS (
       INSERT INTO participation (game_id, team_id, status, token)
       SELECT $1, id, 'Accepted', '' FROM teams RETURNING id, team_id)
     INSERT INTO participation_member (game_id, user_id, team_id, participation_id)
     SELECT $1, captain_id, teams.id, joined.id FROM teams JOIN joined ON joined.team_id = teams.id`,
    [gameId, teams, hashes],
  )
  await pool.query(`INSERT INTO flag (challenge_id, flag) SELECT id, 'flag{' || id || '}' FROM challenge`)
  await pool.query(
    `WITH pairs AS (
       SELECT p.id AS participation_id, p.team_id, m.user_id, c.id AS challenge_id,
              row_number() OVER (ORDER BY md5(p.id || ':' || c.id)) AS n
         FROM participation p JOIN participation_member m ON m.participation_id = p.id, challenge c
        WHERE c.id <> ALL($3::int[])),
     right_ones AS (
       INSERT INTO submission (answer, status, type, submitted_at, user_id, team_id, participation_id, game_id, challenge_id)
       SELECT 'flag{' || challenge_id || '}', 'Accepted', 'Normal',
              now() - interval '20 hours' + n * (interval '19 hours' / greatest($2::int, 1)), user_id, team_id, participation_id, $1, challenge_id
         FROM pairs WHERE n <= $2::int ORDER BY n RETURNING id, submitted_at, participation_id, challenge_id)
     INSERT INTO solve (submission_id, game_id, challenge_id, participation_id, solved_at)
     SELECT id, $1, challenge_id, participation_id, submitted_at FROM right_ones`,
    [gameId, solves, freshChallenges(challengeIds)],
  )
  await pool.query('INSERT INTO game_board (game_id, seq) VALUES ($1, 0) ON CONFLICT DO NOTHING', [gameId])
  await pool.query('ANALYZE')
  return { gameId, challengeIds, tokens }
}

/** The second half of the challenges starts unsolved, so that every team can still submit correct flags. */
export function freshChallenges(challengeIds: number[]): number[] {
  return challengeIds.slice(Math.ceil(challengeIds.length / 2))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
