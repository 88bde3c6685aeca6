import { useEffect, useEffectEvent } from 'react'
import { storeLogOutReason } from '../../session/log-out-reason.ts'
import { useLogOut } from './useLogOut.ts'

/** Logs a banned user out and opens the home page. */
export function LeaveBanned() {
  const [logOut] = useLogOut()
  const leave = useEffectEvent(() => void logOut({ before: () => storeLogOutReason('banned') }))
  useEffect(() => leave(), [])
  return null
}
