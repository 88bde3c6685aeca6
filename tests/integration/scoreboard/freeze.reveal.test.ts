import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import {
  boardFor,
  end,
  freezeAt,
  start,
  startFreezeStage,
  type FreezeStage,
  type BoardItem,
} from '../../kit/freeze/freeze-stage.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf } from '../../kit/world/played-game.ts'
import type { TestApp } from '../../kit/server/app.ts'

let stage: FreezeStage
let test: TestApp
let admin: Actor

beforeAll(async () => {
  stage = await startFreezeStage()
  ;({ test, admin } = stage)
})
afterAll(() => test.dispose())

const own = `
  game: gameByDatabaseId(databaseId: $gameId) {
    challenge: challengeByDatabaseId(databaseId: $challengeId) {
      isSolved score solvedCount viewerSolve { type points isAfterFreeze }
      viewerSubmissions { edges { node { status type points isAfterFreeze } } } }
    viewerParticipation { standing { score solvedCount } solvesAfterFreeze { challenge { databaseId } points } } }`

type Own = {
  challenge: {
    isSolved: boolean
    score: number
    solvedCount: number
    viewerSolve: object
    viewerSubmissions: { edges: { node: object }[] }
  }
  viewerParticipation: { standing: object; solvesAfterFreeze: object[] }
}

describe('a team after the freeze', () => {
  it('sees its own solves at once, without a place and with the points that everybody sees', async () => {
    const game = await stage.makeGame(3)
    const [one, two, three] = game.players
    await stage.solve(one, game, game.first)
    await stage.at(freezeAt)
    await stage.solve(three, game, game.first)
    const judged = await two?.actor.mutate<{ submission: object }>(
      'submitFlag',
      { gameId: game.gameId, challengeId: game.first, flag: flagOf(game.first) },
      'submission { status type }',
    )
    expect(judged?.submission).toEqual({ status: 'Accepted', type: 'Normal' })
    const place = { gameId: game.gameId, challengeId: game.first }
    const read = async (actor: Actor | undefined) =>
      (await actor?.query<{ game: Own }>(`query ($gameId: Int!, $challengeId: Int!) { ${own} }`, place))?.game
    const seen = await read(two?.actor)
    const score = seen?.challenge.score
    expect(seen).toEqual({
      challenge: {
        isSolved: true,
        score: 1000,
        solvedCount: 1,
        viewerSolve: { type: 'Normal', points: score, isAfterFreeze: true },
        viewerSubmissions: {
          edges: [{ node: { status: 'Accepted', type: 'Normal', points: score, isAfterFreeze: true } }],
        },
      },
      viewerParticipation: {
        standing: { score: 0, solvedCount: 0 },
        solvesAfterFreeze: [{ challenge: { databaseId: game.first }, points: score }],
      },
    })
    // A repeated answer is no solve.
    await stage.solve(one, game, game.first)
    const again = await read(one?.actor)
    expect(again?.viewerParticipation.solvesAfterFreeze).toEqual([])
    expect(again?.challenge.viewerSolve).toMatchObject({ type: 'FirstBlood', isAfterFreeze: false })
    expect(again?.challenge.viewerSubmissions.edges[0]?.node).toMatchObject({
      points: null,
      isAfterFreeze: false,
    })
  })

  it('finds them in its own row of the contract, which neither its score nor its rank counts', async () => {
    const game = await stage.makeGame(2)
    const [one, two] = game.players
    await stage.solve(one, game, game.first)
    await stage.at(freezeAt)
    await stage.solve(two, game, game.first)
    const { body } = (await two?.actor.rest('GET', `/api/game/${game.gameId}/details`)) ?? {}
    const { rank } = body as { rank: BoardItem & { solvedCount: number } }
    expect(rank).toMatchObject({
      rank: 2,
      score: 0,
      solvedCount: 1,
      solvedChallenges: [{ id: game.first, type: 'Normal', score: 1000 }],
    })
  })
})

