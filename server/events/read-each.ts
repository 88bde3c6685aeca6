/**
 * Reads the row of each event when it arrives. Skips an event if the reader returns null: the row was deleted or is
 * not visible to this viewer.
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
