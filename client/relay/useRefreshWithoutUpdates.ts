import { useEffect, useEffectEvent } from 'react'
import { isRefreshing } from './refreshing.ts'
import { onReconnected } from './transport/connection-state.ts'

/** Refreshes every ten seconds while no subscription works, because the network blocks all transports. */
export function useRefreshWithoutUpdates(refresh: () => void): void {
  const onDue = useEffectEvent(() => {
    if (isRefreshing()) refresh()
  })
  useEffect(() => onReconnected(() => onDue()), [])
}
