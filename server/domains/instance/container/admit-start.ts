import type { Transaction } from '../../../database/database.ts'
import type { ContainerEngine } from '../../../ports/containers/container-runtime.ts'
import { chooseAfter, fitsAlone, type EngineLoad, type EngineRoom, type Need } from './choose-engine.ts'
import { queueJob } from '../../../jobs/job-queue.ts'
import { readRooms } from './container-room.ts'
import { stopKey, stopTask } from './remove-container.ts'
import type { Services } from './container-rows.ts'

/** The advisory lock that admits one start at a time, so that each sees the limits of the earlier ones. */
const lockKey = 4_803_262
/** Another process may stop a container, and its event can be lost, so the rows are read again as well. */
const retryMs = 1000

/**
 * `gone`: it is no longer wanted; `tooLarge`: it needs more than the whole capacity; `noRoom`: a warm container, which
 * does not wait, has no room now; `ending`: the process stops.
 */
export type Admission = 'admitted' | 'gone' | 'tooLarge' | 'noRoom' | 'ending'

/**
 * Lets queued containers start while their limits fit beside those of the running ones and networks are free, in the order
 * of the queue. The
 * others wait until instances stop or expire; warm containers leave their room to them. Of several engines, each start
 * goes to the one with the most room.
 */
export function createAdmission(services: Services, ending: AbortSignal) {
  const { db, events } = services

  /** Resolves after a change of a container, such as its removal. */
  function change(): Promise<void> {
    return new Promise((resolve) => {
      const leave = () => {
        clearTimeout(timer)
        off()
        ending.removeEventListener('abort', leave)
        resolve()
      }
      const timer = setTimeout(leave, retryMs)
      const off = events.on('container.changed', leave)
      ending.addEventListener('abort', leave)
    })
  }

  return async function admit(id: string): Promise<Admission> {
    for (;;) {
      const rooms = await readRooms(services)
      const { engines } = services.containers
      const now = services.clock.now()
      const answer = await db.$transaction((tx) => tryAdmit(tx, id, { rooms, engines, now }))
      if (answer !== 'full') return answer
      if (!ending.aborted) await change()
      if (ending.aborted) return 'ending'
    }
  }
}

/** Moves the container out of the queue, and to an engine, if it fits. */
async function tryAdmit(
  tx: Transaction,
  id: string,
  { rooms, engines, now }: { rooms: EngineRoom[]; engines: ContainerEngine[]; now: Date },
): Promise<Admission | 'full'> {
  const isLimited =
    engines.length > 0 ||
    rooms.some(({ memoryMiB, cpuTenths, networks }) => (memoryMiB ?? cpuTenths ?? networks) !== null)
  if (isLimited) await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey}::bigint)`
  const container = await tx.container.findUnique({ where: { id } })
  if (!container || container.status !== 'Pending' || container.stoppingAt) return 'gone'
  // A crash interrupted the start after its admission.
  if (container.phase !== 'Queued') return 'admitted'
  let engine: string | null = null
  // If no engine answers, the start fails with that reason.
  if (isLimited && rooms.length > 0) {
    const need = { memory: container.memoryMib, cpu: container.cpuTenths }
    if (!fitsAlone(rooms, need)) return 'tooLarge'
    const { loads, isLeaving } = await readLoads(tx, rooms, engines)
    const chosen = chooseAfter(loads, await readEarlier(tx, container), need)
    if (!chosen && container.warmChallengeId !== null) return 'noRoom'
    if (!chosen) {
      if (!isLeaving) await leaveRoom(tx, now)
      return 'full'
    }
    engine = chosen.engine
  }
  const { count } = await tx.container.updateMany({
    where: { id, status: 'Pending', stoppingAt: null },
    data: { phase: 'Starting', engine },
  })
  return count === 0 ? 'gone' : 'admitted'
}

/** Stops the warm container that has run longest. The start of a team then takes its room. */
async function leaveRoom(tx: Transaction, now: Date): Promise<void> {
  const [left] = await tx.$queryRaw<{ id: string }[]>`
    UPDATE container SET stopping_at = ${now}
     WHERE id = (SELECT id FROM container
                  WHERE warm_challenge_id IS NOT NULL AND status = 'Running' AND stopping_at IS NULL
                  ORDER BY started_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`
  if (!left) return
  await queueJob(tx, {
    task: stopTask,
    key: stopKey(left.id),
    payload: { containerId: left.id },
    attempts: 25,
  })
}

/**
 * The part of each capacity that the running and starting containers use, and whether a warm one among them is leaving
 * its room. One statement reads both: a container that leaves between two would seem to use its room and not to leave.
 */
async function readLoads(
  tx: Transaction,
  rooms: EngineRoom[],
  engines: ContainerEngine[],
): Promise<{ loads: EngineLoad[]; isLeaving: boolean }> {
  const first = engines[0]?.name ?? null
  const sums = await tx.$queryRaw<(EngineLoad['used'] & { engine: string | null; isLeaving: boolean })[]>`
    SELECT coalesce(engine, ${first}::text) AS engine, sum(memory_mib)::int AS memory, sum(cpu_tenths)::int AS cpu,
           count(*)::int AS networks, bool_or(warm_challenge_id IS NOT NULL AND stopping_at IS NOT NULL) AS "isLeaving"
      FROM container
     WHERE status = 'Running' OR (status = 'Pending' AND phase <> 'Queued')
     GROUP BY 1`
  const loads = rooms.map((room) => {
    const sum = sums.find(({ engine }) => engine === room.engine)
    const { memory = 0, cpu = 0, networks = 0 } = sum ?? {}
    return { ...room, used: { memory, cpu, networks } }
  })
  return { loads, isLeaving: sums.some(({ isLeaving }) => isLeaving) }
}

type Queued = { id: string; queuedAt: Date; warmChallengeId: number | null }

/** The starts in the queue that are admitted first: the earlier ones, and before a warm container all of teams. */
function readEarlier(tx: Transaction, { id, queuedAt, warmChallengeId }: Queued): Promise<Need[]> {
  const isWarm = warmChallengeId !== null
  return tx.$queryRaw<Need[]>`
    SELECT memory_mib AS memory, cpu_tenths AS cpu
      FROM container
     WHERE status = 'Pending' AND phase = 'Queued' AND stopping_at IS NULL
       AND warm_challenge_id IS NULL AND (${isWarm} OR (queued_at, id) < (${queuedAt}, ${id}::uuid))
       AND EXISTS (SELECT FROM graphile_worker.jobs AS job
                    WHERE job.key = 'start:' || container.id AND job.locked_at IS NOT NULL)
     ORDER BY queued_at, id`
}
