import { useEffect } from 'react'
import { useNow } from '../../time/ticker.ts'

const ASK_AGAIN_MS = 2000

/** Sends a request at a given time, and repeats it until the component is unmounted. */
export function useAskWhenDue(time: number, ask: () => void): void {
  const isDue = useNow(1000) >= time
  useEffect(() => {
    if (!isDue) return undefined
    // Clocks differ slightly and all clients wait for the start, so retries are spread.
    const timer = setInterval(ask, ASK_AGAIN_MS * (0.5 + Math.random()))
    return () => clearInterval(timer)
  }, [isDue, ask])
}
