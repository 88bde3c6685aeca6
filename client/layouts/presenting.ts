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

/** Fills the screen with the page alone, for a projector. Where full screen is refused, fills the window. */
export async function startPresenting(): Promise<void> {
  change(true)
  await document.documentElement.requestFullscreen().catch(() => undefined)
}

export async function stopPresenting(): Promise<void> {
  change(false)
  if (document.fullscreenElement) await document.exitFullscreen()
}

/** Whether the page is shown to a room: navigation steps aside. */
export function usePresenting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => presenting,
  )
}
