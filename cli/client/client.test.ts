import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { uploadFile } from '../files.ts'
import { createHalyardClient, HalyardError, type Data, type Variables } from './client.ts'

let server: Server | undefined
const received: { headers: Record<string, unknown>; body: string }[] = []

/** Starts a server that sends these responses in order, and repeats the last. */
async function platform(...answers: (() => Response)[]): Promise<string> {
  received.length = 0
  const handler: RequestListener = (request, response) => {
    const take = async () => {
      received.push({ headers: request.headers, body: await text(request) })
      const make = answers.length > 1 ? answers.shift() : answers[0]
      const answer = make?.() ?? new Response()
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    }
    void take()
  }
  server = createServer(handler)
  const listening = server
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const data = (result: object) => () => Response.json({ data: { result } })
const joined = data({ __typename: 'JoinGamePayload', game: { databaseId: 3 } })
const join = (url: string, signal?: AbortSignal, onLimit?: (seconds: number) => void) =>
  createHalyardClient({ url, token: 'hly_x', onLimit }).mutate(
    'joinGame',
    { gameId: 'R2FtZToz', teamId: 'VGVhbTox' },
    'game { databaseId }',
    { signal },
  )
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

describe('createHalyardClient', () => {
  it('sends the token and returns the payload', async () => {
    const url = await platform(joined)
    expect((await join(url)).game?.databaseId).toBe(3)
    expect(received[0]?.headers['authorization']).toBe('Bearer hly_x')
  })

  it('names the version of Node.js that subscriptions need', () => {
    vi.stubGlobal('WebSocket', undefined)
    const client = createHalyardClient({ url: 'http://127.0.0.1:9' })
    const follow = () => client.followBoard({ gameId: 1, board: 'updatedAt', change: 'seq' })
    expect(follow).toThrow('Subscriptions need a WebSocket: use Node.js 22 or later.')
    vi.unstubAllGlobals()
  })

  it('waits and retries after a rate limit, as status, payload or GraphQL error', async () => {
    const limit = { message: 'slowly', code: 'LIMITS_TOO_MANY_REQUESTS', retryAfterSeconds: 0 }
    const url = await platform(
      () => new Response('{}', { status: 429, headers: { 'retry-after': '0' } }),
      data({ __typename: 'RateLimitedError', ...limit }),
      () => Response.json({ data: null, errors: [{ message: 'slowly', extensions: limit }] }),
      joined,
    )
    const waits: number[] = []
    expect((await join(url, undefined, (seconds) => void waits.push(seconds))).game?.databaseId).toBe(3)
    expect(received).toHaveLength(4)
    expect(waits).toEqual([0, 0, 0])
  })

  it('ends a wait when the signal aborts', async () => {
    const stop = new AbortController()
    const url = await platform(() => {
      queueMicrotask(() => stop.abort(new Error('enough')))
      return new Response('{}', { status: 429, headers: { 'retry-after': '100' } })
    })
    await expect(join(url, stop.signal)).rejects.toThrow('enough')
    expect(received).toHaveLength(1)
  })

  it('names the invalid fields', async () => {
    const issues = [{ path: ['input', 'division'], code: 'INVALID', message: 'is not one of the game' }]
    const refused = { __typename: 'InvalidInputError', message: 'no', code: 'HTTP_INVALID_INPUT', issues }
    const failure = await failureOf(join(await platform(data(refused))))
    expect(failure).toBeInstanceOf(HalyardError)
    expect(failure).toMatchObject({
      message: 'division: is not one of the game',
      code: 'HTTP_INVALID_INPUT',
      field: 'division',
      issues,
    })
  })

  it('distinguishes a response that is not JSON from an unreachable server', async () => {
    const url = await platform(() => new Response('<html>', { status: 502 }))
    expect(await failureOf(join(url))).toMatchObject({
      code: 'BAD_RESPONSE',
      message: expect.stringMatching(/status 502 and no JSON/),
    })
    server?.closeAllConnections()
    await new Promise((done) => server?.close(done))
    expect(await failureOf(join(url))).toMatchObject({
      code: 'UNREACHABLE',
      message: `Cannot connect to ${url}: nothing listens there.`,
    })
  })

  it('sends the token to no other host', async () => {
    const url = await platform(() => new Response('file'))
    const client = createHalyardClient({ url: 'http://ctf.example.org', token: 'hly_x' })
    await client.fetch(`${url}/file`)
    expect(received[0]?.headers['authorization']).toBeUndefined()
  })

  it('knows the types of documents', () => {
    type Document = 'query ($id: Int!) { gameByDatabaseId(databaseId: $id) { title scoreboard { seq } } }'
    expectTypeOf<Variables<Document>>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<Data<Document>>().toEqualTypeOf<{
      gameByDatabaseId: { title: string; scoreboard: { seq: number } | null } | null
    }>()
    const check = async () => {
      const client = createHalyardClient({ url: 'http://ctf.example.org' })
      // @ts-expect-error The variable is missing.
      await client.query('query ($id: Int!) { gameByDatabaseId(databaseId: $id) { title } }')
      // @ts-expect-error The input has no such member.
      await client.mutate('joinGame', { game: 1 }, 'game { id }')
    }
    expect(check).toBeTypeOf('function')
  })
})

describe('uploadFile', () => {
  it('sends the file as a form and returns its hash', async () => {
    const url = await platform(data({ __typename: 'UploadFilesPayload', files: [{ hash: 'abc' }] }))
    expect(await uploadFile(createHalyardClient({ url }), 'a.txt', new Blob(['content']))).toBe('abc')
    expect(received[0]?.body).toContain('{"0":["variables.input.files.0"]}')
    expect(received[0]?.body).toContain('filename="a.txt"')
  })

  it('names the rejected file', async () => {
    const url = await platform(() => Response.json({ title: 'too large', status: 413 }, { status: 413 }))
    await expect(uploadFile(createHalyardClient({ url }), 'a.txt', new Blob(['x']))).rejects.toThrow(
      'could not upload a.txt: too large',
    )
  })
})
