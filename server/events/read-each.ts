/**
 * What each event names, read when it comes. An event whose reader answers null is passed over: what it named
 * is gone, or not for this viewer.
 */
export function readEach<Event, Row>(
  events: AsyncIterable<Event>,
  read: (event: Event) => Promise<Row | null>,
): AsyncIterableIterator<Row> {
  const source = events[Symbol.asyncIterator]()
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      for (;;) {
        const step = await source.next()
        if (step.done) return { done: true, value: undefined }
        const row = await read(step.value)
        if (row !== null) return { done: false, value: row }
      }
    },
    async return() {
      await source.return?.()
      return { done: true, value: undefined }
    },
  }
}
