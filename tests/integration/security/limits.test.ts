import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { password, signIn } from '../../kit/world/factories.ts'

type Result = { __typename: string; code?: string; submission?: { status: string } }

// A trusted proxy sends the client address, because loopback is exempt from limits.
const forwarded = (ip: string) => ({ 'x-forwarded-for': ip })

let test: TestApp
beforeAll(async () => {
  // Permits come back with the time. It stands still for the limits, so that slow machines get none back.
  const clock = vi.spyOn(Date, 'now')
  test = await startTestApp()
  clock.mockReturnValue(Date.now())
})
afterAll(() => {
  vi.mocked(Date.now).mockRestore()
  return test.dispose()
})

const times = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_item, index) => `a${index}: ${field(index)}`).join('\n')

function tally(results: Record<string, Result>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { __typename } of Object.values(results)) counts[__typename] = (counts[__typename] ?? 0) + 1
  return counts
}

describe('rateLimit', () => {
  type Answer = { rateLimit: { limit: number; remaining: number; resetAt: string; cost: number } | null }
  const ask = (actor: Actor, more = '') =>
    actor.query<Answer>(`{ rateLimit { limit remaining resetAt cost } ${more} }`)

  it('tells the requests that are left and the cost of the operation', async () => {
    const caller = new Actor(test.url, forwarded('192.0.2.90'))
    const one = (await ask(caller)).rateLimit
    expect(one).toMatchObject({ limit: 150, remaining: 149 })
    expect(Date.parse(one?.resetAt ?? '')).toBe(Date.now() + 400)
    await Promise.all(Array.from({ length: 60 }, () => caller.fetch('/api/config')))
    const after = (await ask(caller, 'posts(first: 50) { edges { node { title } } }')).rateLimit
    expect(after?.remaining).toBe(88)
    expect(after?.cost).toBeGreaterThan((one?.cost ?? 0) + 50)
  })

  it('is null on the machine itself, which has no limit', async () => {
    expect(await ask(test.anonymous())).toEqual({ rateLimit: null })
  })
})

describe('visitors who look up objects by id', () => {
  it.each([
    ['team', (index: number) => `team(id: "${btoa(`Team:${index + 1}`)}") { name }`],
    ['teamByDatabaseId', (index: number) => `teamByDatabaseId(databaseId: ${index + 1}) { name }`],
    ['node', (index: number) => `node(id: "${btoa(`Team:${index + 1}`)}") { id }`],
  ])('pay for each, over %s', async (field, lookUp) => {
    const address = `192.0.2.${100 + field.length}`
    const visitor = new Actor(test.url, forwarded(address))
    const codes = async (actor: Actor) => {
      const answers = [0, 50, 100, 150].map(async (first) =>
        actor.graphql(`{ ${times(50, (index) => lookUp(first + index))} }`),
      )
      const errors = (await Promise.all(answers)).flatMap((answer) => answer.errors ?? [])
      return new Set(errors.map(({ extensions }) => extensions?.code))
    }
    expect(await codes(visitor)).toEqual(new Set(['LIMITS_TOO_MANY_REQUESTS']))
    const { cookieHeader } = await signIn(test)
    const user = new Actor(test.url, { ...forwarded(address), cookie: cookieHeader })
    expect(await codes(user)).toEqual(new Set())
  })
})

describe('a hundred aliases in one operation pay a hundred times', () => {
  it('guesses of a password', async () => {
    const { userName } = await signIn(test)
    const robber = new Actor(test.url, forwarded('192.0.2.10'))
    const guess = (index: number, name = userName) =>
      `logIn(input: { userName: "${name}", password: "Guess${index}xx" }) { __typename }`
    expect(tally(await robber.query(`mutation { ${times(100, (index) => guess(index))} }`))).toEqual({
      UnauthenticatedError: 10,
      RateLimitedError: 90,
    })
    // The correct password is now blocked from this address, but not from others.
    const right = { userName, password }
    expect((await robber.rest('POST', '/api/account/login', right)).status).toBe(429)
    const owner = new Actor(test.url, forwarded('192.0.2.11'))
    expect((await owner.rest('POST', '/api/account/login', right)).status).toBe(200)
  })

  it('guesses of an old password', async () => {
    const user = await signIn(test)
    const thief = new Actor(test.url, { ...forwarded('192.0.2.12'), cookie: user.cookieHeader })
    const guess = (index: number) =>
      `changePassword(input: { old: "Guess${index}xx", new: "Other1pass" }) { __typename }`
    expect(tally(await thief.query(`mutation { ${times(100, guess)} }`))).toEqual({
      InvalidInputError: 10,
      RateLimitedError: 90,
    })
    const right = { old: password, new: 'Other1pass' }
    expect((await thief.rest('PUT', '/api/account/changepassword', right)).status).toBe(429)
    // The log in has its own limit.
    const owner = new Actor(test.url, forwarded('192.0.2.12'))
    expect(
      (await owner.rest('POST', '/api/account/login', { userName: user.userName, password })).status,
    ).toBe(200)
  })

  it('registrations', async () => {
    const robber = new Actor(test.url, forwarded('192.0.2.13'))
    const register = (index: number) =>
      `register(input: { userName: "many${index}", password: "Many0many", email: "m${index}@x.test" }) { __typename }`
    const { RateLimitedError } = tally(await robber.query(`mutation { ${times(100, register)} }`))
    expect(RateLimitedError).toBe(80)
    expect(await test.services.db.user.count({ where: { userName: { startsWith: 'many' } } })).toBe(20)
  })

  it('answers to a challenge', async () => {
    const played: PlayedGame = await makePlayedGame(test, { teams: 1, challenges: 2 })
    const [first = 0, second = 0] = played.challengeIds
    const { headers } = played.players[0]?.actor ?? { headers: {} }
    const player = new Actor(test.url, { ...headers, ...forwarded('192.0.2.14') })
    const submit = (challengeId: number, flag: string) =>
      `submitFlag(input: { gameId: ${played.gameId}, challengeId: ${challengeId}, flag: "${flag}" }) {
        __typename ... on SubmitFlagPayload { submission { status } } }`
    const results = tally(
      await player.query(`mutation { ${times(60, (index) => submit(first, `flag{${index}x}`))} }`),
    )
    expect(results).toEqual({ RateLimitedError: 50, SubmitFlagPayload: 10 })
    const { right } = await player.query<{ right: Result }>(
      `mutation { right: ${submit(second, flagOf(second))} }`,
    )
    expect(right).toMatchObject({ submission: { status: 'Accepted' } })
  })

  it('lists', async () => {
    const reader = new Actor(test.url, forwarded('192.0.2.15'))
    const list = () => 'posts(first: 1) { edges { cursor } }'
    expect((await reader.graphql(`{ ${times(60, list)} }`)).errors).toBeUndefined()
    const { errors = [] } = await reader.graphql(`{ ${times(60, list)} }`)
    expect(errors[0]?.extensions?.code).toBe('LIMITS_TOO_MANY_REQUESTS')
  })
})

