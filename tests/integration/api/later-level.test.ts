import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'

const all = 2_147_483_647

let test: TestApp
let laterUrl: string
/** The same administrator at both levels. */
let admin: Actor
let laterAdmin: Actor

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_COMPAT_HOSTS: 'localhost=gzctf-1.8' } })
  laterUrl = test.url.replace('127.0.0.1', 'localhost')
  const signedIn = await signIn(test, 'Admin')
  admin = signedIn
  laterAdmin = await atLater(signedIn)
})
afterAll(() => test.dispose())

async function atLater({ userName }: { userName: string }): Promise<Actor> {
  const actor = new Actor(laterUrl)
  const { status } = await actor.rest('POST', '/api/account/login', { userName, password })
  if (status !== 200) throw new Error(`no log-in: ${status}`)
  return actor
}

async function done(answer: ReturnType<Actor['rest']>): Promise<unknown> {
  const { status, body, text } = await answer
  expect(text).toBe(status === 200 ? text : 'an answer without a refusal')
  return body
}
const refusal = async (answer: ReturnType<Actor['rest']>) => {
  const { status, body } = await answer
  const { issues = [], code } = body as { issues?: { path: string[] }[]; code?: string }
  return [status, issues[0]?.path.join('.') ?? code]
}
type Named = { id: number; name: string }
const addDivision = async (gameId: number, changes: object) =>
  (await done(laterAdmin.rest('POST', `/api/edit/games/${gameId}/divisions`, changes))) as Named

describe('divisions', () => {
  it('are rows with permissions, whose other rights stay', async () => {
    const gameId = await makeGame(admin)
    const path = `/api/edit/games/${gameId}/divisions`
    const made = await addDivision(gameId, { name: 'Uni', defaultPermissions: all, inviteCode: 'ahoy' })
    expect(made).toEqual({
      id: made.id,
      name: 'Uni',
      inviteCode: 'ahoy',
      defaultPermissions: all,
      challengeConfigs: [],
    })
    const divisions = [{ divisionId: made.id, entry: 'MailDomain', mailDomains: ['uni.example'] }]
    await admin.mutate('setDivisionRights', { gameId, divisions })
    const changed = await done(
      laterAdmin.rest('PUT', `${path}/${made.id}`, {
        name: 'Students',
        defaultPermissions: (all & ~2049) | 1,
      }),
    )
    expect(changed).toMatchObject({ name: 'Students', inviteCode: null, challengeConfigs: [] })
    expect(await test.services.db.division.findUniqueOrThrow({ where: { id: made.id } })).toMatchObject({
      name: 'Students',
      entry: 'MailDomain',
      mailDomains: ['uni.example'],
      takesBloods: false,
      requiresReview: true,
    })
    expect(await refusal(laterAdmin.rest('POST', path, { name: 'Students' }))).toEqual([400, 'name'])
    expect(await refusal(laterAdmin.rest('PUT', `${path}/${made.id}`, { defaultPermissions: 1 | 256 }))).toEqual([400, 'defaultPermissions']) // oxfmt-ignore
    expect(await refusal(laterAdmin.rest('PUT', `${path}/${made.id}`, { inviteCode: 'x' }))).toEqual([400, 'inviteCode']) // oxfmt-ignore
    expect(await refusal(laterAdmin.rest('PUT', `${path}/999999`, {}))).toEqual([
      404,
      'GAME_DIVISION_NOT_FOUND',
    ])
    expect(await done(laterAdmin.rest('GET', path))).toEqual([changed])
    // Replacing the game keeps them.
    const game = (await done(laterAdmin.rest('GET', `/api/edit/games/${gameId}`))) as object
    expect(game).not.toHaveProperty('divisions')
    await done(laterAdmin.rest('PUT', `/api/edit/games/${gameId}`, { ...game, divisions: [] }))
    expect((await admin.rest('GET', `/api/edit/games/${gameId}`)).body).toMatchObject({
      divisions: ['Students'],
    })
    await done(laterAdmin.rest('DELETE', `${path}/${made.id}`))
    expect(await done(laterAdmin.rest('GET', path))).toEqual([])
    expect(await refusal(laterAdmin.rest('DELETE', `${path}/${made.id}`))).toEqual([
      404,
      'GAME_DIVISION_NOT_FOUND',
    ])
  })

  it('are for authors', async () => {
    const gameId = await makeGame(admin)
    const user = await atLater(await signIn(test))
    const path = `/api/edit/games/${gameId}/divisions`
    for (const [method, address] of [
      ['GET', path],
      ['POST', path],
      ['PUT', `${path}/1`],
      ['DELETE', `${path}/1`],
    ] as const)
      // oxfmt-ignore
      expect((await user.rest(method, address, method === 'GET' ? undefined : {})).status).toBe(403)
  })

  it('decide for everybody whether a team waits for a review', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const reviewed = await addDivision(gameId, { name: 'Reviewed' })
    const free = await addDivision(gameId, { name: 'Free', defaultPermissions: all & ~4 })
    const statusAfter = async (at: 'own' | 'later', { id, name }: Named) => {
      const user = await signIn(test)
      const teamId = await makeTeam(user)
      const path = `/api/game/${gameId}`
      if (at === 'own') await done(user.rest('POST', path, { teamId, division: name }))
      else await done((await atLater(user)).rest('POST', path, { teamId, divisionId: id }))
      return ((await user.rest('GET', path)).body as { status: string }).status
    }
    for (const at of ['own', 'later'] as const) {
      expect([at, await statusAfter(at, reviewed), await statusAfter(at, free)]).toEqual([
        at,
        'Pending',
        'Accepted',
      ])
    }
  })
})

