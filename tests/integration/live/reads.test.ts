import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { recordStatements } from '../../kit/server/statements.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let admin: Actor
let played: PlayedGame

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  played = await makePlayedGame(test, { teams: 2, challenges: 1 })
})
afterAll(() => test.dispose())

type Followed = { query: string; table: string; tell: () => void }

async function notice(): Promise<Followed> {
  const { gameId } = played
  const { body } = await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'Ahoy' })
  const noticeId = (body as { id: number }).id
  return {
    query: `subscription { noticePublished(gameId: ${gameId}) { id type publishedAt ... on TextNotice { content } } }`,
    table: 'game_notice',
    tell: () => test.services.events.emit('notice.published', { gameId, noticeId }),
  }
}

async function submission(): Promise<Followed> {
  const { gameId, challengeIds, players } = played
  const [player] = players
  if (!player) throw new Error('nobody plays')
  const { participationId } = player
  const submissionId = await submit(player, { gameId, challengeId: challengeIds[0] ?? 0, flag: 'flag{no}' })
  return {
    query: `subscription { submissionJudged(gameId: ${gameId}) { id status answer challengeTitle userName team { name } } }`,
    table: 'submission',
    tell: () =>
      test.services.events.emit('submission.judged', {
        gameId,
        challengeId: challengeIds[0] ?? 0,
        participationId,
        submissionId,
        isAccepted: false,
      }),
  }
}

async function cheat(): Promise<Followed> {
  const { gameId, challengeIds, players } = played
  const [thief, owner] = players
  if (!thief || !owner) throw new Error('nobody plays')
  const submissionId = await submit(thief, {
    gameId,
    challengeId: challengeIds[0] ?? 0,
    flag: 'flag{stolen}',
  })
  await test.services.db.cheat.create({
    data: {
      gameId,
      challengeId: challengeIds[0] ?? 0,
      submissionId,
      submitParticipationId: thief.participationId,
      sourceParticipationId: owner.participationId,
    },
  })
  return {
    query: `subscription { cheatDetected(gameId: ${gameId}) { id submission { answer } } }`,
    table: 'cheat',
    tell: () => test.services.events.emit('cheat.detected', { gameId, submissionId }),
  }
}

async function gameEvent(): Promise<Followed> {
  const { gameId } = played
  const { id: eventId } = await test.services.db.gameEvent.create({
    data: {
      gameId,
      type: 'Normal',
      values: ['a'],
      publishedAt: new Date(),
      teamId: played.players[0]?.teamId ?? 0,
    },
  })
  return {
    query: `subscription { gameEventRecorded(gameId: ${gameId}) { id type ... on TextEvent { content } } }`,
    table: 'game_event',
    tell: () => test.services.events.emit('gameEvent.recorded', { gameId, eventId }),
  }
}

async function logRow(): Promise<Followed> {
  const { id } = await test.services.db.log.create({
    data: { level: 'Information', message: 'Ahoy', time: new Date(), logger: 'test' },
  })
  return {
    query: 'subscription { logWritten(level: Information) { id message userName ip } }',
    table: 'log',
    tell: () => test.services.events.emit('log.written', { logId: String(id) }),
  }
}

const idsOf = (all: Record<string, unknown>[]) =>
  new Set(all.map((data) => (Object.values(data)[0] as { id: string }).id))

it.each([
  ['a cheat', cheat],
  ['a notice', notice],
  ['an answer', submission],
  ['an event of a game', gameEvent],
  ['a row of the log', logRow],
])('%s is read as often for many followers as for one', async (_name, make) => {
  async function readsFor(followers: number): Promise<string[]> {
    const [first, second, third] = [await make(), await make(), await make()]
    const { query, table } = first
    const follow = () =>
      collectEvents(followOverSocket(test.url, { query }, { headers: { cookie: admin.cookieHeader } }))
    const all = Array.from({ length: followers }, follow)
    const haveHeard = (count: number) => all.every((live) => idsOf(live.all).size === count)
    // Clients cannot know when a subscription has started, so the first event is repeated until all receive it.
    await until(() => {
      first.tell()
      return haveHeard(1)
    }, 'all follow')
    // Events keep their order: a subscriber of the second event has received all earlier ones.
    second.tell()
    await until(() => haveHeard(2), 'all have heard of the second')
    const statements = recordStatements()
    try {
      third.tell()
      await until(() => haveHeard(3), 'all have heard of the third')
    } finally {
      statements.stop()
    }
    expect(all.flatMap((live) => live.failures)).toEqual([])
    await Promise.all(all.map((live) => live.stop()))
    // The texts are compared, because Prisma batches simultaneous reads into one statement with many ids.
    return statements.all.filter((text) => text.includes(`"${table}"`)).toSorted()
  }

  const forOne = await readsFor(1)
  expect(forOne).not.toEqual([])
  expect(await readsFor(12)).toEqual(forOne)
})
