import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeCheatGame } from '../../kit/world/cheats.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket, followOverStream, type Live } from '../../kit/calls/live.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'

// Lists and subscriptions of submissions and events for monitors.

let redis: TestRedis
let test: TestApp
let other: TestApp
let monitor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  redis = await startRedis()
  test = await startTestApp({ env: { REDIS_URL: redis.url } })
  other = await startTestApp({ env: { REDIS_URL: redis.url }, databaseUrl: test.databaseUrl })
  monitor = await signIn(test, 'Monitor')
})

afterAll(async () => {
  await other.dispose()
  await test.dispose()
  await redis.stop()
})

type Page<Node> = {
  edges: { cursor: string; node: Node }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean }
}

/** A page of one of the game's connections, read by the monitor. */
async function page<Node>(gameId: number, call: string, fields: string): Promise<Page<Node>> {
  const { game } = await monitor.query<{ game: { list: Page<Node> } }>(
    `{ game: gameByDatabaseId(databaseId: ${gameId}) { list: ${call} {
       edges { cursor node { ${fields} } } pageInfo { endCursor hasNextPage hasPreviousPage } } } }`,
  )
  return game.list
}

async function answersOf(gameId: number, filter: string): Promise<string[]> {
  const { edges } = await page<{ answer: string }>(gameId, `submissions(first: 50, ${filter})`, 'answer')
  return edges.map(({ node }) => node.answer)
}

async function valuesOf(gameId: number, filter: string): Promise<string[]> {
  const fields =
    '... on InstanceStartEvent { title: challengeTitle } ... on InstanceEndEvent { title: challengeTitle } ... on SubmissionEvent { answer }'
  const { edges } = await page<{ title?: string; answer?: string }>(
    gameId,
    `events(first: 50, ${filter})`,
    fields,
  )
  return edges.map(({ node }) => node.answer ?? node.title ?? '')
}

async function makeGame() {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const [challengeId = 0, otherId = 0] = challengeIds
  const [player, rival] = players
  if (!player || !rival) throw new Error('not two teams')
  await test.services.db.challenge.update({ where: { id: challengeId }, data: { title: 'Deep 100%_Sea' } })
  return { gameId, challengeId, otherId, player, rival }
}

describe('the list of submissions', () => {
  it('can be filtered by result, team, challenge and text', async () => {
    const { gameId, challengeId, otherId, player, rival } = await makeGame()
    const right = flagOf(challengeId)
    await submit(player, { gameId, challengeId, flag: 'a guess' })
    await submit(player, { gameId, challengeId: otherId, flag: 'Another Guess' })
    await submit(player, { gameId, challengeId, flag: right })
    await submit(rival, { gameId, challengeId, flag: 'nothing' })
    const { name } = await test.services.db.team.findUniqueOrThrow({ where: { id: rival.teamId } })
    expect(await answersOf(gameId, '')).toEqual(['nothing', right, 'Another Guess', 'a guess'])
    expect(await answersOf(gameId, 'status: Accepted')).toEqual([right])
    expect(await answersOf(gameId, 'status: CheatDetected')).toEqual([])
    expect(await answersOf(gameId, `teamId: ${rival.teamId}`)).toEqual(['nothing'])
    expect(await answersOf(gameId, `challengeId: ${otherId}`)).toEqual(['Another Guess'])
    expect(await answersOf(gameId, 'search: "GUESS"')).toEqual(['Another Guess', 'a guess'])
    expect(await answersOf(gameId, `search: "${name.toLowerCase()}"`)).toEqual(['nothing'])
    expect(await answersOf(gameId, `search: "${rival.userName}"`)).toEqual(['nothing'])
    expect(await answersOf(gameId, 'search: "100%_s"')).toEqual(['nothing', right, 'a guess'])
    expect(await answersOf(gameId, 'search: "100_"')).toEqual([])
    expect(await answersOf(gameId, `status: WrongAnswer, teamId: ${player.teamId}, search: "sea"`)).toEqual([
      'a guess',
    ])
    expect(await answersOf(gameId, 'teamId: 2147483647')).toEqual([])
  })

  it('shows monitors the IP address of each submission', async () => {
    const { gameId, challengeId, player } = await makeGame()
    await submit(player, { gameId, challengeId, flag: 'here' })
    const { edges } = await page<object>(gameId, 'submissions(first: 1)', 'ip team { databaseId }')
    expect(edges[0]?.node).toEqual({ ip: '127.0.0.1', team: { databaseId: player.teamId } })
  })

  it('returns every row over REST for a count of 0, and pages otherwise', async () => {
    const { gameId, challengeId, player } = await makeGame()
    const flags = Array.from({ length: 5 }, (_, index) => `guess ${index}`)
    for (const flag of flags) await submit(player, { gameId, challengeId, flag })
    const newest = flags.toReversed()
    const read = async (query: string) => {
      const { body } = await monitor.rest('GET', `/api/game/${gameId}/submissions${query}`)
      return (body as { answer: string }[]).map(({ answer }) => answer)
    }
    expect(await read('')).toEqual(newest)
    expect(await read('?count=0&skip=3')).toEqual(newest)
    expect(await read('?count=2&skip=1')).toEqual(newest.slice(1, 3))
    expect(await read('?type=accepted')).toEqual([])
    for (const query of ['?count=101', '?count=-1', '?skip=-1', '?type=Sunk'])
      expect((await monitor.rest('GET', `/api/game/${gameId}/submissions${query}`)).status).toBe(400)
  })
})

