type Options<Item, Result> = {
  /** Returns all results in order; a rejected promise in the list fails only its own item. */
  run: (items: Item[]) => Promise<(Result | Promise<Result>)[]>
  /** Maximum number of concurrent batches. */
  concurrency: number
  largestBatch: number
}

export type Coalesced<Item, Result> = {
  ask(item: Item): Promise<Result>
  /** Resolves when nothing waits and no batch runs. */
  idle(): Promise<void>
}

/**
 * Batches items that arrive while earlier batches run. No item waits for a batch to fill. Under load batches grow, so
 * the cost per item falls.
 */
export function coalesce<Item, Result>(options: Options<Item, Result>): Coalesced<Item, Result> {
  const { run, concurrency, largestBatch } = options
  type Waiting = { item: Item; resolve(result: Result | Promise<Result>): void; reject(error: unknown): void }
  const queue: Waiting[] = []
  const running = new Set<Promise<void>>()

  function startBatch(): void {
    if (queue.length === 0 || running.size >= concurrency) return
    const batch = answer(queue.splice(0, largestBatch)).finally(() => {
      running.delete(batch)
      startBatch()
    })
    running.add(batch)
  }

  async function answer(batch: Waiting[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result | Promise<Result>)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return {
    ask(item) {
      return new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject })
        startBatch()
      })
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
