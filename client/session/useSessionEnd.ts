import { useEffect, useEffectEvent, useState } from 'react'
import { deleteCache } from '../cache/cache-store.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { announceBanned } from './banned.ts'
import { endWaiting, onSessionEnded } from './session-ended.ts'
import { askForUser, onSessionChange } from './session-news.ts'
import type { Viewer } from './viewer.ts'

/**
 * Whether the user of this page has to log in again. After a log-in in another tab, the same user continues here; for
 * another user, the page is reloaded.
 */
export function useSessionEnd(viewer: Viewer | null) {
  const [hasEnded, setEnded] = useState(false)
  const userId = viewer?.id ?? null

  function end(isLoggedIn: boolean) {
    setEnded(false)
    endWaiting(isLoggedIn)
  }
  const follow = useEffectEvent(async () => {
    const current = await askForUser(currentLocale())
    if (current === undefined) return
    if (current.userId === userId) return end(true)
    deleteCache()
    location.reload()
  })
  const askToLogIn = useEffectEvent(async () => {
    // A banned user cannot log in again.
    if ((await askForUser(currentLocale()))?.isBanned) announceBanned()
    else setEnded(true)
  })
  useEffect(() => onSessionChange(() => void follow()), [])
  useEffect(() => (userId === null ? undefined : onSessionEnded(() => void askToLogIn())), [userId])
  return { hasEnded, end }
}
