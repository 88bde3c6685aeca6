import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

// rCTF's API, call by call: the status, the kind and the members that a program without a valid token gets.

let test: TestApp
let gameId: number
let ids: Record<string, number>

beforeAll(async () => {
  test = await startTestApp()
  const admin = await signIn(test, 'Admin')
  const changes = { hasCompatibleApis: true, divisions: ['Crew', 'Invited', 'Deck'] }
  gameId = await makeGame(admin, { acceptWithoutReview: true })
  const challenge = await makeChallenge(admin, gameId, { title: 'Pier', flags: ['flag{one}'] })
  const player = await makePlayer(test, gameId)
  await player.rest('POST', `/api/game/${gameId}/challenges/${challenge}`, { flag: 'flag{one}' })
  await admin.mutate('updateGame', { gameId, ...changes })
  const { db } = test.services
  const none = { takesBloods: false, lowersValues: false }
  await db.division.updateMany({
    where: { gameId, name: 'Crew' },
    data: { standing: 'Tester', entry: 'ByHand', ...none },
  })
  await db.division.updateMany({ where: { gameId, name: 'Invited' }, data: { entry: 'ByHand' } })
  ids = { challenge, team: player.teamId }
})
afterAll(() => test.dispose())

async function call(method: string, path: string, init: RequestInit = {}) {
  const at = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => `${ids[name]}`)
  const response = await fetch(`${test.url}/compat/rctf/${gameId}/api${at}`, { method, ...init })
  const body = (await response.json()) as { kind?: string; message?: string; data?: object | null }
  return { status: response.status, type: response.headers.get('content-type') ?? '', body }
}

const challenge = 'id name description category author files points solves'
const user = 'name ctftimeId division score globalPlace divisionPlace solves'
const slice = '?limit=10&offset=0'

const reads: [path: string, kind: string, members: string][] = [
  [`/v1/leaderboard/now${slice}`, 'goodLeaderboard', 'total leaderboard'],
  ['/v1/leaderboard/graph?limit=10', 'goodLeaderboard', 'graph'],
  ['/v1/challs', 'goodChallenges', challenge],
  [`/v1/challs/{challenge}/solves${slice}`, 'goodChallengeSolves', 'solves'],
  ['/v1/users/{team}', 'goodUserData', user],
  [
    '/v1/integrations/client/config',
    'goodClientConfig',
    `meta homeContent sponsors globalSiteTag ctfName divisions defaultDivision origin startTime endTime
     userMembers emailEnabled faviconUrl`,
  ],
  [`/v2/leaderboard/now${slice}`, 'goodLeaderboardV2', 'total leaderboard'],
  [`/v2/leaderboard/with-graph${slice}`, 'goodLeaderboardWithGraph', 'total leaderboard graph'],
  ['/v2/leaderboard/graph?limit=10', 'goodLeaderboardGraph', 'graph'],
  ['/v2/challs', 'goodChallenges', `${challenge} hasFlag tags scoringKind`],
  [`/v2/challs/{challenge}/solves${slice}`, 'goodChallengeSolves', 'solves'],
  ['/v2/users/{team}', 'goodUserData', `${user} avatarUrl countryCode statusText`],
]

