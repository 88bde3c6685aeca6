import type { Logger } from '../../../runtime/logger.ts'
import type { ContainerCapacity, ContainerRuntime } from '../container-runtime.ts'

/** Machines get or lose memory rarely. */
const keptMs = 30_000
/** An engine that does not answer is asked again after this time. */
const retryMs = 5000
/** An engine that starts many containers answers slowly. */
const answerMs = 10_000

export type EngineHealth = {
  capacity(): Promise<ContainerCapacity | null>
  /** A call to the engine found that it does not answer. */
  noteGone(error: unknown): void
}

type Options = { name: string; runtime: ContainerRuntime; logger: Logger }

/** Keeps what an engine has, and logs when it stops and when it begins to answer. */
export function createEngineHealth({ name, runtime, logger }: Options): EngineHealth {
  let last: ContainerCapacity | null = null
  let isUp: boolean | null = null
  let until = Number.NEGATIVE_INFINITY
  let asked: Promise<void> | null = null

  function noteGone(error: unknown): void {
    until = performance.now() + retryMs
    if (isUp === false) return
    isUp = false
    logger.warn(
      { err: error, engine: name },
      'a Docker Engine does not answer: no container starts on it until it does',
    )
  }

  async function ask(): Promise<void> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('no answer in time')), answerMs)
    try {
      const capacity = await Promise.race([runtime.capacity(), late.promise])
      if (isUp === false) logger.info({ engine: name }, 'a Docker Engine answers again')
      isUp = true
      last = capacity
      until = performance.now() + keptMs
    } catch (error) {
      noteGone(error)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async capacity() {
      if (performance.now() >= until) {
        asked ??= ask().finally(() => (asked = null))
        await asked
      }
      return isUp ? last : null
    },
    noteGone,
  }
}
