import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { followOverSocket, followOverStream, type Live } from '../../kit/calls/live.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

type Row = { time: number; name: string; level: string; ip: string; msg: string; status: string }

const write = (message: string, level: 'Information' | 'Warning' | 'Error' = 'Warning') =>
  test.services.logs.write({ level, status: 'Failed', message })
const read = async (query: string) => (await admin.rest('GET', `/api/admin/logs?${query}`)).body as Row[]

describe('the log', () => {
  it('is a plain array, the newest first, in pages', async () => {
    const words = [unique('one'), unique('two'), unique('three')]
    for (const word of words) {
      write(word)
      await test.services.logs.flush()
    }
    const rows = await read('count=3')
    expect(rows.map(({ msg }) => msg)).toEqual(words.toReversed())
    expect(rows[0]).toEqual({
      time: expect.any(Number),
      name: 'System',
      level: 'Warning',
      ip: '',
      msg: words[2],
      status: 'Failed',
    })
    expect((await read('count=1&skip=1'))[0]?.msg).toBe(words[1])
    expect(await read('count=0')).toEqual([])
    expect((await admin.rest('GET', '/api/admin/logs?count=1001')).status).toBe(400)
    expect((await admin.rest('GET', '/api/admin/logs?skip=-1')).status).toBe(400)
  })

  it('filters by the exact level; All or no level means all', async () => {
    write('mild', 'Information')
    write('grave', 'Error')
    await test.services.logs.flush()
    const levels = async (level: string) => new Set((await read(`level=${level}`)).map((row) => row.level))
    expect(await levels('Error')).toEqual(new Set(['Error']))
    expect(await levels('error')).toEqual(new Set())
    expect((await levels('All')).size).toBeGreaterThan(1)
    expect((await levels('')).size).toBeGreaterThan(1)
    expect(await levels('all')).toEqual(new Set())
  })

  it('is a connection over GraphQL that can be searched', async () => {
    const word = unique('Needle%')
    write(`found a ${word}`, 'Error')
    await test.services.logs.flush()
    write(`found a ${word} too`, 'Warning')
    await test.services.logs.flush()
    const find = async (variables: object) => {
      const { logs } = await admin.query<{ logs: { edges: { node: { message: string } }[] } }>(
        `query ($search: String, $level: LogLevel) { logs(search: $search, level: $level, first: 10) {
           edges { node { time level userName ip message status } } } }`,
        { ...variables },
      )
      return logs.edges.map(({ node }) => node.message)
    }
    expect(await find({ search: word.toLowerCase() })).toEqual([`found a ${word} too`, `found a ${word}`])
    expect(await find({ search: word, level: 'Error' })).toEqual([`found a ${word}`])
    expect(await find({ search: 'Needle_' })).toEqual([])
  })
})

describe('a fault', () => {
  it('is a row that names the request and contains nothing that was sent', async () => {
    const broken = await startTestApp({
      databaseUrl: test.databaseUrl,
      overrides: {
        limits: {
          ...test.services.limits,
          async charge(_ctx, name) {
            if (name === 'Register') throw new TypeError('hunter2', { cause: new RangeError('hunter3') })
          },
        },
      },
    })
    const account = { userName: 'nobody', password: 'hunter2', email: 'a@b' }
    const byRest = await broken.anonymous().rest('POST', '/api/account/register?token=hunter2', account)
    expect(byRest.status).toBe(500)
    const { errors } = await broken
      .anonymous()
      .graphql('mutation ($i: RegisterInput!) { register(input: $i) { __typename } }', { i: account })
    expect(errors?.[0]?.extensions?.code).toBe('INTERNAL_SERVER_ERROR')
    await broken.dispose()
    const rows = await read('level=Error&count=2')
    const kinds = 'TypeError, caused by RangeError'
    expect(rows.map(({ name, status, msg }) => [name, status, msg.replace(/[0-9a-f-]{36}/, 'id')])).toEqual([
      ['Anonymous', 'Failed', `POST /graphql failed: ${kinds} (request id)`],
      ['Anonymous', 'Failed', `POST /api/account/register failed: ${kinds} (request id)`],
    ])
  })
})

const query = 'subscription ($level: LogLevel) { logWritten(level: $level) { message level userName } }'

const transports: [string, (actor: Actor, level?: string) => Live | Promise<Live>][] = [
  [
    'a socket',
    (actor, level) =>
      followOverSocket(
        test.url,
        { query, variables: { level } },
        { headers: { cookie: actor.cookieHeader } },
      ),
  ],
  [
    'a stream',
    (actor, level) =>
      followOverStream(
        test.url,
        { query, variables: { level } },
        { headers: { cookie: actor.cookieHeader } },
      ),
  ],
]

describe.each(transports)('the live log over %s', (_name, follow) => {
  it('publishes rows of the level', async () => {
    const live = await follow(admin, 'Error')
    const next = live.next()
    let isHeard = false
    void next.then(() => (isHeard = true))
    const word = unique('live')
    await until(() => {
      write(`passed over ${word}`)
      write(word, 'Error')
      return isHeard
    }, 'a row of the log')
    expect(await next).toEqual({
      data: { logWritten: { message: word, level: 'Error', userName: 'System' } },
    })
    await live.stop()
  })

  it('closes when the user loses the role', async () => {
    const other = await signIn(test, 'Admin')
    const live = await follow(other)
    const next = live.next()
    let isHeard = false
    void next.then((result) => (isHeard = result !== null))
    await until(() => {
      write('tick')
      return isHeard
    }, 'a row of the log')
    await admin.rest('PUT', `/api/admin/users/${other.userId}`, { role: 'Monitor' })
    // Lines that were already sent may still arrive. Then the subscription ends.
    const drain = async (): Promise<void> => {
      if ((await live.next()) !== null) await drain()
    }
    await drain()
    expect(await live.ended).toSatisfy((code: number) => code === 1012 || code === 1000)
    const again = await follow(other)
    const refused = await again.next()
    expect(refused === null || refused.errors !== undefined).toBe(true)
    await again.stop()
  })

  it('is not for monitors', async () => {
    const live = await follow(await signIn(test, 'Monitor'))
    const first = await live.next()
    expect(first === null || (first.errors?.length ?? 0) > 0).toBe(true)
    await live.stop()
  })
})
