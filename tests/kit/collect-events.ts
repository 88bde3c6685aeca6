import type { Live } from './live.ts'
import { until } from './wait.ts'

/**
 * Everything that comes while somebody follows, gathered. `once` repeats a deed until something comes that fits, for
 * nobody knows when following has begun.
 */
export function hear(live: Live) {
  const all: Record<string, unknown>[] = []
  const failures: { message: string; extensions?: unknown }[] = []
  let isOver = false
  const gather = async (): Promise<void> => {
    const result = await live.next()
    if (result === null) {
      isOver = true
      return undefined
    }
    if (result.data) all.push(result.data)
    for (const { message, extensions } of result.errors ?? []) failures.push({ message, extensions })
    return gather()
  }
  void gather()
  return {
    all,
    failures,
    isOver: () => isOver,
    stop: () => live.stop(),
    async once(deed: () => Promise<unknown>, fits: (data: Record<string, unknown>) => boolean, what: string) {
      await until(async () => {
        if (failures.length > 0) throw new Error(`refused: ${failures[0]?.message}`)
        if (!all.some(fits)) await deed()
        return all.some(fits)
      }, what)
    },
  }
}
