import type { Config } from '../../../config/config.ts'
import type { RoomLimit } from '../../../config/container-room.ts'
import type { ContainerCapacity, ContainerRuntime } from '../../../ports/containers/container-runtime.ts'
import type { EngineRoom } from './choose-engine.ts'
import type { Logger } from '../../../runtime/logger.ts'

type Asking = { config: Config; containers: ContainerRuntime; logger: Logger }

/** Machines get or lose memory rarely. */
const keptMs = 30_000
const answerMs = 5000

const known = new WeakMap<ContainerRuntime, { capacity: ContainerCapacity; until: number }>()

/**
 * Reads the limits of each engine that answers, or of the whole backend if it has no list of engines; limits in percent
 * are shares of what it has.
 */
export async function readRooms(services: Asking): Promise<EngineRoom[]> {
  const { engines } = services.containers
  if (engines.length === 0) return [await readBackendRoom(services)]
  const rooms = await Promise.all(
    engines.map(async ({ name, capacity, runtime }) => {
      const had = await capacity()
      return had && roomOf(services, { engine: name, capacity: had, networks: runtime.networks })
    }),
  )
  return rooms.filter((room) => room !== null)
}

async function readBackendRoom(services: Asking): Promise<EngineRoom> {
  const { memory, cpu } = services.config.containers.room
  const isShare = [memory, cpu].some((limit) => limit !== null && 'percent' in limit)
  const capacity = isShare ? await readCapacity(services) : null
  return roomOf(services, { engine: null, capacity, networks: services.containers.networks })
}

function roomOf(
  { config }: Asking,
  { engine, capacity, networks }: Pick<EngineRoom, 'engine' | 'capacity' | 'networks'>,
): EngineRoom {
  const { memory, cpu } = config.containers.room
  return {
    engine,
    capacity,
    networks,
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
