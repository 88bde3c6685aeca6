import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import type { ContainerRuntime } from '../../ports/containers/container-runtime.ts'
import type { Logger } from '../../runtime/logger.ts'
import { readRooms } from './container/container-room.ts'

/** One of several engines. Memory in MiB, CPU in cores. */
export type EngineState = {
  name: string
  isAnswering: boolean
  instances: number
  memoryUsed: number
  /** Null: no limit, or the engine does not answer. */
  memoryLimit: number | null
  cpuUsed: number
  cpuLimit: number | null
}

type Services = { pool: pg.Pool; config: Config; containers: ContainerRuntime; logger: Logger }
type Sums = { engine: string | null; instances: number; memory: number; cpu: number }

// As in the admission, which decides by these sums.
const statement = `
  SELECT coalesce(engine, $1) AS engine, (count(*) FILTER (WHERE status = 'Running'))::int AS instances,
         sum(memory_mib)::int AS memory, sum(cpu_tenths)::int AS cpu
    FROM container
   WHERE status = 'Running' OR (status = 'Pending' AND phase <> 'Queued')
   GROUP BY 1`

/** The engines of the list in its order, each with the sum of its containers' limits; empty without a list. */
export async function readEngineStates(services: Services): Promise<EngineState[]> {
  const { pool, containers } = services
  const { engines } = containers
  const [first] = engines
  if (!first) return []
  const [rooms, { rows }] = await Promise.all([
    readRooms(services),
    pool.query<Sums>(statement, [first.name]),
  ])
  return engines.map(({ name }) => {
    const room = rooms.find(({ engine }) => engine === name)
    const sums = rows.find(({ engine }) => engine === name)
    return {
      name,
      isAnswering: room !== undefined,
      instances: sums?.instances ?? 0,
      memoryUsed: sums?.memory ?? 0,
      memoryLimit: room?.memoryMiB ?? null,
      cpuUsed: (sums?.cpu ?? 0) / 10,
      cpuLimit: room?.cpuTenths == null ? null : room.cpuTenths / 10,
    }
  })
}
