type Options<Item, Result> = {
  /** Answers all items in their order; a rejected promise in the list is one item's alone. */
  run: (items: Item[]) => Promise<(Result | Promise<Result>)[]>
  /** Batches under way at once. */
  concurrency: number
  largestBatch: number
}

export type Coalesced<Item, Result> = {
  ask(item: Item): Promise<Result>
  /** Once nothing waits and nothing is under way. */
  settled(): Promise<void>
}

/**
 * What is asked while earlier batches are under way is answered together in the next: nobody waits for a
 * batch to fill, and the busier it is, the less each answer costs.
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
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
