import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../context.ts'
import type { BoardAnswers, BoardQuestion } from '../../domains/scoreboard/bytes/board-answers.ts'
import { readyPublicBoard } from '../../domains/scoreboard/bytes/public-board.ts'
import { restBoard } from '../../domains/scoreboard/bytes/rest-board.ts'
import { localeOfRequest } from '../../i18n/locale.ts'
import type { AppServices } from '../../services.ts'
import { markCharged } from '../charged-requests.ts'
import { compatInterface } from '../compat-host.ts'
import { measureAnswer } from '../measured-requests.ts'
import { anonymousContext } from '../request-context.ts'
import type { ClientAddress } from '../security/client-address.ts'
import { hasTwoHosts } from '../security/named-hosts.ts'
import { publicReadHeaders } from '../security/cross-origin.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { negotiateEncoding, type Encoding } from './encoding.ts'
import { hasTag, tagOfBytes } from './etag.ts'
import { handleFirst } from './handle-first.ts'
import { sharedBytes, type SharedBytes } from './shared-bytes.ts'
import { createSharedReads } from '../../runtime/shared-reads.ts'
import type { VisitorRoutes } from './visitor-routes.ts'

const json = 'application/json; charset=utf-8'
const minCompressedBytes = 1024
const longestAddress = 2000
// An operation in memory needs about fifty times its address.
const keptAddressCharacters = 100_000
const keptBytes = 16_000_000
const board = /^\/api\/game\/([1-9]\d{0,8})\/scoreboard$/
/** A request with one of these may get another answer than a visitor, or is refused. */
const personal = ['cookie', 'authorization', 'upgrade', 'transfer-encoding', 'content-length', 'expect']
/** Operations of browsers are checked for their origin. */
const personalOperation = [...personal, 'origin', 'sec-fetch-site']

type Options = {
  services: AppServices
  addressOf: (request: IncomingMessage) => ClientAddress
  boards: BoardAnswers
  routes: VisitorRoutes
}
type Visit = {
  request: IncomingMessage
  address: ClientAddress
  requestId: string
  locale: string
  ctx(): Context
}
type Ready = { type: string; tag: string | null; encoding: Encoding; body: Buffer; isVaried: boolean }
/** Finds the answer; null if the request needs the ordinary path. */
type Finder = (visit: Visit) => Promise<Ready | null> | Ready | null
type Kept = { text: string; bytes: SharedBytes; tag: string }

/**
 * Answers visitors with prepared bytes before the request reaches Fastify: boards, and the routes that have the same
 * answer for all visitors. Requests with a session, a token, a query or anything unusual, requests at a host that
 * speaks another interface, and all requests that fail take the ordinary path. The global limit is charged as usual.
 */
