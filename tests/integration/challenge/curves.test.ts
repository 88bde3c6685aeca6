import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

type Board = {
  challenges: Record<string, { id: number; score: number; solved: number }[]>
  items: { score: number; solvedChallenges: { score: number }[] }[]
}

/** A challenge without a blood bonus and four teams. */
async function makeGame(change: Record<string, unknown> = {}) {
  const played = await makePlayedGame(test, { teams: 4, challenges: 1 })
  const [challengeId = 0] = played.challengeIds
  const { gameId, players } = played
  const set = (changes: Record<string, unknown>) =>
    admin.mutate<{ challenge?: Record<string, unknown> }>(
      'updateChallenge',
      { gameId, challengeId, ...changes },
      'challenge { scoreCurve scoreTable originalScore minScoreRate decaySolves minScore score }',
    )
  const { code } = await set({ disableBloodBonus: true, ...change })
  if (code) throw new Error(code)
  const address = `/api/edit/games/${gameId}/challenges/${challengeId}`
  return {
    gameId,
    challengeId,
    players,
    address,
    set,
    /** The value of the challenge after each solve, as the board says. */
    async valuesOfSolves() {
      const values: number[] = []
      for (const player of players) {
        await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
        values.push(await valueNow(gameId))
      }
      return values
    },
  }
}

async function boardOf(gameId: number): Promise<Board> {
  return (await test.anonymous().rest('GET', `/api/game/${gameId}/scoreboard`)).body as Board
}

async function valueNow(gameId: number): Promise<number> {
  const { challenges, items } = await boardOf(gameId)
  const [challenge] = Object.values(challenges).flat()
  const solvers = items.filter(({ solvedChallenges }) => solvedChallenges.length > 0)
  const score = challenge?.score ?? NaN
  // Every solver has the current points.
  expect(solvers.map((item) => item.score)).toEqual(Array(challenge?.solved).fill(score))
  return score
}

describe('the curve of a challenge', () => {
  it.each([
    [{}, [1000, 864, 752, 661]],
    [{ scoreCurve: 'Fixed' }, [1000, 1000, 1000, 1000]],
    [{ scoreCurve: 'Linear', decaySolves: 300 }, [1000, 700, 400, 250]],
    [{ scoreCurve: 'Logarithmic', decaySolves: 3 }, [1000, 917, 667, 250]],
    [{ scoreCurve: 'Table', scoreTable: [500, 300, 350] }, [500, 300, 350, 350]],
  ])('of %j gives the points of each number of solves', async (change, values) => {
    const game = await makeGame(change)
    expect(await valueNow(game.gameId)).toBe(values[0])
    expect(await game.valuesOfSolves()).toEqual(values)
    const [player] = game.players
    const { body } = (await player?.actor.rest(
      'GET',
      `/api/game/${game.gameId}/challenges/${game.challengeId}`,
    )) ?? { body: null }
    expect(body).toMatchObject({ score: values[3] })
  })

  it('moves the board when it changes', async () => {
    const game = await makeGame()
    await game.valuesOfSolves()
    const before = await boardOf(game.gameId)
    await game.set({ scoreCurve: 'Table', scoreTable: [10, 9, 8, 7] })
    const after = await boardOf(game.gameId)
    expect(before.items.map(({ score }) => score)).toEqual([661, 661, 661, 661])
    expect(after.items.map(({ score }) => score)).toEqual([7, 7, 7, 7])
    await game.set({ scoreTable: [10, 9, 8, 6] })
    expect(await valueNow(game.gameId)).toBe(6)
  })

  it('is kept by a client of the REST API that does not know it', async () => {
    const game = await makeGame({ scoreCurve: 'Linear', decaySolves: 20, minScoreRate: 0.1 })
    const { body } = await admin.rest('GET', game.address)
    expect(body).toMatchObject({ originalScore: 1000, minScoreRate: 0.1, difficulty: 20 })
    expect(Object.keys(body as object)).not.toContain('scoreCurve')
    const answer = await admin.rest('PUT', game.address, { ...(body as object), originalScore: 400 })
    expect(answer.status).toBe(200)
    const { challenge } = await game.set({})
    expect(challenge).toMatchObject({ scoreCurve: 'Linear', originalScore: 400, minScore: 40 })
    expect((await game.valuesOfSolves()).slice(0, 2)).toEqual([400, 380])
  })

  it('of a table begins with the original score, whichever is changed', async () => {
    const game = await makeGame({ scoreCurve: 'Table', scoreTable: [500, 450] })
    expect((await admin.rest('GET', game.address)).body).toMatchObject({ originalScore: 500 })
    await admin.rest('PUT', game.address, { originalScore: 600 })
    const { challenge } = await game.set({})
    expect(challenge).toMatchObject({ scoreTable: [600, 450], originalScore: 600, minScore: 450, score: 600 })
    const { body } = await admin.rest('GET', `/api/edit/games/${game.gameId}/challenges`)
    expect(body).toMatchObject([{ score: 600, minScore: 450, originalScore: 600 }])
  })

  it('of a table needs a row', async () => {
    const game = await makeGame()
    expect(await game.set({ scoreCurve: 'Table' })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await game.set({ scoreCurve: 'Table', scoreTable: [1, 2] })).not.toHaveProperty('code')
    expect(await game.set({ scoreTable: null })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await game.set({ scoreTable: Array(501).fill(1) })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await game.set({ scoreTable: [-1] })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await game.set({ scoreCurve: null, scoreTable: null })).toMatchObject({
      challenge: { scoreCurve: 'Exponential', scoreTable: [] },
    })
  })

  it('is known to players by its points, not by the settings of the author', async () => {
    const game = await makeGame({ scoreCurve: 'Table', scoreTable: [500, 450, 300] })
    const data = await game.players[0]?.actor.query(
      `query ($game: Int!, $challenge: Int!) {
        game: gameByDatabaseId(databaseId: $game) {
          challenge: challengeByDatabaseId(databaseId: $challenge) {
            score minScore scoreCurvePoints { solves score } scoreCurve scoreTable
          }
        }
      }`,
      { game: game.gameId, challenge: game.challengeId },
    )
    const scoreCurvePoints = Array.from({ length: 20 }, (_, index) => ({
      solves: index + 1,
      score: [500, 450][index] ?? 300,
    }))
    expect(data).toEqual({
      game: {
        challenge: { score: 500, minScore: 300, scoreCurvePoints, scoreCurve: null, scoreTable: null },
      },
    })
  })

  it('is copied with its challenge', async () => {
    const game = await makeGame({ scoreCurve: 'Table', scoreTable: [500, 450] })
    const copy = await admin.mutate(
      'duplicateChallenge',
      { id: encodeGlobalID('Challenge', game.challengeId) },
      'challenge { scoreCurve scoreTable }',
    )
    expect(copy).toMatchObject({ challenge: { scoreCurve: 'Table', scoreTable: [500, 450] } })
  })
})
