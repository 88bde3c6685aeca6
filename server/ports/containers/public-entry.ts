import { networkInterfaces } from 'node:os'
import type { Config } from '../../config/config.ts'

/** The host for players if ports are published. */
export function publicEntry({ containers, host }: Pick<Config, 'containers' | 'host'>): string {
  if (containers.publicEntry !== null) return containers.publicEntry
  if (isLoopback(host)) return '127.0.0.1'
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? host
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.startsWith('127.') || host === '::1'
}