describe('joining', () => {
  it('names divisions by their ids', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const open = await addDivision(gameId, { name: 'Open' })
    const coded = await addDivision(gameId, { name: 'Coded', inviteCode: 'ahoy' })
    await addDivision(gameId, { name: 'Closed', defaultPermissions: all & ~1 })
    const user = await signIn(test)
    const later = await atLater(user)
    const teamId = await makeTeam(user)
    const path = `/api/game/${gameId}`
    expect(await done(later.rest('GET', path))).toMatchObject({
      divisions: [
        { id: open.id, name: 'Open', inviteCodeRequired: false },
        { id: coded.id, name: 'Coded', inviteCodeRequired: true },
      ],
      inviteCodeRequired: false,
      division: null,
    })
    expect((await user.rest('GET', path)).body).toMatchObject({
      divisions: ['Open', 'Coded'],
      inviteCodeRequired: true,
    })
    const joinable = [open.id, coded.id]
    expect(await done(later.rest('GET', `${path}/check`))).toEqual({
      joinedTeams: [],
      joinableDivisions: joinable,
    })
    expect(await refusal(later.rest('POST', path, { teamId, divisionId: 999999 }))).toEqual([
      400,
      'divisionId',
    ])
    expect(await refusal(later.rest('POST', path, { teamId }))).toEqual([400, 'divisionId'])
    expect(await refusal(later.rest('POST', path, { teamId, divisionId: coded.id }))).toEqual([
      400,
      'inviteCode',
    ])
    await done(later.rest('POST', path, { teamId, divisionId: coded.id, inviteCode: 'ahoy' }))
    expect(await done(later.rest('GET', path))).toMatchObject({ division: coded.id })
    expect(await done(later.rest('GET', `${path}/check`))).toMatchObject({
      joinedTeams: [{ id: teamId, division: coded.id }],
    })
    const [row] = (await done(laterAdmin.rest('GET', `${path}/participations`))) as (Named & {
      divisionId: number
    })[]
    expect(row).toMatchObject({ divisionId: coded.id })
    expect(row).not.toHaveProperty('division')
    const review = `/api/admin/participation/${row?.id}`
    expect(await refusal(laterAdmin.rest('PUT', review, { divisionId: 999999 }))).toEqual([400, 'divisionId'])
    await done(laterAdmin.rest('PUT', review, { divisionId: open.id }))
    await done(laterAdmin.rest('PUT', review, { status: 'Suspended', divisionId: null }))
    expect((await admin.rest('GET', `${path}/participations`)).body).toMatchObject([
      { division: 'Open', status: 'Suspended' },
    ])
    expect((await later.rest('GET', `/api/game/999999/check`)).status).toBe(404)
    expect((await new Actor(laterUrl).rest('GET', `${path}/check`)).status).toBe(401)
  })
})

