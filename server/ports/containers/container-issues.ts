import type { ContainerRuntime } from './container-runtime.ts'

/** For the operator: the reason that every start is refused, because no engine isolates containers; null if one does. */
export async function readClosedReason({
  engines,
  issues,
}: Pick<ContainerRuntime, 'engines' | 'issues'>): Promise<string | null> {
  const open = (await issues()).filter(({ kind }) => kind === 'isolation')
  if (open.length < Math.max(1, engines.length)) return null
  return open.map(({ engine, detail }) => (engine === null ? detail : `${engine}: ${detail}`)).join('; ')
}
