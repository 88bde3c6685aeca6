import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

type Board = { items: { id: number; score: number; lastSubmissionTime: number }[] }

/** Two teams solve a task, the second one later; then the first one answers a survey. */
async function answeredSurvey(survey: Record<string, unknown>) {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const [taskId = 0, surveyId = 0] = challengeIds
  const fixed = { scoreCurve: 'Fixed', disableBloodBonus: true }
  await admin.mutate('updateChallenge', { gameId, challengeId: taskId, ...fixed, originalScore: 100 })
  await admin.mutate('updateChallenge', { gameId, challengeId: surveyId, ...fixed, ...survey })
  const [first, second] = players
  if (!first || !second) throw new Error('no teams')
  const solve = async (player: typeof first, challengeId: number) => {
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    test.services.clock.offsetMs += 1000
  }
  await solve(first, taskId)
  await solve(second, taskId)
  return {
    gameId,
    surveyId,
    teamIds: [first.teamId, second.teamId],
    answer: () => solve(first, surveyId),
    second: () => solve(second, surveyId),
  }
}

async function boardOf(gameId: number): Promise<Board['items']> {
  return ((await test.anonymous().rest('GET', `/api/game/${gameId}/scoreboard`)).body as Board).items
}

it('decides no tie by a solve of 0 points, and still shows its time', async () => {
  const { gameId, teamIds, answer } = await answeredSurvey({ originalScore: 0 })
  await answer()
  const items = await boardOf(gameId)
  expect(items.map(({ id }) => id)).toEqual(teamIds)
  expect(items[0]?.lastSubmissionTime).toBeGreaterThan(items[1]?.lastSubmissionTime ?? Infinity)
})

it('leaves a challenge out of ties while its author says so', async () => {
  const { gameId, surveyId, teamIds, answer, second } = await answeredSurvey({
    originalScore: 10,
    decidesTies: false,
  })
  await second()
  await answer()
  const order = async () => (await boardOf(gameId)).map(({ id }) => id)
  expect(await order()).toEqual(teamIds)
  const set = (decidesTies: boolean | null) =>
    admin.mutate<{ challenge: { decidesTies: boolean } }>(
      'updateChallenge',
      { gameId, challengeId: surveyId, decidesTies },
      'challenge { decidesTies }',
    )
  expect((await set(null)).challenge.decidesTies).toBe(true)
  expect(await order()).toEqual(teamIds.toReversed())
  expect((await set(false)).challenge.decidesTies).toBe(false)
  expect(await order()).toEqual(teamIds)
})
