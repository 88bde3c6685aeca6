import { useSyncExternalStore } from 'react'

/** The public settings of the platform that the client needs. */
export type ClientConfig = {
  title: string
  slogan: string
  footerInfo: string | null
  customTheme: string | null
  logoUrl: string | null
  portMapping: 'Default' | 'PlatformProxy'
  defaultLifetimeMinutes: number
  extensionMinutes: number
  renewalWindowMinutes: number
  mailLinkLifetimeHours: number
}

const DEFAULTS: ClientConfig = {
  title: 'Halyard',
  slogan: 'Hack for fun not for profit',
  footerInfo: null,
  customTheme: null,
  logoUrl: null,
  portMapping: 'Default',
  defaultLifetimeMinutes: 120,
  extensionMinutes: 120,
  renewalWindowMinutes: 10,
  mailLinkLifetimeHours: 3,
}

let current = DEFAULTS
const listeners = new Set<() => void>()

/** Sets the configuration: the kept one before the first paint, then the server's. */
export function setClientConfig(config: Partial<ClientConfig>): void {
  const next = { ...DEFAULTS, ...config }
  if (JSON.stringify(next) === JSON.stringify(current)) return
  current = next
  for (const listener of listeners) listener()
}

function clientConfig(): ClientConfig {
  return current
}

/** The client configuration; the kept one until the first response. */
export function useClientConfig(): ClientConfig {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, clientConfig)
}
