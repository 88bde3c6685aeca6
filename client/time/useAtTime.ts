import { useEffect, useEffectEvent, useRef } from 'react'
import { UNCORRECTED_MS } from './server-clock.ts'
import { useIsAfter } from './ticker.ts'

const SPREAD_MS = 1500

/**
 * Calls back once after a time in milliseconds, when it is past on the server too, with a random delay so that not all
 * clients send requests at once. Does nothing if the time is past at the first render.
 */
export function useAtTime(at: number | null, onTime: () => void): void {
  const onDue = useEffectEvent(onTime)
  const isDue = useIsAfter(at === null ? null : at + UNCORRECTED_MS)
  const wasDue = useRef(isDue)
  useEffect(() => {
    const hasBecomeDue = isDue && !wasDue.current
    wasDue.current = isDue
    if (!hasBecomeDue) return undefined
    const timer = setTimeout(() => onDue(), Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [isDue])
}
