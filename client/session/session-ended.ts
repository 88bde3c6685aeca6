const listeners = new Set<() => void>()
let again: PromiseWithResolvers<boolean> | null = null

/** Notifies the page that its session ended. Does nothing on pages without a user. */
function announceSessionEnded(): void {
  if (listeners.size === 0 || again) return
  again = Promise.withResolvers()
  for (const listener of listeners) listener()
}

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Announces the end of the session and waits for the user. Resolves to whether the same user has logged in again; to
 * false immediately if the page has no user.
 */
export function untilLoggedInAgain(): Promise<boolean> {
  announceSessionEnded()
  return again?.promise ?? Promise.resolve(false)
}

/** Ends the wait after the user has logged in again or declined. Waiting requests continue. */
export function endWaiting(isLoggedIn: boolean): void {
  again?.resolve(isLoggedIn)
  again = null
}

export function hasUser(): boolean {
  return listeners.size > 0
}
