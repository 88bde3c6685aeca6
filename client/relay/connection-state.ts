import { useSyncExternalStore } from 'react'

export type ConnectionState = 'live' | 'reconnecting' | 'offline'

const OFFLINE_AFTER_MS = 20_000
const listeners = new Set<() => void>()
const reconnectListeners = new Set<() => void>()
let state: ConnectionState = navigator.onLine ? 'live' : 'offline'
let giveUp: ReturnType<typeof setTimeout> | undefined

function setState(next: ConnectionState): void {
  if (next === state) return
  const wasAway = state !== 'live'
  state = next
  for (const listener of listeners) listener()
  if (wasAway && next === 'live') announceGap()
}

/** Announces that updates were missed, so that screens reload their data. */
export function announceGap(): void {
  for (const listener of reconnectListeners) listener()
}

/** The socket is open, or was closed because there are no subscriptions. */
export function connectionUp(): void {
  clearTimeout(giveUp)
  giveUp = undefined
  setState('live')
}

/** The socket was interrupted during a subscription. After a delay the state becomes offline. */
export function connectionLost(): void {
  setState(navigator.onLine ? (state === 'offline' ? 'offline' : 'reconnecting') : 'offline')
  giveUp ??= setTimeout(() => setState('offline'), OFFLINE_AFTER_MS)
}

window.addEventListener('offline', () => setState('offline'))
window.addEventListener('online', () => {
  if (giveUp === undefined) setState('live')
  else setState('reconnecting')
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, () => state)
}

/** Calls back after a reconnect, so that missed data can be loaded. */
export function onReconnected(listener: () => void): () => void {
  reconnectListeners.add(listener)
  return () => reconnectListeners.delete(listener)
}
