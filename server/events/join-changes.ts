import { openFeed } from './feed.ts'
import { readEach } from './read-each.ts'

type Options = {
  /**
   * Calls `changed` for each change, until the returned function is called. Its item comes after `waitMs` milliseconds
   * at the latest; other changes until then join it.
   */
  listen: (changed: (waitMs: number) => void) => () => void
  /** Whether the first item comes at once, for the current state. */
  beginsNow: boolean
}

/** One item after each group of changes. A slow reader gets one item for all groups that it missed. */
export function joinChanges({ listen, beginsNow }: Options): AsyncIterableIterator<true> {
  let isUnread = false
  const items = openFeed<true>((push) => {
    let next: { timer: NodeJS.Timeout; dueMs: number } | undefined
    const publish = () => {
      next = undefined
      if (isUnread) return
      isUnread = true
      push(true)
    }
    const stop = listen((waitMs) => {
      const dueMs = Date.now() + waitMs
      if (next && next.dueMs <= dueMs) return
      clearTimeout(next?.timer)
      next = { timer: setTimeout(publish, waitMs), dueMs }
    })
    if (beginsNow) publish()
    return () => {
      clearTimeout(next?.timer)
      stop()
    }
  })
  return readEach(items, async () => {
    isUnread = false
    return true as const
  })
}
