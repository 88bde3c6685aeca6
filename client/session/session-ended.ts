const listeners = new Set<() => void>()
let loggedInAgain: PromiseWithResolvers<boolean> | null = null

/** Notifies the page that its session ended. Does nothing on pages without a user. */
function announceSessionEnded(): void {
  if (listeners.size === 0 || loggedInAgain) return
  loggedInAgain = Promise.withResolvers()
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
  return loggedInAgain?.promise ?? Promise.resolve(false)
}

/** Ends the wait after the user has logged in again or declined. Waiting requests continue. */
export function endWaiting(isLoggedIn: boolean): void {
  loggedInAgain?.resolve(isLoggedIn)
  loggedInAgain = null
}

export function hasUser(): boolean {
  return listeners.size > 0
}
