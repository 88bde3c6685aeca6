/** What runs the containers of challenges. */
export type ContainerRuntime = {
  /** Stops and removes a container by the backend's id; one that is gone already counts as removed. */
  remove(containerId: string): Promise<void>
}

/** Where nothing runs containers (`HALYARD_CONTAINERS=none`). */
export const noContainerRuntime: ContainerRuntime = {
  async remove() {
    throw new Error('this platform runs no containers')
  },
}
