import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { readFacts, refusedFacts } from './ctfd-facts.ts'

// CTFd's API, call by call: the status, the envelope and the members that a visitor gets.

let test: TestApp
let gameId: number
let base: string
let ids: Record<string, number>

type Body = {
  success: boolean
  data?: unknown
  meta?: { count?: number; pagination?: object }
  message?: string
  errors?: Record<string, string[]>
}

beforeAll(async () => {
  test = await startTestApp()
  const admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin, { acceptWithoutReview: true })
  const challenge = await makeChallenge(admin, gameId, {
    title: 'Pier',
    category: 'Web',
    flags: ['flag{one}'],
  })
  await makeChallenge(admin, gameId, { title: 'Quay', category: 'Crypto', flags: ['flag{two}'] })
  const player = await makePlayer(test, gameId)
  const team = player.teamId
  await player.rest('POST', `/api/game/${gameId}/challenges/${challenge}`, {
    flag: 'flag{one}',
  })
  await admin.mutate('giveAward', { gameId, teamId: team, points: 9, reason: 'King of the hill' })
  for (const content of ['Welcome', 'We _move_']) {
    await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content })
  }
  await admin.mutate('updateGame', { gameId, hasCompatibleApis: true, divisions: ['Deck', 'Hold'] })
  base = `/compat/ctfd/${gameId}/api/v1`
  const notice = await test.services.db.gameNotice.findFirstOrThrow({
    where: { gameId, type: 'Normal' },
    orderBy: { id: 'asc' },
  })
  ids = { challenge, team, notice: notice.id }
  const [user] = (await read('/users')).body.data as { id: number }[]
  ids['user'] = user?.id ?? 0
})
afterAll(() => test.dispose())

const pathOf = (call: string) =>
  base + call.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => `${ids[name]}`)

async function read(call: string, init: RequestInit = {}) {
  const response = await fetch(test.url + pathOf(call), init)
  const text = await response.text()
  const type = response.headers.get('content-type')
  return {
    status: response.status,
    type,
    headers: response.headers,
    body: (text ? JSON.parse(text) : null) as Body,
  }
}

/** The members of an answer's data, or those that all of its items have. */
function membersOf(call: string, data: unknown): string[] {
  const isByPlace = call.startsWith('/scoreboard/top')
  const items = isByPlace ? Object.values(data as object) : [data].flat()
  expect([call, items.length > 0]).toEqual([call, true])
  const [first, ...others] = items.map((item) => Object.keys(item as object))
  for (const names of others) expect([call, names]).toEqual([call, first])
  return (first ?? []).toSorted()
}

const json = 'application/json; charset=utf-8'

