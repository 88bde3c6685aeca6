/** Wakes one waiting reader. A signal without a waiting reader is kept for the next wait. */
export type Signal = { readonly isOver: boolean; wake(): void; woken(): Promise<void>; end(): void }

export function createSignal(): Signal {
  let resolve: (() => void) | null = null
  let isPending = false
  let isOver = false
  const wake = () => {
    if (resolve) resolve()
    else isPending = true
    resolve = null
  }
  return {
    get isOver() {
      return isOver
    },
    wake,
    woken() {
      if (!isPending) return new Promise<void>((done) => (resolve = done))
      isPending = false
      return Promise.resolve()
    },
    end() {
      isOver = true
      wake()
    },
  }
}

/** A generator that waits on `signal`, and ends at once when its reader returns. */
export function endable<Item>(items: AsyncGenerator<Item>, signal: Signal): AsyncIterableIterator<Item> {
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () => items.next(),
    return() {
      signal.end()
      return items.return(undefined)
    },
    throw(error) {
      signal.end()
      return items.throw(error)
    },
  }
}
