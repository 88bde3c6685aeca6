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

/** Headers in which proxies name the client, and which the platform does not read. */
export const unreadHeaders = ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']
/** Headers that proxies add; a request with any of them comes from another machine. */
const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'via',
  ...unreadHeaders,
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
    const peer = peerOf(request)
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
    let ip = peer
    for (const text of forwardedFor(request).toReversed()) {
      const before = bareAddress(text)
      if (!isTrusted(ip, 0) || !isIP(before)) break
      ip = before
    }
    const proto = header(request, 'x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase()
    return {
      ip,
      isHttps: isPublicHttps ?? (isEncrypted || proto === 'https'),
      isLocal,
    }
  }
}

/** The address of the other end of the connection. */
export function peerOf({ socket }: IncomingMessage): string {
  return withoutMappedPrefix(socket.remoteAddress ?? '')
}

/** The entries of `X-Forwarded-For`, from the client to the last proxy. */
export function forwardedFor(request: IncomingMessage): string[] {
  return (header(request, 'x-forwarded-for') ?? '').split(',').map((text) => text.trim())
}

/** The address of `203.0.113.5:4711`, `[2001:db8::1]:4711` and `[2001:db8::1]`, as some proxies write it. */
function bareAddress(text: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d{1,5}|\[([\da-f:.]+)\](?::\d{1,5})?)$/i.exec(text) ?? []
  return withoutMappedPrefix(v4 ?? v6 ?? text)
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