describe('the list of events', () => {
  it('can be filtered by kind, team and text', async () => {
    const { gameId, challengeId, player, rival } = await makeGame()
    const { db } = test.services
    const container = async (type: 'ContainerStart' | 'ContainerDestroy', value: string) => {
      const row = { gameId, type, userId: player.userId, teamId: player.teamId }
      await db.gameEvent.create({ data: { ...row, values: [String(challengeId), value] } })
    }
    await container('ContainerStart', 'Deep start')
    await container('ContainerDestroy', 'Deep end')
    await submit(player, { gameId, challengeId, flag: 'a guess' })
    await submit(rival, { gameId, challengeId, flag: '50% off' })
    const { name } = await db.team.findUniqueOrThrow({ where: { id: player.teamId } })
    const all = ['50% off', 'a guess', 'Deep end', 'Deep start']
    const without = all.slice(0, 2)
    expect(await valuesOf(gameId, '')).toEqual(all)
    expect(await valuesOf(gameId, 'hideContainer: true')).toEqual(without)
    expect(await valuesOf(gameId, 'types: [FlagSubmit]')).toEqual(without)
    expect(await valuesOf(gameId, 'types: [ContainerStart, CheatDetected]')).toEqual(['Deep start'])
    expect(await valuesOf(gameId, 'types: []')).toEqual([])
    expect(await valuesOf(gameId, `teamId: ${rival.teamId}`)).toEqual(['50% off'])
    expect(await valuesOf(gameId, 'search: "dEEP"')).toEqual(all)
    expect(await valuesOf(gameId, 'search: "deep", hideContainer: true')).toEqual(without)
    expect(await valuesOf(gameId, 'search: "deep", types: [ContainerDestroy]')).toEqual(['Deep end'])
    expect(await valuesOf(gameId, 'search: "deep", types: []')).toEqual([])
    expect(await valuesOf(gameId, `search: "deep", teamId: ${rival.teamId}`)).toEqual(['50% off'])
    expect(await valuesOf(gameId, `search: "${name.toUpperCase()}"`)).toEqual(all.slice(1))
    expect(await valuesOf(gameId, `search: "${rival.userName}"`)).toEqual(['50% off'])
    expect(await valuesOf(gameId, 'search: "0% o"')).toEqual(['50% off'])
    expect(await valuesOf(gameId, String.raw`search: "\\"`)).toEqual([])
    const nul = await monitor.graphql(
      `query ($s: String) { game: gameByDatabaseId(databaseId: ${gameId}) { events(search: $s) { edges { cursor } } } }`,
      { s: 'a\0' },
    )
    expect(nul.errors?.[0]?.extensions?.code).not.toBe('INTERNAL_SERVER_ERROR')
  })

  it('pages the filtered rows in both directions', async () => {
    const { gameId, player } = await makeGame()
    const word = unique('needle')
    await test.services.db.gameEvent.createMany({
      data: Array.from({ length: 9 }, (_, index) => ({
        gameId,
        type: 'FlagSubmit' as const,
        values: ['WrongAnswer', index % 3 === 2 ? 'straw' : `${word} ${index}`],
        teamId: player.teamId,
      })),
    })
    const found = [7, 6, 4, 3, 1, 0].map((index) => `${word} ${index}`)
    const read = async (call: string) => {
      const { edges, pageInfo } = await page<{ answer: string }>(
        gameId,
        `events(search: "${word}", ${call})`,
        '... on SubmissionEvent { answer }',
      )
      return { values: edges.map(({ node }) => node.answer), edges, pageInfo }
    }
    const first = await read('first: 4')
    expect(first.values).toEqual(found.slice(0, 4))
    expect(first.pageInfo.hasNextPage).toBe(true)
    const second = await read(`first: 4, after: "${first.pageInfo.endCursor}"`)
    expect(second.values).toEqual(found.slice(4))
    expect(second.pageInfo.hasNextPage).toBe(false)
    const back = await read(`last: 3, before: "${second.edges[0]?.cursor}"`)
    expect(back.values).toEqual(found.slice(1, 4))
    expect(back.pageInfo.hasPreviousPage).toBe(true)
  })
})

describe('a user who is not a monitor', () => {
  it('gets neither list', async () => {
    const { gameId, player } = await makeGame()
    for (const list of ['events', 'submissions']) {
      const asked = `{ game: gameByDatabaseId(databaseId: ${gameId}) { ${list}(first: 1, search: "x") { edges { cursor } } } }`
      for (const [actor, status, code] of [
        [test.anonymous(), 401, 'AUTH_LOGIN_REQUIRED'],
        [await signIn(test), 403, 'AUTH_FORBIDDEN'],
        [player.actor, 403, 'AUTH_FORBIDDEN'],
      ] as const) {
        expect((await actor.rest('GET', `/api/game/${gameId}/${list}`)).status).toBe(status)
        const { data, errors } = await actor.graphql(asked)
        expect(data).toEqual({ game: { [list]: null } })
        expect(errors?.[0]?.extensions?.code).toBe(code)
      }
    }
  })
})