describe('a challenge', () => {
  it('has its port, network, limit and deadline', async () => {
    const gameId = await makeGame(admin)
    const id = await makeChallenge(admin, gameId, { type: 'StaticContainer' })
    const path = `/api/edit/games/${gameId}/challenges/${id}`
    const deadlineUtc = Date.now() + 3_600_000
    const members = { exposePort: 8080, networkMode: 'Open', submissionLimit: 5, deadlineUtc }
    const updated = await laterAdmin.rest('PUT', path, members)
    expect([updated.status, updated.headers.get('x-ignored-members')]).toEqual([200, null])
    expect(updated.body).toMatchObject(members)
    expect(updated.body).not.toHaveProperty('containerExposePort')
    await done(laterAdmin.rest('PUT', path, { title: 'Renamed', deadlineUtc: null, submissionLimit: null }))
    expect(await done(laterAdmin.rest('GET', path))).toMatchObject({ ...members, title: 'Renamed' })
    const list = `/api/edit/games/${gameId}/challenges`
    expect(await done(laterAdmin.rest('GET', list))).toMatchObject([{ id, deadlineUtc }])
    expect((await admin.rest('GET', path)).body).toMatchObject({ containerExposePort: 8080 })
    expect((await admin.rest('GET', path)).body).not.toHaveProperty('exposePort')
    await done(laterAdmin.rest('PUT', path, { deadlineUtc: 0, submissionLimit: 0 }))
    expect(await done(laterAdmin.rest('GET', path))).toMatchObject({ deadlineUtc: null, submissionLimit: 0 })
    for (const networkMode of ['Isolated', 'Custom'])
      expect(await refusal(laterAdmin.rest('PUT', path, { networkMode }))).toEqual([400, 'networkMode'])
    expect((await laterAdmin.rest('POST', `${list}/updateaccepted`)).status).toBe(404)
    expect((await admin.rest('POST', `${list}/updateaccepted`)).status).toBe(200)
    const other = await done(laterAdmin.rest('POST', list, { title: 'Other', type: 'StaticAttachment' }))
    expect(other).toMatchObject({ networkMode: null, submissionLimit: 0 })
  })

  it('shows players the limit, the attempts and the deadline', async () => {
    const played = await makePlayedGame(test, { teams: 1, challenges: 1 })
    const { gameId, challengeIds, players } = played
    const [challengeId = 0] = challengeIds
    const [player] = players as [Player]
    const later = new Actor(laterUrl, player.actor.headers)
    const closeAt = new Date(Date.now() + 600_000)
    await test.services.db.challenge.update({
      where: { id: challengeId },
      data: { submissionLimit: 3, closeAt },
    })
    const path = `/api/game/${gameId}/challenges/${challengeId}`
    expect(await done(later.rest('GET', path))).toMatchObject({
      limit: 3,
      attempts: 0,
      deadline: closeAt.getTime(),
    })
    await submit(player, { gameId, challengeId, flag: 'flag{no}' })
    expect(await done(later.rest('GET', path))).toMatchObject({ limit: 3, attempts: 1 })
    expect((await player.actor.rest('GET', path)).body).not.toHaveProperty('attempts')
  })
})

it('the scoreboard tells the deadline of a challenge to unlock only to the team that has unlocked it', async () => {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const [requiredId = 0, challengeId = 0] = challengeIds
  const [one, two] = players as [Player, Player]
  const { db } = test.services
  await db.participation.updateMany({ where: { gameId }, data: { token: `1:${'A'.repeat(86)}==` } })
  const closeAt = new Date(Date.now() + 600_000)
  await admin.mutate('updateChallenge', {
    gameId,
    challengeId,
    closeAt: closeAt.toISOString(),
    lockedView: 'Card',
    requiredChallengeIds: [encodeGlobalID('Challenge', requiredId)],
  })
  await submit(one, { gameId, challengeId: requiredId, flag: flagOf(requiredId) })
  const deadlineFor = async (actor: Actor, face: string) => {
    const { challenges } = (await done(
      new Actor(laterUrl, actor.headers).rest('GET', `/api/game/${gameId}/${face}`),
    )) as { challenges: Record<string, { id: number; deadline: number | null }[]> }
    return Object.values(challenges)
      .flat()
      .find(({ id }) => id === challengeId)?.deadline
  }
  expect(await deadlineFor(two.actor, 'scoreboard')).toBeNull()
  expect(await deadlineFor(two.actor, 'details')).toBeUndefined()
  expect(await deadlineFor(one.actor, 'details')).toBe(closeAt.getTime())
})

