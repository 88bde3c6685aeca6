import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError, CliError } from '../errors.ts'
import { createApi } from './api.ts'
import { uploadFile } from './upload.ts'

let server: Server | undefined

/** Starts a server that sends these responses in order, and repeats the last. */
async function platform(...answers: ((request: { authorization?: string }) => Response)[]): Promise<string> {
  const handler: RequestListener = (request, response) => {
    const make = answers.length > 1 ? answers.shift() : answers[0]
    const answer = make?.(request.headers) ?? new Response()
    request.resume()
    request.on('end', () => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      void answer.text().then((text) => response.end(text))
    })
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
const join = (url: string) =>
  createApi(url, { token: 'hly_x' }).mutate<{ game: { databaseId: number } }>(
    'joinGame',
    { gameId: 3 },
    'game { databaseId }',
  )

describe('createApi', () => {
  it('sends the token and returns the payload', async () => {
    const url = await platform(({ authorization }) =>
      authorization === 'Bearer hly_x' ? joined() : new Response('', { status: 500 }),
    )
    expect((await join(url)).game.databaseId).toBe(3)
  })

  it('waits and retries after a rate limit, as status, payload or GraphQL error', async () => {
    const url = await platform(
      () => new Response('{}', { status: 429, headers: { 'retry-after': '0' } }),
      data({ __typename: 'RateLimitedError', message: 'slowly', code: 'RATE_LIMITED', retryAfterSeconds: 0 }),
      () =>
        Response.json({
          data: null,
          errors: [{ message: 'slowly', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 0 } }],
        }),
      joined,
    )
    expect((await join(url)).game.databaseId).toBe(3)
  })

  it('names the invalid fields', async () => {
    const issues = [{ path: ['input', 'division'], message: 'is not one of the game' }]
    const url = await platform(
      data({ __typename: 'InvalidInputError', message: 'no', code: 'INVALID_INPUT', issues }),
    )
    const failure = await join(url).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message: 'division: is not one of the game', code: 'INVALID_INPUT' })
  })

  it('distinguishes a response that is not JSON from an unreachable server', async () => {
    const url = await platform(() => new Response('<html>', { status: 502 }))
    await expect(join(url)).rejects.toThrow(/status 502 and no JSON/)
    server?.closeAllConnections()
    await new Promise((done) => server?.close(done))
    await expect(join(url)).rejects.toThrow(new CliError(`Cannot connect to ${url}: nothing listens there.`))
  })
})

describe('uploadFile', () => {
  const open = () => Promise.resolve(new Blob(['x']))

  it('returns the hash of the stored file', async () => {
    const url = await platform(() => Response.json([{ hash: 'abc', name: 'a.txt' }]))
    expect(await uploadFile(createApi(url, null), 'a.txt', open)).toBe('abc')
  })

  it('names the rejected file', async () => {
    const url = await platform(() => Response.json({ title: 'too large', status: 413 }, { status: 413 }))
    await expect(uploadFile(createApi(url, null), 'a.txt', open)).rejects.toThrow(
      'could not upload a.txt: too large',
    )
  })
})
