import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import { readPlatformCounts, type PlatformCounts } from '../../meters/platform-counts.ts'
import { readEngineStates, type EngineState } from '../instance/engine-states.ts'
import type { ContainerIssue, ContainerRuntime } from '../../ports/containers/container-runtime.ts'
import type { Logger } from '../../runtime/logger.ts'

const answerMs = 2000

export type PlatformServices = { pool: pg.Pool; containers: ContainerRuntime; config: Config; logger: Logger }

export type PlatformLoad = PlatformCounts & {
  databaseConnections: number
  maxDatabaseConnections: number
  engineState: 'up' | 'down' | 'off'
  /** How many instances the subnets have room for; null if the backend has none. */
  instanceCapacity: number | null
  /** Empty if the backend has no list of engines. */
  engines: EngineState[]
  containerIssues: ContainerIssue[]
}

export type PlatformReading = { load: PlatformLoad | null; gameTitles: Map<number, string> }

/** The load that all processes share. `load` is null while the database does not answer. */
export async function readPlatformLoad(
  services: PlatformServices,
  gameIds: number[],
): Promise<PlatformReading> {
  const { pool, containers, logger } = services
  const [engineState, engines, containerIssues, rows] = await Promise.all([
    readEngineState(services),
    inTime(readEngineStates(services), []).catch(() => []),
    inTime(containers.issues(), []),
    inTime(readRows(pool, gameIds), null).catch((error: unknown) => {
      logger.debug({ err: error }, 'could not read the load of the database')
      return null
    }),
  ])
  if (!rows) return { load: null, gameTitles: new Map() }
  const instanceCapacity = containers.networks
  return {
    load: { ...rows.load, engineState, engines, containerIssues, instanceCapacity },
    gameTitles: rows.gameTitles,
  }
}

async function readRows(pool: pg.Pool, gameIds: number[]) {
  const [counts, { rows: connections }, { rows: games }] = await Promise.all([
    readPlatformCounts(pool),
    pool.query<{ used: number; most: number }>(connectionStatement),
    pool.query<{ id: number; title: string }>('SELECT id, title FROM game WHERE id = ANY($1::int[])', [
      gameIds,
    ]),
  ])
  const [row] = connections
  if (!counts || !row) return null
  return {
    load: { ...counts, databaseConnections: row.used, maxDatabaseConnections: row.most },
    gameTitles: new Map(games.map(({ id, title }) => [id, title])),
  }
}

// Connections of all databases of the server: the limit is the server's.
const connectionStatement = `
  SELECT sum(numbackends)::int AS used, current_setting('max_connections')::int AS most FROM pg_stat_database`

async function readEngineState({ containers }: PlatformServices): Promise<PlatformLoad['engineState']> {
  if (containers.name === 'none') return 'off'
  try {
    return await inTime(
      containers.ping().then(() => 'up' as const),
      'down' as const,
    )
  } catch {
    return 'down'
  }
}

async function inTime<Value, Late>(asked: Promise<Value>, late: Late): Promise<Value | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(() => resolve(late), answerMs)
  return Promise.race([asked, promise]).finally(() => clearTimeout(timer))
}
