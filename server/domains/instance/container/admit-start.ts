import type { Transaction } from '../../../database/database.ts'
import { readRoom, type Room } from './container-room.ts'
import type { Services } from './container-rows.ts'

/** The advisory lock with which one start after the other sees what the earlier ones take. */
const lockKey = 4_803_262
/** Another process may stop a container, and its event can be lost, so the rows are read again as well. */
const retryMs = 1000

/**
 * `gone`: it is no longer wanted; `tooLarge`: it needs more than there is without any other container; `ending`: the
 * process stops.
 */
export type Admission = 'admitted' | 'gone' | 'tooLarge' | 'ending'

/**
 * Lets queued containers start while their limits fit beside those of the running ones, in the order of the queue. The
 * others wait until instances stop or expire.
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
      const room = await readRoom(services)
      const answer = await db.$transaction((tx) => tryAdmit(tx, id, room))
      if (answer !== 'full') return answer
      if (!ending.aborted) await change()
      if (ending.aborted) return 'ending'
    }
  }
}

type Sums = { memory: number; cpu: number }

/** Moves the container out of the queue if it fits. */
async function tryAdmit(tx: Transaction, id: string, room: Room): Promise<Admission | 'full'> {
  const isLimited = room.memoryMiB !== null || room.cpuTenths !== null
  if (isLimited) await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey}::bigint)`
  const container = await tx.container.findUnique({ where: { id } })
  if (!container || container.status !== 'Pending' || container.stoppingAt) return 'gone'
  // A crash interrupted the start after its admission.
  if (container.phase !== 'Queued') return 'admitted'
  const { memoryMib, cpuTenths } = container
  if (isLimited) {
    if (!fits(room, { memory: memoryMib, cpu: cpuTenths })) return 'tooLarge'
    const { memory, cpu } = await sumsBefore(tx, container)
    if (!fits(room, { memory: memory + memoryMib, cpu: cpu + cpuTenths })) return 'full'
  }
  const { count } = await tx.container.updateMany({
    where: { id, status: 'Pending', stoppingAt: null },
    data: { phase: 'Starting' },
  })
  return count === 0 ? 'gone' : 'admitted'
}

function fits({ memoryMiB, cpuTenths }: Room, { memory, cpu }: Sums): boolean {
  return memory <= (memoryMiB ?? memory) && cpu <= (cpuTenths ?? cpu)
}

/** What running containers take, and the earlier ones of the queue that a process waits with. */
async function sumsBefore(tx: Transaction, { id, queuedAt }: { id: string; queuedAt: Date }): Promise<Sums> {
  const [row] = await tx.$queryRaw<[Sums]>`
    SELECT coalesce(sum(memory_mib), 0)::int AS memory, coalesce(sum(cpu_tenths), 0)::int AS cpu
      FROM container
     WHERE id <> ${id}::uuid
       AND (status = 'Running'
            OR (status = 'Pending' AND phase <> 'Queued')
            OR (status = 'Pending' AND stopping_at IS NULL AND (queued_at, id) < (${queuedAt}, ${id}::uuid)
                AND EXISTS (SELECT FROM graphile_worker.jobs AS job
                             WHERE job.key = 'start:' || container.id AND job.locked_at IS NOT NULL)))`
  return row
}
