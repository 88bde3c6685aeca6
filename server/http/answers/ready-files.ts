import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compressedForms, fileTypes, immutable, smallestForms } from '../page/built-files.ts'
import { measureAnswer } from '../measured-requests.ts'
import type { ClientAddress } from '../security/client-address.ts'
import { hasTwoHosts } from '../security/named-hosts.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { handleFirst } from './handle-first.ts'
import { negotiateEncoding, type Encoding } from './encoding.ts'

const address = /^\/app\/([\w.-]{1,200})$/
const keptBytes = 24_000_000
/** A request with one of these may get a part of the file or no body, or is refused. */
const unusual = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'upgrade', 'expect', 'content-length', 'transfer-encoding'] // oxfmt-ignore

type Options = {
  folder: string
  addressOf: (request: IncomingMessage) => ClientAddress
}
type Kept = { body: Buffer; headers: readonly string[] }

/**
 * Answers requests for scripts and styles of the built client from memory, before they reach Fastify: a browser that
 * opens the platform for the first time asks for dozens, and many do so when a game starts. They are equal for
 * everybody and are not limited. All other requests take the ordinary path, which gives the same answer.
 */
export function answerFiles(app: FastifyInstance, { folder, addressOf }: Options): void {
  const formsOf = smallestForms(path.join(folder, 'app'))
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }) => 1000 + body.length,
  })
  const reading = new Map<string, Promise<Kept>>()
  let isClosing = false

  function nameFor(request: IncomingMessage): string | null {
    const { method, url = '', headers, httpVersion } = request
    if (method !== 'GET' || httpVersion !== '1.1' || isClosing || !headers.host || hasTwoHosts(request))
      return null
    const name = address.exec(url)?.[1]
    if (name === undefined || !formsOf.get(name)?.length || !fileTypes[path.extname(name)]) return null
    return unusual.some((header) => headers[header] !== undefined) ? null : name
  }

  function find(name: string, encoding: Encoding): Kept | Promise<Kept> {
    const file = `${name}${compressedForms[encoding] ?? ''}`
    const known = kept.get(file)
    if (known) return known
    const running =
      reading.get(file) ??
      read(path.join(folder, 'app', file), name, encoding).finally(() => reading.delete(file))
    reading.set(file, running)
    return running.then((found) => {
      kept.set(file, found)
      return found
    })
  }

  async function answer(
    name: string,
    request: IncomingMessage,
    response: ServerResponse,
    ordinary: RequestListener,
  ): Promise<void> {
    const started = performance.now()
    try {
      const encoding = negotiateEncoding(request.headers['accept-encoding'], formsOf.get(name))
      const known = find(name, encoding)
      const { body, headers } = known instanceof Promise ? await known : known
      const own = [...securityHeaders(addressOf(request)), 'X-Request-Id', randomUUID()]
      response.writeHead(200, [...own, ...headers])
      response.end(body)
    } catch {
      // The ordinary path finds the error again, and answers and logs it.
      return ordinary(request, response)
    }
    const elapsedMs = performance.now() - started
    measureAnswer({
      method: 'GET',
      route: 'prepared',
      address: request.url ?? '',
      status: response.statusCode,
      elapsedMs,
    })
  }

  handleFirst(app.server, (ordinary) => (request, response) => {
    const name = nameFor(request)
    if (name === null) ordinary(request, response)
    else void answer(name, request, response, ordinary)
  })
  app.addHook('preClose', async () => {
    isClosing = true
  })
}

async function read(file: string, name: string, encoding: Encoding): Promise<Kept> {
  const [body, { mtime }] = await Promise.all([readFile(file), stat(file)])
  const headers = [
    'Cache-Control',
    immutable,
    'Vary',
    'Accept-Encoding',
    'Accept-Ranges',
    'bytes',
    'Last-Modified',
    mtime.toUTCString(),
    // The tag of the ordinary path.
    'ETag',
    `W/"${body.length.toString(16)}-${mtime.getTime().toString(16)}"`,
    'Content-Type',
    fileTypes[path.extname(name)] ?? '',
    'Content-Length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ]
  return { body, headers }
}
