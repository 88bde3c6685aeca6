import { useSyncExternalStore } from 'react'

export type Breadcrumb = { label: string; to: string }
type Trail = {
  breadcrumbs: readonly Breadcrumb[]
  heading: string
  /** The page itself begins with the heading, so phones do not repeat it above. */
  isOnPage: boolean
}

let trail: Trail = { breadcrumbs: [], heading: '', isOnPage: false }
const listeners = new Set<() => void>()

export function setBreadcrumbs(next: Trail): void {
  trail = next
  for (const listener of listeners) listener()
}

export function useBreadcrumbs(): Trail {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => trail,
  )
}
