import { useSyncExternalStore } from 'react'

export type ConnectionState = 'live' | 'reconnecting' | 'offline'

const OFFLINE_AFTER_MS = 20_000
const listeners = new Set<() => void>()
const reconnectListeners = new Set<() => void>()
/** The interrupted kinds of traffic: none, one or both. */
const interrupted = new Set<'subscriptions' | 'requests'>()
let state: ConnectionState = navigator.onLine ? 'live' : 'offline'
let giveUp: ReturnType<typeof setTimeout> | undefined
let subscriptions = 0

function setState(next: ConnectionState): void {
  if (next === state) return
  const wasAway = state !== 'live'
  state = next
  for (const listener of listeners) listener()
  if (wasAway && next === 'live') announceGap()
}

/** Notifies the screens that updates may be missing, so that they refresh their data. */
export function announceGap(): void {
  for (const listener of reconnectListeners) listener()
}

function interrupt(part: 'subscriptions' | 'requests'): void {
  interrupted.add(part)
  setState(navigator.onLine ? (state === 'offline' ? 'offline' : 'reconnecting') : 'offline')
  giveUp ??= setTimeout(() => setState('offline'), OFFLINE_AFTER_MS)
}

function restore(part: 'subscriptions' | 'requests'): void {
  interrupted.delete(part)
  if (interrupted.size > 0) return
  clearTimeout(giveUp)
  giveUp = undefined
  setState('live')
}

/** Records that updates arrive, or that there are no subscriptions. */
export const connectionUp = (): void => restore('subscriptions')

/** Records an interruption of the subscriptions, if there are any. After a delay the state becomes offline. */
export function connectionLost(): void {
  if (subscriptions > 0) interrupt('subscriptions')
}

/** Records a subscription. Returns the function that records its end: after the last one nothing is interrupted. */
export function subscriptionStarted(): () => void {
  subscriptions += 1
  return () => {
    subscriptions -= 1
    if (subscriptions === 0) connectionUp()
  }
}

/** Records that the server answered a request. */
export const requestAnswered = (): void => restore('requests')

/** Records that the server did not answer a request. */
export const requestUnanswered = (): void => interrupt('requests')

window.addEventListener('offline', () => setState('offline'))
window.addEventListener('online', () => setState(interrupted.size === 0 ? 'live' : 'reconnecting'))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function connectionState(): ConnectionState {
  return state
}

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, connectionState)
}

/** Calls back after a reconnect, and whenever else updates may be missing, so that a screen refreshes its data. */
export function onReconnected(listener: () => void): () => void {
  reconnectListeners.add(listener)
  return () => reconnectListeners.delete(listener)
}
