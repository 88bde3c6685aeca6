import { useEffect } from 'react'
import { useNow } from '../../time/ticker.ts'

const REFRESH_EVERY_MS = 2000

/** Refreshes again and again from a given time until the component is unmounted. */
export function useRefreshWhenDue(time: number, refresh: () => void): void {
  const isDue = useNow(1000) >= time
  useEffect(() => {
    if (!isDue) return undefined
    // All clients wait for the same time, so each has an interval of its own length.
    const timer = setInterval(refresh, REFRESH_EVERY_MS * (0.5 + Math.random()))
    return () => clearInterval(timer)
  }, [isDue, refresh])
}
