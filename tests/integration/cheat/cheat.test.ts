import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeCheatGame, submitFrom } from '../../kit/world/cheats.ts'
import { submit } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket, followOverStream, type Live } from '../../kit/calls/live.ts'
import { until } from '../../kit/wait.ts'
import type { Actor } from '../../kit/calls/actor.ts'

// rules.test.ts tests what counts as a cheat. This file tests who can see cheats, and what they see.

let test: TestApp
let monitor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp()
  monitor = await signIn(test, 'Monitor')
})

afterEach(() => {
  test.services.clock.offsetMs = 0
})

afterAll(() => test.dispose())

type Evidence = {
  submission: { databaseId: number; answer: string; status: string; ip: string | null }
  submitTeam: { databaseId: number; team: { databaseId: number } }
  sourceTeam: { databaseId: number; team: { databaseId: number } }
  submittedAt: string
  submitterAddress: string | null
  ownerSolvedAt: string | null
  ownerAddress: string | null
  challengeOpenedAt: string | null
}

const evidence = `submission { databaseId answer status ip } submitTeam { databaseId team { databaseId } }
  sourceTeam { databaseId team { databaseId } } submittedAt submitterAddress ownerSolvedAt ownerAddress
  challengeOpenedAt`

async function cheatsOf(gameId: number): Promise<Evidence[]> {
  const { game } = await monitor.query<{ game: { cheats: { edges: { node: Evidence }[] } } }>(
    `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { cheats(first: 50) { edges { node { ${evidence} } } } } }`,
    { gameId },
  )
  return game.cheats.edges.map(({ node }) => node)
}

