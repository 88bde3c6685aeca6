import { useEffect, useRef } from 'react'
import { serverNow } from './server-clock.ts'

const LONGEST_TIMER_MS = 2 ** 31 - 1
const SPREAD_MS = 1500

/** Calls back once at a time, with a random delay so that not all clients send requests at once. */
export function useAtTime(at: number | null, onTime: () => void): void {
  const callback = useRef(onTime)
  useEffect(() => {
    callback.current = onTime
  })
  useEffect(() => {
    const waitMs = at === null ? -1 : at - serverNow()
    if (waitMs < 0 || waitMs > LONGEST_TIMER_MS - SPREAD_MS) return undefined
    const timer = setTimeout(() => callback.current(), waitMs + Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [at])
}
