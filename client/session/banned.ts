const listeners = new Set<() => void>()
let isBanned = false

/** Tells the shell that the server refuses this user their own profile. */
export function announceBanned(): void {
  if (isBanned) return
  isBanned = true
  for (const listener of listeners) listener()
}

/** The first answer may come before anybody listens, so who comes late is told at once. */
export function onBanned(listener: () => void): () => void {
  listeners.add(listener)
  if (isBanned) listener()
  return () => listeners.delete(listener)
}
