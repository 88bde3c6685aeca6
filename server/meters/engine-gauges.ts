import type { Registry } from 'prom-client'
import { readEngineStates, type EngineState } from '../domains/instance/engine-states.ts'
import { addReadGauge } from './read-gauge.ts'

const cacheMs = 5000

/** Each engine of `HALYARD_DOCKER_HOSTS`. The highest value of the processes counts, since all read the same rows. */
export function addEngineGauges(services: Parameters<typeof readEngineStates>[0], registry: Registry): void {
  let asked: Promise<EngineState[]> | null = null
  let until = 0
  const read = () => {
    if (asked && performance.now() < until) return asked
    until = performance.now() + cacheMs
    // Without the database the other metrics are still served.
    asked = readEngineStates(services).catch(() => [])
    return asked
  }
  const gauge = (name: string, help: string, valueOf: (state: EngineState) => number | null) =>
    addReadGauge(registry, {
      name,
      help,
      labelNames: ['engine'],
      joined: 'max',
      read: async () =>
        (await read()).flatMap((state) => {
          const value = valueOf(state)
          return value === null ? [] : [{ labels: { engine: state.name }, value }]
        }),
    })
  gauge('engine_up', 'Whether each engine of the list answers', ({ isAnswering }) => Number(isAnswering))
  gauge('engine_instances', 'Running containers of challenges, by engine', ({ instances }) => instances)
  gauge(
    'engine_memory_reserved_bytes',
    'Memory limits of the containers, by engine',
    ({ memoryUsed }) => memoryUsed * 1024 ** 2,
  )
  gauge('engine_memory_limit_bytes', 'The sum that they may reach, by engine', ({ memoryLimit }) =>
    memoryLimit === null ? null : memoryLimit * 1024 ** 2,
  )
}