describe('the list of cheats', () => {
  it('shows both teams, both times and addresses, and that the challenge was never opened', async () => {
    const game = await makeCheatGame(test)
    const { gameId, challengeId, owner, thief, flag } = game
    await submitFrom(owner, { gameId, challengeId, flag, address: '198.51.100.7' })
    const id = await submitFrom(thief, { gameId, challengeId, flag, address: '2001:db8::7' })
    const { db } = test.services
    const solve = await db.solve.findFirstOrThrow({ where: { gameId } })
    const sent = await db.submission.findUniqueOrThrow({ where: { id } })
    expect(await cheatsOf(gameId)).toEqual([
      {
        submission: { databaseId: id, answer: flag, status: 'CheatDetected', ip: '2001:db8::7' },
        submitTeam: { databaseId: thief.participationId, team: { databaseId: thief.teamId } },
        sourceTeam: { databaseId: owner.participationId, team: { databaseId: owner.teamId } },
        submittedAt: sent.submittedAt.toISOString(),
        submitterAddress: '2001:db8::7',
        ownerSolvedAt: solve.solvedAt.toISOString(),
        ownerAddress: '198.51.100.7',
        challengeOpenedAt: null,
      },
    ])
  })

  it('shows when the challenge was first opened, through both APIs, by the clock of judging', async () => {
    const game = await makeCheatGame(test)
    const { gameId, challengeId, thief, third, flag, open } = game
    test.services.clock.offsetMs = 60_000
    await open(thief)
    const opened = await third.actor.mutate('openChallenge', { gameId, challengeId })
    expect(opened.__typename).toBe('OpenChallengePayload')
    test.services.clock.offsetMs = 120_000
    await open(thief)
    await open(third)
    await submit(thief, { gameId, challengeId, flag })
    await submit(third, { gameId, challengeId, flag })
    const rows = await cheatsOf(gameId)
    expect(rows.map(({ submitTeam }) => submitTeam.databaseId)).toEqual([
      third.participationId,
      thief.participationId,
    ])
    for (const { challengeOpenedAt, submittedAt, ownerSolvedAt, ownerAddress } of rows) {
      const before = Date.parse(submittedAt) - Date.parse(challengeOpenedAt ?? '')
      expect(before).toBeGreaterThan(50_000)
      expect(before).toBeLessThan(120_000)
      expect([ownerSolvedAt, ownerAddress]).toEqual([null, null])
    }
  })

  it('is the contract’s CheatInfo over REST, the newest first', async () => {
    const game = await makeCheatGame(test)
    const { gameId, challengeId, owner, thief, third, flag } = game
    await submit(thief, { gameId, challengeId, flag })
    await submit(third, { gameId, challengeId, flag })
    const { db } = test.services
    const { id: divisionId } = await db.division.create({ data: { gameId, name: 'Deck', position: 0 } })
    await db.participation.update({
      where: { id: thief.participationId },
      data: { status: 'Suspended', divisionId },
    })
    await db.team.update({ where: { id: owner.teamId }, data: { avatarHash: 'a'.repeat(64) } })
    const nameOf = async (teamId: number) => (await db.team.findUniqueOrThrow({ where: { id: teamId } })).name
    const { title } = await db.challenge.findUniqueOrThrow({ where: { id: challengeId } })
    const { status, body } = await monitor.rest('GET', `/api/game/${gameId}/cheatinfo`)
    expect(status).toBe(200)
    const ownedTeam = {
      id: owner.participationId,
      team: {
        id: owner.teamId,
        name: await nameOf(owner.teamId),
        avatar: `/assets/${'a'.repeat(64)}/avatar`,
      },
      status: 'Accepted',
      division: null,
    }
    const [newest, oldest] = body as { submission: { time: number } }[]
    expect(oldest).toEqual({
      ownedTeam,
      submitTeam: {
        id: thief.participationId,
        team: { id: thief.teamId, name: await nameOf(thief.teamId), avatar: null },
        status: 'Suspended',
        division: 'Deck',
      },
      submission: {
        answer: flag,
        status: 'CheatDetected',
        time: oldest?.submission.time,
        user: thief.userName,
        team: await nameOf(thief.teamId),
        challenge: title,
      },
    })
    expect(newest).toMatchObject({ ownedTeam, submitTeam: { id: third.participationId } })
    expect(oldest?.submission.time).toBeGreaterThan(Date.now() - 60_000)
  })

  it('is rejected before the start and for missing games', async () => {
    const early = await makeCheatGame(test)
    await test.services.db.game.update({
      where: { id: early.gameId },
      data: { start: new Date(Date.now() + 60_000) },
    })
    const refused = await monitor.rest('GET', `/api/game/${early.gameId}/cheatinfo`)
    expect(refused).toMatchObject({ status: 400, body: { status: 400, code: 'GAME_NOT_STARTED' } })
    expect((await monitor.rest('GET', '/api/game/2147483647/cheatinfo')).status).toBe(404)
  })

  it('pages', async () => {
    const { gameId, challengeId, thief, third, flag } = await makeCheatGame(test)
    for (const player of [thief, third, thief]) await submit(player, { gameId, challengeId, flag })
    const whole = (await cheatsOf(gameId)).map(({ submission }) => submission.databaseId)
    const page = async (after: string | null) => {
      type Page = {
        edges: { node: { submission: { databaseId: number } } }[]
        pageInfo: { endCursor: string; hasNextPage: boolean }
      }
      const { game } = await monitor.query<{ game: { cheats: Page } }>(
        `query ($gameId: Int!, $after: String) { game: gameByDatabaseId(databaseId: $gameId) { cheats(first: 2, after: $after) {
           edges { node { submission { databaseId } } } pageInfo { endCursor hasNextPage } } } }`,
        { gameId, after },
      )
      return game.cheats
    }
    const first = await page(null)
    const second = await page(first.pageInfo.endCursor)
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false])
    expect(
      [...first.edges, ...second.edges].map(({ node: { submission } }) => submission.databaseId),
    ).toEqual(whole)
  })
})

