import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsAtTop } from './useIsAtTop.ts'

/** So many rows may join a list before it starts over: a page that stays open for days must not grow for days. */
const MOST_JOINED = 500

type Options = {
  isPaused: boolean
  /** The list's filters. A different selection is a different list and is loaded completely. */
  selection: string
  /** Loads the newest rows again; answers whether they came. */
  load: () => Promise<boolean>
}

export type LiveRows = {
  /** New rows do not join: the list is paused, or somebody reads further down. */
  isRetained: boolean
  heldCount: number
  /** Rows may be missing, nobody knows how many. */
  hasGap: boolean
  /** A row of this selection came; `wasHeld` when it did not join. */
  onRow: (wasHeld: boolean) => void
  /** The line was away for a while. */
  onGap: () => void
  reload: () => Promise<void>
}

/** Counts the new rows of a live list. Held rows are inserted when the hold ends. */
export function useLiveRows({ isPaused, selection, load }: Options): LiveRows {
  const isAtTop = useIsAtTop()
  const isRetained = isPaused || !isAtTop
  const [heldCount, setHeldCount] = useState(0)
  const [hasGap, setGap] = useState(false)
  const joined = useRef(0)

  const reload = useCallback(async () => {
    if (!(await load())) return
    joined.current = 0
    setHeldCount(0)
    setGap(false)
  }, [load])
  useEffect(() => {
    joined.current = 0
    setHeldCount(0)
    setGap(false)
  }, [selection])
  const hasHeld = heldCount > 0 || hasGap
  useEffect(() => {
    if (!isRetained && hasHeld) void reload()
  }, [isRetained, hasHeld, reload])

  return {
    isRetained,
    heldCount,
    hasGap,
    onRow(wasHeld) {
      if (wasHeld) setHeldCount((count) => count + 1)
      else if (++joined.current >= MOST_JOINED) void reload()
    },
    onGap: () => (isRetained ? setGap(true) : void reload()),
    reload,
  }
}
