import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import {
  boardFor,
  challengeOn,
  dividedGames,
  done,
  outOfCompetition,
  solve,
  type Board,
} from './divided-game.ts'

let test: TestApp
let admin: Actor
let games: ReturnType<typeof dividedGames>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  games = dividedGames(test, admin)
})
afterAll(() => test.dispose())

const db = () => test.services.db

describe('a division out of competition', () => {
  it('is shown after the ranked teams, takes no bloods and lowers no values', async () => {
    const played = await games.makeDivided(outOfCompetition)
    const { gameId, guest, rest, first } = played
    const [ada, ben] = rest as [Player, Player]
    await solve(played, guest, first)
    await solve(played, ada, first)
    const board = await boardFor(test.anonymous(), gameId)
    expect(board.items.map(({ id, rank, divisionRank }) => [id, rank, divisionRank])).toEqual([
      [ada.teamId, 1, 1],
      [ben.teamId, 2, 2],
      [guest.teamId, 3, 1],
    ])
    expect(board.items[2]?.solvedChallenges).toMatchObject([{ type: 'Normal', score: 1000 }])
    expect(challengeOn(board, first)).toMatchObject({ score: 1000, solved: 2, bloods: [{ id: ada.teamId }] })
    expect(board.timeLines['all']?.map(({ id }) => id)).toEqual([ada.teamId, ben.teamId])
    const types = await db().submission.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
    expect(types.map(({ type }) => type)).toEqual(['Normal', 'FirstBlood'])
    const notices = await db().gameNotice.findMany({ where: { gameId } })
    expect(notices).toMatchObject([{ type: 'FirstBlood', teamId: ada.teamId }])
    const { game } = await test.anonymous().query<{ game: object }>(
      `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { divisionRights { name standing } scoreboard {
        unrankedDivisions table { unrankedDivisions } entries { edges { node { rank isRanked } } } } } }`,
      { id: gameId },
    )
    const edges = [true, true, false].map((isRanked, index) => ({ node: { rank: index + 1, isRanked } }))
    expect(game).toEqual({
      divisionRights: [
        { name: 'Open', standing: 'Ranked' },
        { name: 'Guests', standing: 'OutOfCompetition' },
      ],
      scoreboard: {
        unrankedDivisions: ['Guests'],
        table: { unrankedDivisions: ['Guests'] },
        entries: { edges },
      },
    })
  })

  it('gets its rights back at once, and its earlier solves with them', async () => {
    const played = await games.makeDivided(outOfCompetition)
    const { gameId, guest, rest, first } = played
    await solve(played, guest, first)
    await solve(played, rest[0] as Player, first)
    expect(
      await games.setRights(gameId, 'Guests', { standing: null, takesBloods: null, lowersValues: null }),
    ).toBe(done)
    const board = await boardFor(test.anonymous(), gameId)
    expect(board.items[0]).toMatchObject({ id: guest.teamId, solvedChallenges: [{ type: 'FirstBlood' }] })
    expect(challengeOn(board, first)?.score).toBeLessThan(1000)
  })
})