describe('the reads of CTFd', () => {
  it.each(readFacts.filter(({ status }) => status === 200))('$call', async (fact) => {
    const { call, members = '', count = false, page = false } = fact
    const { status, type, headers, body } = await read(call)
    expect([status, type, body.success]).toEqual([200, json, true])
    expect(members === '' ? [] : membersOf(call, body.data)).toEqual(
      members.split(/\s+/).filter(Boolean).toSorted(),
    )
    expect(body.meta?.count).toBe(count ? (body.data as unknown[]).length : undefined)
    expect(Object.keys(body.meta?.pagination ?? {})).toHaveLength(page ? 6 : 0)
    expect(headers.get('cache-control')).toBe('no-cache')
    const head = await read(call, { method: 'HEAD' })
    expect([head.status, head.body, head.headers.get('content-type')]).toEqual([200, null, type])
  })

  it.each(readFacts.filter(({ status }) => status !== 200))('$status: $call', async ({ call, status }) => {
    const { type, body, status: seen } = await read(call)
    expect([seen, type, body.success]).toEqual([status, json, false])
    expect(body.message).toMatch(/./)
    expect(Object.values(body.errors ?? {}).flat()).not.toEqual([])
  })

  it('have a number of a user in each solve, award and cost of the graph', async () => {
    const { data } = (await read('/scoreboard/top/10')).body as { data: Record<string, { solves: object[] }> }
    expect(data['1']?.solves).toMatchObject([
      { challenge_id: ids['challenge'], user_id: ids['user'] },
      { challenge_id: null, value: 9, user_id: ids['user'] },
    ])
    const solves = (await read('/teams/{team}/solves')).body.data
    expect(solves).toMatchObject([{ user: { id: ids['user'] } }])
    expect((await read('/users/{user}/awards')).body.data).toMatchObject([{ name: 'King of the hill' }])
    expect((await read('/teams/{team}/members')).body.data).toEqual([ids['user']])
  })

  it('have the rows that their parameters select', async () => {
    const names = async (call: string) =>
      ((await read(call)).body.data as { name?: string; content?: string }[]).map(
        (row) => row.name ?? row.content,
      )
    expect(await names('/challenges?category=Crypto')).toEqual(['Quay'])
    expect(await names('/challenges?field=name&q=PI')).toEqual(['Pier'])
    expect(await names('/challenges?type=standard')).toEqual([])
    expect(await names('/challenges?state=visible&max_attempts=0')).toHaveLength(2)
    expect(await names('/challenges?state=hidden')).toEqual([])
    expect(await names('/users?field=name&q=zzzzqq')).toEqual([])
    expect(await names('/users?country=FR')).toEqual([])
    expect(await names('/teams?field=name&q=zzzzqq')).toEqual([])
    expect(await names('/brackets?field=name&q=ho')).toEqual(['Hold'])
    expect(await names('/notifications')).toEqual(['Welcome', 'We _move_'])
    expect(await names('/notifications?field=content&q=move')).toEqual(['We _move_'])
    expect(await names('/notifications?since_id={notice}')).toEqual(['We _move_'])
    expect(await names('/notifications?since_id=100000')).toEqual([])
  })

  it('count notices without sending them', async () => {
    const count = async (call: string) => (await read(call, { method: 'HEAD' })).headers.get('result-count')
    expect(await count('/notifications')).toBe('2')
    expect(await count('/notifications?since_id={notice}')).toBe('1')
  })

  it('name the parameter that is wrong', async () => {
    expect((await read('/notifications?since_id=x')).body.errors).toHaveProperty('since_id')
    expect((await read('/users?field=email&q=a')).body.errors).toHaveProperty('field')
  })
})

describe('all other calls of CTFd', () => {
  it('need a log-in', async () => {
    const bodies: { headers: Record<string, string>; body: string }[] = [
      { headers: { 'content-type': 'application/json', authorization: 'Token ctfd_x' }, body: '{}' },
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bot.example' },
        body: 'a=b',
      },
    ]
    for (const fact of refusedFacts) {
      const [method = '', call = ''] = fact.split(' ')
      for (const { headers, body } of bodies) {
        const answer = await read(call, { method, headers, ...(method !== 'GET' && { body }) })
        expect([fact, answer.status, answer.type]).toEqual([fact, 403, json])
        expect(answer.body).toMatchObject({
          success: false,
          message: expect.stringContaining('public reads'),
        })
      }
    }
  })

  it('say of an answer that a log-in is needed, as programs that submit flags expect', async () => {
    const { body } = await read('/challenges/attempt', { method: 'POST' })
    expect(body).toMatchObject({ success: false, data: { status: 'authentication_required' } })
  })

  it('do not exist with another method', async () => {
    const { status, headers, body } = await read('/scoreboard', { method: 'DELETE' })
    expect([status, headers.get('allow'), body.success]).toEqual([405, 'GET', false])
  })

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])('are never a page: %s', async (method) => {
    for (const path of [
      '',
      '/',
      '/login',
      '/api/v1',
      '/api/v1/nothing',
      '/api/v2/users/me',
      '/themes/core.css',
    ]) {
      const url = `${test.url}/compat/ctfd/${gameId}${path}`
      const answer = await fetch(url, { method, headers: { accept: 'text/html' } })
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, json])
      const text = await answer.text()
      expect(text).toMatch(method === 'HEAD' ? /^$/ : /"success":false/)
    }
    for (const path of ['/compat', '/compat/ctfd', '/compat/ctfd/x/api/v1/teams', '/compat/other/1']) {
      const answer = await fetch(test.url + path, { method, headers: { accept: 'text/html' } })
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers.get('content-type')).toMatch(/json/)
    }
  })

  it('do not exist in a game without the interface', async () => {
    const admin = await signIn(test, 'Admin')
    const closed = await makeGame(admin)
    for (const call of ['users/me', 'scoreboard']) {
      const { status, body } = await admin.rest('GET', `/compat/ctfd/${closed}/api/v1/${call}`)
      expect([call, status, body]).toMatchObject([call, 404, { success: false }])
    }
  })
})
