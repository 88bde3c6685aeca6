import { useEffect, useEffectEvent } from 'react'
import { onReconnected } from './transport/connection-state.ts'

/** A random delay, so that the pages of all players do not send requests at the same instant. */
const SPREAD_MS = 2000

/** Refreshes after updates were missed, for data whose subscription does not begin with the current state. */
export function useRefreshAfterGap(refresh: () => void): void {
  const onDue = useEffectEvent(refresh)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = onReconnected(() => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        onDue()
      }, Math.random() * SPREAD_MS)
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [])
}