const refusals: { kind: string; status: number; calls: string }[] = [
  {
    kind: 'badToken',
    status: 401,
    calls: `GET /v1/users/me | PATCH /v1/users/me | GET /v1/users/me/members | POST /v1/users/me/members
      DELETE /v1/users/me/members/1 | PUT /v1/users/me/auth/email | DELETE /v1/users/me/auth/email
      PUT /v1/users/me/auth/ctftime | DELETE /v1/users/me/auth/ctftime | GET /v1/auth/test
      POST /v1/challs/{challenge}/submit | GET /v1/admin/challs | GET /v1/admin/challs/1
      PUT /v1/admin/challs/1 | DELETE /v1/admin/challs/1 | POST /v1/admin/upload
      POST /v1/admin/upload/query | GET /v2/users/me | PATCH /v2/users/me | PUT /v2/users/me/avatar`,
  },
  { kind: 'badTokenVerification', status: 401, calls: 'POST /v1/auth/login | POST /v1/auth/verify' },
  { kind: 'badPerms', status: 403, calls: 'POST /v1/auth/register | POST /v2/auth/register' },
  {
    kind: 'badEndpoint',
    status: 404,
    calls: `POST /v1/auth/recover | POST /v1/integrations/ctftime/callback | GET /v1/nothing | GET /
      GET /v3/challs | POST /v1/challs | DELETE /v1/leaderboard/now | PATCH /v1/nothing | GET /v1/auth/login`,
  },
  {
    kind: 'badBody',
    status: 400,
    calls: 'GET /v1/leaderboard/now | GET /v1/leaderboard/graph | GET /v1/challs/{challenge}/solves',
  },
  { kind: 'badUnknownUser', status: 404, calls: 'GET /v1/users/999999 | GET /v2/users/999999' },
  { kind: 'badChallenge', status: 404, calls: `GET /v1/challs/999999/solves${slice}` },
]

describe('rCTF', () => {
  it.each(reads)('GET %s', async (path, kind, members) => {
    const { status, type, body } = await call('GET', path)
    expect([status, body.kind, type]).toEqual([200, kind, expect.stringContaining('application/json')])
    const [first] = [body.data].flat()
    expect(Object.keys(first ?? {}).toSorted()).toEqual(members.split(/\s+/).toSorted())
  })

  it.each(refusals)('refuses: $status $kind', async ({ calls, status, kind }) => {
    for (const asked of calls.split(/\s*\|\s*|\n\s*/)) {
      const [method = '', path = ''] = asked.split(' ')
      const sent: Record<string, string>[] = [
        { 'content-type': 'application/json', authorization: 'Bearer x' },
        { 'content-type': 'text/csv', origin: 'https://bot.example' },
      ]
      for (const headers of sent) {
        const answer = await call(method, path, { headers, ...(method !== 'GET' && { body: '{}' }) })
        expect([asked, answer.status, answer.body.kind]).toEqual([asked, status, kind])
        expect(answer.body.message).toMatch(/./)
      }
    }
  })

  it('is never a page', async () => {
    for (const path of ['', '/', '/login', '/challs', '/api/v1', '/uploads/x.zip']) {
      const url = `${test.url}/compat/rctf/${gameId}${path}`
      const answer = await fetch(url, { headers: { accept: 'text/html' } })
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 404, { kind: 'badEndpoint' }])
    }
  })

  it('names the divisions of the public scoreboard, and first the one that teams can join', async () => {
    const { body } = await call('GET', '/v1/integrations/client/config')
    expect(body.data).toMatchObject({
      divisions: { Invited: 'Invited', Deck: 'Deck' },
      defaultDivision: 'Deck',
    })
    expect(JSON.stringify(body)).not.toContain('Crew')
  })

  it('has the place of each solve of a team among the first three', async () => {
    const { body } = await call('GET', '/v2/users/{team}')
    expect(body.data).toMatchObject({ solves: [{ id: String(ids['challenge']), bloodIndex: 0 }] })
  })

  it('has its configuration before the start, and nothing else', async () => {
    const admin = await signIn(test, 'Admin')
    const later = await makeGame(admin, { start: Date.now() + 1_000_000, end: Date.now() + 2_000_000 })
    await admin.mutate('updateGame', { gameId: later, hasCompatibleApis: true })
    const read = (path: string) => admin.rest('GET', `/compat/rctf/${later}/api/v1/${path}`)
    expect(await read('integrations/client/config')).toMatchObject({
      status: 200,
      body: { kind: 'goodClientConfig' },
    })
    expect(await read('challs')).toMatchObject({ status: 401, body: { kind: 'badNotStarted' } })
    expect(await read('users/me')).toMatchObject({ status: 401, body: { kind: 'badToken' } })
  })
})
