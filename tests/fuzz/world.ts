import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/database/embedded-postgres.ts'
import { freePort } from '../../server/database/free-port.ts'
import { createLogger } from '../../server/runtime/logger.ts'
import { graphqlApi } from '../kit/calls/apis.ts'
import { fillWorld } from '../kit/world/filled/filled-world.ts'
import { startProduct } from '../kit/server/product.ts'
import type { Random } from './random.ts'
import type { Known } from './values.ts'

type Caller = { role: string; headers: Record<string, string> }

export type FuzzWorld = {
  url: string
  /** The address of the same server at which it speaks the later level of the REST API. */
  laterUrl: string
  /** The game whose interfaces for CTFd and rCTF are on. */
  gameId: number
  known: Known
  caller(random: Random): Caller
  /** Replaces callers that cases have banned or deleted, and reads the current ids. */
  refresh(): Promise<void>
  /** The resident memory of the server in bytes. */
  memoryBytes(): Promise<number>
  isAlive(): Promise<boolean>
  dispose(): Promise<void>
}

const roles = ['User', 'Monitor', 'Admin'] as const
/** The third game of the filled world is the live one. */
const liveGameId = 3
const compatHosts = [
  'localhost=gzctf-1.8',
  `ctfd.example=ctfd:${liveGameId}`,
  `rctf.example=rctf:${liveGameId}`,
]
const scopes = '{read,play,monitor,author,admin}'

