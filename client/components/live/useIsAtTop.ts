import { useSyncExternalStore } from 'react'

/** The scroll position in pixels up to which the page counts as scrolled to the top. */
const NEAR = 120

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled to the top, where new rows push nothing out of view. */
export function useIsAtTop(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY <= NEAR)
}
