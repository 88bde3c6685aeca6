import type Docker from 'dockerode'
import type { Logger } from '../../../runtime/logger.ts'
import { processes } from '../container-limits.ts'
import type { ContainerSpec } from '../container-runtime.ts'

export type EngineLimits = {
  /** Compares the limits that the engine has stored for a new container. Does so until the first success. */
  compare(spec: ContainerSpec, container: Docker.Container): Promise<void>
  /** Logs warnings of the engine, each once. */
  noteWarnings(warnings: string[]): void
  /** The names of the limits that the engine ignores. */
  ignored(): string[]
}

/** Which limits an engine applies: it can accept them and ignore them, for example without cgroups. */
export function createEngineLimits(logger: Logger): EngineLimits {
  const known = new Set<string>()
  let ignored: string[] | null = null

  return {
    async compare({ memoryMiB, cpuTenths }, container) {
      if (ignored) return
      const { HostConfig } = await container.inspect()
      const bytes = memoryMiB * 1024 ** 2
      const limits: [name: string, isStored: boolean][] = [
        ['memory', HostConfig.Memory === bytes],
        ['swap', HostConfig.MemorySwap === bytes],
        ['CPU', HostConfig.NanoCpus === cpuTenths * 1e8],
        ['processes', HostConfig.PidsLimit === processes],
      ]
      if (ignored) return
      ignored = limits.filter(([, isStored]) => !isStored).map(([name]) => name)
      if (ignored.length === 0) return
      logger.error(
        { limits: ignored },
        `the engine ignores limits of challenge containers (${ignored.join(', ')}): a container can use more than its challenge allows (docs/operators/containers.md)`,
      )
    },
    noteWarnings(warnings) {
      const fresh = warnings.filter((warning) => !known.has(warning))
      for (const warning of fresh) known.add(warning)
      if (fresh.length > 0) logger.warn({ warnings: fresh }, 'the engine warns about challenge containers')
    },
    ignored: () => ignored ?? [],
  }
}
