import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { startStillApp } from '../../kit/server/still-clock.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'

const hourMs = 3_600_000
const start = new Date('2030-01-01T00:00:00.000Z')
const end = new Date(start.getTime() + 3 * hourMs)

let test: TestApp
let setTime: (time: Date) => Promise<void>
let admin: Actor
let monitor: Actor

beforeAll(async () => {
  ;({ test, setTime } = await startStillApp())
  admin = await signIn(test, 'Admin')
  monitor = await signIn(test, 'Monitor')
})
afterAll(() => test.dispose())

/** A running game of two teams that have both solved the first of two challenges. */
async function makeGame(data: { freezeAt?: Date; practiceMode?: boolean } = {}) {
  await setTime(new Date(start.getTime() + 1))
  const played = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const { gameId, challengeIds, players } = played
  const keys = newGameKeys(null)
  await test.services.db.game.update({ where: { id: gameId }, data: { start, end, ...keys, ...data } })
  await test.services.db.participation.updateMany({
    where: { gameId },
    data: { token: `1:${'A'.repeat(86)}==` },
  })
  const [challengeId = 0, otherId = 0] = challengeIds
  for (const player of players) await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
  const [one, two] = players
  if (!one || !two) throw new Error('two players are missing')
  return { gameId, challengeId, otherId, one, two }
}

type Rating = { challengeId: number; stars: number; comment?: string | null }

async function rate({ actor }: { actor: Actor }, rating: Rating): Promise<string> {
  const { code, __typename } = await actor.mutate('rateChallenge', rating)
  return code ?? __typename
}

type Shown = { challengeDatabaseId: number; count: number; average: number | null; starCounts: number[] }
type Comment = {
  id: string
  stars: number
  comment: string
  userName: string | null
  teamName: string | null
}

async function ratingsFor(actor: Actor, gameId: number) {
  const { game } = await actor.query<{
    game: { challengeRatings: Shown[] | null; ratingComments: { edges: { node: Comment }[] } }
  }>(
    `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) {
      challengeRatings { challengeDatabaseId count average starCounts }
      ratingComments(first: 10) { edges { node { id stars comment userName teamName } } } } }`,
    { id: gameId },
  )
  const rows = game.challengeRatings?.map(({ challengeDatabaseId: id, ...rest }) => [id, rest] as const)
  return { rows: rows && new Map(rows), comments: game.ratingComments.edges.map(({ node }) => node) }
}

