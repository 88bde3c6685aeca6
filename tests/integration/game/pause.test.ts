import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sweepContainers } from '../../../server/domains/instance/container/sweep-containers.job.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { makeContainerRow } from '../../kit/world/container-row.ts'
import { until } from '../../kit/wait.ts'
import { codeOf } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, type PlayedGame, type Player } from '../../kit/world/played-game.ts'

const minuteMs = 60_000

let redis: TestRedis
let one: TestApp
let other: TestApp
let admin: Actor

beforeAll(async () => {
  redis = await startRedis()
  one = await startTestApp({ env: redis.env })
  other = await startTestApp({ env: redis.env, databaseUrl: one.databaseUrl })
  admin = await signIn(one, 'Admin')
})

afterAll(async () => {
  await other.dispose()
  await one.dispose()
  await redis.stop()
})

afterEach(() => passed(0))

/** Moves the clocks of both processes to so many minutes after the real time. */
function passed(minutes: number): void {
  for (const { services } of [one, other]) services.clock.offsetMs = minutes * minuteMs
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs)

type Options = Partial<Parameters<typeof makePlayedGame>[1]>

async function makeGame(options: Options = {}) {
  const played = await makePlayedGame(one, { teams: 2, challenges: 3, practiceMode: false, ...options })
  for (const { participationId: id } of played.players) {
    const token = `${id}:${'A'.repeat(86)}==`
    await one.services.db.participation.update({ where: { id }, data: { token } })
  }
  const [first = 0, second = 0, third = 0] = played.challengeIds
  const [player, rival] = played.players as [Player, Player]
  return { ...played, first, second, third, player, rival }
}

const act = async (name: string, input: { gameId: number }, actor = admin) => {
  const { __typename, code } = await actor.mutate(name, input)
  return code ?? __typename
}

const through = ({ url }: TestApp, { actor }: Player) => new Actor(url, actor.headers)

const answer = (actor: Actor, { gameId }: PlayedGame, challengeId: number, flag = flagOf(challengeId)) =>
  actor.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag })

const rowOf = (id: number) => one.services.db.game.findUniqueOrThrow({ where: { id } })
const challengeRow = (id: number) => one.services.db.challenge.findUniqueOrThrow({ where: { id } })

const noticesOf = async (gameId: number) => {
  const rows = await one.services.db.gameNotice.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
  return rows.map(({ type, values }) => [type, ...values])
}

const endText = (end: Date) => `${end.toISOString().slice(0, 16).replace('T', ' ')} UTC`

async function makeInstance(challengeId: number, { participationId }: Player, gameId: number) {
  const container = await makeContainerRow(one.services.db, inMinutes(5))
  await one.services.db.assignment.create({
    data: { challengeId, participationId, gameId, containerId: container.id },
  })
  return container
}

it('a pause refuses answers and new instances on every process, and counts nothing', async () => {
  const game = await makeGame()
  const { gameId, first, second, player } = game
  await one.services.db.challenge.update({ where: { id: first }, data: { submissionLimit: 3 } })
  await one.services.db.challenge.update({
    where: { id: second },
    data: { type: 'StaticContainer', containerImage: 'image' },
  })
  expect(await act('pauseGame', { gameId })).toBe('PauseGamePayload')
  expect(await act('pauseGame', { gameId })).toBe('GAME_ALREADY_PAUSED')
  for (const process of [one, other]) {
    const actor = through(process, player)
    for (const flag of ['flag{wrong}', flagOf(first)]) {
      const refused = await answer(actor, game, first, flag)
      expect(codeOf(refused)).toEqual([400, 'GAME_PAUSED'])
      expect(refused.body).toMatchObject({
        status: 400,
        title: 'This game is paused. Answers are accepted again after the pause.',
      })
      const sent = { challengeId: first, flag }
      expect(await actor.mutate('submitFlag', { gameId, ...sent })).toMatchObject({ code: 'GAME_PAUSED' })
    }
    expect(await actor.mutate('startInstance', { gameId, challengeId: second })).toMatchObject({
      code: 'GAME_PAUSED',
    })
    expect((await actor.rest('GET', `/api/game/${gameId}/challenges/${first}`)).status).toBe(200)
    expect((await actor.rest('GET', `/api/game/${gameId}/scoreboard`)).status).toBe(200)
  }
  const { db } = one.services
  expect(await db.submission.count({ where: { gameId } })).toBe(0)
  expect(await db.attemptCount.count({ where: { gameId } })).toBe(0)
  expect(await db.gameEvent.count({ where: { gameId, type: 'FlagSubmit' } })).toBe(0)
  expect(await act('resumeGame', { gameId })).toBe('ResumeGamePayload')
  expect(await act('resumeGame', { gameId })).toBe('GAME_NOT_PAUSED')
  expect((await answer(through(other, player), game, first)).status).toBe(200)
})

