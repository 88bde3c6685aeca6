import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createApp } from '../../../server/app.ts'
import { loadConfig } from '../../../server/config/config.ts'
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts'
import { applyMigrations } from '../../../server/database/migrations/migrate.ts'
import { createLogger } from '../../../server/runtime/logger.ts'
import { addAdministrator, fillRows } from './rows-fill.ts'
import { listReads, type ListRead } from './rows-lists.ts'
import { collectStatements, explain } from './rows-plan.ts'
import { challengeCount, fillGame, solveCount, teamCount } from '../world.ts'

const full = { submissions: 1_000_000, events: 10_000_000, logs: 10_000_000 }
/** Tables of which no page may read all rows. */
const large = new Set(['submission', 'game_event', 'log'])
/** Pages of 8 kB that the statements of one page of a list may read together. */
const mostBuffers = 600

type Ask = (reader: ListRead['reader'], query: string) => Promise<Answer>
type Answer = { data?: Record<string, unknown>; errors?: { message: string }[] }
type Line = Pick<ListRead, 'list' | 'page'> & {
  statements: number
  pages: number
  ms: number
  verdict: string
}

/**
 * Reads each list of a platform with many rows, and explains the statements that it sends. Returns whether no page of a
 * list reads a large table whole or more than 600 pages. `scale` divides the rows.
 */
export async function benchRows({ scale }: { scale: number }): Promise<boolean> {
  const counts = {
    submissions: Math.ceil(full.submissions / scale),
    events: Math.ceil(full.events / scale),
    logs: Math.ceil(full.logs / scale),
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'halyard-bench-'))
  const logger = createLogger({ level: 'fatal', pretty: false })
  const database = await startEmbeddedPostgres({ dataDir: folder, logger })
  const { databaseUrl } = database
  try {
    await applyMigrations({ databaseUrl, logger })
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
    // PostgreSQL ends the connections when it stops.
    pool.on('error', () => undefined)
    const size = { teams: teamCount, challenges: challengeCount, solves: solveCount }
    const world = await fillGame(pool, size)
    const started = performance.now()
    await fillRows(pool, world, counts)
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`filled ${JSON.stringify(counts)} in ${seconds} s, ${await sizeOf(pool)} MB`)
    const tokens = { admin: await addAdministrator(pool), player: world.tokens[0] ?? '' }
    const env = {
      PORT: '0',
      HALYARD_METRICS_PORT: '0',
      HALYARD_DATA_DIR: path.join(folder, 'server'),
      HALYARD_SECRET: randomBytes(32).toString('hex'),
      HALYARD_CONTAINERS: 'none',
      HALYARD_RATE_LIMITS: 'off',
    }
    const config = { ...loadConfig(env, folder), databaseUrl }
    const app = await createApp({ config, logger, isScheduled: false })
    try {
      const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
      const ask: Ask = async (reader, query) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens[reader]}` }
        const body = JSON.stringify({ query })
        return (await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json()) as Answer
      }
      return await readAll(pool, ask, world)
    } finally {
      await app.dispose()
      await pool.end()
    }
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Game = { gameId: number; challengeIds: number[] }

async function readAll(pool: pg.Pool, ask: Ask, { gameId, challengeIds }: Game): Promise<boolean> {
  const [team] = (await pool.query<{ id: number }>('SELECT min(team_id) AS id FROM participation')).rows
  const from = Date.now() - 12 * 3_600_000
  const middle = { since: new Date(from).toISOString(), until: new Date(from + 60_000).toISOString() }
  const challengeId = challengeIds[3] ?? 0
  const lines: Line[] = []
  for (const read of listReads({ teamId: team?.id ?? 0, challengeId, middle })) {
    const documentOf = (args: string, selection: string) =>
      document(read, { gameId, challengeId, args, selection })
    lines.push(await measure({ pool, ask, read, documentOf, middle }))
  }
  console.table(lines)
  const failed = lines.filter(({ verdict }) => verdict.startsWith('FAILED'))
  console.log(`${failed.length} of ${lines.length} pages read too much`)
  return failed.length === 0
}

type Measured = {
  pool: pg.Pool
  ask: Ask
  read: ListRead
  documentOf: (args: string, selection: string) => string
  middle: { since: string; until: string }
}

async function measure({ pool, ask, read, documentOf, middle }: Measured): Promise<Line> {
  const edges = `edges { cursor node { ${read.selection} } }`
  let query = documentOf(read.args, edges)
  if (read.args === 'total') query = documentOf('first: 0', 'totalCount')
  if (read.args === 'middle') {
    const { since, until } = middle
    const page = await ask(read.reader, documentOf(`first: 1, since: "${since}", until: "${until}"`, edges))
    const cursor = /"cursor":"([^"]+)"/.exec(JSON.stringify(page))?.[1]
    if (!cursor) throw new Error(`${read.list} has no row in its middle: ${JSON.stringify(page)}`)
    query = documentOf(`first: 20, after: "${cursor}"`, edges)
  }
  await ask(read.reader, query)
  const start = performance.now()
  const { result, sent } = await collectStatements(() => ask(read.reader, query))
  const ms = performance.now() - start
  const line = { list: read.list, page: read.page, statements: sent.length, pages: 0, ms: Math.round(ms) }
  const [error] = result.errors ?? []
  if (error) return { ...line, verdict: read.isSlow ? 'refused' : `FAILED: ${error.message}` }
  const scanned: string[] = []
  for (const statement of sent.filter(
    ({ text }) => /^\s*(SELECT|WITH)\b/i.test(text) && !/\bFOR\b.*\bLOCKED\b/is.test(text),
  )) {
    const cost = await explain(pool, statement)
    line.pages += cost.buffers
    scanned.push(...cost.scanned.filter((table) => large.has(table)))
  }
  if (read.isSlow) return { ...line, verdict: 'within 5 s' }
  if (scanned.length > 0) return { ...line, verdict: `FAILED: reads all of ${scanned.join(', ')}` }
  return { ...line, verdict: line.pages > mostBuffers ? 'FAILED: reads too many pages' : 'ok' }
}

function document(
  { of, field }: ListRead,
  {
    gameId,
    challengeId,
    args,
    selection,
  }: { gameId: number; challengeId: number; args: string; selection: string },
): string {
  const list = `${field}(${args}) { ${selection} }`
  if (of === 'query') return `{ ${list} }`
  const inner =
    of === 'game' ? list : `challenge: challengeByDatabaseId(databaseId: ${challengeId}) { ${list} }`
  return `{ game: gameByDatabaseId(databaseId: ${gameId}) { ${inner} } }`
}

async function sizeOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ mb: number }>(
    'SELECT (pg_database_size(current_database()) / 1e6)::int AS mb',
  )
  return rows[0]?.mb ?? 0
}
