import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, type Player } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

/** Three challenges; the third requires the other two, or as many of them as `unlock` says. */
async function makeLockedGame(unlock: object = {}) {
  const played = await makePlayedGame(test, { teams: 2, challenges: 3 })
  const [player, other] = played.players
  const [first = 0, second = 0, challengeId = 0] = played.challengeIds
  if (!player || !other) throw new Error('the game has no players')
  const { db } = test.services
  for (const { participationId: id } of played.players) {
    await db.participation.update({ where: { id }, data: { token: `${id}:${'A'.repeat(86)}==` } })
  }
  await db.challenge.update({
    where: { id: challengeId },
    data: { type: 'StaticContainer', containerImage: 'image' },
  })
  await require(played.gameId, challengeId, [first, second], unlock)
  return { gameId: played.gameId, first, second, challengeId, player, other }
}

async function require(
  gameId: number,
  challengeId: number,
  requiredChallengeIds: number[],
  rest: object = {},
) {
  const ids = requiredChallengeIds.map((id) => encodeGlobalID('Challenge', id))
  return admin.mutate('updateChallenge', { gameId, challengeId, requiredChallengeIds: ids, ...rest })
}

const send = async ({ actor }: Player, gameId: number, challengeId: number, flag = flagOf(challengeId)) => {
  const answer = await actor.mutate<{ submission?: { status: string } }>(
    'submitFlag',
    { gameId, challengeId, flag },
    'submission { status }',
  )
  return answer.code ?? answer.submission?.status
}

/** The answers of each face about a challenge to a player's team. */
async function facesOf({ actor }: Player, { gameId, challengeId }: { gameId: number; challengeId: number }) {
  const { game, node } = await actor.query<{ game: Record<string, unknown>; node: unknown }>(
    `query ($game: Int!, $challenge: Int!, $id: ID!) {
      game: gameByDatabaseId(databaseId: $game) {
        challenges { databaseId }
        lockedChallenges { category score }
        one: challengeByDatabaseId(databaseId: $challenge) { title }
        scoreboard { table { challenges { title } } }
      }
      node(id: $id) { ... on Challenge { title } }
    }`,
    { game: gameId, challenge: challengeId, id: encodeGlobalID('Challenge', challengeId) },
  )
  const { body } = await actor.rest('GET', `/api/game/${gameId}/details`)
  const listed = Object.values(
    (body as { challenges: Record<string, { id: number; title: string }[]> }).challenges,
  )
  const titles = (game['scoreboard'] as { table: { challenges: { title: string }[] } }).table.challenges
  return {
    list: (game['challenges'] as { databaseId: number }[]).some(
      ({ databaseId }) => databaseId === challengeId,
    ),
    cards: (game['lockedChallenges'] as unknown[]).length,
    byNumber: game['one'],
    node,
    rest: (await actor.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)).status,
    restList: listed.flat().find(({ id }) => id === challengeId)?.title ?? null,
    container: (await actor.rest('POST', `/api/game/${gameId}/container/${challengeId}`)).status,
    columns: titles.map(({ title }) => title).toSorted(),
  }
}

const open = { title: 'Challenge 3' }
const columns = ['Challenge 1', 'Challenge 2']
const hiddenFaces = {
  list: false,
  cards: 0,
  byNumber: null,
  node: null,
  rest: 404,
  restList: null,
  container: 404,
  columns,
}
const openFaces = {
  ...hiddenFaces,
  list: true,
  byNumber: open,
  node: open,
  rest: 200,
  restList: 'Challenge 3',
  container: 400,
}

