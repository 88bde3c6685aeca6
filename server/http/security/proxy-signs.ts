import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../config/config.ts'
import type { Logger } from '../../runtime/logger.ts'
import { isUpgradeRemoved } from '../upgrades.ts'
import { addressTest, forwardedFor, peerOf, unreadHeaders } from './client-address.ts'

/** The log names each fault at most once in this time. */
const silenceMs = 3_600_000
/** Users of one address, or clients that a public address names, from which it is taken for a proxy. */
const enough = 10
const maxPeers = 100
const isPrivate = addressTest(['loopback', 'linklocal', 'uniquelocal'])
const protocolV2 = Buffer.from('0d0a0d0a000d0a515549540a', 'hex')

type Options = {
  config: Pick<Config, 'trustedProxies' | 'sharedAddresses'>
  logger: Logger
  now?: () => number
}
type Fault = 'untrusted' | 'unread' | 'missing' | 'upgrade' | 'protocol'

/**
 * Notices in requests that a reverse proxy in front of the platform is not set up right, and says in the log what to
 * change. Visitors can send any header, so a line needs a private address, or many clients of one address.
 */
export function createProxySigns({ config, logger, now = () => performance.now() }: Options) {
  const isTrusted = addressTest(config.trustedProxies)
  const isShared = addressTest(config.sharedAddresses)
  const saidAt = new Map<Fault, number>()
  const named = createTally()
  const users = createTally()

  function say(fault: Fault, line: string): void {
    if (!mayWarn(fault)) return
    saidAt.set(fault, now())
    logger.warn(line)
  }

  function mayWarn(fault: Fault): boolean {
    const said = saidAt.get(fault)
    return said === undefined || now() - said >= silenceMs
  }

  function lookForUntrusted(request: IncomingMessage, peer: string): void {
    if (isTrusted(peer) || !mayWarn('untrusted')) return
    if (!isPrivate(peer) && named.add(peer, forwardedFor(request).at(-1) ?? '') < enough) return
    say(
      'untrusted',
      `X-Forwarded-For of ${peer} is ignored, so all visitors behind it have the address ${peer}. If it is your reverse proxy, add it to HALYARD_TRUSTED_PROXIES.`,
    )
  }

  function lookForUnread({ headers }: IncomingMessage, peer: string): void {
    const found = unreadHeaders.filter((name) => headers[name] !== undefined)
    if (found.length === 0 || !mayWarn('unread') || !(isTrusted(peer) || isPrivate(peer))) return
    say(
      'unread',
      `The reverse proxy at ${peer} sends ${found.join(' and ')} without X-Forwarded-For, which is the only header that Halyard reads the address of visitors from. Let the proxy set X-Forwarded-For.`,
    )
  }

  function lookForRemovedUpgrade(request: IncomingMessage, peer: string): void {
    if (!isUpgradeRemoved(request)) return
    say(
      'upgrade',
      `A request for a WebSocket came from ${peer} without the header Upgrade: a reverse proxy removes it, so pages update by slower ways and connections to containers fail. Let it pass Upgrade and Connection on.`,
    )
  }

  return {
    /** Looks at a request of a visitor, or of a user. */
    look(request: IncomingMessage, userId: string | null): void {
      const peer = peerOf(request)
      lookForRemovedUpgrade(request, peer)
      if (request.headers['x-forwarded-for'] !== undefined) return lookForUntrusted(request, peer)
      lookForUnread(request, peer)
      if (userId === null || !mayWarn('missing') || !isPrivate(peer) || isShared(peer)) return
      if (users.add(peer, userId) < enough) return
      say(
        'missing',
        `${enough} users came from ${peer} without X-Forwarded-For, so limits for each address count them as one. If ${peer} is your reverse proxy, let it set X-Forwarded-For. If they share this address, name it in HALYARD_SHARED_ADDRESSES.`,
      )
    },
    /** The first bytes of a connection that are not HTTP. */
    badStart(bytes: Buffer | undefined, peer: string): void {
      const isProtocol =
        bytes?.subarray(0, 6).toString('latin1') === 'PROXY ' || bytes?.subarray(0, 12).equals(protocolV2)
      if (!isProtocol) return
      say(
        'protocol',
        `${peer} speaks the PROXY protocol, which Halyard does not read. Switch it off in the reverse proxy (send-proxy in HAProxy, proxy_protocol in nginx), and let it set X-Forwarded-For.`,
      )
    },
  }
}

/** Counts different texts of an address within an hour. It remembers few addresses, and few texts of each. */
function createTally() {
  const seen = new LRUCache<string, Set<string>>({ max: maxPeers, ttl: silenceMs })
  return {
    add(peer: string, text: string): number {
      const texts = seen.get(peer) ?? new Set()
      if (texts.size === 0) seen.set(peer, texts)
      if (texts.size < enough) texts.add(text)
      return texts.size
    },
  }
}