describe('the notices', () => {
  const noticesOf = async (gameId: number) => {
    const { body } = await test.anonymous().rest('GET', `/api/game/${gameId}/notices`)
    return (body as { id: number; type: string; values: string[]; time: number }[]).map(
      ({ type, values, time }) => [type, values.at(-1), time],
    )
  }

  it('of bloods wait for the reveal, and take no number before it; others go out', async () => {
    const game = await stage.makeGame(2)
    const [one, two] = game.players
    await stage.at(freezeAt, -1)
    await stage.solve(one, game, game.first)
    const before = await noticesOf(game.gameId)
    expect(before.map(([type]) => type)).toEqual(['FirstBlood'])
    const numberOfNext = async () => {
      const { notice } = await admin.mutate<{ notice: { databaseId: number } }>(
        'createNotice',
        { gameId: game.gameId, content: 'Ahoy' },
        'notice { databaseId }',
      )
      return notice.databaseId
    }
    const number = await numberOfNext()
    await stage.at(freezeAt)
    await stage.solve(two, game, game.first)
    await stage.solve(two, game, game.second)
    expect(await numberOfNext()).toBe(number + 1)
    expect((await noticesOf(game.gameId)).map(([type]) => type)).toEqual(['Normal', 'Normal', 'FirstBlood'])
    await admin.mutate('updateChallenge', {
      gameId: game.gameId,
      challengeId: game.second,
      requiredChallengeIds: [game.third],
    })
    await stage.at(end)
    expect((await admin.mutate('revealScoreboard', { gameId: game.gameId })).__typename).toBe(
      'RevealScoreboardPayload',
    )
    // A notice goes to teams that still have to unlock the second challenge, so it does not name it.
    const titles = ['Challenge 1', '???']
    expect((await noticesOf(game.gameId)).slice(2).toSorted()).toEqual(
      [
        ['FirstBlood', titles[0], freezeAt.getTime() - 1],
        ['SecondBlood', titles[0], freezeAt.getTime()],
        ['FirstBlood', titles[1], freezeAt.getTime()],
      ].toSorted(),
    )
  })
})

describe('the reveal', () => {
  it('waits for the end, happens once, and makes the public board the true one', async () => {
    const game = await stage.makeGame(3)
    const { gameId } = game
    const [one, two] = game.players
    const reveal = async (actor: Actor) => {
      const { __typename, code } = await actor.mutate('revealScoreboard', { gameId })
      return code ?? __typename
    }
    await stage.solve(one, game, game.first)
    await stage.at(freezeAt)
    await stage.solve(two, game, game.first)
    await stage.solve(two, game, game.second)
    await stage.at(end, -1)
    expect(await reveal(admin)).toBe('GAME_NOT_ENDED')
    await stage.at(end)
    for (const actor of [test.anonymous(), await signIn(test), await signIn(test, 'Monitor')]) {
      expect(await reveal(actor)).toMatch(/^AUTH_/)
    }
    const { tag: _hidden, ...truth } = await boardFor(admin, gameId)
    expect(await reveal(admin)).toBe('RevealScoreboardPayload')
    const { tag, ...shown } = await boardFor(test.anonymous(), gameId)
    expect({ ...shown, updateTimeUtc: 0 }).toEqual({ ...truth, updateTimeUtc: 0 })
    expect(tag).toBe((await boardFor(admin, gameId)).tag)
    expect(await reveal(admin)).toBe('GAME_REVEALED')
    expect((await admin.mutate('revealNextSolve', { gameId })).code).toBe('GAME_REVEALED')
    const plain = await stage.makeGame(1, null)
    await stage.at(end)
    expect((await admin.mutate('revealScoreboard', { gameId: plain.gameId })).code).toBe('GAME_NO_FREEZE')
  })

  it('goes step by step from the last rank up, and the last step ends it', async () => {
    const game = await stage.makeGame(3)
    const { gameId } = game
    const [one, two, three] = game.players
    await stage.solve(one, game, game.first)
    await stage.at(start, 2)
    await stage.solve(two, game, game.first)
    await stage.at(freezeAt)
    await stage.solve(two, game, game.second)
    await stage.at(freezeAt, 1)
    await stage.solve(three, game, game.second)
    await stage.at(freezeAt, 2)
    await stage.solve(three, game, game.third)
    await stage.at(end)
    type Step = {
      team: { databaseId: number } | null
      challenge: { databaseId: number } | null
      left: number
      game: { revealedAt: string | null }
    }
    const step = async () => {
      const done = await admin.mutate<Step>(
        'revealNextSolve',
        { gameId },
        'team { databaseId } challenge { databaseId } left game { revealedAt hiddenSolveCount }',
      )
      const { items } = await boardFor(test.anonymous(), gameId)
      return [done.team?.databaseId, done.challenge?.databaseId, done.left, items.map(({ id }) => id)]
    }
    const ids = [one?.teamId, two?.teamId, three?.teamId]
    const { items } = await boardFor(test.anonymous(), gameId)
    expect(items.map(({ id }) => id)).toEqual(ids)
    // The third team is last, and passes both others with a first blood. Then the second team is last.
    expect(await step()).toEqual([three?.teamId, game.second, 2, [three?.teamId, one?.teamId, two?.teamId]])
    expect(await step()).toEqual([two?.teamId, game.second, 1, expect.any(Array)])
    expect(await step()).toEqual([three?.teamId, game.third, 0, expect.any(Array)])
    const { tag: _hidden, updateTimeUtc: _at, ...truth } = await boardFor(admin, gameId)
    const { tag: _tag, updateTimeUtc: _time, ...shown } = await boardFor(test.anonymous(), gameId)
    expect(shown).toEqual(truth)
    const row = () => test.services.db.game.findUnique({ where: { id: gameId } })
    expect(await row()).toMatchObject({ revealedAt: null })
    expect(await step()).toEqual([undefined, undefined, 0, expect.any(Array)])
    expect(await row()).toMatchObject({ revealedAt: end })
  })
})
