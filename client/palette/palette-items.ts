import { useEffect, useSyncExternalStore } from 'react'

export type PaletteItem = {
  id: string
  group: string
  label: string
  /** Additional search words. */
  keywords?: string
  /** The item is shown only if it matches a search text. */
  searchOnly?: boolean
  /** The target path; without it, `run` is called. */
  to?: string
  /** The action of an item without a path. */
  run?: () => void
}

/** The palette returns the focus to the former element 10 ms after it closes. A field that an action opens takes it after that. */
export const AFTER_PALETTE_MS = 50

type State = { opened: boolean; items: readonly PaletteItem[] }

const sources = new Map<string, readonly PaletteItem[]>()
const listeners = new Set<() => void>()
let state: State = { opened: false, items: [] }

function change(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export function openPalette(): void {
  change({ opened: true })
}

export function closePalette(): void {
  change({ opened: false })
}

export function usePalette(): State {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}

/** Adds items to the command palette while the component is mounted. `source` identifies them. */
export function usePaletteItems(source: string, items: readonly PaletteItem[]): void {
  useEffect(() => {
    sources.set(source, items)
    change({ items: [...sources.values()].flat() })
    return () => {
      sources.delete(source)
      change({ items: [...sources.values()].flat() })
    }
  }, [source, items])
}
