import { isIP } from 'node:net'
import { CliError } from '../errors.ts'
import { ask, type Answer } from './ask.ts'
import { holdSocket, openSocket, receivesEvents, takesUpload } from './connections.ts'
import { proxyOf, type Fault } from './cures.ts'

/** One thing that was examined; `fault` is null if it works. */
type Finding = { name: string; said: string; fault: Fault | null }
export type Examined = { proxy: ReturnType<typeof proxyOf>; findings: Finding[] }

type Seen = {
  address: string
  /** How many addresses X-Forwarded-For of a trusted proxy has. */
  forwardedFor: number
  origin: string
  hasCookie: boolean
  uploadLimit: number
}

/** An address that no visitor has (RFC 5737). */
const forgedAddress = '203.0.113.77'
const mebibyte = 1024 ** 2

/**
 * Finds out what of the requests reaches the platform, and what of its answers comes back.
 * @throws CliError when no platform answers
 */
export async function examine(origin: string, { seconds }: { seconds: number }): Promise<Examined> {
  const url = new URL('/healthz/request', origin)
  const first = await ask(url, { 'x-forwarded-for': forgedAddress })
  const seen = readSeen(first, url)
  const { headers } = first
  const hasProxy = url.protocol === 'https:' || headers.server !== undefined || headers.via !== undefined
  const findings = [
    ...(hasProxy ? [addressFinding(seen)] : []),
    originFinding(seen, url),
    await cookieFinding(first, url),
    await compressionFinding(url),
    await uploadFinding(seen, url),
    await streamFinding(url),
    ...(await socketFindings(url, seconds)),
  ]
  return { proxy: proxyOf(headers), findings }
}

function readSeen({ status, body }: Answer, url: URL): Seen {
  try {
    const seen = JSON.parse(body) as Seen
    if (status === 200 && isIP(seen.address)) return seen
  } catch {
    // The error below says it.
  }
  throw new CliError(
    `${url.href} answered with status ${status} and not as a Halyard does. Check the address and the version of the platform.`,
  )
}

function addressFinding({ address, forwardedFor }: Seen): Finding {
  const name = 'client address'
  // Behind the address of a visitor in a trusted network, the forged one is read too.
  if (address === forgedAddress && forwardedFor === 1) {
    return {
      name,
      said: 'a visitor chooses the address with an X-Forwarded-For of their own',
      fault: 'forged',
    }
  }
  return forwardedFor > 0
    ? { name, said: `the platform sees you as ${address}`, fault: null }
    : { name, said: `the platform sees everybody as ${address}, the address of the proxy`, fault: 'address' }
}

function originFinding({ origin }: Seen, url: URL): Finding {
  const isSame = origin === url.origin
  const said = isSame
    ? `the platform knows its address ${origin}`
    : `the platform takes its address for ${origin}`
  return { name: 'scheme and host', said, fault: isSame ? null : 'origin' }
}

async function cookieFinding({ headers }: Answer, url: URL): Promise<Finding> {
  const cookie = headers['set-cookie']?.map((line) => line.split(';', 1)[0]).join('; ')
  const back = cookie && readSeen(await ask(url, { cookie }), url).hasCookie
  const said = !cookie
    ? 'no cookie arrives'
    : back
      ? 'arrive and come back'
      : 'a cookie does not reach the platform'
  return { name: 'cookies', said, fault: back ? null : 'cookie' }
}

async function compressionFinding(url: URL): Promise<Finding> {
  const { headers } = await ask(new URL('/api/openapi.json', url), { 'accept-encoding': 'gzip' })
  const encoding = headers['content-encoding']
  const said = encoding ? `answers arrive with ${encoding}` : 'answers arrive without compression'
  return { name: 'compression', said, fault: encoding ? null : 'compression' }
}

async function uploadFinding({ uploadLimit }: Seen, url: URL): Promise<Finding> {
  const takes = await takesUpload(url, uploadLimit)
  const size = `${Math.floor(uploadLimit / mebibyte)} MiB (HALYARD_UPLOAD_LIMIT)`
  return {
    name: 'uploads',
    said: takes ? `files of ${size} pass` : `the proxy refuses files of ${size}`,
    fault: takes ? null : 'upload',
  }
}

async function streamFinding(url: URL): Promise<Finding> {
  const receives = await receivesEvents(url)
  return {
    name: 'event streams',
    said: receives ? 'events arrive at once' : 'the proxy holds events back',
    fault: receives ? null : 'stream',
  }
}

async function socketFindings(url: URL, seconds: number): Promise<Finding[]> {
  const held = await openSocket(url)
  if (!held.isOpen) return [{ name: 'sockets', said: `WebSocket fails: ${held.why}`, fault: 'socket' }]
  const sockets: Finding = { name: 'sockets', said: 'WebSocket passes', fault: null }
  const cutAfter = await holdSocket(held, seconds)
  return [
    sockets,
    {
      name: 'idle time',
      said:
        cutAfter === null
          ? `a silent connection lives for ${seconds} s`
          : `a silent connection was cut after ${cutAfter} s`,
      fault: cutAfter === null ? null : 'idle',
    },
  ]
}