describe('a challenge that requires others', () => {
  it('is named on the board of organizers, of the team that unlocked it, and of everybody after the end', async () => {
    const { gameId, first, second, challengeId, player, other } = await makeLockedGame()
    const monitor = await signIn(test, 'Monitor')
    const knownTo = async (actor: Actor) => {
      const { game } = await actor.query<{ game: { knownTitles: object[] } }>(
        '{ game: gameByDatabaseId(databaseId: ' +
          gameId +
          ') { knownTitles { challengeDatabaseId title } } }',
      )
      return game.knownTitles
    }
    const known = [{ challengeDatabaseId: challengeId, title: 'Challenge 3' }]
    expect(await knownTo(monitor)).toEqual(known)
    expect(await knownTo(player.actor)).toEqual([])
    await send(player, gameId, first)
    await send(player, gameId, second)
    expect(await knownTo(player.actor)).toEqual(known)
    expect(await knownTo(other.actor)).toEqual([])
    expect(await knownTo(test.anonymous())).toEqual([])
    const { game } = test.services.db
    // The resume will move the end.
    await game.update({
      where: { id: gameId },
      data: { end: new Date(), pausedAt: new Date(Date.now() - 1000) },
    })
    expect(await knownTo(other.actor)).toEqual([])
    expect(await knownTo(test.anonymous())).toEqual([])
    await game.update({ where: { id: gameId }, data: { pausedAt: null } })
    expect(await knownTo(other.actor)).toEqual(known)
    expect(await knownTo(test.anonymous())).toEqual(known)
  })

  it('is hidden from a team on every face until the team has solved all of them', async () => {
    const game = await makeLockedGame()
    const { gameId, first, second, challengeId, player, other } = game
    expect(await facesOf(player, game)).toEqual(hiddenFaces)
    expect(await send(player, gameId, challengeId)).toBe('CHALLENGE_NOT_FOUND')
    await send(player, gameId, first)
    expect(await facesOf(player, game)).toEqual(hiddenFaces)
    await send(player, gameId, second)
    expect(await facesOf(player, game)).toEqual(openFaces)
    expect(await facesOf(other, game)).toEqual(hiddenFaces)
    expect(await send(other, gameId, challengeId)).toBe('CHALLENGE_NOT_FOUND')
    expect(await send(player, gameId, challengeId)).toBe('Accepted')
    const masked = ['???', ...columns]
    expect(await facesOf(player, game)).toEqual({ ...openFaces, columns: masked })
    expect(await facesOf(other, game)).toEqual({ ...hiddenFaces, columns: masked })
    const notices = await test.services.db.gameNotice.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
    expect(notices.map(({ values }) => values[1])).toEqual([...columns, '???'])
    const view = await test.services.scoreboards.get(gameId, 'organizer')
    expect(view?.rowByTeam.get(player.teamId)?.solves).toHaveLength(3)
  })

  it('is a card without a title where the author shows one', async () => {
    const game = await makeLockedGame({ lockedView: 'Card' })
    const masked = ['???', ...columns]
    expect(await facesOf(game.player, game)).toEqual({ ...hiddenFaces, cards: 1, columns: masked })
    await send(game.player, game.gameId, game.first)
    await send(game.player, game.gameId, game.second)
    expect(await facesOf(game.player, game)).toEqual({ ...openFaces, columns: masked })
    expect((await facesOf(game.other, game)).cards).toBe(1)
  })

  it('opens after some of them, if the author says how many', async () => {
    const game = await makeLockedGame({ unlockCount: 1 })
    await send(game.player, game.gameId, game.second)
    expect(await facesOf(game.player, game)).toEqual(openFaces)
  })

  const cannotBeSolved = {
    disabled: { isEnabled: false },
    closed: { closeAt: new Date(Date.now() - 1000) },
    'not released': { isReleased: false, releaseAt: new Date(Date.now() + 3_600_000) },
  }
  it.each(Object.entries(cannotBeSolved))(
    'does not require a challenge while it is %s',
    async (_state, data) => {
      const game = await makeLockedGame()
      const { gameId, first: id, second, challengeId, player, other } = game
      const { db } = test.services
      await send(other, gameId, id)
      const before = await db.challenge.findUniqueOrThrow({ where: { id } })
      await db.challenge.update({ where: { id }, data })
      expect(await send(player, gameId, challengeId)).toBe('CHALLENGE_NOT_FOUND')
      await send(player, gameId, second)
      expect((await facesOf(player, game)).list).toBe(true)
      const { isEnabled, closeAt, isReleased, releaseAt } = before
      await db.challenge.update({ where: { id }, data: { isEnabled, closeAt, isReleased, releaseAt } })
      expect((await facesOf(player, game)).list).toBe(false)
      await send(other, gameId, second)
      expect((await facesOf(other, game)).list).toBe(true)
      await db.challenge.update({ where: { id }, data })
      expect(await send(other, gameId, challengeId)).toBe('Accepted')
    },
  )

  it('counts the solve of a challenge that closed, and one of the others', async () => {
    const game = await makeLockedGame({ unlockCount: 1 })
    const { gameId, first: id, second, player, other } = game
    await send(player, gameId, id)
    await test.services.db.challenge.updateMany({ where: { id }, data: { isEnabled: false } })
    expect((await facesOf(player, game)).list).toBe(true)
    expect((await facesOf(other, game)).list).toBe(false)
    await send(other, gameId, second)
    expect((await facesOf(other, game)).list).toBe(true)
  })

  it('keeps a requirement that closes during a pause', async () => {
    const game = await makeLockedGame()
    const { gameId: id, first, second, player } = game
    await send(player, id, second)
    const { db } = test.services
    const closeAt = new Date(Date.now() - 1000)
    await db.challenge.update({ where: { id: first }, data: { closeAt } })
    const locks = () => db.challengeLock.count({ where: { participationId: player.participationId } })
    expect(await locks()).toBe(0)
    await db.game.update({ where: { id }, data: { pausedAt: new Date(closeAt.getTime() - 1) } })
    expect(await locks()).toBe(1)
  })

  it('shows a team what the close of a required challenge opens, without a request', async () => {
    const game = await makeLockedGame()
    const { gameId, first: id, second, player } = game
    await send(player, gameId, second)
    const events: number[] = []
    const stop = test.services.events.on('play.changed', (event) => void events.push(event.gameId))
    await test.services.db.challenge.update({ where: { id }, data: { closeAt: new Date(Date.now() + 300) } })
    expect((await facesOf(player, game)).list).toBe(false)
    await until(() => events.includes(gameId), 'the close is published')
    expect((await facesOf(player, game)).list).toBe(true)
    stop()
  })

  it('is unlocked by two solves at once', async () => {
    const game = await makeLockedGame()
    const { gameId, first, second, challengeId, player } = game
    expect(await Promise.all([first, second].map((id) => send(player, gameId, id)))).toEqual([
      'Accepted',
      'Accepted',
    ])
    expect(await send(player, gameId, challengeId)).toBe('Accepted')
  })

  it('is locked again by the deletion of a solve unless it is solved, and not by a suspension', async () => {
    const game = await makeLockedGame()
    const { gameId, first, second, challengeId, player, other } = game
    for (const team of [player, other]) for (const id of [first, second]) await send(team, gameId, id)
    await send(other, gameId, challengeId)
    const { db } = test.services
    const { participationId: id } = player
    await db.participation.update({ where: { id }, data: { status: 'Suspended' } })
    await db.participation.update({ where: { id }, data: { status: 'Accepted' } })
    expect((await facesOf(player, game)).list).toBe(true)
    await db.submission.deleteMany({ where: { challengeId: first } })
    expect((await facesOf(player, game)).list).toBe(false)
    expect((await facesOf(other, game)).list).toBe(true)
  })

  it('is in no count of those who do not know it', async () => {
    const { gameId, challengeId, first, second, player, other } = await makeLockedGame()
    const countFor = async (actor: Actor) =>
      (
        await actor.query<{ game: { challengeCount: number } }>(
          `{ game: gameByDatabaseId(databaseId: ${gameId}) { challengeCount } }`,
        )
      ).game.challengeCount
    const counts = async () => Promise.all([test.anonymous(), other.actor, player.actor, admin].map(countFor))
    expect(await counts()).toEqual([2, 2, 2, 3])
    for (const id of [first, second]) await send(player, gameId, id)
    expect(await counts()).toEqual([2, 2, 3, 3])
    await send(player, gameId, challengeId)
    // The solve adds its column to the scoreboard.
    expect(await counts()).toEqual([3, 2, 3, 3])
    await admin.mutate('updateChallenge', { gameId, challengeId, lockedView: 'Card' })
    expect(await counts()).toEqual([3, 3, 3, 3])
  })

  it('tells nobody that it has a long flag', async () => {
    const game = await makeLockedGame()
    const { gameId, challengeId, first, second, player } = game
    await test.services.db.flag.create({ data: { challengeId, flag: 'x'.repeat(200) } })
    const stranger = await signIn(test)
    const statusOf = async (actor: Actor, id = challengeId) =>
      (await actor.rest('POST', `/api/game/${gameId}/challenges/${id}`, { flag: 'x'.repeat(200) })).status
    expect([await statusOf(player.actor), await statusOf(stranger), await statusOf(player.actor, 0)]).toEqual(
      [400, 400, 400],
    )
    for (const id of [first, second]) await send(player, gameId, id)
    expect(await statusOf(player.actor)).toBe(200)
  })

  it('has its first value in the own solves of a team after the freeze', async () => {
    const { gameId, challengeId, first, second, player } = await makeLockedGame()
    for (const id of [first, second]) await send(player, gameId, id)
    const freezeAt = new Date(Date.now() - 1)
    await test.services.db.game.update({ where: { id: gameId }, data: { freezeAt } })
    await admin.mutate('updateChallenge', { gameId, challengeId, originalScore: 700 })
    await send(player, gameId, challengeId)
    const { game } = await player.actor.query<{ game: Record<string, unknown> }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) {
        viewerParticipation { solvesAfterFreeze { points challenge { databaseId } } }
        challenges { databaseId viewerSolve { points isAfterFreeze } } } }`,
    )
    expect(game).toMatchObject({
      viewerParticipation: { solvesAfterFreeze: [{ points: 700, challenge: { databaseId: challengeId } }] },
    })
    expect(game['challenges']).toContainEqual({
      databaseId: challengeId,
      viewerSolve: { points: 700, isAfterFreeze: true },
    })
    const { body } = await player.actor.rest('GET', `/api/game/${gameId}/details`)
    const { rank } = body as { rank: { solvedChallenges: { id: number; score: number }[] } }
    expect(rank.solvedChallenges).toContainEqual(expect.objectContaining({ id: challengeId, score: 700 }))
  })

  it('is announced to nobody', async () => {
    const { gameId, challengeId } = await makeLockedGame()
    await admin.mutate('updateChallenge', { gameId, challengeId, isEnabled: true, hints: ['Look closer'] })
    expect(await test.services.db.gameNotice.count({ where: { gameId } })).toBe(0)
  })
})

describe('the requirements', () => {
  it('refuse a cycle and name it', async () => {
    const { gameId, first, second, challengeId } = await makeLockedGame()
    await require(gameId, second, [first])
    expect(await require(gameId, first, [challengeId])).toMatchObject({
      code: 'CHALLENGE_REQUIREMENT_CYCLE',
      message: 'These challenges would unlock each other: Challenge 1 → Challenge 3 → Challenge 1.',
    })
    expect(await require(gameId, first, [first])).toMatchObject({ code: 'CHALLENGE_REQUIREMENT_CYCLE' })
  })

  it('cannot become a cycle by two edits at once', async () => {
    const { gameId, first, second } = await makeLockedGame()
    const answers = await Promise.all([require(gameId, first, [second]), require(gameId, second, [first])])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConflictError',
      'UpdateChallengePayload',
    ])
  })

  it('are of one game, and null removes them', async () => {
    const [game, stranger] = [await makeLockedGame(), await makeLockedGame()]
    expect(await require(game.gameId, game.first, [stranger.first])).toMatchObject({
      issues: [{ path: ['requiredChallengeIds'] }],
    })
    const { gameId, challengeId } = game
    await admin.mutate('updateChallenge', { gameId, challengeId, requiredChallengeIds: null })
    expect((await facesOf(game.player, game)).list).toBe(true)
  })
})
