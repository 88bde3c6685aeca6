const listeners = new Set<() => void>()

/** Notifies the shell that the session has ended. */
export function announceSessionEnded(): void {
  for (const listener of listeners) listener()
}

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
