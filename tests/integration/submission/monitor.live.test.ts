import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeCheatGame } from '../../kit/world/cheats.ts'
import { submit, type Player } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket, followOverStream, type Live } from '../../kit/calls/live.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'
import { makeTwoTeams } from '../../kit/world/two-teams.ts'

// Subscriptions of submissions and events for monitors.

let redis: TestRedis
let test: TestApp
let other: TestApp
let monitor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  redis = await startRedis()
  test = await startTestApp({ env: redis.env })
  other = await startTestApp({ env: redis.env, databaseUrl: test.databaseUrl })
  monitor = await signIn(test, 'Monitor')
})

afterAll(async () => {
  await other.dispose()
  await test.dispose()
  await redis.stop()
})

type From = { headers: Record<string, string> }
const transports: [string, (url: string, query: string, from: From) => Live | Promise<Live>][] = [
  ['a socket', (url, query, from) => followOverSocket(url, { query }, from)],
  ['a stream', (url, query, from) => followOverStream(url, { query }, from)],
]
const cookie = ({ cookieHeader }: Actor): From => ({ headers: { cookie: cookieHeader } })
const bearer = ({ actor }: Player): From => ({ headers: actor.headers })

describe.each(transports)('submissions over %s', (_name, follow) => {
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
    const { gameId, challengeId, player, rival } = await makeTwoTeams(test)
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
    const submissionId = late.id
    test.services.events.emit('submission.judged', {
      gameId,
      challengeId,
      participationId,
      submissionId,
      isAccepted: false,
    })
    await until(() => watching.all.length > 1, 'the late word, for the monitor')
    expect(playing.all).toHaveLength(heard)
    await admin.rest('PUT', `/api/admin/users/${player.userId}`, { role: 'Banned' })
    await until(playing.isOver, 'the end of following')
    await watching.stop()
  })
})

describe.each(transports)('events over %s', (_name, follow) => {
  it('reach monitors, and end with the role', async () => {
    const { gameId, challengeId, player } = await makeTwoTeams(test)
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
