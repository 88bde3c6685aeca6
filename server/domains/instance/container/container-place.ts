import type { Container } from '../../../../prisma/generated/client/client.ts'
import {
  ContainerRuntimeError,
  type ContainerEngine,
  type ContainerRuntime,
} from '../../../ports/containers/container-runtime.ts'
import type { Services } from './container-rows.ts'

type Placed = Pick<Container, 'engine'>

/** The engine of a row. Containers from before the list of engines are on its first one. */
export function engineOf({ engines }: ContainerRuntime, { engine }: Placed): ContainerEngine | null {
  return (engine === null ? engines[0] : engines.find(({ name }) => name === engine)) ?? null
}

/** The runtime that has the container; null if its engine is not in the configuration any more. */
export function runtimeAt(containers: ContainerRuntime, placed: Placed): ContainerRuntime | null {
  if (containers.engines.length > 0) return engineOf(containers, placed)?.runtime ?? null
  return placed.engine === null ? containers : null
}

/** Whether the engine of the container answers; also true if the backend has no list of engines. */
export async function isEngineUp(containers: ContainerRuntime, placed: Placed): Promise<boolean> {
  if (containers.engines.length === 0) return placed.engine === null
  const engine = engineOf(containers, placed)
  return engine !== null && (await engine.capacity()) !== null
}

/**
 * Removes a container from the engine that has it. With a list of engines, one that is gone does not keep the team from
 * another start: once it answers, the sweep removes what it still has, since no row names it.
 * @throws ContainerRuntimeError
 */
export async function destroyAt(
  { containers, logger }: Pick<Services, 'containers' | 'logger'>,
  { id, engine }: Placed & { id: string },
): Promise<void> {
  const hasSeveral = containers.engines.length > 0 || engine !== null
  if (!hasSeveral) return containers.destroy(id)
  const leave = (error?: unknown) =>
    logger.warn(
      { err: error, containerId: id, engine },
      'the engine of a container does not answer: what it still has of the container is removed when it does',
    )
  const runtime = runtimeAt(containers, { engine })
  if (!runtime || !(await isEngineUp(containers, { engine }))) return leave()
  try {
    await runtime.destroy(id)
  } catch (error) {
    if (!(error instanceof ContainerRuntimeError) || error.failure !== 'unreachable') throw error
    leave(error)
  }
}