export function answerReady(app: FastifyInstance, options: Options): void {
  const { services, addressOf, boards, routes } = options
  const { boardBytes, scoreboards, clock, config } = services
  const visitor = { viewer: null, scoreboards, clock }
  const finders = new LRUCache<string, { find: Finder | null }>({
    maxSize: keptAddressCharacters,
    sizeCalculation: (_finder, url) => url.length,
  })
  const hosts = new LRUCache<string, boolean>({ max: 200 })
  const reads = createSharedReads<string>()
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => 1000 + 4 * bytes.identity.length,
  })
  let isClosing = false

  function findBoard(gameId: number): Finder {
    return async ({ request: { headers } }) => {
      const view = readyPublicBoard(visitor, gameId)
      if (!view) return null
      const { tag, encoding, body } = restBoard(view, headers, boardBytes)
      return { type: json, tag, encoding, body: (await body) ?? empty, isVaried: true }
    }
  }

  function findOperation(question: BoardQuestion): Finder {
    return async ({ request: { headers }, ctx }) => {
      if (headers.accept?.includes('text/html')) return null
      const answer = await boards.find(question, headers, { ...visitor, ctx })
      return answer && { ...answer, tag: null, isVaried: true }
    }
  }

  function findRoute({ answer, id }: NonNullable<ReturnType<VisitorRoutes['find']>>, path: string): Finder {
    return async ({ request: { headers }, locale, ctx }) => {
      const key = `${locale} ${path}`
      const text = await reads.find(key, async () => JSON.stringify(await answer(ctx(), id)))
      let known = kept.get(key)
      if (known?.text !== text) {
        const identity = Buffer.from(text)
        known = { text, bytes: sharedBytes(identity), tag: tagOfBytes(identity) }
        kept.set(key, known)
      }
      const { bytes, tag } = known
      const isSmall = bytes.identity.length < minCompressedBytes
      const encoding = isSmall ? 'identity' : negotiateEncoding(headers['accept-encoding'])
      return { type: json, tag, encoding, body: await bytes.as(encoding), isVaried: !isSmall }
    }
  }

  function finderOf(url: string): Finder | null {
    const [, gameId] = board.exec(url) ?? []
    if (gameId) return findBoard(Number(gameId))
    if (url.startsWith('/graphql?')) {
      const question = boards.questionAt(url)
      return question && findOperation(question)
    }
    const route = routes.find(url)
    return route ? findRoute(route, url) : null
  }

  function finderFor(request: IncomingMessage): Finder | null {
    const { method, url = '', headers, httpVersion } = request
    if (method !== 'GET' || httpVersion !== '1.1' || isClosing || url.length > longestAddress) return null
    const isOperation = url.startsWith('/graphql?')
    if (!isOperation && !url.startsWith('/api/')) return null
    for (const name of isOperation ? personalOperation : personal)
      if (headers[name] !== undefined) return null
    if (!isHost(headers.host) || hasTwoHosts(request) || compatInterface(config.compatHosts, request))
      return null
    let known = finders.get(url)
    if (!known) finders.set(url, (known = { find: finderOf(url) }))
    return known.find
  }

  function isHost(host: string | undefined): boolean {
    if (!host) return false
    let known = hosts.get(host)
    if (known === undefined) hosts.set(host, (known = URL.canParse(`http://${host}`)))
    return known
  }

  async function findFor(find: Finder, request: IncomingMessage): Promise<[Ready, Visit] | null> {
    const address = addressOf(request)
    const requestId = randomUUID()
    let context: Context | undefined
    const ctx = () => (context ??= anonymousContext({ services, request, address, requestId }))
    try {
      await services.limits.charge({ viewer: null, ip: address.ip, isLimited: !address.isLocal }, 'global')
    } catch {
      return null
    }
    const visit = { request, address, requestId, locale: languageOf(request), ctx }
    // The ordinary path finds an error again, and answers and logs it.
    const ready = await attempt(() => find(visit))
    if (ready) return [ready, visit]
    markCharged(request)
    return null
  }

  const answer = async (
    find: Finder,
    request: IncomingMessage,
    response: ServerResponse,
    ordinary: RequestListener,
  ) => {
    const started = performance.now()
    const found = await findFor(find, request)
    if (found) {
      send(...found, response)
      const elapsedMs = performance.now() - started
      const { url: address = '/' } = request
      measureAnswer({ method: 'GET', route: 'prepared', address, status: response.statusCode, elapsedMs })
    } else ordinary(request, response)
  }
  handleFirst(app.server, (ordinary) => (request, response) => {
    const find = finderFor(request)
    if (find) void answer(find, request, response, ordinary)
    else ordinary(request, response)
  })
  app.addHook('preClose', async () => {
    isClosing = true
  })
}

const empty = Buffer.alloc(0)

async function attempt<Result>(work: () => Promise<Result | null> | Result | null): Promise<Result | null> {
  try {
    return await work()
  } catch {
    return null
  }
}

function send({ type, tag, encoding, body, isVaried }: Ready, visit: Visit, response: ServerResponse): void {
  const { request, address, requestId, locale } = visit
  const headers: string[] = [
    ...securityHeaders(address),
    'X-Request-Id',
    requestId,
    'Content-Language',
    locale,
    'Cache-Control',
    tag ? 'no-cache' : 'no-store',
  ]
  // All of them are public reads but operations, which take the ordinary path if they name an origin.
  if (!request.url?.startsWith('/graphql?')) headers.push(...publicReadHeaders)
  if (tag) headers.push('ETag', tag)
  if (isVaried) headers.push('Vary', 'Accept-Encoding')
  if (tag && hasTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  headers.push('Content-Type', type, 'Content-Length', String(body.length))
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
  response.writeHead(200, headers)
  response.end(body)
}

const languages = new LRUCache<string, string>({ max: 200 })

/** The language of a request without cookies. */
function languageOf({ url = '', headers }: IncomingMessage): string {
  const acceptLanguage = headers['accept-language']
  if (url.includes('culture')) return localeOfRequest({ url, cookies: {}, acceptLanguage })
  const key = acceptLanguage ?? ''
  const known = languages.get(key)
  if (known) return known
  const found = localeOfRequest({ url: '', cookies: {}, acceptLanguage })
  if (key.length < 200) languages.set(key, found)
  return found
}
