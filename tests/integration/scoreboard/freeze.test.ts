import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import {
  boardFor,
  end,
  freezeAt,
  start,
  startFreezeStage,
  type FreezeStage,
} from '../../kit/freeze/freeze-stage.ts'
import type { TestApp } from '../../kit/server/app.ts'

const hourMs = 3_600_000

let stage: FreezeStage
let test: TestApp
let admin: Actor

beforeAll(async () => {
  stage = await startFreezeStage()
  ;({ test, admin } = stage)
})
afterAll(() => test.dispose())

describe('the setting', () => {
  it('lies between start and end, in the future, and can be moved and removed until it has passed', async () => {
    const { gameId } = await stage.makeGame(1, null)
    const outside = 'The freeze of the scoreboard must lie after the start and before the end of the game.'
    expect(await stage.setFreeze(gameId, end)).toContain(outside)
    await stage.at(start, -hourMs)
    expect(await stage.setFreeze(gameId, start)).toContain(outside)
    await stage.at(freezeAt, 0)
    expect(await stage.setFreeze(gameId, freezeAt)).toBe(
      'The freeze of the scoreboard must lie in the future.',
    )
    await stage.at(freezeAt, -1)
    expect(await stage.setFreeze(gameId, freezeAt)).toBe('UpdateGamePayload')
    expect(await stage.setFreeze(gameId, null)).toBe('UpdateGamePayload')
    expect(await stage.setFreeze(gameId, freezeAt)).toBe('UpdateGamePayload')
    await stage.at(freezeAt, 0)
    for (const time of [null, new Date(freezeAt.getTime() + 1)]) {
      expect(await stage.setFreeze(gameId, time)).toBe('GAME_FREEZE_PASSED')
    }
    // The same value changes nothing.
    expect(await stage.setFreeze(gameId, freezeAt)).toBe('UpdateGamePayload')
  })

  it('keeps start and end around it, and the contract keeps the setting', async () => {
    const { gameId } = await stage.makeGame(1)
    expect(await stage.change({ gameId, end: freezeAt.toISOString() })).toContain('must lie after the start')
    const before = await admin.rest('GET', `/api/edit/games/${gameId}`)
    const kept = { ...(before.body as object), summary: 'Later' }
    expect((await admin.rest('PUT', `/api/edit/games/${gameId}`, kept)).status).toBe(200)
    expect(JSON.stringify(before.body)).not.toMatch(/freeze|reveal/i)
    expect(await test.services.db.game.findUnique({ where: { id: gameId } })).toMatchObject({ freezeAt })
    const short = await admin.rest('PUT', `/api/edit/games/${gameId}`, { ...kept, end: freezeAt.getTime() })
    expect(short.status).toBe(400)
  })

  it('is set with a new game over GraphQL, by the same rules, and not over the contract', async () => {
    await stage.at(start, -hourMs)
    const create = async (time: Date | null | undefined) => {
      const input = { title: 'Regatta', start: start.toISOString(), end: end.toISOString() }
      const { game, issues } = await admin.mutate<{
        game?: { freezeAt: string | null }
        issues?: { path: string[]; message: string }[]
      }>('createGame', { ...input, freezeAt: time && time.toISOString() }, 'game { freezeAt }')
      return game ? game.freezeAt : issues?.map(({ path, message }) => [...path, message])
    }
    expect(await create(freezeAt)).toBe(freezeAt.toISOString())
    expect(await create(null)).toBeNull()
    expect(await create(undefined)).toBeNull()
    const outside = expect.stringContaining('must lie after the start and before the end of the game.')
    for (const time of [start, end]) expect(await create(time)).toEqual([['freezeAt', outside]])
    await stage.at(freezeAt, 0)
    expect(await create(freezeAt)).toEqual([
      ['freezeAt', 'The freeze of the scoreboard must lie in the future.'],
    ])
    await stage.at(freezeAt, -1)
    expect(await create(freezeAt)).toBe(freezeAt.toISOString())
    const times = { start: start.getTime(), end: end.getTime(), freezeAt: freezeAt.getTime() }
    const { body } = await admin.rest('POST', '/api/edit/games', { title: 'Cutter', ...times })
    const { id } = body as { id: number }
    expect(await test.services.db.game.findUnique({ where: { id } })).toMatchObject({ freezeAt: null })
  })

  it('is copied with a game until it has passed', async () => {
    const { gameId } = await stage.makeGame(1)
    const copy = async () => {
      const { game } = await admin.mutate<{ game: object }>(
        'duplicateGame',
        { id: Buffer.from(`Game:${gameId}`).toString('base64') },
        'game { start end freezeAt revealedAt }',
      )
      return game
    }
    const times = { start: start.toISOString(), end: end.toISOString(), revealedAt: null }
    await stage.at(freezeAt, -1)
    expect(await copy()).toEqual({ ...times, freezeAt: freezeAt.toISOString() })
    await stage.at(freezeAt, 0)
    expect(await copy()).toEqual({ ...times, freezeAt: null })
  })
})

