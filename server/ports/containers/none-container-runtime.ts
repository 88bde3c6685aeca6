import { ContainerRuntimeError, type ContainerRuntime } from './container-runtime.ts'

/** The runtime without a backend (`HALYARD_CONTAINERS=none`). */
export const noContainerRuntime: ContainerRuntime = {
  name: 'none',
  create: refuse,
  destroy: refuse,
  inspect: async () => null,
  list: async () => [],
  stats: async () => null,
  async *logs() {},
  ping: refuse,
  issues: async () => [],
  limitsStorage: () => null,
  capacity: async () => null,
  networks: null,
  images: [],
  engines: [],
  dispose: async () => undefined,
}

async function refuse(): Promise<never> {
  throw new ContainerRuntimeError('off', 'this platform runs no containers')
}