describe('a rating', () => {
  it('is given by a player whose team has solved the challenge, and replaced by the next one', async () => {
    const { gameId, challengeId, otherId, one, two } = await makeGame()
    expect(await rate(one, { challengeId: otherId, stars: 5 })).toBe('RATING_NOT_SOLVED')
    expect(await rate(one, { challengeId: 2147483647, stars: 5 })).toBe('RATING_NOT_SOLVED')
    expect(await rate({ actor: admin }, { challengeId, stars: 5 })).toBe('RATING_NOT_SOLVED')
    expect(await rate({ actor: test.anonymous() }, { challengeId, stars: 5 })).toBe('AUTH_LOGIN_REQUIRED')
    for (const stars of [0, 6]) expect(await rate(one, { challengeId, stars })).toBe('INVALID_INPUT')
    const long = { challengeId, stars: 5, comment: 'x'.repeat(301) }
    expect(await rate(one, long)).toBe('INVALID_INPUT')
    expect(await rate(one, { challengeId, stars: 1, comment: 'Broken' })).toBe('RateChallengePayload')
    expect(await rate(one, { challengeId, stars: 4, comment: ' Good ' })).toBe('RateChallengePayload')
    expect(await rate(two, { challengeId, stars: 5 })).toBe('RateChallengePayload')
    const { rows, comments } = await ratingsFor(monitor, gameId)
    expect(rows?.get(challengeId)).toEqual({ count: 2, average: 4.5, starCounts: [0, 0, 0, 1, 1] })
    expect(rows?.get(otherId)).toEqual({ count: 0, average: null, starCounts: [0, 0, 0, 0, 0] })
    expect(comments).toMatchObject([{ stars: 4, comment: 'Good', userName: one.userName }])
    const { game } = await one.actor.query<{ game: { challenge: object } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) {
        challenge: challengeByDatabaseId(databaseId: ${challengeId}) { viewerRating { stars comment } } } }`,
    )
    expect(game.challenge).toEqual({ viewerRating: { stars: 4, comment: 'Good' } })
  })

  it('is one row when a user sends many at once', async () => {
    const { gameId, challengeId, one } = await makeGame()
    const sent = Array.from({ length: 12 }, (_, index) => rate(one, { challengeId, stars: 1 + (index % 5) }))
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['RateChallengePayload']))
    expect((await ratingsFor(admin, gameId)).rows?.get(challengeId)?.count).toBe(1)
  })

  it('is shown to others after the end, without names', async () => {
    const { gameId, challengeId, one } = await makeGame()
    await rate(one, { challengeId, stars: 3, comment: 'Fair' })
    const others = [test.anonymous(), one.actor]
    await setTime(new Date(end.getTime() - 1))
    for (const actor of others) expect(await ratingsFor(actor, gameId)).toEqual({ comments: [] })
    const [hidden] = (await ratingsFor(admin, gameId)).comments
    const byId = `{ node(id: "${hidden?.id}") { __typename } }`
    expect(await one.actor.query(byId)).toEqual({ node: null })
    await setTime(end)
    for (const actor of others) {
      const { rows, comments } = await ratingsFor(actor, gameId)
      expect(rows?.get(challengeId)).toMatchObject({ count: 1, average: 3 })
      expect(comments).toMatchObject([{ comment: 'Fair', userName: null, teamName: null }])
    }
    expect(await test.anonymous().query(byId)).toEqual({ node: { __typename: 'RatingComment' } })
  })

  it('waits for the reveal in a game with a freeze', async () => {
    const { gameId, challengeId, one } = await makeGame({ freezeAt: new Date(start.getTime() + hourMs) })
    await rate(one, { challengeId, stars: 3, comment: 'Fair' })
    await setTime(end)
    expect(await ratingsFor(one.actor, gameId)).toEqual({ comments: [] })
    expect((await ratingsFor(monitor, gameId)).comments).toHaveLength(1)
    await admin.mutate('revealScoreboard', { gameId })
    expect((await ratingsFor(one.actor, gameId)).comments).toHaveLength(1)
  })

  it('can change until the result is final, also after the end', async () => {
    const { gameId, challengeId, one, two } = await makeGame({ practiceMode: false })
    await rate(one, { challengeId, stars: 2 })
    await setTime(end)
    expect(await rate(one, { challengeId, stars: 4 })).toBe('RateChallengePayload')
    const finalize = admin.mutate('finalizeGame', { gameId })
    const [raced] = await Promise.all([rate(two, { challengeId, stars: 1 }), finalize])
    expect(await rate(one, { challengeId, stars: 5 })).toBe('RATING_CLOSED')
    const expected = raced === 'RateChallengePayload' ? [1, 0, 0, 1, 0] : [0, 0, 0, 1, 0]
    expect((await ratingsFor(admin, gameId)).rows?.get(challengeId)?.starCounts).toEqual(expected)
    await admin.mutate('reopenGame', { gameId, reason: 'A flag was wrong' })
    expect(await rate(two, { challengeId, stars: 5 })).toBe('RateChallengePayload')
  })

  it('does not count for a team that is not accepted, or of testers', async () => {
    const { gameId, challengeId, one, two } = await makeGame()
    const { db } = test.services
    await rate(one, { challengeId, stars: 1, comment: 'Mine' })
    await rate(two, { challengeId, stars: 5, comment: 'Tested' })
    const rights = { standing: 'Tester', takesBloods: false, lowersValues: false } as const
    const division = await db.division.create({ data: { gameId, name: 'Crew', position: 1, ...rights } })
    const move = (player: Player, data: object) =>
      db.participation.update({ where: { id: player.participationId }, data })
    await move(two, { divisionId: division.id })
    await move(one, { status: 'Suspended' })
    expect(await rate(one, { challengeId, stars: 5 })).toBe('RATING_NOT_SOLVED')
    const { rows, comments } = await ratingsFor(admin, gameId)
    expect(rows?.get(challengeId)?.count).toBe(0)
    expect(comments.map(({ comment }) => comment)).toEqual(['Tested'])
    await setTime(end)
    expect((await ratingsFor(test.anonymous(), gameId)).comments).toEqual([])
  })

  it('is withdrawn by its author until the result is final', async () => {
    const { gameId, challengeId, one, two } = await makeGame()
    await rate(one, { challengeId, stars: 1, comment: 'Hasty' })
    const withdraw = async ({ actor }: { actor: Actor }) => {
      const { code, __typename } = await actor.mutate('withdrawRating', { challengeId })
      return code ?? __typename
    }
    for (const other of [two, { actor: admin }]) expect(await withdraw(other)).toBe('RATING_NOT_FOUND')
    const both = await Promise.all([withdraw(one), withdraw(one)])
    expect(both.toSorted()).toEqual(['RATING_NOT_FOUND', 'WithdrawRatingPayload'])
    expect((await ratingsFor(admin, gameId)).comments).toEqual([])
    await rate(one, { challengeId, stars: 4 })
    await setTime(end)
    await admin.mutate('finalizeGame', { gameId })
    expect(await withdraw(one)).toBe('RATING_CLOSED')
  })

  it('is removed by an administrator, and with its game', async () => {
    const { gameId, challengeId, one } = await makeGame()
    await rate(one, { challengeId, stars: 1, comment: 'Rude' })
    const [comment] = (await ratingsFor(admin, gameId)).comments
    const remove = async (actor: Actor) => {
      const ratingId = comment?.id
      const { code, __typename } = await actor.mutate('removeRating', { ratingId })
      return code ?? __typename
    }
    for (const actor of [monitor, one.actor]) expect(await remove(actor)).toMatch(/^AUTH_/)
    const both = await Promise.all([remove(admin), remove(admin)])
    expect(both.toSorted()).toEqual(['RATING_NOT_FOUND', 'RemoveRatingPayload'])
    await rate(one, { challengeId, stars: 3 })
    await test.services.db.solve.deleteMany({ where: { gameId } })
    expect(await test.services.db.rating.count({ where: { gameId } })).toBe(0)
  })
})
