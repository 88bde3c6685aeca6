import { isIP } from 'node:net'
import { proxyOf, type Proxy } from '../../rules/connection-check/cures.ts'
import type { Finding, Seen } from '../../rules/connection-check/findings.ts'
import {
  forgedAddress,
  hasProxy,
  judgeAddress,
  judgeCompression,
  judgeCookies,
  judgeEvents,
  judgeIdle,
  judgeOrigin,
  judgeReadiness,
  judgeSockets,
  judgeUploads,
  readSeen,
} from '../../rules/connection-check/judge.ts'
import { CliError } from '../errors.ts'
import { ask, type Answer } from './ask.ts'
import { holdSocket, openSocket, receivesEvents, takesUpload } from './connections.ts'

export type Examined = { proxy: Proxy | null; findings: Finding[] }

/**
 * Finds out what of the requests reaches the platform, and what of its answers comes back.
 * @throws CliError when no platform answers
 */
export async function examine(origin: string, { seconds }: { seconds: number }): Promise<Examined> {
  const url = new URL('/healthz/request', origin)
  const first = await ask(url, { 'x-forwarded-for': forgedAddress })
  const seen = seenIn(first, url)
  const { server, via } = first.headers
  const findings = [
    judgeReadiness((await ask(new URL('/readyz', origin))).status),
    ...(hasProxy(url.origin, { server, via }) ? [judgeAddress(seen)] : []),
    judgeOrigin(seen, url.origin),
    await examineCookies(first, url),
    await examineCompression(url),
    judgeUploads(seen, await takesUpload(url, seen.uploadLimit)),
    judgeEvents(await receivesEvents(url)),
    ...(await examineSockets(url, seconds)),
  ]
  return { proxy: proxyOf({ server, via }), findings }
}

function seenIn({ status, body }: Answer, url: URL): Seen {
  const seen = readSeen(status, body)
  if (seen && isIP(seen.address)) return seen
  throw new CliError(
    `${url.href} answered with status ${status} and not as a Halyard does. Check the address and the version of the platform.`,
  )
}

async function examineCookies({ headers }: Answer, url: URL): Promise<Finding> {
  const cookie = headers['set-cookie']?.map((line) => line.split(';', 1)[0]).join('; ')
  if (!cookie) return judgeCookies({ arrives: false, returns: false })
  const { hasCookie } = seenIn(await ask(url, { cookie }), url)
  return judgeCookies({ arrives: true, returns: hasCookie })
}

async function examineCompression(url: URL): Promise<Finding> {
  const { headers } = await ask(new URL('/api/openapi.json', url), { 'accept-encoding': 'gzip' })
  return judgeCompression(headers['content-encoding'])
}

async function examineSockets(url: URL, seconds: number): Promise<Finding[]> {
  const held = await openSocket(url)
  if (!held.isOpen) return [judgeSockets(held.why)]
  return [judgeSockets(null), judgeIdle(await holdSocket(held, seconds), seconds)]
}
