import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { startStillApp } from '../../kit/server/still-clock.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'

const minuteMs = 60_000
const start = new Date('2030-01-01T00:00:00.000Z')
const end = new Date(start.getTime() + 180 * minuteMs)
const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs)

let test: TestApp
let setTime: (time: Date) => Promise<void>
let monitor: Actor
let admin: Actor

beforeAll(async () => {
  ;({ test, setTime } = await startStillApp())
  monitor = await signIn(test, 'Monitor')
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

type Statistics = {
  teamCount: number
  submissionCount: number
  solveCount: number
  activity: { startAt: string; submissionCount: number; solveCount: number; activeTeamCount: number }[]
  scores: { from: number; to: number; teamCount: number }[]
  challenges: Record<string, unknown>[]
}

async function statisticsFor(actor: Actor, gameId: number): Promise<Statistics | null> {
  const { game } = await actor.query<{ game: { statistics: Statistics | null } }>(
    `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { statistics {
      teamCount submissionCount solveCount
      activity { startAt submissionCount solveCount activeTeamCount }
      scores { from to teamCount }
      challenges { challengeDatabaseId submissionCount attemptingTeamCount solvingTeamCount solveRate
        submissionsPerSolve firstSolveAt medianSolveSeconds } } } }`,
    { id: gameId },
  )
  return game.statistics
}

/** A game of three teams and two challenges, played from its start to its end. */
async function playGame({ isPaused = false, ...data }: { freezeAt?: Date; isPaused?: boolean } = {}) {
  await setTime(at(1))
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 3, challenges: 2 })
  await test.services.db.game.update({ where: { id: gameId }, data: { start, end, ...data } })
  const [one, two, three] = players
  const [first = 0, second = 0] = challengeIds
  if (!one || !two || !three) throw new Error('three players are missing')
  const flag = (challengeId: number) => ({ gameId, challengeId, flag: flagOf(challengeId) })
  const wrong = { gameId, challengeId: first, flag: 'flag{wrong}' }
  await setTime(at(2))
  await submit(one, wrong)
  await submit(two, wrong)
  await setTime(at(10))
  await submit(one, flag(first))
  if (isPaused) {
    await setTime(at(20))
    await admin.mutate('pauseGame', { gameId })
    await setTime(at(50))
    await admin.mutate('resumeGame', { gameId })
  }
  await setTime(at(100))
  await submit(three, flag(first))
  await submit(three, flag(first))
  await setTime(at(170))
  return { gameId, first, second, one }
}

it('count the submissions and solves of a game, over time, by points and by challenge', async () => {
  const { gameId, first, second } = await playGame()
  await setTime(end)
  const statistics = await statisticsFor(test.anonymous(), gameId)
  expect(statistics).toMatchObject({ teamCount: 3, submissionCount: 5, solveCount: 2 })
  expect(statistics?.challenges).toEqual([
    {
      challengeDatabaseId: first,
      submissionCount: 5,
      attemptingTeamCount: 3,
      solvingTeamCount: 2,
      solveRate: 2 / 3,
      submissionsPerSolve: 1.5,
      firstSolveAt: at(10).toISOString(),
      medianSolveSeconds: 55 * 60,
    },
    {
      challengeDatabaseId: second,
      submissionCount: 0,
      attemptingTeamCount: 0,
      solvingTeamCount: 0,
      solveRate: 0,
      submissionsPerSolve: null,
      firstSolveAt: null,
      medianSolveSeconds: null,
    },
  ])
  // Parts of five minutes.
  expect(statistics?.activity).toHaveLength(36)
  expect(statistics?.activity.filter(({ submissionCount }) => submissionCount > 0)).toEqual([
    { startAt: at(0).toISOString(), submissionCount: 2, solveCount: 0, activeTeamCount: 2 },
    { startAt: at(10).toISOString(), submissionCount: 1, solveCount: 1, activeTeamCount: 1 },
    { startAt: at(100).toISOString(), submissionCount: 2, solveCount: 1, activeTeamCount: 1 },
  ])
  const scores = statistics?.scores ?? []
  expect(scores.reduce((sum, { teamCount }) => sum + teamCount, 0)).toBe(3)
  expect(scores[0]).toMatchObject({ from: 0, teamCount: 1 })
})

