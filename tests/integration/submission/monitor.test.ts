import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, submit } from '../../kit/world/played-game.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeTwoTeams } from '../../kit/world/two-teams.ts'

// Lists of submissions and events for monitors.

let test: TestApp
let monitor: Actor

beforeAll(async () => {
  test = await startTestApp()
  monitor = await signIn(test, 'Monitor')
})

afterAll(() => test.dispose())

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

describe('the list of submissions', () => {
  it('can be filtered by result, team, challenge and text', async () => {
    const { gameId, challengeId, otherId, player, rival } = await makeTwoTeams(test)
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
    const { gameId, challengeId, player } = await makeTwoTeams(test)
    await submit(player, { gameId, challengeId, flag: 'here' })
    const { edges } = await page<object>(gameId, 'submissions(first: 1)', 'ip team { databaseId }')
    expect(edges[0]?.node).toEqual({ ip: '127.0.0.1', team: { databaseId: player.teamId } })
  })

  it('returns every row over REST for a count of 0, and pages otherwise', async () => {
    const { gameId, challengeId, player } = await makeTwoTeams(test)
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
    const { gameId, challengeId, player, rival } = await makeTwoTeams(test)
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
    const { gameId, player } = await makeTwoTeams(test)
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
    const { gameId, player } = await makeTwoTeams(test)
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
