/** Counts open connections and subscriptions of this process, by key. */
export function createSlots() {
  const held = new Map<string, number>()
  return {
    /** Takes a slot and returns a function that releases it; null when all `max` slots of the key are taken. */
    take(key: string, max: number): (() => void) | null {
      const count = held.get(key) ?? 0
      if (count >= max) return null
      held.set(key, count + 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        const left = (held.get(key) ?? 1) - 1
        if (left === 0) held.delete(key)
        else held.set(key, left)
      }
    },
  }
}
