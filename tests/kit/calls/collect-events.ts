import type { Live } from './live.ts'
import { until } from '../wait.ts'

/**
 * Collects all events of a subscription. `once` repeats an action until a matching event arrives, because a client
 * cannot know when its subscription has started.
 */
export function collectEvents(live: Live) {
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
    async once(
      action: () => Promise<unknown>,
      fits: (data: Record<string, unknown>) => boolean,
      what: string,
    ) {
      await until(async () => {
        if (failures.length > 0) throw new Error(`the subscription failed: ${failures[0]?.message}`)
        if (!all.some(fits)) await action()
        return all.some(fits)
      }, what)
    },
  }
}
