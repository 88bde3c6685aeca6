import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { BoardView } from '../../../server/domains/scoreboard/model/board-view.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'

let redis: TestRedis
let one: TestApp
let other: TestApp

beforeAll(async () => {
  redis = await startRedis()
  one = await startTestApp({ env: redis.env })
  other = await startTestApp({ env: redis.env, databaseUrl: one.databaseUrl })
})

afterAll(async () => {
  await other.dispose()
  await one.dispose()
  await redis.stop()
})

async function boardOf(process: TestApp, gameId: number): Promise<BoardView> {
  const view = await process.services.scoreboards.get(gameId, 'public')
  if (!view) throw new Error('no board')
  return view
}

/** Waits until the other process has that version of the board, and returns its board. */
async function boardAt(process: TestApp, gameId: number, seq: number): Promise<BoardView> {
  let view = await boardOf(process, gameId)
  await until(async () => {
    view = await boardOf(process, gameId)
    return view.seq >= seq
  }, `the board is at ${seq}`)
  return view
}

/** All teams solve the challenge, half of them through each process. */
async function solveEverywhere({ gameId, players }: PlayedGame, challengeId: number): Promise<void> {
  const flag = flagOf(challengeId)
  await Promise.all(
    players.map((player, index) => {
      const { url } = index % 2 === 0 ? one : other
      return submit({ ...player, actor: new Actor(url, player.actor.headers) }, { gameId, challengeId, flag })
    }),
  )
}

async function expectAgreement({ gameId }: PlayedGame): Promise<BoardView> {
  const seq = Math.max((await boardOf(one, gameId)).seq, (await boardOf(other, gameId)).seq)
  const here = await boardAt(one, gameId, seq)
  expect(await boardAt(other, gameId, here.seq)).toEqual(here)
  return here
}

it('agree on order, bloods and version when both judge at once', async () => {
  const played = await makePlayedGame(one, { teams: 30, challenges: 3 })
  for (const process of [one, other]) await boardOf(process, played.gameId)
  for (const challengeId of played.challengeIds) await solveEverywhere(played, challengeId)
  const view = await expectAgreement(played)
  expect(view.rows.map(({ solves }) => solves.length)).toEqual(played.players.map(() => 3))
  const counts = await one.services.db.submission.groupBy({
    by: ['type'],
    where: { gameId: played.gameId },
    _count: true,
  })
  expect(Object.fromEntries(counts.map(({ type, _count }) => [type, _count]))).toEqual({
    FirstBlood: 3,
    SecondBlood: 3,
    ThirdBlood: 3,
    Normal: 81,
  })
})

it('follow each other without Redis, and again once it is back', async () => {
  const played = await makePlayedGame(one, { teams: 4, challenges: 3 })
  const [first = 0, second = 0, third = 0] = played.challengeIds
  for (const process of [one, other]) await boardOf(process, played.gameId)
  await solveEverywhere(played, first)
  await redis.goAway()
  await solveEverywhere(played, second)
  const { rows } = await expectAgreement(played)
  expect(rows.every(({ solves }) => solves.length === 2)).toBe(true)
  await redis.restart()
  await solveEverywhere(played, third)
  const view = await expectAgreement(played)
  expect(view.rows.every(({ solves }) => solves.length === 3)).toBe(true)
})

it('send changes of a game that were missed without Redis once it is back', async () => {
  const { gameId, players } = await makePlayedGame(one, { teams: 1, challenges: 1 })
  const [player] = players
  if (!player) throw new Error('no player')
  const admin = await signIn(one, 'Admin')
  let title = ''
  const rename = async (to: string) => {
    title = to
    const { __typename } = await admin.mutate('updateGame', { gameId, title })
    expect(__typename).toBe('UpdateGamePayload')
  }
  const query = `subscription { game: viewerGameChanged(gameId: "${encodeGlobalID('Game', gameId)}") { title } }`
  const { headers, cookieHeader } = player.actor
  const session = { ...headers, ...(cookieHeader && { cookie: cookieHeader, origin: other.url }) }
  const events = collectEvents(followOverSocket(other.url, { query }, { headers: session }))
  onTestFinished(() => events.stop())
  const isNewest = () => (events.all.at(-1)?.['game'] as { title: string } | undefined)?.title === title
  await events.once(
    () => rename(`With Redis at ${Date.now()}`),
    () => true,
    'the subscription runs',
  )
  await until(isNewest, 'no item is on its way')
  await redis.goAway()
  await rename('Without Redis')
  await redis.restart()
  await until(isNewest, 'the missed title arrives')
  expect(events.all.at(-1)).toEqual({ game: { title: 'Without Redis' } })
})

