import type { RoomLimit } from '../../../config/container-room.ts'
import type { ContainerCapacity, ContainerRuntime } from '../../../ports/containers/container-runtime.ts'
import type { Services } from './container-rows.ts'

/** What all containers together may take by their limits. Null: no limit. */
export type Room = { memoryMiB: number | null; cpuTenths: number | null }

type Asking = Pick<Services, 'config' | 'containers' | 'logger'>

/** Machines get or lose memory rarely. */
const keptMs = 30_000
const answerMs = 5000

const known = new WeakMap<ContainerRuntime, { capacity: ContainerCapacity; until: number }>()

/** Reads the limits of the configuration; those in percent are shares of what the backend has. */
export async function readRoom(services: Asking): Promise<Room> {
  const { memory, cpu } = services.config.containers.room
  const isShare = [memory, cpu].some((limit) => limit !== null && 'percent' in limit)
  const capacity = isShare ? await readCapacity(services) : null
  return {
    memoryMiB: amountOf(memory, capacity?.memoryMiB),
    cpuTenths: amountOf(cpu, capacity?.cpuTenths),
  }
}

function amountOf(limit: RoomLimit | null, whole: number | undefined): number | null {
  if (!limit) return null
  if ('amount' in limit) return limit.amount
  return whole === undefined ? null : Math.floor((whole * limit.percent) / 100)
}

/** Null if the backend does not know it or does not answer: a start then fails with its own reason. */
async function readCapacity({ containers, logger }: Asking): Promise<ContainerCapacity | null> {
  const last = known.get(containers)
  if (last && last.until > Date.now()) return last.capacity
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), answerMs)
  try {
    const capacity = await Promise.race([containers.capacity(), late])
    if (capacity) known.set(containers, { capacity, until: Date.now() + keptMs })
    return capacity
  } catch (error) {
    logger.debug({ err: error }, 'could not read the capacity of the container backend')
    return null
  } finally {
    clearTimeout(timer)
  }
}
