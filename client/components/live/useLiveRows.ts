import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsAtTop } from './useIsAtTop.ts'

/** The number of new rows before the list is refreshed, so that a page open for days does not keep growing. */
const MOST_JOINED = 500

type Options = {
  isPaused: boolean
  /** The list's filters. A different selection is a different list and is loaded completely. */
  selection: string
  /** Loads the newest rows again; resolves to whether it succeeded. */
  load: () => Promise<boolean>
}

export type LiveRows = {
  /** New rows are held back, because the list is paused or scrolled down. */
  isRetained: boolean
  heldCount: number
  /** An unknown number of rows may be missing. */
  hasGap: boolean
  /** Called for a new row of this selection; `wasHeld` if it was not inserted. */
  onRow: (wasHeld: boolean) => void
  /** Called after the connection was interrupted. */
  onGap: () => void
  refresh: () => Promise<void>
}

/** Counts the new rows of a live list. Held rows are inserted when the hold ends. */
export function useLiveRows({ isPaused, selection, load }: Options): LiveRows {
  const isAtTop = useIsAtTop()
  const isRetained = isPaused || !isAtTop
  const [heldCount, setHeldCount] = useState(0)
  const [hasGap, setGap] = useState(false)
  const joined = useRef(0)

  const refresh = useCallback(async () => {
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
    if (!isRetained && hasHeld) void refresh()
  }, [isRetained, hasHeld, refresh])

  return {
    isRetained,
    heldCount,
    hasGap,
    onRow(wasHeld) {
      if (wasHeld) setHeldCount((count) => count + 1)
      else if (++joined.current >= MOST_JOINED) void refresh()
    },
    onGap: () => (isRetained ? setGap(true) : void refresh()),
    refresh,
  }
}
