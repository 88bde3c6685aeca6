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

/** The parts that add items, in the order in which their items are shown. */
const SOURCES = [
  'flag-box',
  'game',
  'challenges',
  'pages',
  'teams',
  'actions',
  'games',
  'posts',
  'accounts',
] as const

type Source = (typeof SOURCES)[number]

/** The palette returns the focus to the former element 10 ms after it closes. A field that an action opens takes it after that. */
export const AFTER_PALETTE_MS = 50

type State = { opened: boolean; items: readonly PaletteItem[] }

const sources = new Map<Source, readonly PaletteItem[]>()
const listeners = new Set<() => void>()
let state: State = { opened: false, items: [] }

function change(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

function collect(): void {
  change({ items: SOURCES.flatMap((source) => sources.get(source) ?? []) })
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

/** Adds items to the command palette while the component is mounted. One component at a time has a source. */
export function usePaletteItems(source: Source, items: readonly PaletteItem[]): void {
  useEffect(() => {
    sources.set(source, items)
    collect()
    return () => {
      sources.delete(source)
      collect()
    }
  }, [source, items])
}