it('the scoreboard names divisions by their ids, in one answer for each version', async () => {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 1 })
  const [challengeId = 0] = challengeIds
  const [one, two] = players as [Player, Player]
  const { db } = test.services
  await db.game.update({ where: { id: gameId }, data: newGameKeys(null) })
  await db.participation.updateMany({ where: { gameId }, data: { token: `1:${'A'.repeat(86)}==` } })
  const division = await addDivision(gameId, { name: 'Deck' })
  const crew = await db.division.create({ data: { gameId, name: 'Crew', position: 9 } })
  await admin.mutate('setDivisionRights', {
    gameId,
    divisions: [{ divisionId: crew.id, standing: 'Tester' }],
  })
  await done(
    laterAdmin.rest('PUT', `/api/admin/participation/${one.participationId}`, { divisionId: division.id }),
  )
  await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
  const closeAt = new Date(Date.now() + 600_000)
  await db.challenge.update({ where: { id: challengeId }, data: { closeAt } })
  const path = `/api/game/${gameId}/scoreboard`
  const visitor = new Actor(laterUrl)
  const answer = await visitor.rest('GET', path)
  const board = answer.body as {
    items: { divisionId: number | null }[]
    challenges: Record<string, object[]>
  }
  expect(board).toMatchObject({
    timelines: [
      { divisionId: 0, teams: [{ id: one.teamId }, { id: two.teamId }] },
      { divisionId: division.id, teams: [{ id: one.teamId }] },
    ],
    divisions: [{ id: division.id, name: 'Deck', defaultPermissions: all, challengeConfigs: {} }],
    challengeCount: 1,
  })
  expect(board.items.map(({ divisionId }) => divisionId)).toEqual([division.id, null])
  expect(Object.values(board.challenges).flat()).toMatchObject([
    { id: challengeId, deadline: closeAt.getTime() },
  ])
  // The same board at level 1.2.6, also for a visitor, who gets prepared bytes.
  const { timelines: _lines, divisions: _rows, challenges: _challenges, items, ...others } = answer.body as Record<string, unknown> // oxfmt-ignore
  const own = (await test.anonymous().rest('GET', path)).body as Record<string, unknown>
  expect(own).toMatchObject(others)
  expect((own['items'] as object[]).map((item) => ({ ...item, division: null }))).toEqual(
    (items as object[]).map(({ divisionId: _id, ...item }: { divisionId?: unknown }) => ({
      ...item,
      division: null,
    })),
  )
  const tag = answer.headers.get('etag') ?? ''
  const again = await visitor.fetch(path, { headers: { 'if-none-match': tag } })
  expect(again.status).toBe(304)
  const staff = (await done(laterAdmin.rest('GET', path))) as { divisions: Named[] }
  expect(staff.divisions.map(({ name }) => name)).toEqual(['Deck', 'Crew'])
  const player = new Actor(laterUrl, one.actor.headers)
  expect(await done(player.rest('GET', `/api/game/${gameId}/details`))).toMatchObject({
    rank: { id: one.teamId, divisionId: division.id },
  })
  await done(laterAdmin.rest('POST', `/api/edit/games/${gameId}/scoreboard/flush`))
  expect((await laterAdmin.rest('POST', `/api/edit/games/999999/scoreboard/flush`)).status).toBe(404)
  expect(await done(laterAdmin.rest('GET', `/api/game/${gameId}/cheatinfo`))).toEqual([])
  expect(await done(laterAdmin.rest('GET', `/api/admin/writeups/${gameId}`))).toEqual({
    divisions: { [division.id]: 'Deck', [crew.id]: 'Crew' },
    writeups: [],
  })
})

it('settings, logs and posts have the members of the level', async () => {
  const visitor = new Actor(laterUrl)
  expect(await done(visitor.rest('GET', '/api/config'))).toMatchObject({ apiPublicKey: null })
  expect((await test.anonymous().rest('GET', '/api/config')).body).not.toHaveProperty('apiPublicKey')
  const settings = (await done(laterAdmin.rest('GET', '/api/admin/config'))) as { globalConfig: object }
  expect(settings).toMatchObject({ globalConfig: { apiEncryption: false } })
  await done(laterAdmin.rest('PUT', '/api/admin/config', settings))
  const on = { globalConfig: { ...settings.globalConfig, apiEncryption: true } }
  expect(await refusal(laterAdmin.rest('PUT', '/api/admin/config', on))).toEqual([
    400,
    'globalConfig.apiEncryption',
  ])
  expect((await admin.rest('GET', '/api/admin/config')).body).not.toHaveProperty('globalConfig.apiEncryption')
  await done(laterAdmin.rest('GET', '/api/admin/logs'))
  const id = (await done(laterAdmin.rest('POST', '/api/edit/posts', { title: 'Ahoy', summary: null, isPinned: null }))) as string // oxfmt-ignore
  const changes = { title: null, summary: 'Land', content: null, isPinned: null }
  expect(await done(laterAdmin.rest('PUT', `/api/edit/posts/${id}`, changes))).toMatchObject({
    title: 'Ahoy',
    summary: 'Land',
  })
  expect((await admin.rest('PUT', `/api/edit/posts/${id}`, changes)).status).toBe(400)
})

