import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor
let visitor: Actor
let gameId: number
let challengeId: number
let teamId: number
let teamName: string
let userName: string
let ctfd: string
let rctf: string

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  visitor = test.anonymous()
  gameId = await makeGame(admin, { acceptWithoutReview: true })
  challengeId = await makeChallenge(admin, gameId, { title: 'Pier', category: 'Web', flags: ['flag{one}'] })
  const player = await makePlayer(test, gameId)
  teamId = player.teamId
  userName = player.userName
  teamName = (await test.services.db.team.findUniqueOrThrow({ where: { id: teamId } })).name
  await player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag: 'flag{one}' })
  await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'We _move_' })
  ctfd = `/compat/ctfd/${gameId}/api/v1`
  rctf = `/compat/rctf/${gameId}/api`
})
afterAll(() => test.dispose())

const allow = () => admin.mutate('updateGame', { gameId, hasCompatibleApis: true })

describe('a game without the switch', () => {
  it('does not exist for either, also for organizers', async () => {
    expect(await visitor.rest('GET', `${ctfd}/scoreboard`)).toMatchObject({
      status: 404,
      body: { success: false },
    })
    expect((await admin.rest('GET', `${ctfd}/scoreboard`)).status).toBe(404)
    expect((await visitor.rest('GET', `${rctf}/v1/challs`)).status).toBe(404)
  })
})

