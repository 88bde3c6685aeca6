import { useSyncExternalStore } from 'react'

type RefusedField = { path?: readonly (string | number)[]; extensions?: { code?: string } }

/** All users can read their own profile, except banned ones. */
export function isOwnProfileRefused({ path, extensions }: RefusedField): boolean {
  return extensions?.code === 'AUTH_FORBIDDEN' && path?.length === 1 && path[0] === 'viewer'
}

const listeners = new Set<() => void>()
let isBanned = false

/** Notifies the shell that the server refused the user's own profile, because the user is banned. */
export function announceBanned(): void {
  if (isBanned) return
  isBanned = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the user of this page is banned. */
export const useIsBanned = (): boolean => useSyncExternalStore(subscribe, () => isBanned)
