import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/** The number of new rows before the list is refreshed, so that a page open for days does not keep growing. */
const MOST_JOINED = 500
/** The scroll position in pixels up to which the page counts as scrolled to the top. */
const NEAR_TOP = 120

type Fetching = { fetchPolicy: 'store-and-network'; onComplete: (error: Error | null) => void }

type Options = {
  isPaused: boolean
  /** The variables of the list's filters. Other filters make another list, which is loaded completely. */
  filters: object
  /** The list's own `refetch`. */
  refetch: (variables: never, options: Fetching) => unknown
}

export type LiveRows = {
  /** New rows are not inserted yet, because the list is paused or scrolled down. */
  isHolding: boolean
  heldCount: number
  /** An unknown number of rows may be missing. */
  hasGap: boolean
  /** Called for a new row that matches the filters; `wasHeld` if it was not inserted. */
  onRow: (wasHeld: boolean) => void
  /** Called after the connection was interrupted. */
  onGap: () => void
  refresh: () => void
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled to the top, where new rows push nothing out of view. */
function useIsAtTop(): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY <= NEAR_TOP)
}

/** Counts the new rows of a live list. Held rows are inserted when the list resumes or is scrolled to the top. */
export function useLiveRows({ isPaused, filters, refetch }: Options): LiveRows {
  const isAtTop = useIsAtTop()
  const isHolding = isPaused || !isAtTop
  const [heldCount, setHeldCount] = useState(0)
  const [hasGap, setGap] = useState(false)
  const joined = useRef(0)

  const selection = JSON.stringify(filters)
  const reset = useCallback(() => {
    joined.current = 0
    setHeldCount(0)
    setGap(false)
  }, [])
  const refresh = () =>
    startTransition(() => {
      refetch(filters as never, {
        fetchPolicy: 'store-and-network',
        onComplete(error) {
          if (!error) reset()
        },
      })
    })
  useEffect(reset, [selection, reset])
  // Each refetch changes `refetch`, which must not start the next one.
  const refreshNow = useEffectEvent(refresh)
  const hasHeld = heldCount > 0 || hasGap
  useEffect(() => {
    if (!isHolding && hasHeld) refreshNow()
  }, [isHolding, hasHeld])

  return {
    isHolding,
    heldCount,
    hasGap,
    onRow(wasHeld) {
      if (wasHeld) setHeldCount((count) => count + 1)
      else if (++joined.current >= MOST_JOINED) refresh()
    },
    onGap: () => (isHolding ? setGap(true) : refresh()),
    refresh,
  }
}
