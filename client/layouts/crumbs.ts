import { useSyncExternalStore } from 'react'

export type Crumb = { label: string; to: string }
type Trail = { crumbs: readonly Crumb[]; heading: string }

let trail: Trail = { crumbs: [], heading: '' }
const listeners = new Set<() => void>()

export function setCrumbs(next: Trail): void {
  trail = next
  for (const listener of listeners) listener()
}

export function useCrumbs(): Trail {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => trail,
  )
}
