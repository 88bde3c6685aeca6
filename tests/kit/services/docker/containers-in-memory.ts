import type {
  ContainerRuntime,
  RunningContainer,
} from '../../../../server/ports/containers/container-runtime.ts'
import { noContainerRuntime } from '../../../../server/ports/containers/none-container-runtime.ts'

/** A backend that runs nothing, and keeps which containers it would run, so that a sweep finds them running. */
export function containersInMemory(): ContainerRuntime {
  const running = new Map<string, RunningContainer>()
  return {
    ...noContainerRuntime,
    name: 'docker',
    async create({ containerId }) {
      const container = {
        containerId,
        runtimeId: containerId,
        ip: '10.213.0.2',
        port: 80,
        publicPort: 40_000,
        startedAt: new Date(),
        status: 'Running',
      } as const
      running.set(containerId, container)
      return container
    },
    destroy: async (containerId) => void running.delete(containerId),
    inspect: async (containerId) => running.get(containerId) ?? null,
    list: async () => [...running.values()],
  }
}
