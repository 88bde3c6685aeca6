import type { ContainerRuntime } from './container-runtime.ts'

/** False if no engine isolates containers, so that every start is refused. */
export async function canStartContainers({
  engines,
  issues,
}: Pick<ContainerRuntime, 'engines' | 'issues'>): Promise<boolean> {
  const open = (await issues()).filter(({ kind }) => kind === 'isolation')
  return open.length < Math.max(1, engines.length)
}