it('publish results of one process to subscribers of the other', async () => {
  const played = await makePlayedGame(one, { teams: 1, challenges: 1 })
  const [player] = played.players
  const [challengeId = 0] = played.challengeIds
  if (!player) throw new Error('no player')
  const { seq } = await boardOf(other, played.gameId)
  const followed = other.services.scoreboards.follow(played.gameId, { audience: 'public', after: seq })
  const deltas = followed[Symbol.asyncIterator]()
  const next = deltas.next()
  await submit(player, { gameId: played.gameId, challengeId, flag: flagOf(challengeId) })
  expect((await next).value).toMatchObject({
    previousSeq: 0,
    seq: 1,
    solves: [{ team: { teamId: player.teamId }, type: 1 }],
  })
  await deltas.return?.()
})

it('share one delta among all subscribers that continue from the same version', async () => {
  const played = await makePlayedGame(one, { teams: 3, challenges: 2 })
  const [first = 0, second = 0] = played.challengeIds
  await solveEverywhere(played, first)
  // The board is loaded now, so no version before is in memory.
  const { seq } = await boardAt(other, played.gameId, 3)
  const followAfter = (after: number) =>
    other.services.scoreboards.follow(played.gameId, { audience: 'public', after })[Symbol.asyncIterator]()
  const followers = [0, 0, 1].map(followAfter)
  const [delta, same, shorter] = await Promise.all(followers.map(async (one) => (await one.next()).value))
  expect(delta).toMatchObject({ previousSeq: 0, seq })
  expect(same).toBe(delta)
  expect(shorter).toMatchObject({ previousSeq: 1, seq })
  expect([delta?.solves.length, shorter?.solves.length]).toEqual([3, 2])

  await solveEverywhere(played, second)
  const newest = await boardAt(other, played.gameId, seq + 3)
  const again = [seq, seq].map(followAfter)
  const [later, equal] = await Promise.all(again.map(async (one) => (await one.next()).value))
  expect(later).toMatchObject({ previousSeq: seq, seq: newest.seq, reset: null })
  expect(equal).toBe(later)
  for (const follower of [...followers, ...again]) await follower.return?.()
})

it('agree on awards, and sell a hint once for concurrent calls to both', async () => {
  const played = await makePlayedGame(one, { teams: 4, challenges: 1 })
  const { gameId, challengeIds, players } = played
  const [challengeId = 0] = challengeIds
  for (const process of [one, other]) await boardOf(process, gameId)
  await solveEverywhere(played, challengeId)
  const hints = await one.services.db.hint.createManyAndReturn({
    data: [0, 1].map((position) => ({ gameId, challengeId, position, content: 'Look up', cost: 400 })),
  })
  const admins = [await signIn(one, 'Admin'), await signIn(other, 'Admin')]
  await Promise.all(
    players.flatMap(({ teamId, actor }, index) => [
      ...admins.map((admin) =>
        admin.mutate('giveAward', {
          gameId,
          teamId,
          points: 10 + index,
          reason: 'Round',
          idempotencyKey: `round-${teamId}`,
        }),
      ),
      ...hints.flatMap(({ id: hintId }) =>
        [one, other].map(({ url }) => new Actor(url, actor.headers).mutate('unlockHint', { hintId })),
      ),
    ]),
  )
  const view = await expectAgreement(played)
  // A solve gives more than 400 and less than 800 points, so each team can buy one of the hints.
  for (const { adjustments } of view.rows) {
    expect(adjustments.map(({ kind }) => kind).toSorted()).toEqual(['Award', 'Hint'])
  }
})
