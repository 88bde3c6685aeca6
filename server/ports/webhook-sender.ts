import { lookup as lookUp, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-addresses.ts'

export type WebhookRequest = { url: string; headers: Record<string, string>; body: string }

export type WebhookResponse = {
  status: number
  /** The beginning of the body. */
  text: string
  /** The pause that the receiver asks for; null without one. */
  retryAfterSeconds: number | null
}

/** Sends the requests of webhooks. */
export type WebhookSender = {
  /** Resolves with the response of any status; redirects are not followed. Rejects without a response. */
  send(request: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse>
}

type Options = {
  /** Names and addresses of receivers in private networks that are allowed. */
  allowedHosts: readonly string[]
  timeoutMs?: number
  /** Resolves names; replaced by tests. After an error there are no addresses, whatever the types of Node.js say. */
  resolve?: (host: string, callback: (error: Error | null, addresses?: LookupAddress[]) => void) => void
}

const responseBytes = 1024

const resolveAll: Required<Options>['resolve'] = (host, callback) => lookUp(host, { all: true }, callback)

/**
 * The address is checked when the connection is made, on the very result that the connection uses. So a name that
 * resolves to another address the second time reaches no private network.
 */
export function createWebhookSender({
  allowedHosts,
  timeoutMs = 15_000,
  resolve = resolveAll,
}: Options): WebhookSender {
  const isAllowed = (host: string) => allowedHosts.includes(host.toLowerCase())

  const guardedLookup: LookupFunction = (host, options, callback) => {
    resolve(host, (error, addresses = []) => {
      const [first] = addresses
      if (error || !first) return callback(error ?? new Error(`no address for ${host}`), '')
      if (!isAllowed(host) && addresses.some(({ address }) => isPrivateAddress(address))) {
        return callback(refusal(host), '')
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }

  return {
    async send({ url: text, headers, body }, signal) {
      const url = new URL(text)
      const host = url.hostname.replace(/^\[|\]$/g, '')
      // A connection to an address looks up no name.
      if (isIP(host) && !isAllowed(host) && isPrivateAddress(host)) throw refusal(host)
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const response = await new Promise<http.IncomingMessage>((done, fail) => {
        const request = (url.protocol === 'https:' ? https : http).request(url, {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          agent: false,
          lookup: guardedLookup,
          signal: limited,
        })
        request.once('response', done).once('error', fail)
        request.end(body)
      })
      return {
        status: response.statusCode ?? 0,
        text: await readBeginning(response),
        retryAfterSeconds: readRetryAfter(response.headers['retry-after']),
      }
    },
  }
}

function refusal(host: string): Error {
  return new Error(
    `${host} is an address of a private network, which webhooks may not reach: see HALYARD_WEBHOOK_PRIVATE_HOSTS`,
  )
}

/** Reads the first bytes and closes the connection. A body that fails does not change the status. */
async function readBeginning(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= responseBytes) break
    }
  } catch {
    // The status has arrived, and the rest of the body does not matter.
  }
  response.destroy()
  // PostgreSQL cannot store NUL.
  return Buffer.concat(chunks).subarray(0, responseBytes).toString('utf8').replaceAll('\0', '')
}

/** Seconds, or a date of HTTP. */
function readRetryAfter(value: string | undefined): number | null {
  if (value === undefined) return null
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
