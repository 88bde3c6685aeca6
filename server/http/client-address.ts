import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export type ClientAddress = {
  ip: string
  isHttps: boolean
  /** From this machine itself, with nothing forwarded. */
  isLocal: boolean
}

/** Whatever of these a proxy adds, a request with it comes from somewhere else. */
const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
]

/** Whether it is `loopback`, an address, or a network such as `10.0.0.0/8`. */
export function isTrustedProxy(item: string): boolean {
  if (item === 'loopback') return true
  const [address = '', bits, ...rest] = item.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    longest > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  )
}

/** Reads `X-Forwarded-For` and `-Proto` from right to left, as far as the proxies are trusted. */
export function createClientAddress(trustedProxies: string[]) {
  const trusted = new BlockList()
  for (const item of trustedProxies) addTrusted(trusted, item)
  const isTrusted = (ip: string) => trusted.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')

  return (request: IncomingMessage): ClientAddress => {
    const peer = plain(request.socket.remoteAddress ?? '')
    const isEncrypted = 'encrypted' in request.socket && request.socket.encrypted === true
    const isLocal = isLoopback(peer) && !forwardingHeaders.some((name) => request.headers[name] !== undefined)
    if (!isIP(peer) || !isTrusted(peer)) return { ip: peer, isHttps: isEncrypted, isLocal }

    const chain = (header(request, 'x-forwarded-for') ?? '').split(',').map((item) => plain(item.trim()))
    let ip = peer
    while (chain.length > 0 && isTrusted(ip)) {
      const next = chain.pop() ?? ''
      if (!isIP(next)) break
      ip = next
    }
    const proto = header(request, 'x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase()
    return { ip, isHttps: isEncrypted || proto === 'https', isLocal }
  }
}

function addTrusted(list: BlockList, item: string): void {
  if (item === 'loopback') {
    list.addSubnet('127.0.0.0', 8, 'ipv4')
    list.addAddress('::1', 'ipv6')
    return
  }
  const [address = '', bits] = item.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (!isIP(address)) return
  if (bits === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(bits), family)
}

function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.')
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}
