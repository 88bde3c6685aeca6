import { useSyncExternalStore } from 'react'

/** Pixels that still count as the top. */
const NEAR = 120

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page shows its beginning: what joins a list there pushes nothing out of sight. */
export function useIsAtTop(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY <= NEAR)
}
