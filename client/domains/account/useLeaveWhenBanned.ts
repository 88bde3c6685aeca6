import { useEffect, useEffectEvent } from 'react'
import { onBanned } from '../../session/banned.ts'
import { storeLogOutReason } from '../../session/log-out-reason.ts'
import { useLogOut } from './useLogOut.ts'

/** A banned user is logged out and starts over at home as a visitor. */
export function useLeaveWhenBanned(): void {
  const [logOut] = useLogOut()
  const leave = useEffectEvent(() => void logOut({ before: () => storeLogOutReason('banned') }))
  useEffect(() => onBanned(() => leave()), [])
}
