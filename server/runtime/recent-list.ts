/** The last items of a stream, oldest first. */
export type RecentList<Item> = { add(item: Item): void; read(): Item[] }

export function createRecentList<Item>(length: number): RecentList<Item> {
  const items: Item[] = []
  return {
    add(item) {
      items.push(item)
      if (items.length > length) items.shift()
    },
    read: () => [...items],
  }
}
