/** Pseudorandom numbers that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    /** A random item, chosen by weight. */
    weighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item {
      let place = next() * items.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, item] of items) if ((place -= weight) < 0) return item
      throw new Error('nothing to pick from')
    },
  }
}

export type SeededRandom = ReturnType<typeof seededRandom>