it('tell of pauses, and leave them out of the time to solve', async () => {
  const { gameId } = await playGame({ isPaused: true })
  const { game } = await monitor.query<{ game: { statistics: { pauses: object[]; challenges: object[] } } }>(
    `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { statistics {
      pauses { pausedAt resumedAt } challenges { firstSolveAt medianSolveSeconds } } } }`,
    { id: gameId },
  )
  expect(game.statistics.pauses).toEqual([
    { pausedAt: at(20).toISOString(), resumedAt: at(50).toISOString() },
  ])
  // The solves are 10 and 100 minutes after the start, the second one with 30 minutes of a pause.
  expect(game.statistics.challenges[0]).toEqual({
    firstSolveAt: at(10).toISOString(),
    medianSolveSeconds: 40 * 60,
  })
  await setTime(at(175))
  await admin.mutate('pauseGame', { gameId })
  await setTime(at(300))
  // The time of a paused game stands still.
  expect((await statisticsFor(monitor, gameId))?.activity).toHaveLength(35)
})

it('are for organizers during the game, and for everybody after its end', async () => {
  const { gameId, one } = await playGame()
  const during = await Promise.all([monitor, one.actor].map((actor) => statisticsFor(actor, gameId)))
  expect(during.map((statistics) => statistics?.solveCount ?? null)).toEqual([2, null])
  await setTime(end)
  const after = await Promise.all([monitor, one.actor].map((actor) => statisticsFor(actor, gameId)))
  expect(after.map((statistics) => statistics?.solveCount ?? null)).toEqual([2, 2])
})

it('name a challenge that requires others after the end, as the scoreboard does', async () => {
  const { gameId, first, second, one } = await playGame()
  const { db } = test.services
  await db.game.update({ where: { id: gameId }, data: { practiceMode: true } })
  const required = await admin.mutate('updateChallenge', {
    gameId,
    challengeId: first,
    requiredChallengeIds: [encodeGlobalID('Challenge', second)],
  })
  expect(required).toMatchObject({ __typename: 'UpdateChallengePayload' })
  await setTime(end)
  const titlesFor = async (actor: Actor) => {
    const { game } = await actor.query<{ game: { statistics: { challenges: { title: string }[] } } }>(
      `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { statistics { challenges { title } } } }`,
      { id: gameId },
    )
    return game.statistics.challenges.map(({ title }) => title)
  }
  const rows = await db.challenge.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
  const titles = rows.map(({ title }) => title)
  expect(await titlesFor(monitor)).toEqual(titles)
  expect(await titlesFor(test.anonymous())).toEqual(titles)
  expect(await titlesFor(one.actor)).toEqual(titles)
})

it('of a game with a freeze wait for the reveal, and leave out what the scoreboard does not have', async () => {
  const { gameId, second, one } = await playGame({ freezeAt: at(60) })
  const { status } = await admin.rest('PUT', `/api/edit/games/${gameId}/challenges/${second}`, {
    isEnabled: false,
  })
  expect(status).toBe(200)
  await setTime(end)
  expect(await statisticsFor(one.actor, gameId)).toBeNull()
  expect(await statisticsFor(monitor, gameId)).toMatchObject({ solveCount: 2 })
  await test.services.db.game.update({ where: { id: gameId }, data: { revealedAt: end } })
  const revealed = await statisticsFor(one.actor, gameId)
  expect(revealed).toMatchObject({ solveCount: 2 })
  expect(revealed?.challenges.map(({ challengeDatabaseId }) => challengeDatabaseId)).not.toContain(second)
})

it('of a game that has not started do not exist', async () => {
  await setTime(at(-60))
  const { gameId } = await makePlayedGame(test, { teams: 1, challenges: 1 })
  await test.services.db.game.update({ where: { id: gameId }, data: { start, end } })
  expect(await statisticsFor(monitor, gameId)).toBeNull()
})