describe('a frozen board', () => {
  it('has the solves until the last millisecond before the freeze, whatever comes later', async () => {
    const game = await stage.makeGame(3)
    const [one, two, three] = game.players
    await stage.at(freezeAt, -1)
    await stage.solve(one, game, game.first)
    const before = await boardFor(test.anonymous(), game.gameId)
    await stage.at(freezeAt)
    await stage.solve(two, game, game.first)
    await stage.solve(two, game, game.second)
    await stage.at(freezeAt, hourMs / 2)
    await stage.solve(three, game, game.first)
    expect(await boardFor(test.anonymous(), game.gameId)).toEqual(before)
    const truth = await boardFor(admin, game.gameId)
    expect(truth.items.map(({ id, solvedChallenges }) => [id, solvedChallenges.length])).toEqual([
      [two?.teamId, 2],
      [one?.teamId, 1],
      [three?.teamId, 1],
    ])
    expect(truth.tag).not.toBe(before.tag)
  })

  it('counts versions of its own: two visible changes around hidden ones follow each other', async () => {
    const game = await stage.makeGame(2)
    const [one] = game.players
    const seqOf = async (actor: Actor) => {
      const { game: found } = await actor.query<{ game: { scoreboard: { seq: number } } }>(
        `{ game: gameByDatabaseId(databaseId: ${game.gameId}) { scoreboard { seq } } }`,
      )
      return found.scoreboard.seq
    }
    const rename = (name: string) => one?.actor.rest('PUT', `/api/team/${one.teamId}`, { name })
    const seq = await seqOf(test.anonymous())
    expect(await seqOf(admin)).toBe(seq)
    await stage.at(freezeAt)
    for (const challengeId of game.challengeIds) await stage.solve(one, game, challengeId)
    await admin.mutate('updateChallenge', {
      gameId: game.gameId,
      challengeId: game.first,
      originalScore: 900,
    })
    await rename('x')
    expect(await seqOf(test.anonymous())).toBe(seq + 2)
    expect(await seqOf(admin)).toBe(seq + 5)
  })

  it('keeps its version while a challenge changes that only hidden solves have put on the true one', async () => {
    const game = await stage.makeGame(2)
    const { gameId, first, second, third, players } = game
    const change = (challengeId: number, input: object) =>
      admin.mutate('updateChallenge', { gameId, challengeId, ...input })
    for (const challengeId of [second, third]) {
      await change(challengeId, {
        requiredChallengeIds: [encodeGlobalID('Challenge', first)],
        lockedView: 'Hidden',
      })
    }
    await stage.at(freezeAt, 1)
    for (const challengeId of [first, second, third]) await stage.solve(players[0], game, challengeId)
    const visitor = test.anonymous()
    const before = await boardFor(visitor, gameId)
    const acts = [
      () => change(second, { originalScore: 800 }),
      () => change(second, { isEnabled: false }),
      () => change(second, { isEnabled: true }),
      () => admin.mutate('deleteChallenge', { gameId, challengeId: third }),
    ]
    for (const act of acts) {
      const { tag } = await boardFor(admin, gameId)
      await act()
      expect(await boardFor(visitor, gameId)).toEqual(before)
      expect((await boardFor(admin, gameId)).tag).not.toBe(tag)
    }
    await change(first, { originalScore: 700 })
    expect((await boardFor(visitor, gameId)).tag).not.toBe(before.tag)
    await stage.at(end, 1)
    await admin.mutate('revealScoreboard', { gameId })
    const { challenges } = await boardFor(visitor, gameId)
    const scores = Object.values(challenges)
      .flat()
      .map(({ id, score }) => [id, score])
    expect(scores.toSorted()).toEqual([
      [first, 700],
      [second, 800],
    ])
  })

  it('follows suspension, rescoring and deletion, since it is computed from the solves before the freeze', async () => {
    const game = await stage.makeGame(3)
    const [one, two] = game.players
    await stage.solve(one, game, game.first)
    await stage.solve(two, game, game.first)
    await stage.solve(two, game, game.second)
    await stage.at(freezeAt)
    await stage.solve(one, game, game.second)
    const { gameId } = game
    await admin.mutate('updateChallenge', {
      gameId,
      challengeId: game.first,
      originalScore: 500,
      minScoreRate: 1,
    })
    const visitor = test.anonymous()
    const scoreOf = async (teamId: number | undefined) =>
      (await boardFor(visitor, gameId)).items.find(({ id }) => id === teamId)?.score
    // 500 and the first blood of 5 %.
    expect(await scoreOf(one?.teamId)).toBe(525)
    await admin.rest('PUT', `/api/admin/participation/${two?.participationId}`, { status: 'Suspended' })
    const board = await boardFor(visitor, gameId)
    expect(board.items.map(({ id }) => id)).toEqual([one?.teamId, game.players[2]?.teamId])
    // The hidden solve of the second challenge is not counted.
    expect(
      Object.values(board.challenges)
        .flat()
        .map(({ solved }) => solved)
        .toSorted(),
    ).toEqual([0, 0, 1])
    await admin.rest('DELETE', `/api/edit/games/${gameId}/challenges/${game.first}`)
    expect(await scoreOf(one?.teamId)).toBe(0)
  })
})
