import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readLiveCursor } from '../../../server/events/live/live-cursor.ts'
import { schema } from '../../../server/graphql/schema.ts'
import { hubs, type HubName } from '../../../server/http/hubs/hub-feeds.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { makeFrozenWorld, type FrozenWorld } from '../../kit/freeze/frozen-world.ts'
import { until } from '../../kit/wait.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'

let world: FrozenWorld

beforeAll(async () => {
  world = await makeFrozenWorld()
  await world.setTime(world.times.frozen)
})
afterAll(() => world.test.dispose())

/** Subscriptions that tell players nothing about other teams, or refuse them. */
const withoutSolves = [
  'cheatDetected',
  'containerImagesChanged',
  'containerInstanceChanged',
  'countedAttemptsChanged',
  'gameEventRecorded',
  'instancesMeasured',
  'logWritten',
  'operationsMeasured',
  'participationsChanged',
  'submissionsCorrected',
  'testContainerChanged',
  'viewerChallengeChanged',
  'viewerGameChanged',
  'viewerInstanceChanged',
]

const feeds: Record<string, string> = {
  scoreboardChanged:
    'scoreboardChanged(gameId: $gameId) { previousSeq seq solves { points } teams { name } }',
  noticePublished: 'noticePublished(gameId: $gameId) { databaseId type }',
  submissionJudged: 'submissionJudged(gameId: $gameId) { status answer }',
}

it('has a row for every subscription of the schema', () => {
  const all = Object.keys(schema.getSubscriptionType()?.getFields() ?? {})
  expect(all.toSorted()).toEqual([...Object.keys(feeds), ...withoutSolves].toSorted())
})

/** The message that a player receives from a hub; null where the hub refuses players. */
const hubMessages: Record<HubName, string | null> = { user: 'ReceivedGameNotice', monitor: null, admin: null }

it('has a row for every hub', () => {
  expect(Object.keys(hubMessages).toSorted()).toEqual(Object.keys(hubs).toSorted())
})

/** What each hub sends to a player. */
async function followHubs(url: string, { player, gameId }: { player: Actor; gameId: number }) {
  const received: { type: string; values: string[] }[] = []
  const refused: string[] = []
  for (const [name, message] of Object.entries(hubMessages)) {
    const hub = new HubConnectionBuilder()
      .withUrl(`${url}/hub/${name}?game=${gameId}`, { headers: { Cookie: player.cookieHeader } })
      .configureLogging(LogLevel.None)
      .build()
    onTestFinished(() => hub.stop())
    hub.onclose(() => refused.push(name))
    if (message) hub.on(message, (notice: (typeof received)[number]) => received.push(notice))
    await hub.start()
  }
  return { received, refused }
}

it('tells players of no hidden solve, neither by an item nor by a version or a cursor', async () => {
  const { test, admin, captain, gameId, challengeId } = world
  const collected = Object.values(feeds).map((feed) =>
    collectEvents(
      followOverSocket(
        test.url,
        { query: `subscription ($gameId: ID!) { item: ${feed} }`, variables: { gameId } },
        { headers: { cookie: captain.cookieHeader, origin: test.url } },
      ),
    ),
  )
  const { received, refused } = await followHubs(test.url, { player: captain, gameId })
  let rounds = 0
  /** A change that each of the subscriptions tells. */
  const changeAll = async () => {
    rounds += 1
    await admin.mutate('createNotice', { gameId, content: `Ahoy ${rounds}` })
    await captain.rest('PUT', `/api/team/${world.teamId}`, { name: `Frozen ${rounds}` })
    const answer = { flag: `flag{late ${rounds}}` }
    await captain.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, answer)
  }
  for (const feed of collected) await feed.once(changeAll, () => true, 'the subscription runs')
  const marks = async () => {
    const { game } = await captain.query<{ game: { liveCursor: string; scoreboard: { seq: number } } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { liveCursor(list: NOTICES) scoreboard { seq } } }`,
    )
    // The cursor names each row after which a smaller id can still be committed.
    const { upTo, ids } = readLiveCursor('notice', game.liveCursor)
    return { lastNotice: Math.max(upTo, ...ids), seq: game.scoreboard.seq }
  }
  const before = await marks()
  await world.solveHidden()
  expect(await marks()).toEqual(before)
  await changeAll()
  const last = (name: string) => (data: Record<string, unknown>) => JSON.stringify(data).includes(name)
  await collected[0]?.once(async () => undefined, last(`Frozen ${rounds}`), 'the last name arrives')
  await collected[2]?.once(async () => undefined, last(`late ${rounds}`), 'the last answer arrives')
  await until(
    () => received.some(({ values }) => values[0] === `Ahoy ${rounds}`),
    'the hub tells the last notice',
  )
  await until(() => refused.length === 2, 'the hubs of organizers refuse a player')
  for (const feed of collected) await feed.stop()
  const items = collected.map(({ all }) => all.map(({ item }) => item as Record<string, unknown>))
  expect(items[0]?.at(-1)).toEqual({
    previousSeq: before.seq,
    seq: before.seq + 1,
    solves: [],
    teams: [{ name: `Frozen ${rounds}` }],
  })
  expect(new Set(items[1]?.map(({ type }) => type))).toEqual(new Set(['Normal']))
  expect(new Set(received.map(({ type }) => type))).toEqual(new Set(['Normal']))
  expect(new Set(items[2]?.map(({ status }) => status))).toEqual(new Set(['WrongAnswer']))
})

it('judges the freeze by the time of each solve, also within one batch', async () => {
  const { test, setTime } = world
  const played = await makePlayedGame(test, { teams: 20, challenges: 2 })
  const { gameId, players, challengeIds } = played
  const [challengeId = 0, laterId = 0] = challengeIds
  const freezeAt = new Date(world.times.frozen.getTime() + 1000)
  const at = (offsetMs: number) => new Date(freezeAt.getTime() + offsetMs)
  const { __typename } = await world.admin.mutate('updateGame', {
    gameId,
    end: at(3_600_000).toISOString(),
    freezeAt: freezeAt.toISOString(),
  })
  expect(__typename).toBe('UpdateGamePayload')
  await setTime(at(10))
  // A solve of one challenge after the freeze holds later solves of it behind the freeze, whatever the clock says.
  const [first, ...others] = players
  if (!first) throw new Error('no players')
  await submit(first, { gameId, challengeId, flag: flagOf(challengeId) })
  await setTime(at(-10))
  await Promise.all(
    others.flatMap((player) =>
      challengeIds.map((id) => submit(player, { gameId, challengeId: id, flag: flagOf(id) })),
    ),
  )
  const solvedBy = async (actor: Actor) => {
    const { body } = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
    const { challenges } = body as { challenges: Record<string, { id: number; solved: number }[]> }
    return new Map(
      Object.values(challenges)
        .flat()
        .map(({ id, solved }) => [id, solved]),
    )
  }
  expect(await solvedBy(test.anonymous())).toEqual(
    new Map([
      [challengeId, 0],
      [laterId, 19],
    ]),
  )
  expect(await solvedBy(world.admin)).toEqual(
    new Map([
      [challengeId, 20],
      [laterId, 19],
    ]),
  )
})
