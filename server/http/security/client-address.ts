import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

export type ClientAddress = {
  ip: string
  /** Whether browsers use HTTPS, by the public URL if it is set. */
  isHttps: boolean
  /** Whether the request comes from this machine, without forwarding headers and without a public URL. */
  isLocal: boolean
}

type Options = { trustedProxies: string[]; publicUrl: string | null }

/** Headers that proxies add; a request with any of them comes from another machine. */
const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
]

/** Whether the text is an address, a network such as `10.0.0.0/8`, or `loopback`, `linklocal` or `uniquelocal`. */
export function isTrustedProxy(item: string): boolean {
  try {
    proxyAddr.compile([item])
    return true
  } catch {
    return false
  }
}

/** Whether an address is one of the addresses and networks. */
export function addressTest(items: string[]): (ip: string) => boolean {
  const matches = proxyAddr.compile(items)
  return (ip) => isIP(ip) !== 0 && matches(ip, 0)
}

/** Reads `X-Forwarded-For` and `-Proto` from right to left, as far as the proxies are trusted. */
export function createClientAddress({ trustedProxies, publicUrl }: Options) {
  const isTrusted = proxyAddr.compile(trustedProxies)
  const isPublicHttps = publicUrl === null ? null : new URL(publicUrl).protocol === 'https:'

  return (request: IncomingMessage): ClientAddress => {
    const peer = withoutMappedPrefix(request.socket.remoteAddress ?? '')
    const isEncrypted = 'encrypted' in request.socket && request.socket.encrypted === true
    const isLocal =
      publicUrl === null &&
      isLoopback(peer) &&
      !forwardingHeaders.some((name) => request.headers[name] !== undefined)
    const isForwarded =
      request.headers['x-forwarded-for'] !== undefined || request.headers['x-forwarded-proto'] !== undefined
    if (!isForwarded || !isIP(peer) || !isTrusted(peer, 0)) {
      return { ip: peer, isHttps: isPublicHttps ?? isEncrypted, isLocal }
    }
    const chain = proxyAddr.all(request, isTrusted).map(withoutMappedPrefix)
    const proto = header(request, 'x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase()
    return {
      ip: chain.findLast((address) => isIP(address)) ?? peer,
      isHttps: isPublicHttps ?? (isEncrypted || proto === 'https'),
      isLocal,
    }
  }
}

function withoutMappedPrefix(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.')
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}