type From = { headers: Record<string, string> }
const doors: [string, (url: string, query: string, from: From) => Live | Promise<Live>][] = [
  ['a socket', (url, query, from) => followOverSocket(url, { query }, from)],
  ['a stream', (url, query, from) => followOverStream(url, { query }, from)],
]
const cookie = ({ cookieHeader }: Actor): From => ({ headers: { cookie: cookieHeader } })
const bearer = ({ actor }: Player): From => ({ headers: actor.headers })

describe.each(doors)('submissions over %s', (_name, follow) => {
  const judged = (gameId: number) =>
    `subscription { submissionJudged(gameId: ${gameId}) { answer status ip team { databaseId } } }`

  it('reach monitors for every team, and players for their own, from every process', async () => {
    const { gameId, challengeId, owner, thief, third, flag } = await makeCheatGame(test)
    // The subscribers use the other process.
    const watching = collectEvents(await follow(other.url, judged(gameId), cookie(monitor)))
    const playing = collectEvents(await follow(other.url, judged(gameId), bearer(thief)))
    const solve = () => submit(owner, { gameId, challengeId, flag })
    const cheat = () => submit(thief, { gameId, challengeId, flag })
    await watching.once(solve, () => true, 'a solve, for the monitor')
    await playing.once(cheat, () => true, 'their own answer, for players')
    await submit(third, { gameId, challengeId, flag: 'the last word' })
    const said = (data: Record<string, unknown>) => data['submissionJudged'] as { answer: string }
    await until(() => watching.all.some((data) => said(data).answer === 'the last word'), 'the last word')
    const seen = watching.all.map(said)
    expect(seen).toContainEqual({
      answer: flag,
      status: 'CheatDetected',
      ip: '127.0.0.1',
      team: { databaseId: thief.teamId },
    })
    expect(seen).toContainEqual(
      expect.objectContaining({ status: 'Accepted', team: { databaseId: owner.teamId } }),
    )
    const own = { answer: flag, status: 'WrongAnswer', ip: null, team: { databaseId: thief.teamId } }
    await cheat()
    await until(() => playing.all.length > 1, 'another answer of their own')
    expect(playing.all.map(said)).toEqual(playing.all.map(() => own))
    await Promise.all([watching.stop(), playing.stop()])
  })

  it('no longer reach a suspended team, and end for a banned user', async () => {
    const { gameId, challengeId, player, rival } = await makeGame()
    const admin = await signIn(test, 'Admin')
    const playing = collectEvents(await follow(test.url, judged(gameId), bearer(player)))
    const tell = (sender: Player) => () => submit(sender, { gameId, challengeId, flag: 'a guess' })
    await playing.once(tell(player), () => true, 'their own answer')
    await admin.rest('PUT', `/api/admin/participation/${player.participationId}`, { status: 'Suspended' })
    const late = await test.services.db.submission.findFirstOrThrow({ where: { gameId } })
    const watching = collectEvents(await follow(test.url, judged(gameId), cookie(monitor)))
    await watching.once(tell(rival), () => true, 'an answer of others')
    const heard = playing.all.length
    // Judged before the suspension, published after it.
    const { participationId } = player
    test.services.events.emit('submission.judged', { gameId, submissionId: late.id, participationId })
    await until(() => watching.all.length > 1, 'the late word, for the monitor')
    expect(playing.all).toHaveLength(heard)
    await admin.rest('PUT', `/api/admin/users/${player.userId}`, { role: 'Banned' })
    await until(playing.isOver, 'the end of following')
    await watching.stop()
  })
})

describe.each(doors)('events over %s', (_name, follow) => {
  it('reach monitors, and end with the role', async () => {
    const { gameId, challengeId, player } = await makeGame()
    const former = await signIn(test, 'Monitor')
    const admin = await signIn(test, 'Admin')
    const query = `subscription { gameEventRecorded(gameId: ${gameId}) { type ... on SubmissionEvent { isCorrect answer challengeTitle challenge { databaseId } } team { databaseId } } }`
    const live = collectEvents(await follow(other.url, query, cookie(former)))
    await live.once(
      () => submit(player, { gameId, challengeId, flag: 'a guess' }),
      () => true,
      'an event',
    )
    expect(live.all[0]).toEqual({
      gameEventRecorded: {
        type: 'FlagSubmit',
        isCorrect: false,
        answer: 'a guess',
        challengeTitle: 'Deep 100%_Sea',
        challenge: { databaseId: challengeId },
        team: { databaseId: player.teamId },
      },
    })
    await admin.rest('PUT', `/api/admin/users/${former.userId}`, { role: 'User' })
    await until(live.isOver, 'the end of following')
    const again = collectEvents(await follow(other.url, query, cookie(former)))
    await until(() => again.failures.length > 0 || again.isOver(), 'a refusal')
    expect(again.all).toEqual([])
    await again.stop()
  })
})
