import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let presenting = false

function change(next: boolean): void {
  if (presenting === next) return
  presenting = next
  for (const listener of listeners) listener()
}

document.addEventListener('fullscreenchange', () => {
  if (!document.fullscreenElement) change(false)
})

/** Shows the page in full screen for a projector, or fills the window if full screen is refused. */
export async function startPresenting(): Promise<void> {
  change(true)
  await document.documentElement.requestFullscreen().catch(() => undefined)
}

export async function stopPresenting(): Promise<void> {
  change(false)
  if (document.fullscreenElement) await document.exitFullscreen()
}

/** Whether the presentation is active, which hides the navigation. */
export function usePresenting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => presenting,
  )
}
