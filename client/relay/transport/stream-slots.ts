import { takeLock } from '../../storage/take-lock.ts'

/**
 * Browsers open at most six connections to a server of HTTP/1.1, for all tabs together, and each stream holds one.
 * Four streams leave two for requests.
 */
const SLOTS = 4
let held = 0

/** Takes one of the slots of this browser. Resolves to the function that releases it, or to null if none is free. */
export async function takeSlot(): Promise<(() => void) | null> {
  // Locks need a secure context. Without them each tab counts its own streams.
  if (!('locks' in navigator)) {
    if (held >= SLOTS) return null
    held += 1
    return () => (held -= 1)
  }
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const release = await takeLock(`halyard-stream-${slot}`)
    if (release) return release
  }
  return null
}
