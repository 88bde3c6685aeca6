const listeners = new Set<() => void>()
let again: PromiseWithResolvers<boolean> | null = null

/** Nothing happens on pages without a user. */
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
 * Announces the end of the session and waits for the user: whether the same user has logged in again. False at once
 * if the page has no user.
 */
export function untilLoggedInAgain(): Promise<boolean> {
  announceSessionEnded()
  return again?.promise ?? Promise.resolve(false)
}

/** The user has logged in again, or does not want to. Requests that wait go on. */
export function endWaiting(isLoggedIn: boolean): void {
  again?.resolve(isLoggedIn)
  again = null
}

export function hasUser(): boolean {
  return listeners.size > 0
}
