import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

// The clock here may be two seconds ahead of the server's.
const GRACE_MS = 2500

/** For the end of a countdown: asks the server where the game stands now. */
export function useGameStateRefresh(): () => void {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(), GRACE_MS)
  }, [revalidate])
}