describe('a game with the switch', () => {
  beforeAll(async () => {
    await allow()
  })

  const ctfdOf = async (path: string) => {
    const { status, body } = await visitor.rest('GET', `${ctfd}${path}`)
    expect([path, status, (body as { success: boolean }).success]).toEqual([path, 200, true])
    return body
  }

  it('answers as CTFd does', async () => {
    const solve = { account_id: teamId, name: teamName, account_url: `/teams/${teamId}` }
    const challenge = { id: challengeId, name: 'Pier', category: 'Web', solves: 1, solved_by_me: false }
    expect(await ctfdOf('/scoreboard')).toMatchObject({
      data: [{ pos: 1, account_id: teamId, name: teamName }],
    })
    expect(await ctfdOf('/scoreboard/top/10')).toMatchObject({
      data: { 1: { id: teamId, solves: [{ challenge_id: challengeId }] } },
    })
    expect(await ctfdOf('/challenges')).toMatchObject({ data: [challenge] })
    expect(await ctfdOf(`/challenges/${challengeId}`)).toMatchObject({ data: { ...challenge, files: [] } })
    expect(await ctfdOf(`/challenges/${challengeId}/solves`)).toMatchObject({ data: [solve] })
    expect(await ctfdOf('/teams?page=1')).toMatchObject({
      data: [{ id: teamId }],
      meta: { pagination: { total: 1 } },
    })
    expect(await ctfdOf(`/teams/${teamId}`)).toMatchObject({ data: { id: teamId, place: '1st' } })
    expect(await ctfdOf(`/teams/${teamId}/solves`)).toMatchObject({
      data: [{ challenge_id: challengeId, type: 'correct', team: { id: teamId } }],
      meta: { count: 1 },
    })
    expect(await ctfdOf('/notifications')).toMatchObject({
      data: [{ content: 'We _move_', html: '<p>We <em>move</em></p>\n' }],
    })
  })

  it('lists the members of teams as CTFd does', async () => {
    const { data } = (await ctfdOf('/users')) as { data: { id: number }[] }
    expect(data).toMatchObject([{ name: userName, team_id: teamId }])
    const id = data[0]?.id
    expect(await ctfdOf(`/users/${id}`)).toMatchObject({ data: { id, name: userName, place: '1st' } })
    expect(await ctfdOf(`/users/${id}/solves`)).toMatchObject({
      data: [{ challenge_id: challengeId, user: { id, name: userName } }],
      meta: { count: 1 },
    })
    expect(await ctfdOf(`/teams/${teamId}`)).toMatchObject({ data: { captain_id: id, members: [id] } })
    expect(await ctfdOf('/scoreboard')).toMatchObject({ data: [{ members: [{ id, name: userName }] }] })
    // Programs send the token of the other platform with every call, and those for CTFd this type without a body.
    const headers = { 'content-type': 'application/json' }
    for (const [base, authorization] of [
      [`${ctfd}/users`, 'Token ctfd_1'],
      [`${rctf}/v1/challs`, 'Bearer eyJ'],
    ] as const) {
      const { status } = await fetch(`${test.url}${base}`, { headers: { ...headers, authorization } })
      expect([base, status]).toEqual([base, 200])
    }
  })

  it('sends new notices as the events of CTFd', async () => {
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const { status, headers, body } = await fetch(`${test.url}/compat/ctfd/${gameId}/events`, leaving)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const readUntil = async (end: RegExp) => {
      while (!end.test(text)) text += (await reader?.read())?.value ?? ''
    }
    await readUntil(/^event:ping\ndata:\n\n/)
    await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'The tide _turns_' })
    await readUntil(/event:notification\n.*\n\n/)
    const [, data = ''] = /event:notification\ndata:(.*)\n\n/.exec(text) ?? []
    expect(JSON.parse(data)).toMatchObject({
      content: 'The tide _turns_',
      html: '<p>The tide <em>turns</em></p>\n',
      user_id: null,
    })
  })

  it('refuses as CTFd does', async () => {
    for (const [path, status] of [
      ['/challenges/999999', 404],
      ['/teams/999999', 404],
      ['/teams?page=0', 400],
      ['/users/1', 404],
      ['/users/999999/solves', 404],
      ['/configs', 403],
    ] as const) {
      expect([path, (await visitor.rest('GET', `${ctfd}${path}`)).status]).toEqual([path, status])
    }
    expect((await visitor.rest('POST', `${ctfd}/challenges`, {})).status).toBe(403)
  })

  it('answers as rCTF does', async () => {
    const read = async (path: string) => (await visitor.rest('GET', `${rctf}${path}`)).body
    const entry = { id: String(teamId), name: teamName }
    const board = '?limit=10&offset=0'
    expect(await read(`/v1/leaderboard/now${board}`)).toMatchObject({
      kind: 'goodLeaderboard',
      data: { total: 1, leaderboard: [entry] },
    })
    expect(await read(`/v2/leaderboard/now${board}`)).toMatchObject({
      kind: 'goodLeaderboardV2',
      data: { leaderboard: [{ ...entry, globalPlace: 1, solves: [{ id: String(challengeId) }] }] },
    })
    expect(await read('/v1/leaderboard/graph?limit=10')).toMatchObject({ data: { graph: [entry] } })
    expect(await read('/v1/challs')).toMatchObject({
      kind: 'goodChallenges',
      data: [{ id: String(challengeId), name: 'Pier', solves: 1 }],
    })
    expect(await read(`/v1/challs/${challengeId}/solves${board}`)).toMatchObject({
      data: { solves: [{ userId: String(teamId), userName: teamName }] },
    })
    const solves = [{ userId: String(teamId), userName: teamName, bloodIndex: 0, globalPlace: 1 }]
    expect(await read(`/v2/challs/${challengeId}/solves${board}`)).toMatchObject({ data: { solves } })
    expect(await read('/v2/challs')).toMatchObject({
      kind: 'goodChallenges',
      data: [{ id: String(challengeId), name: 'Pier', hasFlag: true, scoringKind: 'decay' }],
    })
    expect(await read('/v2/leaderboard/challs')).toMatchObject({
      data: { [challengeId]: { name: 'Pier', solves: 1, firstSolvers: [{ id: String(teamId) }] } },
    })
    expect(await read('/v2/leaderboard/graph?limit=10')).toMatchObject({ data: { graph: [entry] } })
    expect(await read(`/v2/leaderboard/with-graph${board}`)).toMatchObject({
      data: { total: 1, leaderboard: [entry], graph: [entry] },
    })
    expect(await read(`/v2/leaderboard/now${board}&search=nobody`)).toMatchObject({ data: { total: 0 } })
    expect(await read(`/v1/users/${teamId}`)).toMatchObject({
      kind: 'goodUserData',
      data: { globalPlace: 1 },
    })
    expect(await read('/v1/integrations/client/config')).toMatchObject({ kind: 'goodClientConfig' })
    expect(await read('/v1/integrations/ctftime/leaderboard')).toMatchObject({
      standings: [{ pos: 1, team: teamName }],
    })
  })

  it('refuses as rCTF does', async () => {
    const refusal = async (path: string) => {
      const { status, body } = await visitor.rest('GET', `${rctf}${path}`)
      return [status, (body as { kind: string }).kind]
    }
    expect(await refusal('/v1/leaderboard/now')).toEqual([400, 'badBody'])
    expect(await refusal('/v1/users/999999')).toEqual([404, 'badUnknownUser'])
    expect(await refusal('/v1/challs/999999/solves?limit=1&offset=0')).toEqual([404, 'badChallenge'])
  })

  it('shows the frozen scoreboard, also to organizers', async () => {
    const frozen = await makeGame(admin, { acceptWithoutReview: true })
    await test.services.db.game.update({
      where: { id: frozen },
      data: { freezeAt: new Date(Date.now() - 1_800_000), hasCompatibleApis: true },
    })
    const hidden = await makeChallenge(admin, frozen, { flags: ['flag{two}'] })
    const player = await makePlayer(test, frozen)
    await player.rest('POST', `/api/game/${frozen}/challenges/${hidden}`, { flag: 'flag{two}' })
    const board = await admin.rest('GET', `/api/game/${frozen}/scoreboard`)
    expect(board.body).toMatchObject({ items: [{ solvedCount: 1 }] })
    const base = `/compat/ctfd/${frozen}/api/v1`
    expect((await admin.rest('GET', `${base}/challenges`)).body).toMatchObject({ data: [{ solves: 0 }] })
    expect((await admin.rest('GET', `${base}/challenges/${hidden}/solves`)).body).toMatchObject({ data: [] })
    expect((await admin.rest('GET', `/api/game/${frozen}/ctftime`)).body).toEqual({ standings: [] })
  })

  it('is not read before its start', async () => {
    const later = { start: Date.now() + 1_000_000, end: Date.now() + 2_000_000 }
    const other = await makeGame(admin, later)
    await admin.mutate('updateGame', { gameId: other, hasCompatibleApis: true })
    expect((await visitor.rest('GET', `/compat/ctfd/${other}/api/v1/challenges`)).status).toBe(403)
    expect(await visitor.rest('GET', `/compat/rctf/${other}/api/v1/challs`)).toMatchObject({
      status: 401,
      body: { kind: 'badNotStarted' },
    })
  })
})