describe('a player', () => {
  it('never sees cheats, submissions of others, or addresses', async () => {
    const game = await makeCheatGame(test)
    const { gameId, challengeId, owner, thief, flag } = game
    const id = await submit(thief, { gameId, challengeId, flag })
    const nodeId = async (field: 'cheats' | 'submissions') => {
      const { game: found } = await monitor.query<{
        game: Record<string, { edges: { node: { id: string } }[] }>
      }>(`{ game: gameByDatabaseId(databaseId: ${gameId}) { ${field}(first: 1) { edges { node { id } } } } }`)
      return found[field]?.edges[0]?.node.id ?? ''
    }
    const cheat = await nodeId('cheats')
    const submission = await nodeId('submissions')
    const ask = (actor: Actor, nodeOf: string, type: string, fields: string) =>
      actor.graphql(`query ($id: ID!) { node(id: $id) { ... on ${type} { ${fields} } } }`, { id: nodeOf })
    for (const { actor } of [thief, owner]) {
      expect((await actor.rest('GET', `/api/game/${gameId}/cheatinfo`)).status).toBe(403)
      expect(await ask(actor, cheat, 'Cheat', 'submitterAddress')).toEqual({ data: { node: null } })
      const list = await actor.graphql(
        `{ game: gameByDatabaseId(databaseId: ${gameId}) { cheats(first: 1) { edges { cursor } } } }`,
      )
      expect(list.data).toEqual({ game: { cheats: null } })
    }
    expect(await ask(owner.actor, submission, 'Submission', 'answer')).toEqual({ data: { node: null } })
    expect(await ask(thief.actor, submission, 'Submission', 'databaseId status type ip')).toEqual({
      data: { node: { databaseId: id, status: 'WrongAnswer', type: 'Unaccepted', ip: null } },
    })
    expect((await test.anonymous().rest('GET', `/api/game/${gameId}/cheatinfo`)).status).toBe(401)
  })
})

const transports: [string, (actor: Actor, query: string) => Live | Promise<Live>][] = [
  [
    'a socket',
    (actor, query) => followOverSocket(test.url, { query }, { headers: { cookie: actor.cookieHeader } }),
  ],
  [
    'a stream',
    (actor, query) => followOverStream(test.url, { query }, { headers: { cookie: actor.cookieHeader } }),
  ],
]

describe.each(transports)('cheats over %s', (_name, follow) => {
  it('are published with their evidence, only of the subscribed game', async () => {
    const game = await makeCheatGame(test)
    const other = await makeCheatGame(test)
    const { gameId, challengeId, thief, owner, flag } = game
    const live = collectEvents(
      await follow(monitor, `subscription { cheatDetected(gameId: ${gameId}) { ${evidence} } }`),
    )
    const cheat = async () => {
      await submit(other.thief, { gameId: other.gameId, challengeId: other.challengeId, flag: other.flag })
      await submit(thief, { gameId, challengeId, flag: 'merely wrong' })
      await submit(thief, { gameId, challengeId, flag })
    }
    await live.once(cheat, () => true, 'a cheat')
    await live.stop()
    expect(live.all[0]).toMatchObject({
      cheatDetected: {
        submission: { answer: flag, status: 'CheatDetected' },
        submitTeam: { databaseId: thief.participationId },
        sourceTeam: { databaseId: owner.participationId },
        challengeOpenedAt: null,
      },
    })
  })

  it('end for a user who is no longer a monitor', async () => {
    const former = await signIn(test, 'Monitor')
    const admin = await signIn(test, 'Admin')
    const { gameId, challengeId, thief, flag } = await makeCheatGame(test)
    const live = collectEvents(
      await follow(former, `subscription { cheatDetected(gameId: ${gameId}) { id } }`),
    )
    await live.once(
      () => submit(thief, { gameId, challengeId, flag }),
      () => true,
      'a cheat',
    )
    await admin.rest('PUT', `/api/admin/users/${former.userId}`, { role: 'User' })
    await until(live.isOver, 'the end of following')
    const heard = live.all.length
    await submit(thief, { gameId, challengeId, flag })
    expect(live.all).toHaveLength(heard)
    const again = collectEvents(
      await follow(former, `subscription { cheatDetected(gameId: ${gameId}) { id } }`),
    )
    await until(() => again.failures.length > 0 || again.isOver(), 'a refusal')
    expect(again.all).toEqual([])
    await again.stop()
  })
})
