import { useEffect, useEffectEvent } from 'react'
import { onBanned } from '../../session/banned.ts'
import { leaveFarewell } from '../../session/farewell.ts'
import { useLogOut } from './useLogOut.ts'

/** A banned user is logged out and starts over at home as a visitor. */
export function useLeaveWhenBanned(): void {
  const [logOut] = useLogOut()
  const leave = useEffectEvent(() => void logOut({ before: () => leaveFarewell('banned') }))
  useEffect(() => onBanned(() => leave()), [])
}
