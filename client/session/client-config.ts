import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { useSyncExternalStore } from 'react'

/** The public client configuration, fetched once per visit. Times are in minutes. */
export type ClientConfig = {
  title: string
  slogan: string
  footerInfo: string | null
  customTheme: string | null
  logoUrl: string | null
  portMapping: 'Default' | 'PlatformProxy'
  defaultLifetime: number
  extensionDuration: number
  renewalWindow: number
}

const CACHE_KEY = 'halyard-cache'

const DEFAULTS: ClientConfig = {
  title: 'Halyard',
  slogan: 'Hack for fun not for profit',
  footerInfo: null,
  customTheme: null,
  logoUrl: null,
  portMapping: 'Default',
  defaultLifetime: 120,
  extensionDuration: 120,
  renewalWindow: 10,
}

// Compressed, as one character a byte.
function readCache(): ClientConfig {
  try {
    const stored = localStorage.getItem(CACHE_KEY)
    if (!stored) return DEFAULTS
    return {
      ...DEFAULTS,
      ...(JSON.parse(strFromU8(inflateSync(strToU8(stored, true)))) as Partial<ClientConfig>),
    }
  } catch {
    return DEFAULTS
  }
}

let current = readCache()
const listeners = new Set<() => void>()

/** Stores the configuration for this page and for the first paint of the next one. */
export function rememberClientConfig(config: ClientConfig): void {
  if (JSON.stringify(config) === JSON.stringify(current)) return
  current = config
  localStorage.setItem(CACHE_KEY, strFromU8(deflateSync(strToU8(JSON.stringify(config))), true))
  for (const listener of listeners) listener()
}

function clientConfig(): ClientConfig {
  return current
}

/** The client configuration; the stored one until the first response. */
export function useClientConfig(): ClientConfig {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, clientConfig)
}

/** Clears cached responses and reloads the page. Keeps language and appearance. */
export async function cleanCache(): Promise<void> {
  localStorage.removeItem(CACHE_KEY)
  sessionStorage.clear()
  if ('caches' in window) {
    for (const name of await caches.keys()) await caches.delete(name)
  }
  location.reload()
}
