import type { Actor } from '../calls/actor.ts'
import { until } from '../wait.ts'
import type { FrozenWorld } from './frozen-world.ts'

/** Headers that differ between two requests, whatever happened between them. */
const changingHeaders = /^(date|x-request-id|set-cookie|keep-alive|connection|.*ratelimit.*)$/

/**
 * Routes whose answers concern no game. `all-values.ts` asks GraphQL, and `freeze.live.test.ts` follows the hubs. The events of
 * CTFd have no end, and are the notices that organizers wrote.
 */
const unread = new Set([
  '/graphql',
  '/auth/{key}',
  '/auth/{key}/callback',
  '/hub/user',
  '/hub/monitor',
  '/hub/admin',
  '/compat/ctfd/{gameId}/events',
  '/api/docs',
  '/api/openapi.json',
  '/api/openapi-3.0.json',
  '/api/possible-types.json',
  '/api/tokens',
  // The request itself, which comes from another address each time.
  '/healthz/request',
])

/** The pages whose answers of GraphQL the server writes into them. They have no routes. */
const pages = ['/', '/games', '/games/{id}', '/games/{id}/scoreboard']

/** The parameters that a read needs to answer with rows. */
const queries: Readonly<Record<string, string>> = {
  '/compat/rctf/{gameId}/api/v1/leaderboard/now': '?limit=50&offset=0',
  '/compat/rctf/{gameId}/api/v2/leaderboard/now': '?limit=50&offset=0',
  '/compat/rctf/{gameId}/api/v1/leaderboard/graph': '?limit=50',
  '/compat/rctf/{gameId}/api/v1/challs/{id}/solves': '?limit=50&offset=0',
  '/compat/rctf/{gameId}/api/v2/challs/{id}/solves': '?limit=50&offset=0',
  '/compat/rctf/{gameId}/api/v2/leaderboard/graph': '?limit=50',
  '/compat/rctf/{gameId}/api/v2/leaderboard/with-graph': '?limit=50&offset=0',
}

/** The addresses of every GET route of the server and of the pages of a game, about the objects of the world. */
export function readPaths(world: FrozenWorld): string[] {
  const { gameId, teamId, postId, instanceId, challengeId, participationId, submissionId, captain } = world
  const ids: [address: RegExp, id: number | string][] = [
    [/^\/compat\/ctfd\/.*\/users\//, world.ctfdUserId],
    [/^\/compat\/ctfd\/.*\/notifications\//, world.noticeId],
    [/^\/api\/team\/|^\/compat\/.*\/(teams|users)\//, teamId],
    [/^\/compat\/.*\/(challenges|challs)\//, challengeId],
    [/^\/api\/posts\//, postId],
    [/^\/api\/hall\//, world.pastGameId],
    [/^\/api\/proxy\//, instanceId],
    [/^\/(api|games|embed|certificates)\//, gameId],
  ]
  const params: Record<string, string | number> = {
    gameId,
    challengeId,
    cId: challengeId,
    partId: participationId,
    submitId: submissionId,
    userid: captain.userId,
    filename: 'shown-ONE.pcap',
    hash: 'a'.repeat(64),
    code: world.certificateCode,
    count: 5,
    column: 'value',
  }
  const hasPages = world.routes.includes('/embed/games/{id}')
  const routes = [...world.routes, ...(hasPages ? pages : [])].filter((route) => !unread.has(route))
  return routes.map((route) => {
    const id = ids.find(([address]) => address.test(route))?.[1]
    const path = route.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = name === 'id' ? id : params[name]
      if (value === undefined) throw new Error(`no value for the parameter ${name} of ${route}`)
      return encodeURIComponent(value)
    })
    return path + (queries[route] ?? '')
  })
}

/** The addresses of the GET routes at the host that speaks level 1.8.5. */
export function laterPaths(world: FrozenWorld): string[] {
  const host = world.test.url.replace('127.0.0.1', 'localhost')
  const isRead = (path: string) => path.startsWith('/api/') && path !== '/api/captcha/powchallenge'
  return readPaths(world)
    .filter(isRead)
    .map((path) => host + path)
}

/** The status, the headers and the body of every GET route, by path. */
export async function allAnswers(actor: Actor, paths: string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const path of paths) answers.set(`GET ${path}`, await answerAt(actor, path))
  return answers
}

async function answerAt(actor: Actor, path: string): Promise<string> {
  const isPage = /^\/(games(\/\d+(\/scoreboard)?)?)?$/.test(path)
  let answer = ''
  // A page that waited too long for its answers is sent without them.
  await until(async () => {
    answer = await readOnce(actor, path, isPage)
    return !isPage || answer.includes('first-answers')
  }, `${path} has its answers`)
  return answer
}

async function readOnce(actor: Actor, path: string, isPage: boolean): Promise<string> {
  const response = await actor.fetch(path, isPage ? { headers: { accept: 'text/html' } } : {})
  const type = response.headers.get('content-type') ?? ''
  // A page has a new nonce each time, so its compressed size varies.
  const isHtml = type.includes('text/html')
  const headers = [...response.headers].filter(
    ([name]) => !changingHeaders.test(name) && !(isHtml && name === 'content-length'),
  )
  const body = Buffer.from(await response.arrayBuffer())
  const isText = /json|text|xml/.test(type)
  const shown = isText ? body.toString() : body.toString('base64')
  return JSON.stringify([response.status, headers, shown]).replaceAll(/nonce(=\\"|-)[\w+/=-]+/g, 'nonce')
}
