const listeners = new Set<() => void>()

/** Tells the shell that the server no longer knows this session. */
export function announceSessionEnded(): void {
  for (const listener of listeners) listener()
}

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
