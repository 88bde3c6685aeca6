import { openFeed } from './feed.ts'
import { readEach } from './read-each.ts'

type Options = {
  /** Calls `changed` for each change, until the returned function is called. */
  listen: (changed: () => void) => () => void
  /** The time from a change to its item, in milliseconds. Further changes in that time join it. */
  waitMs: () => number
  /** Whether the first item comes at once, for the state of now. */
  beginsNow: boolean
}

/** One item after each group of changes. A slow reader gets one item for all groups that it missed. */
export function joinChanges({ listen, waitMs, beginsNow }: Options): AsyncIterableIterator<true> {
  let isUnread = false
  const items = openFeed<true>((push) => {
    let timer: NodeJS.Timeout | undefined
    const publish = () => {
      timer = undefined
      if (isUnread) return
      isUnread = true
      push(true)
    }
    const stop = listen(() => (timer ??= setTimeout(publish, waitMs())))
    if (beginsNow) publish()
    return () => {
      clearTimeout(timer)
      stop()
    }
  })
  return readEach(items, async () => {
    isUnread = false
    return true as const
  })
}