describe('a challenge that a division does not see', () => {
  const seen = `query ($id: Int!, $challenge: ID!) {
    game: gameByDatabaseId(databaseId: $id) { challenges { databaseId } }
    challenge: node(id: $challenge) { id } }`
  const listed = async ({ actor }: Player, { gameId, first }: PlayedGame & { first: number }) => {
    const challenge = encodeGlobalID('Challenge', first)
    const { game, challenge: found } = await actor.query<{
      game: { challenges: { databaseId: number }[] }
      challenge: object | null
    }>(seen, { id: gameId, challenge })
    return { ids: game.challenges.map(({ databaseId }) => databaseId), found: found !== null }
  }

  it('is for its teams as if it were disabled, and for others as before', async () => {
    const played = await games.makeDivided()
    const { gameId, guest, rest, first, second } = played
    const [ada] = rest as [Player]
    await solve(played, guest, first)
    const hidden = await games.setRights(gameId, 'Guests', { hiddenChallengeIds: [first] })
    expect(hidden).toBe(done)
    expect(await listed(guest, played)).toEqual({ ids: [second], found: false })
    expect((await listed(ada, played)).found).toBe(true)
    const path = `/api/game/${gameId}/challenges/${first}`
    const answers = [
      await guest.actor.rest('GET', path),
      await guest.actor.rest('POST', path, { flag: flagOf(first) }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    const details = await guest.actor.rest('GET', `/api/game/${gameId}/details`)
    expect(details.body).toMatchObject({ challengeCount: 1 })
    expect((await boardFor(admin, gameId)).items.find(({ id }) => id === guest.teamId)?.score).toBe(0)
    // The place of the solve that does not count is free.
    await solve(played, ada, first)
    const notices = await db().gameNotice.findMany({ where: { gameId, teamId: ada.teamId } })
    expect(notices).toMatchObject([{ type: 'FirstBlood' }])
  })

  it('is not required of its teams', async () => {
    const played = await games.makeDivided()
    const { gameId, guest, rest, first, second } = played
    await admin.mutate('updateChallenge', { gameId, challengeId: first, requiredChallengeIds: [second] })
    expect(await listed(guest, played)).toEqual({ ids: [second], found: false })
    await games.setRights(gameId, 'Guests', { hiddenChallengeIds: [second] })
    expect(await listed(guest, played)).toEqual({ ids: [first], found: true })
    expect((await listed(rest[0] as Player, played)).found).toBe(false)
  })
})

describe('testers', () => {
  it('count for nothing and are seen by organizers only', async () => {
    const played = await games.makeDivided({ standing: 'Tester' })
    const { gameId, guest, rest, first } = played
    const [ada, ben] = rest as [Player, Player]
    const visitor = test.anonymous()
    const tagOf = async () =>
      (await visitor.rest('GET', `/api/game/${gameId}/scoreboard`)).headers.get('etag')
    const before = { board: await boardFor(visitor, gameId), tag: await tagOf() }
    await solve(played, guest, first)
    await admin.mutate('giveAward', { gameId, teamId: guest.teamId, points: 5, reason: 'Test' })
    expect({ board: await boardFor(visitor, gameId), tag: await tagOf() }).toEqual(before)
    await solve(played, ada, first)
    const ids = (board: Board) => board.items.map(({ id }) => id)
    expect(ids(await boardFor(visitor, gameId))).toEqual([ada.teamId, ben.teamId])
    const truth = await boardFor(admin, gameId)
    expect(ids(truth)).toEqual([ada.teamId, ben.teamId, guest.teamId])
    expect(challengeOn(truth, first)).toMatchObject({ score: 1000, solved: 1, bloods: [{ id: ada.teamId }] })
    const details = await guest.actor.rest('GET', `/api/game/${gameId}/details`)
    expect(details.body).toMatchObject({ rank: { id: guest.teamId, rank: 0, solvedCount: 1 } })
    const shown = await visitor.rest('GET', `/api/game/${gameId}`)
    expect(shown.body).toMatchObject({ divisions: ['Open'], teamCount: 2 })
    const asked = `query ($id: Int!) {
      game: gameByDatabaseId(databaseId: $id) { divisions teamCount hiddenSolveCount scoreboard { unrankedDivisions } } }`
    expect(await guest.actor.query(asked, { id: gameId })).toMatchObject({
      game: { divisions: ['Open'], teamCount: 2, scoreboard: { unrankedDivisions: [] } },
    })
    expect(await admin.query(asked, { id: gameId })).toMatchObject({
      game: {
        divisions: ['Open', 'Guests'],
        hiddenSolveCount: 0,
        scoreboard: { unrankedDivisions: ['Guests'] },
      },
    })
  })
})

describe('the name and the review of a division', () => {
  it('change, and the scoreboard follows', async () => {
    const { gameId, guest } = await games.makeDivided()
    expect(await games.setRights(gameId, 'Guests', { name: 'Friends', requiresReview: true })).toBe(done)
    const { body } = await test.anonymous().rest('GET', `/api/game/${gameId}/scoreboard`)
    const { items } = body as { items: { id: number; division: string }[] }
    expect(items.find(({ id }) => id === guest.teamId)?.division).toBe('Friends')
    const rights = await db().division.findMany({ where: { gameId }, orderBy: { position: 'asc' } })
    expect(rights.map(({ name, requiresReview }) => [name, requiresReview])).toEqual([
      ['Open', null],
      ['Friends', true],
    ])
    // Null keeps the name, and restores the rule of the game.
    expect(await games.setRights(gameId, 'Friends', { name: null, requiresReview: null })).toBe(done)
    expect(await games.setRights(gameId, 'Friends', { name: 'Open' })).toBe(
      'The game has another division with this name. Enter another name.',
    )
    const friends = await db().division.findUniqueOrThrow({
      where: { gameId_name: { gameId, name: 'Friends' } },
    })
    expect(friends.requiresReview).toBeNull()
  })
})
