import type { Logger } from '../../../runtime/logger.ts'
import {
  ContainerRuntimeError,
  type ContainerCapacity,
  type ContainerEngine,
  type ContainerRuntime,
} from '../container-runtime.ts'
import { createEngineHealth } from './engine-health.ts'

type Member = { name: string; entry: string | null; runtime: ContainerRuntime }

/**
 * Several engines as one backend. A start goes to the engine that it names; other calls find the container. An engine
 * that does not answer is left out, and the backend answers while one of them does.
 */
export function createEngineGroup(members: Member[], logger: Logger): ContainerRuntime {
  const engines = members.map((member) => withHealth(member, logger))
  const named = (name: string | null) => engines.find((one) => one.name === name) ?? null

  /** The results of the engines that answer. @throws ContainerRuntimeError when none does */
  async function ofAnswering<Result>(ask: (runtime: ContainerRuntime) => Promise<Result>): Promise<Result[]> {
    const results = await Promise.allSettled(engines.map(({ runtime }) => ask(runtime)))
    const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    if (answers.length > 0) return answers
    throw results.map((result) => (result.status === 'rejected' ? result.reason : null))[0]
  }

  async function holderOf(containerId: string): Promise<ContainerRuntime | null> {
    const held = await ofAnswering(async (runtime) => ((await runtime.inspect(containerId)) ? runtime : null))
    return held.find((runtime) => runtime !== null) ?? null
  }

  return {
    name: 'docker',
    engines,
    images: engines.flatMap(({ name, runtime }) =>
      runtime.images.map((images) => ({ ...images, engine: name })),
    ),
    async create(spec, onProgress) {
      const engine = named(spec.engine)
      if (!engine) throw new ContainerRuntimeError('unreachable', 'no Docker Engine answers')
      return engine.runtime.create(spec, onProgress)
    },
    async destroy(containerId) {
      for (const { runtime } of engines) await runtime.destroy(containerId)
    },
    inspect: async (containerId) => (await holderOf(containerId))?.inspect(containerId) ?? null,
    list: async () => (await ofAnswering((runtime) => runtime.list())).flat(),
    stats: async (containerId) => (await holderOf(containerId))?.stats(containerId) ?? null,
    async *logs(containerId, options) {
      const holder = await holderOf(containerId)
      if (holder) yield* holder.logs(containerId, options)
    },
    async ping() {
      // The first answer is enough: an engine that is gone can take long to fail.
      await Promise.any(engines.map(({ runtime }) => runtime.ping())).catch((error: AggregateError) => {
        throw error.errors[0]
      })
    },
    networks: engines.reduce((total, { runtime }) => total + (runtime.networks ?? 0), 0),
    async issues() {
      const all = engines.map(async ({ name, runtime }) =>
        (await runtime.issues()).map((issue) => ({ ...issue, engine: name })),
      )
      return (await Promise.all(all)).flat()
    },
    limitsStorage() {
      const known = engines.map(({ runtime }) => runtime.limitsStorage()).filter((is) => is !== null)
      return known.length === 0 ? null : known.every(Boolean)
    },
    async capacity() {
      const all = await Promise.all(engines.map((engine) => engine.capacity()))
      const up = all.filter((one) => one !== null)
      if (up.length === 0) throw new ContainerRuntimeError('unreachable', 'no Docker Engine answers')
      return up.reduce(sum)
    },
    async dispose() {
      await Promise.all(engines.map(({ runtime }) => runtime.dispose()))
    },
  }
}

function sum(one: ContainerCapacity, other: ContainerCapacity): ContainerCapacity {
  return { memoryMiB: one.memoryMiB + other.memoryMiB, cpuTenths: one.cpuTenths + other.cpuTenths }
}

/** An engine whose health is updated at once after a failed start. */
function withHealth({ name, entry, runtime }: Member, logger: Logger): ContainerEngine {
  const { capacity, noteGone } = createEngineHealth({ name, runtime, logger })
  return {
    name,
    entry,
    capacity,
    runtime: {
      ...runtime,
      async create(spec, onProgress) {
        try {
          return await runtime.create(spec, onProgress)
        } catch (error) {
          if (error instanceof ContainerRuntimeError && error.failure === 'unreachable') noteGone(error)
          throw error
        }
      },
    },
  }
}
