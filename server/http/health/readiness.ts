import { canStartContainers } from '../../ports/containers/container-issues.ts'
import type { AppServices } from '../../services.ts'

const cacheMs = 5000
const timeLimitMs = 3000
const slowDatabaseMs = 1000

type UpOrDown = 'up' | 'down'
/** `isDegraded`: the server works, but an optional part does not, or the database is slow. */
export type Readiness = {
  isReady: boolean
  isDegraded: boolean
  parts: Record<'database' | 'storage', UpOrDown> & Record<'redis' | 'mail' | 'containers', UpOrDown | 'off'>
}

/** The state of database, storage and other parts, checked at most once in five seconds. */
export function createReadiness(services: AppServices): () => Promise<Readiness> {
  let asked: Promise<Readiness> | null = null
  let until = 0
  return () => {
    if (asked && performance.now() < until) return asked
    until = performance.now() + cacheMs
    asked = checkReadiness(services)
    return asked
  }
}

async function checkReadiness(services: AppServices): Promise<Readiness> {
  const hasContainers = services.containers.name !== 'none'
  const started = performance.now()
  let databaseMs = 0
  const [database, storage, runtime] = await Promise.all([
    answers(async () => {
      await services.pool.query('SELECT 1')
      databaseMs = performance.now() - started
    }),
    answers(() => services.storage.check()),
    hasContainers &&
      answers(async () => {
        await services.containers.ping()
        if (!(await canStartContainers(services.containers))) throw new Error('containers are not isolated')
      }),
  ])
  const { mailer, redis } = services
  const parts = {
    database: upOrDown(database),
    storage: upOrDown(storage),
    redis: redis ? upOrDown(redis.status === 'ready') : 'off',
    mail: mailer ? upOrDown(mailer.isUp()) : 'off',
    containers: hasContainers ? upOrDown(runtime) : 'off',
  } as const
  const isDegraded = parts.redis === 'down' || databaseMs > slowDatabaseMs
  return { isReady: database && storage, isDegraded, parts }
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await Promise.race([ask(), rejectAfter(timeLimitMs)])
    return true
  } catch {
    return false
  }
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), ms).unref()
  })
}

function upOrDown(isUp: boolean): UpOrDown {
  return isUp ? 'up' : 'down'
}