it('a resume moves the times in the future by the duration of the pause, and no others', async () => {
  const game = await makeGame()
  const { gameId, first, second, third, player } = game
  const { db } = one.services
  await db.game.update({
    where: { id: gameId },
    data: { end: inMinutes(30), freezeAt: inMinutes(20), writeupDeadline: inMinutes(60) },
  })
  const times = { releaseAt: inMinutes(10), isReleased: false, closeAt: inMinutes(15) }
  await db.challenge.update({ where: { id: first }, data: times })
  const past = { releaseAt: inMinutes(-20), closeAt: inMinutes(-10) }
  await db.challenge.update({ where: { id: second }, data: past })
  const instance = await makeInstance(third, player, gameId)
  const before = await rowOf(gameId)

  await act('pauseGame', { gameId })
  const pausedAt = (await rowOf(gameId)).pausedAt ?? new Date(0)
  passed(40)
  // By real time, the release has passed and the instance and the game have ended.
  await sweepContainers(one.services)
  expect(await db.container.count({ where: { id: instance.id } })).toBe(1)
  expect((await challengeRow(first)).isReleased).toBe(false)
  const { game: shown } = await admin.query<{ game: { state: string } }>(
    'query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { state } }',
    { id: gameId },
  )
  expect(shown.state).toBe('Running')

  expect(await act('resumeGame', { gameId })).toBe('ResumeGamePayload')
  const after = await rowOf(gameId)
  const byMs = after.end.getTime() - before.end.getTime()
  const resumed = await db.gameNotice.findFirstOrThrow({ where: { gameId }, orderBy: { id: 'desc' } })
  expect(byMs).toBe(resumed.publishedAt.getTime() - pausedAt.getTime())
  expect(byMs).toBeGreaterThanOrEqual(40 * minuteMs)
  const later = (time: Date | null) => time && new Date(time.getTime() + byMs)
  expect(after).toEqual({
    ...before,
    end: later(before.end),
    freezeAt: later(before.freezeAt),
    writeupDeadline: later(before.writeupDeadline),
    calendarChangedAt: expect.any(Date),
    calendarSequence: before.calendarSequence + 1,
  })
  expect(await challengeRow(first)).toMatchObject({
    releaseAt: later(times.releaseAt),
    closeAt: later(times.closeAt),
    isReleased: false,
  })
  expect(await challengeRow(second)).toMatchObject({ ...past, isReleased: true })
  const moved = await db.container.findUniqueOrThrow({ where: { id: instance.id } })
  expect(moved.expectStopAt).toEqual(later(instance.expectStopAt))
  expect(await noticesOf(gameId)).toEqual([
    ['Normal', 'The game is paused. Answers are accepted again after the pause.'],
    ['Normal', `The game continues. New end: ${endText(after.end)}.`],
  ])
})

it('each answer is judged before a concurrent pause or refused', async () => {
  const challenges = 4
  for (let round = 0; round < 6; round += 1) {
    const game = await makeGame({ teams: 12, challenges })
    const { gameId, challengeIds, players } = game
    const { db } = one.services
    const answers = players.flatMap((player, index) =>
      challengeIds.map(async (challengeId) => {
        const actor = through(index % 2 === 0 ? one : other, player)
        const flag = index % 3 === 0 ? flagOf(challengeId) : 'flag{wrong}'
        const { status } = await answer(actor, game, challengeId, flag)
        return status
      }),
    )
    await until(async () => (await db.submission.count({ where: { gameId } })) > 0, 'an answer is judged')
    expect(await act('pauseGame', { gameId })).toBe('PauseGamePayload')
    const judgedAtPause = await db.submission.count({ where: { gameId } })
    const statuses = await Promise.all(answers)
    const stored = await db.submission.findMany({ where: { gameId } })
    const { pausedAt } = await rowOf(gameId)
    expect(stored).toHaveLength(judgedAtPause)
    expect(stored.filter(({ submittedAt }) => submittedAt > (pausedAt ?? new Date(0)))).toEqual([])
    expect(statuses.filter((status) => status === 200)).toHaveLength(stored.length)
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([])
  }
})

