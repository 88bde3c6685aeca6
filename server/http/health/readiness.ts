import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { PlatformFault } from '../../events/process-report.ts'
import type { DatabaseOutage } from '../../database/outage.ts'
import { requireRoom } from '../../database/room.ts'
import { readClosedReason } from '../../ports/containers/container-issues.ts'
import type { ContainerRuntime } from '../../ports/containers/container-runtime.ts'
import type { Mailer } from '../../ports/mailer.ts'
import type { SharedRedis } from '../../redis/watch-redis.ts'
import type { PartLog } from '../../runtime/part-log.ts'
import type { Storage } from '../../storage/storage.ts'
import { createLastKnown } from './last-known.ts'

const cacheMs = 5000
const timeLimitMs = 3000
const slowDatabaseMs = 1000
/** A Redis that hangs must not delay the answer: the platform works without it. */
const redisPatienceMs = 1000

type UpOrDown = 'up' | 'down'
type Parts = Record<'database' | 'storage', UpOrDown> &
  Record<'redis' | 'mail' | 'containers', UpOrDown | 'off'>

/** `isDegraded`: the server works, but an optional part does not, or the database is slow. */
export type Readiness = {
  isReady: boolean
  isDegraded: boolean
  parts: Parts
  /** A sentence about each part that is down. */
  reasons: Partial<Record<keyof Parts, string>>
  faults: PlatformFault[]
}

type Services = {
  pool: pg.Pool
  outage: DatabaseOutage
  storage: Pick<Storage, 'check'>
  containers: Pick<ContainerRuntime, 'name' | 'ping' | 'engines' | 'issues'>
  mailer: Mailer | null
  redis: SharedRedis | null
  partLog: PartLog
}

export type ReadinessCheck = {
  /** The state of all parts by a piece of their work, done at most once in five seconds. */
  read(): Promise<Readiness>
  /** The parts that were down in the last check. */
  faults(): PlatformFault[]
  /** Not ready until this is so, or `release` is called: the first start is not over. */
  holdUntil(isPrepared: () => Promise<boolean>): void
  release(): void
}

export function createReadiness(services: Services): ReadinessCheck {
  const optional = optionalParts(services)
  let asked: Promise<Readiness> | null = null
  let until = 0
  let faults: PlatformFault[] = []
  let isPrepared: (() => Promise<boolean>) | null = null

  async function check(): Promise<Readiness> {
    const readiness = await checkReadiness(services, optional)
    faults = readiness.faults
    if (isPrepared === null || !readiness.isReady) return readiness
    if (await isPrepared().catch(() => false)) isPrepared = null
    return { ...readiness, isReady: isPrepared === null }
  }
  return {
    read() {
      if (asked && performance.now() < until) return asked
      until = performance.now() + cacheMs
      asked = check()
      return asked
    },
    faults: () => faults,
    holdUntil(condition) {
      isPrepared = condition
    },
    release() {
      isPrepared = null
      until = 0
    },
  }
}

// It needs the right to write, which a standby and a database that was made read-only refuse.
const writeProbe = 'SELECT FROM _prisma_migrations LIMIT 1 FOR UPDATE SKIP LOCKED'

/** The faults of the parts that the platform works without; empty or null if a part has none, or is not configured. */
function optionalParts({ redis, mailer, containers }: Services) {
  const openEngine = async () => {
    await containers.ping()
    const reason = await readClosedReason(containers)
    if (reason !== null) throw new OpenContainers(reason)
  }
  return {
    redis: async () => (redis ? redisFaultsOf(redis) : []),
    mail: createLastKnown(async () => mailer && faultOf(() => mailer.check())),
    containers: createLastKnown(async () => (containers.name === 'none' ? null : faultOf(openEngine))),
  }
}

async function checkReadiness(
  { pool, outage, storage, containers, mailer, redis, partLog }: Services,
  optional: ReturnType<typeof optionalParts>,
): Promise<Readiness> {
  const started = performance.now()
  let databaseMs = 0
  const [databaseFault, storageFault, redisFaults, mailFault, engineFault] = await Promise.all([
    faultOf(async () => {
      await pool.query(writeProbe)
      databaseMs = performance.now() - started
      await requireRoom(pool, outage)
    }),
    faultOf(() => storage.check()),
    optional.redis(),
    optional.mail(),
    optional.containers(),
  ])
  if (databaseFault) outage.notice(databaseFault)
  else outage.answered()
  const reasons: Readiness['reasons'] = {
    ...(databaseFault && { database: `The database does not take writes: ${textOf(databaseFault)}` }),
    ...(storageFault && { storage: `The storage does not keep files: ${textOf(storageFault)}` }),
    ...(redis && redisFaults.length > 0 && { redis: redis.sentence() }),
    ...(mailer && mailFault && { mail: `${mailer.server} does not take mail: ${textOf(mailFault)}` }),
    ...(engineFault && { containers: containersReason(engineFault) }),
  }
  partLog.tell('storage', reasons.storage ?? null)
  partLog.tell('mail', reasons.mail ?? null)
  partLog.tell('containers', reasons.containers ?? null)
  const stateOf = (part: keyof Parts) => (reasons[part] === undefined ? 'up' : 'down')
  const parts: Parts = {
    database: stateOf('database'),
    storage: stateOf('storage'),
    redis: redis ? stateOf('redis') : 'off',
    mail: mailer ? stateOf('mail') : 'off',
    containers: containers.name === 'none' ? 'off' : stateOf('containers'),
  }
  return {
    isReady: !databaseFault && !storageFault,
    isDegraded: redisFaults.length > 0 || databaseMs > slowDatabaseMs,
    parts,
    reasons,
    faults: [
      ...(databaseFault ? (['database'] as const) : []),
      ...(storageFault ? (['storage'] as const) : []),
      ...redisFaults.map((fault) => `redis.${fault}` as const),
      ...(mailFault ? (['mail'] as const) : []),
    ],
  }
}

class OpenContainers extends Error {}

function containersReason(fault: Error): string {
  return fault instanceof OpenContainers
    ? `No container starts: ${fault.message}`
    : `The container backend does not answer: ${textOf(fault)}`
}

/** Null if the work is done in time. */
async function faultOf(work: () => Promise<unknown>): Promise<Error | null> {
  try {
    await Promise.race([work(), rejectAfter(timeLimitMs)])
    return null
  } catch (error) {
    return error as Error
  }
}

/** The faults of Redis now, or those of the last check if this one takes more than a second. */
function redisFaultsOf(redis: SharedRedis): Promise<ReturnType<SharedRedis['faults']>> {
  const late = sleep(redisPatienceMs, null, { ref: false }).then(() => redis.faults())
  return Promise.race([redis.check(), late])
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), ms).unref()
  })
}

/** A host with several addresses gives one fault for each, and no message. */
function textOf(fault: Error): string {
  const [first] = fault instanceof AggregateError ? (fault.errors as Error[]) : []
  const cause = fault.cause instanceof Error ? ` (${textOf(fault.cause)})` : ''
  return `${first?.message ?? (fault.message || fault.name)}${cause}`
}