/** A platform during a competition, with its own process and database. */
export async function createFuzzWorld(): Promise<FuzzWorld> {
  const folder = await mkdtemp(path.join(tmpdir(), 'halyard-fuzz-'))
  const logger = createLogger({ level: 'error', pretty: false })
  const database = await startEmbeddedPostgres({ dataDir: folder, logger })
  const { databaseUrl } = database
  const port = await freePort()
  const product = await startProduct({
    databaseUrl,
    env: {
      PORT: String(port),
      HALYARD_RATE_LIMITS: 'off',
      HALYARD_LOG_LEVEL: 'error',
      HALYARD_COMPAT_HOSTS: compatHosts.join(','),
    },
  })
  const { admin, gameId } = await fillWorld(product, databaseUrl)
  if (gameId !== liveGameId) throw new Error(`the live game has the id ${gameId}`)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const known: Known = { numbers: [], texts: [], ids: {} }
  let callers: Caller[] = []

  async function refresh(): Promise<void> {
    callers = [{ role: 'anonymous', headers: {} }]
    for (const role of roles)
      callers.push(...(await makeCallers(pool, { role, id: await addUser(pool, role) })))
    for (const id of await playersOf(pool, gameId))
      callers.push(...(await makeCallers(pool, { role: 'Player', id })))
    // Cases may have moved the game to another time or taken the administrator's rights.
    const [start, end] = [new Date(Date.now() - 36_000_000), new Date(Date.now() + 36_000_000)]
    await graphqlApi.updateGame(admin, gameId, { start, end, hasCompatibleApis: true }).catch(() => undefined)
    const { rows } = await pool.query<{ numbers: number[]; texts: string[] }>(`
      SELECT (SELECT array_agg(id) FROM (
        (SELECT id FROM game ORDER BY id DESC LIMIT 5) UNION ALL (SELECT id FROM challenge ORDER BY id DESC LIMIT 20)
        UNION ALL (SELECT id FROM team ORDER BY id DESC LIMIT 20)
        UNION ALL (SELECT id FROM participation ORDER BY id DESC LIMIT 20)
        UNION ALL (SELECT id FROM submission ORDER BY id DESC LIMIT 20)
        UNION ALL (SELECT id FROM game_notice ORDER BY id DESC LIMIT 5)) AS ids) AS numbers,
      (SELECT array_agg(text) FROM (
        (SELECT id::text AS text FROM "user" LIMIT 20) UNION ALL (SELECT hash FROM file LIMIT 20)
        UNION ALL (SELECT id::text FROM post LIMIT 5) UNION ALL (SELECT flag FROM flag LIMIT 20)
        UNION ALL (SELECT user_name FROM "user" LIMIT 10) UNION ALL (SELECT title FROM game LIMIT 5)) AS texts) AS texts`)
    known.numbers = rows[0]?.numbers ?? []
    known.ids = await idsByName(pool)
    known.texts = [...(rows[0]?.texts ?? []), ...globalIds(known.numbers)]
  }

  await refresh()
  return {
    url: product.url,
    laterUrl: `http://localhost:${port}`,
    gameId,
    known,
    caller: (random) => random.pick(callers),
    refresh,
    async memoryBytes() {
      const status = await readFile(`/proc/${product.pid()}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
    },
    isAlive: () =>
      fetch(`${product.url}/healthz`, { signal: AbortSignal.timeout(20_000) }).then(
        (answer) => answer.ok,
        () => false,
      ),
    async dispose() {
      await pool.end()
      await product.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function globalIds(numbers: number[]): string[] {
  const types = ['Game', 'Challenge', 'Team', 'Participation', 'Submission', 'TextNotice']
  return types.flatMap((type) =>
    numbers.slice(0, 20).map((id) => Buffer.from(`${type}:${id}`).toString('base64')),
  )
}

/** The first ids, which belong to the filled world, and the last ones, which cases have created. */
async function idsByName(pool: pg.Pool): Promise<Known['ids']> {
  const tables = { gameId: 'game', challengeId: 'challenge', teamId: 'team', participationId: 'participation', submissionId: 'submission', noticeId: 'game_notice', flagId: 'flag', userId: '"user"', postId: 'post', instanceId: 'container' } // oxfmt-ignore
  const ids: Known['ids'] = {}
  for (const [name, table] of Object.entries(tables)) {
    const order = name === 'userId' ? 'created_at' : 'id'
    const { rows } = await pool.query<{ id: number | string }>(
      `(SELECT id FROM ${table} ORDER BY ${order} LIMIT 12) UNION
       (SELECT id FROM ${table} ORDER BY ${order} DESC LIMIT 4)`,
    )
    ids[name] = rows.map(({ id }) => id)
  }
  return ids
}

/** Some users who play the game. */
async function playersOf(pool: pg.Pool, gameId: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT u.id FROM "user" u JOIN participation_member m ON m.user_id = u.id
       JOIN participation p ON p.id = m.participation_id
      WHERE m.game_id = $1 AND p.status = 'Accepted' AND u.role = 'User' ORDER BY random() LIMIT 2`,
    [gameId],
  )
  return rows.map(({ id }) => id)
}

async function addUser(pool: pg.Pool, role: (typeof roles)[number]): Promise<string> {
  const id = randomUUID()
  const name = `f${randomBytes(5).toString('hex')}`
  await pool.query(
    `INSERT INTO "user" (id, user_name, normalized_user_name, email, normalized_email, email_confirmed, role)
     VALUES ($1, $2::text, upper($2::text), $2::text || '@example.test', upper($2::text || '@example.test'), true, $3)`,
    [id, name, role],
  )
  return id
}

/** A user as two callers: with a session and with an API token. */
async function makeCallers(pool: pg.Pool, { role, id }: { role: string; id: string }): Promise<Caller[]> {
  const token = `hly_${randomBytes(24).toString('base64url')}`
  const session = randomBytes(32).toString('base64url')
  const hash = (text: string) => createHash('sha256').update(text).digest()
  await pool.query(
    `INSERT INTO api_token (user_id, name, token_hash, scopes, expires_at)
     VALUES ($1, 'fuzz', $2, '${scopes}', now() + interval '1 day')`,
    [id, hash(token)],
  )
  await pool.query(
    `INSERT INTO session (id, user_id, token_hash, expires_at, ip)
     VALUES (gen_random_uuid(), $1, $2, now() + interval '7 days', '127.0.0.1')`,
    [id, hash(session)],
  )
  return [
    { role: `${role} (session)`, headers: { cookie: `halyard_session=${session}` } },
    { role: `${role} (token)`, headers: { authorization: `Bearer ${token}` } },
  ]
}
