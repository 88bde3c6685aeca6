import type { ContainerCapacity } from '../../../ports/containers/container-runtime.ts'

/** Memory in MiB, CPU in tenths of a core. A container also needs a network. */
export type Need = { memory: number; cpu: number }

/** The maximum sum of the limits of an engine’s containers, and of their number. */
export type EngineRoom = {
  /** Null: the backend has no list of engines. */
  engine: string | null
  /** Null: no limit. */
  memoryMiB: number | null
  cpuTenths: number | null
  networks: number | null
  /** Null if it is not known. */
  capacity: ContainerCapacity | null
}

type Used = Need & { networks: number }
export type EngineLoad = EngineRoom & { used: Used }

/** Whether the container fits on some engine that has no other. */
export function fitsAlone(rooms: readonly EngineRoom[], need: Need): boolean {
  return rooms.some((room) => fits(room, { ...need, networks: 1 }))
}

/** The engine with the most free memory on which the container fits, then with the most free CPU; null if none. */
export function chooseEngine(loads: readonly EngineLoad[], need: Need): EngineLoad | null {
  const possible = loads.filter((load) => fits(load, withNeed(load.used, need)))
  return possible.toSorted((one, other) => compare(freeOf(other), freeOf(one)))[0] ?? null
}

/**
 * Chooses the engine of a container whose earlier ones of the queue take their room first. Null: it has to wait, also for
 * an earlier one that has to wait.
 */
export function chooseAfter(
  rooms: readonly EngineLoad[],
  earlier: readonly Need[],
  need: Need,
): EngineLoad | null {
  let loads = rooms
  for (const one of earlier) {
    // It is refused when it is the next in the queue.
    if (!fitsAlone(rooms, one)) continue
    const taken = chooseEngine(loads, one)
    if (!taken) return null
    const used = withNeed(taken.used, one)
    loads = loads.map((load) => (load === taken ? { ...load, used } : load))
  }
  return chooseEngine(loads, need)
}

function withNeed(used: Used, { memory, cpu }: Need): Used {
  return { memory: used.memory + memory, cpu: used.cpu + cpu, networks: used.networks + 1 }
}

function fits(room: EngineRoom, used: Used): boolean {
  return (
    used.memory <= (room.memoryMiB ?? used.memory) &&
    used.cpu <= (room.cpuTenths ?? used.cpu) &&
    used.networks <= (room.networks ?? used.networks)
  )
}

function freeOf({ memoryMiB, cpuTenths, capacity, used }: EngineLoad): Need {
  return {
    memory: (memoryMiB ?? capacity?.memoryMiB ?? 0) - used.memory,
    cpu: (cpuTenths ?? capacity?.cpuTenths ?? 0) - used.cpu,
  }
}

function compare(one: Need, other: Need): number {
  return one.memory - other.memory || one.cpu - other.cpu
}
