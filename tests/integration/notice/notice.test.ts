import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { makeGame } from '../../kit/world/games.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor
let user: Actor
let monitor: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  user = await signIn(test)
  monitor = await signIn(test, 'Monitor')
})

afterAll(() => test.dispose())

const later = () => ({ start: Date.now() + 1_000_000, end: Date.now() + 2_000_000 })
const post = (gameId: number, content: string) =>
  admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content })
const read = async (gameId: number, query = '') =>
  (await user.rest('GET', `/api/game/${gameId}/notices${query}`)).body as { id: number; values: string[] }[]
const texts = (notices: { values: string[] }[]) => notices.map(({ values }) => values[0])

describe('notices of organizers', () => {
  it('are posted, changed and deleted over REST', async () => {
    const gameId = await makeGame(admin)
    const before = Date.now()
    const posted = await post(gameId, 'Welcome **aboard**')
    expect(posted.body).toEqual({
      id: expect.any(Number),
      time: expect.any(Number),
      type: 'Normal',
      values: ['Welcome **aboard**'],
    })
    const { id, time } = posted.body as { id: number; time: number }
    expect(time).toBeGreaterThanOrEqual(before)
    const changed = await admin.rest('PUT', `/api/edit/games/${gameId}/notices/${id}`, { content: 'Welcome' })
    expect(changed.body).toMatchObject({ id, values: ['Welcome'] })
    expect((changed.body as { time: number }).time).toBeGreaterThanOrEqual(time)
    expect(await read(gameId)).toEqual([changed.body])
    const gone = await admin.rest('DELETE', `/api/edit/games/${gameId}/notices/${id}`)
    expect([gone.status, gone.text]).toEqual([200, ''])
    expect(await read(gameId)).toEqual([])
  })

  it('are posted, changed and deleted over GraphQL', async () => {
    const gameId = await makeGame(admin)
    const created = await admin.mutate<{ notice: { id: string } }>(
      'createNotice',
      { gameId, content: 'one' },
      'notice { id type content publishedAt } noticeEdge { cursor node { ... on TextNotice { content } } }',
    )
    expect(created).toMatchObject({
      notice: { type: 'Normal', content: 'one' },
      noticeEdge: { node: { content: 'one' } },
    })
    // The id as the answer has it; the tests make ids of numbers themselves.
    const { id: noticeId } = created.notice
    expect(
      await admin.mutate('updateNotice', { gameId, noticeId, content: 'two' }, 'notice { content }'),
    ).toMatchObject({ notice: { content: 'two' } })
    expect(await admin.mutate('deleteNotice', { gameId, noticeId }, 'deletedId')).toMatchObject({
      deletedId: noticeId,
    })
    expect((await admin.mutate('deleteNotice', { gameId, noticeId })).code).toBe('NOTICE_NOT_FOUND')
  })

  it('are rejected when invalid', async () => {
    const gameId = await makeGame(admin)
    const otherGame = await makeGame(admin)
    const { id } = (await post(gameId, 'x')).body as { id: number }
    const blood = await test.services.db.gameNotice.create({
      data: { gameId, type: 'FirstBlood', values: ['team', 'challenge'] },
    })
    const edit = (game: number, notice: number, content = 'y') =>
      admin.rest('PUT', `/api/edit/games/${game}/notices/${notice}`, { content })
    expect((await edit(gameId, id, ' ')).status).toBe(400)
    expect((await edit(otherGame, id)).status).toBe(404)
    expect((await edit(gameId, blood.id)).body).toMatchObject({ status: 400, code: 'NOTICE_NOT_EDITABLE' })
    expect((await admin.rest('DELETE', `/api/edit/games/${gameId}/notices/${blood.id}`)).status).toBe(400)
    expect((await post(2147483647, 'x')).status).toBe(404)
    expect((await admin.rest('GET', '/api/edit/games/2147483647/notices')).status).toBe(404)
    expect((await user.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'x' })).status).toBe(403)
    expect((await monitor.mutate('createNotice', { gameId, content: 'x' })).code).toBe('AUTH_FORBIDDEN')
    expect((await admin.rest('GET', `/api/edit/games/${gameId}/notices`)).body).toHaveLength(1)
  })

  it('come first over REST, a page at a time, and by time over GraphQL', async () => {
    const gameId = await makeGame(admin)
    const { db } = test.services
    const at = (second: number) => new Date(Date.now() - 60_000 + second * 1000)
    const add = (type: 'Normal' | 'FirstBlood' | 'NewHint', values: string[], second: number) =>
      db.gameNotice.create({ data: { gameId, type, values, publishedAt: at(second) } })
    await add('Normal', ['n1'], 1)
    await add('FirstBlood', ['b2', 'c'], 2)
    await add('Normal', ['n3'], 3)
    await add('NewHint', ['h4'], 4)
    expect(texts(await read(gameId))).toEqual(['n3', 'n1', 'h4', 'b2'])
    expect(texts(await read(gameId, '?count=2'))).toEqual(['n3', 'n1'])
    expect(texts(await read(gameId, '?count=2&skip=1'))).toEqual(['n1', 'h4'])
    expect(await read(gameId, '?count=0')).toEqual([])
    for (const query of ['?count=101', '?skip=-1', '?count=x']) {
      expect((await user.rest('GET', `/api/game/${gameId}/notices${query}`)).status).toBe(400)
    }
    const list = (args: string) =>
      user.query(`{ game: gameByDatabaseId(databaseId: ${gameId}) { notices(${args}) { edges { node {
        ... on TextNotice { content } ... on BloodNotice { place teamName challengeTitle team { id } challenge { id } }
        ... on HintNotice { challengeTitle } } } } } }`)
    expect(await list('first: 3')).toEqual({
      game: {
        notices: {
          edges: [
            { node: { challengeTitle: 'h4' } },
            { node: { content: 'n3' } },
            { node: { place: 1, teamName: 'b2', challengeTitle: 'c', team: null, challenge: null } },
          ],
        },
      },
    })
    expect(await list('first: 3, types: [NewHint]')).toEqual({
      game: { notices: { edges: [{ node: { challengeTitle: 'h4' } }] } },
    })
  })

  it('name the team and the challenge as the board shows them', async () => {
    const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
    const [player, rival] = players
    const [challengeId = 0, hiddenId = 0] = challengeIds
    if (!player || !rival) throw new Error('not two teams')
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    await submit(rival, { gameId, challengeId: hiddenId, flag: flagOf(hiddenId) })
    const edit = (id: number, body: object) =>
      admin.rest('PUT', `/api/edit/games/${gameId}/challenges/${id}`, body)
    expect((await edit(challengeId, { hints: ['Look'] })).status).toBe(200)
    await test.services.db.team.update({ where: { id: player.teamId }, data: { name: 'Renamed' } })
    expect((await edit(hiddenId, { isEnabled: false, title: 'Secret' })).status).toBe(200)
    expect((await edit(challengeId, { title: 'New title' })).status).toBe(200)
    const { game } = await test.anonymous().query<{ game: { notices: { edges: { node: object }[] } } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { notices(first: 9) { edges { node { __typename
         ... on BloodNotice { place teamName challengeTitle team { databaseId } challenge { databaseId title } }
         ... on HintNotice { challengeTitle challenge { databaseId title } } } } } } }`,
    )
    const challenge = { databaseId: challengeId, title: 'New title' }
    expect(game.notices.edges.map(({ node }) => node)).toEqual([
      { __typename: 'HintNotice', challengeTitle: 'New title', challenge },
      {
        __typename: 'BloodNotice',
        place: 1,
        teamName: expect.any(String),
        challengeTitle: 'Challenge 2',
        team: { databaseId: rival.teamId },
        challenge: null,
      },
      {
        __typename: 'BloodNotice',
        place: 1,
        teamName: 'Renamed',
        challengeTitle: 'New title',
        team: { databaseId: player.teamId },
        challenge,
      },
    ])
    // A hidden challenge keeps the title that players know.
    const { name } = await test.services.db.team.findUniqueOrThrow({ where: { id: rival.teamId } })
    expect((await read(gameId)).map(({ values }) => values)).toEqual([
      ['New title'],
      [name, 'Challenge 2'],
      ['Renamed', 'New title'],
    ])
    const feed = (await test.anonymous().rest('GET', `/api/game/${gameId}/notices.atom`)).text
    expect(feed).toContain('Renamed got first blood on New title')
    expect(feed).toContain(`${name} got first blood on Challenge 2`)
  })

  it('keep their names when the team and the challenge are deleted, and never name a challenge to unlock', async () => {
    const gameId = await makeGame(admin)
    const { db } = test.services
    const challengeId = await makeChallenge(admin, gameId, { title: 'Shown' })
    const add = (values: string[], ids: { teamId?: number; challengeId: number }) =>
      db.gameNotice.create({ data: { gameId, type: 'FirstBlood', values, ...ids } })
    await add(['Gone', 'Pier'], { teamId: 2147483647, challengeId: 2147483647 })
    await add(['Gone', '???'], { challengeId })
    expect(
      (await read(gameId)).filter(({ values }) => values[0] === 'Gone').map(({ values }) => values),
    ).toEqual([
      ['Gone', '???'],
      ['Gone', 'Pier'],
    ])
  })

  it('are visible only to authors before the start', async () => {
    const gameId = await makeGame(admin, later())
    await post(gameId, 'early')
    expect((await user.rest('GET', `/api/game/${gameId}/notices`)).body).toMatchObject({
      status: 400,
      code: 'GAME_NOT_STARTED',
    })
    expect((await admin.rest('GET', `/api/game/${gameId}/notices`)).status).toBe(400)
    expect((await user.rest('GET', '/api/game/2147483647/notices')).status).toBe(404)
    const document = `{ game: gameByDatabaseId(databaseId: ${gameId}) { notices(first: 5) { edges { node { id ... on TextNotice { content } } } } } }`
    expect(await user.query(document)).toEqual({ game: { notices: { edges: [] } } })
    const seen = await admin.query<{ game: { notices: { edges: { node: { id: string } }[] } } }>(document)
    const id = seen.game.notices.edges[0]?.node.id
    const byId = 'query ($id: ID!) { node(id: $id) { ... on TextNotice { content } } }'
    expect(await admin.query(byId, { id })).toEqual({ node: { content: 'early' } })
    expect(await user.query(byId, { id })).toEqual({ node: null })
  })
})
