import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let keptAt: number | null = null

function change(next: number | null): void {
  keptAt = next
  for (const listener of listeners) listener()
}

/** Records that the screen shows an answer that was kept at the given time. */
export function noteKeptShown(at: number): void {
  change(keptAt === null ? at : Math.min(keptAt, at))
}

/** Records that the server answered, so the screen is current. */
export function noteCurrentShown(): void {
  if (keptAt !== null) change(null)
}

/** When the oldest kept answer on the screen arrived; null if the screen is current. */
export function useShownAge(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => keptAt,
  )
}