it('an answer whose judging began before the commit of the pause is refused', async () => {
  const game = await makeGame()
  const { gameId, first, player, rival } = game
  const { pool } = one.services
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT FROM game WHERE id = $1 FOR UPDATE', [gameId])
    await client.query('UPDATE game SET paused_at = clock_timestamp() WHERE id = $1', [gameId])
    const answers = [answer(player.actor, game, first, 'flag{wrong}'), answer(rival.actor, game, first)]
    await until(async () => {
      const { rows } = await pool.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      return (rows[0]?.waiting ?? 0) >= 1
    }, 'judging waits for the pause')
    await client.query('COMMIT')
    const refused = (await Promise.all(answers)).map((refusal) => codeOf(refusal))
    expect(refused).toEqual([
      [400, 'GAME_PAUSED'],
      [400, 'GAME_PAUSED'],
    ])
    expect(await one.services.db.submission.count({ where: { gameId } })).toBe(0)
  } finally {
    client.release()
  }
})

it('the scoreboard freezes at the moved time, and solves keep their times', async () => {
  const game = await makeGame({ teams: 3 })
  const { gameId, first, players } = game
  const [early, middle, late] = players as [Player, Player, Player]
  const { db, scoreboards } = one.services
  await db.game.update({ where: { id: gameId }, data: { freezeAt: inMinutes(10), end: inMinutes(30) } })
  const solvesFor = async (audience: 'public' | 'organizer') => {
    const board = await scoreboards.get(gameId, audience)
    return board?.rows.reduce((sum, { solves }) => sum + solves.length, 0)
  }
  expect((await answer(early.actor, game, first)).status).toBe(200)
  const [solve] = await db.solve.findMany({ where: { gameId } })
  await act('pauseGame', { gameId })
  passed(12)
  expect(await solvesFor('public')).toBe(1)
  await act('resumeGame', { gameId })
  expect((await answer(middle.actor, game, first)).status).toBe(200)
  expect(await solvesFor('public')).toBe(2)
  passed(24)
  expect((await answer(late.actor, game, first)).status).toBe(200)
  await until(async () => (await solvesFor('organizer')) === 3, 'the organizers see the solve')
  expect(await solvesFor('public')).toBe(2)
  expect(await db.solve.findFirst({ where: { submissionId: solve?.submissionId ?? 0 } })).toEqual(solve)
})

it('players on another process receive the pause and the resume', async () => {
  const { gameId, player } = await makeGame()
  const query =
    'subscription ($gameId: ID!, $after: String) { noticePublished(gameId: $gameId, after: $after) { game { pausedAt end } } }'
  const { game } = await admin.query<{ game: { liveCursor: string } }>(
    'query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { liveCursor(list: NOTICES) } }',
    { id: gameId },
  )
  const variables = { gameId: encodeGlobalID('Game', gameId), after: game.liveCursor }
  const feed = followOverSocket(other.url, { query, variables }, { headers: player.actor.headers })
  const told = async () => {
    const data = (await feed.next())?.data as { noticePublished: { game: unknown } } | undefined
    return data?.noticePublished.game
  }
  const first = told()
  await act('pauseGame', { gameId })
  const paused = await rowOf(gameId)
  expect(await first).toEqual({
    pausedAt: paused.pausedAt?.toISOString(),
    end: paused.end.toISOString(),
  })
  const second = told()
  await act('resumeGame', { gameId })
  const { end } = await rowOf(gameId)
  expect(await second).toEqual({ pausedAt: null, end: end.toISOString() })
  await feed.stop()
})

it('only authors can pause a game, and only while it runs', async () => {
  const { gameId, player } = await makeGame()
  expect(await act('pauseGame', { gameId }, player.actor)).toBe('AUTH_FORBIDDEN')
  const upcoming = await makeGame({ startHours: 1, endHours: 2 })
  expect(await act('pauseGame', { gameId: upcoming.gameId })).toBe('GAME_NOT_STARTED')
  const ended = await makeGame({ startHours: -2, endHours: -1 })
  expect(await act('pauseGame', { gameId: ended.gameId })).toBe('GAME_ENDED')
  expect(await act('pauseGame', { gameId: 2_000_000 })).toBe('GAME_NOT_FOUND')
})
