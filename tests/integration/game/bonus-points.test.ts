import { afterAll, beforeAll, expect, it } from 'vitest'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
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

type Solved = { score: number; type: string }
type Board = { bloodBonus: number; items: { solvedChallenges: Solved[] }[] }

/** A game whose six teams have solved its challenge of 400 points, one after another. */
async function makeGame(bloodBonusPoints: number[] | null, disableBloodBonus = false) {
  const played = await makePlayedGame(test, { teams: 6, challenges: 1 })
  const { gameId, players } = played
  const [challengeId = 0] = played.challengeIds
  await test.services.db.game.update({ where: { id: gameId }, data: newGameKeys(null) })
  const set = (changes: object) =>
    admin.mutate<{ game?: object }>(
      'updateGame',
      { gameId, ...changes },
      'game { bloodBonusPoints bloodBonus { first second third } }',
    )
  await set({ bloodBonusPoints })
  const change = { scoreCurve: 'Fixed', originalScore: 400, disableBloodBonus }
  await admin.mutate('updateChallenge', { gameId, challengeId, ...change })
  for (const player of players) await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
  const board = async () => {
    const { body } = await test.anonymous().rest('GET', `/api/game/${gameId}/scoreboard`)
    return body as Board
  }
  return { gameId, challengeId, players, set, board }
}

function solvesOf({ items }: Board): [number, string][] {
  return items.flatMap(({ solvedChallenges }) =>
    solvedChallenges.map(({ score, type }) => [score, type] as const),
  )
}

const bloods = ['FirstBlood', 'SecondBlood', 'ThirdBlood']

it.each([
  [[50], [450, 400, 400, 400, 400, 400]],
  [
    [50, 40, 30, 20, 10],
    [450, 440, 430, 420, 410, 400],
  ],
])('a bonus of %j points goes to the first solves', async (points, scores) => {
  const game = await makeGame(points)
  const board = await game.board()
  expect(solvesOf(board)).toEqual(scores.map((score, place) => [score, bloods[place] ?? 'Normal']))
  expect(board.bloodBonus).toBe(0)
})

it('a challenge without a blood bonus has none in points either', async () => {
  const game = await makeGame([50, 40, 30, 20], true)
  const solves = solvesOf(await game.board())
  expect(solves.map(String)).toEqual(Array(6).fill('400,Normal'))
})

it('the table of the scoreboard tells the places after the third, and a team its points', async () => {
  const game = await makeGame([50, 40, 30, 20])
  const data = await game.players[3]?.actor.query(
    `query ($game: Int!, $challenge: Int!) {
      game: gameByDatabaseId(databaseId: $game) {
        bloodBonusPoints
        scoreboard { bloodBonusPoints table { solveTypes solvePoints challenges { points } } }
        challenge: challengeByDatabaseId(databaseId: $challenge) { viewerSolve { type points } bloods { solvedAt } }
      }
    }`,
    { game: game.gameId, challenge: game.challengeId },
  )
  expect(data).toMatchObject({
    game: {
      bloodBonusPoints: [50, 40, 30, 20],
      scoreboard: {
        bloodBonusPoints: [50, 40, 30, 20],
        table: {
          solveTypes: [1, 2, 3, 5, 4, 4],
          solvePoints: [450, 440, 430, 420, 400, 400],
          challenges: [{ points: [450, 440, 430, 400, 420] }],
        },
      },
      challenge: {
        viewerSolve: { type: 'Normal', points: 420 },
        bloods: [expect.anything(), expect.anything(), expect.anything()],
      },
    },
  })
})

it('the bonus in permille comes back when the points are removed, and is kept meanwhile', async () => {
  const game = await makeGame([50])
  const address = `/api/edit/games/${game.gameId}`
  const { body } = await admin.rest('GET', address)
  expect(body).toMatchObject({ bloodBonus: 52_459_530 })
  expect((await admin.rest('PUT', address, body)).status).toBe(200)
  expect(solvesOf(await game.board())[0]).toEqual([450, 'FirstBlood'])
  expect(await game.set({ bloodBonusPoints: null })).toMatchObject({
    game: { bloodBonusPoints: [], bloodBonus: { first: 50, second: 30, third: 10 } },
  })
  const board = await game.board()
  expect(solvesOf(board)[0]).toEqual([420, 'FirstBlood'])
  expect(board.bloodBonus).toBe(52_459_530)
})

it('at most ten solves get a bonus, of 0 to 100000 points', async () => {
  const game = await makeGame(null)
  expect(await game.set({ bloodBonusPoints: Array(11).fill(1) })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await game.set({ bloodBonusPoints: [-1] })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await game.set({ bloodBonusPoints: [100_001] })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await game.set({ bloodBonusPoints: Array(10).fill(100_000) })).not.toHaveProperty('code')
})