it('tokens are those of the platform', async () => {
  const user = await signIn(test)
  const later = await atLater(user)
  const made = (await done(later.rest('POST', '/api/tokens', { name: 'bot', expiresIn: 7 }))) as {
    token: string
    info: { id: string; expiresAt: number; createdAt: number }
  }
  expect(made.info).toMatchObject({
    name: 'bot',
    creatorId: user.userId,
    creator: user.userName,
    isRevoked: false,
  })
  expect(Math.round((made.info.expiresAt - made.info.createdAt) / 86_400_000)).toBe(7)
  const bot = new Actor(test.url, { authorization: `Bearer ${made.token}` })
  expect((await bot.rest('GET', '/api/account/profile')).status).toBe(200)
  expect(await done(later.rest('GET', '/api/tokens'))).toMatchObject([{ id: made.info.id, isRevoked: false }])
  expect(await refusal(later.rest('POST', '/api/tokens', { name: 'x', expiresIn: 400 }))).toEqual([
    400,
    'expiresIn',
  ])
  const path = `/api/tokens/${made.info.id}`
  await done(later.rest('POST', `${path}/restore`))
  const other = await atLater(await signIn(test))
  expect((await other.rest('DELETE', path)).status).toBe(404)
  expect((await other.rest('POST', `${path}/restore`)).status).toBe(404)
  await done(later.rest('DELETE', path))
  expect((await bot.rest('GET', '/api/account/profile')).status).toBe(401)
  expect((await later.rest('POST', `${path}/restore`)).status).toBe(404)
  expect((await new Actor(laterUrl).rest('GET', '/api/tokens')).status).toBe(401)
})

it('a game is exported and imported as a package', async () => {
  const gameId = await makeGame(admin, { title: 'Packed' })
  const answer = await laterAdmin.fetch(`/api/edit/games/${gameId}/export`, { method: 'POST' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const form = new FormData()
  form.append('file', new Blob([await answer.arrayBuffer()]), 'packed.zip')
  const imported = (await done(laterAdmin.rest('POST', '/api/edit/games/import', form))) as number
  expect(await done(laterAdmin.rest('GET', `/api/edit/games/${imported}`))).toMatchObject({
    title: 'Packed',
    hidden: true,
  })
  const empty = new FormData()
  empty.append('other', new Blob(['x']), 'x.zip')
  expect(await refusal(laterAdmin.rest('POST', '/api/edit/games/import', empty))).toEqual([400, 'file'])
  const large = new FormData()
  // More than the server reads at once.
  large.append('file', new Blob([new Uint8Array(2_000_000)]), 'package.zip')
  expect((await laterAdmin.rest('POST', '/api/edit/games/import', large)).status).toBe(400)
  expect(
    (await (await atLater(await signIn(test))).rest('POST', '/api/edit/games/import', form)).status,
  ).toBe(403)
})

it('other hosts know nothing of the level', async () => {
  const gameId = await makeGame(admin)
  const game = `/api/edit/games/${gameId}`
  for (const [method, path] of [
    ['GET', '/api/tokens'],
    ['POST', '/api/tokens'],
    ['GET', `${game}/divisions`],
    ['POST', `${game}/divisions`],
    ['POST', `${game}/export`],
    ['POST', `${game}/scoreboard/flush`],
    ['GET', `/api/game/${gameId}/check`],
  ] as const)
    expect([path, (await admin.rest(method, path)).status]).toEqual([path, 404])
  const [own, later] = await Promise.all(
    [test.anonymous(), new Actor(laterUrl)].map(
      async (actor) => (await actor.rest('GET', '/api/openapi.json')).body,
    ),
  )
  expect([own, later]).toMatchObject([{ openapi: '3.1.1' }, { info: { version: '1.8.5' } }])
  expect(own).not.toHaveProperty(['paths', '/api/tokens'])
  expect(later).toHaveProperty(['paths', '/api/tokens'])
  const head = await new Actor(laterUrl).fetch('/api/config', { method: 'HEAD' })
  expect(head.status).toBe(200)
})
