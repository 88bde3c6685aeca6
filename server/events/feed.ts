import { FellBehindError } from '../use-case/errors.ts'

/** Maximum number of events that wait for one subscriber. An event consists of a few ids. */
const maxWaiting = 1000

type Pull<Item> = (step: IteratorResult<Item>) => void
type Listen<Item> = (push: (item: Item) => void) => () => void

/**
 * An async iterable of the items that `listen` pushes, from the first `next` on. If more than `maxWaiting` items
 * wait, they are dropped: the next `next` throws FellBehindError and the feed ends.
 */
export function openFeed<Item>(listen: Listen<Item>): AsyncIterableIterator<Item> {
  let waiting: Item[] = []
  let pulls: Pull<Item>[] = []
  let state: 'new' | 'open' | 'behind' | 'over' = 'new'
  let stop = () => undefined as void

  function push(item: Item): void {
    if (state !== 'open') return
    const pull = pulls.shift()
    if (pull) return pull({ done: false, value: item })
    if (waiting.length < maxWaiting) return void waiting.push(item)
    state = 'behind'
    waiting = []
    stop()
  }

  function close(): void {
    const left = pulls
    state = 'over'
    waiting = []
    pulls = []
    stop()
    for (const pull of left) pull({ done: true, value: undefined })
  }

  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      if (state === 'new') {
        state = 'open'
        stop = listen(push)
      }
      if (state === 'behind') {
        state = 'over'
        throw new FellBehindError()
      }
      if (state === 'over') return { done: true, value: undefined }
      const [item] = waiting
      if (item === undefined) return new Promise((resolve) => pulls.push(resolve))
      waiting.shift()
      return { done: false, value: item }
    },
    async return() {
      close()
      return { done: true, value: undefined }
    },
  }
}