it('a request with many refused fields writes one row to the log', async () => {
  const curious = await signIn(test)
  const { errors = [] } = await curious.graphql(`{ ${times(40, () => 'settings { mail { queued } }')} }`)
  expect(errors).toHaveLength(40)
  await test.services.logs.flush()
  const rows = await test.services.db.log.findMany({
    where: { userName: curious.userName, status: 'Denied' },
  })
  expect(rows.map(({ message }) => message)).toEqual([
    'was refused POST /graphql, which needs the role Admin',
  ])
})

describe('an operation that is too much', () => {
  const ask = async (query: string) => {
    const response = await test.anonymous().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const text = await response.text()
    return { status: response.status, text, message: errorsOf(text)[0]?.message ?? '' }
  }
  const errorsOf = (text: string) => (JSON.parse(text) as { errors?: { message: string }[] }).errors ?? []
  const deep = (levels: number): string =>
    levels === 0 ? '{ id }' : `{ game { viewerParticipation ${deep(levels - 1)} } }`

  it('says that it is too deep', async () => {
    const { message } = await ask(`{ participation: participationByDatabaseId(databaseId: 1) ${deep(15)} }`)
    expect(message).toMatch(/depth/i)
  })

  it('says that it is too broad', async () => {
    const { message } = await ask(`{ platform { ${'version '.repeat(500)} } }`)
    expect(message).toMatch(/breadth/i)
  })

  it('says that it costs too much', async () => {
    const boards = (count: number) =>
      `{ ${times(count, () => 'gameByDatabaseId(databaseId: 1) { scoreboard { table { names } } }')} }`
    expect((await ask(boards(20))).message).toMatch(/complex/i)
    expect((await ask(boards(1))).message).toBe('')
    const columns = (count: number) => `table { ${times(count, () => 'solvePoints')} }`
    const table = (count: number) =>
      `{ game: gameByDatabaseId(databaseId: 1) { scoreboard { ${columns(count)} } } }`
    expect((await ask(table(15))).message).toMatch(/complex/i)
    expect((await ask(table(5))).message).toBe('')
    expect((await ask(`{ __schema { types { fields { ${times(90, () => 'name')} } } } }`)).message).toMatch(
      /complex/i,
    )
    const wide =
      '{ games { edges { node { viewerParticipation { game { scoreboard { table { names } } } } } } } }'
    expect((await ask(wide)).message).toMatch(/complex/i)
  })

  it('says that it is too long', async () => {
    expect((await ask(`{ ${'id '.repeat(20_000)} }`)).message).toMatch(/token/i)
    expect((await ask(`{ ${'x'.repeat(1_100_000)} }`)).status).toBe(413)
  })

  it.each([
    [
      'fragments that hold each other',
      'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    ],
    ['nothing', ''],
    ['no GraphQL', '{{{{'],
    ['brackets without end', '['.repeat(9000)],
    ['directives without end', `{ platform { version ${'@include(if: true) '.repeat(900)} } }`],
  ])('is refused: %s', async (_name, query) => {
    const { status, text } = await ask(query)
    expect([200, 400]).toContain(status)
    expect(JSON.parse(text)).toEqual({ errors: expect.arrayContaining([expect.anything()]) })
    expect(text).not.toContain('INTERNAL_SERVER_ERROR')
    expect(text).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
  })

  it('is refused as a batch', async () => {
    const one = { query: '{ platform { version } }' }
    for (const body of [[one], [one, one], []]) {
      const response = await test.anonymous().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(400)
      expect(await response.text()).not.toContain('"version"')
    }
  })
})
