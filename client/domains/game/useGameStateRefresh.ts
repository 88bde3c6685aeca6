import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

// The local clock may be two seconds ahead of the server's.
const GRACE_MS = 2500
// A random delay, so that the pages of all players do not send requests at the same instant.
const SPREAD_MS = 2000

/** Refreshes the game's state after a countdown ends. */
export function useGameStateRefresh(): () => void {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(), GRACE_MS + Math.random() * SPREAD_MS)
  }, [revalidate])
}
