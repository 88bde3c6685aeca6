import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.dispose())

/** Submits every other flag through GraphQL. */
async function send(
  player: Player,
  place: { gameId: number; challengeId: number; flag: string },
  index: number,
) {
  if (index % 2 === 0) return submit(player, place)
  const { submission } = await player.actor.mutate<{ submission: { databaseId: number } }>(
    'submitFlag',
    place,
    'submission { databaseId }',
  )
  return submission.databaseId
}

it('orders fifty simultaneous correct submissions, five times', async () => {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 50, challenges: 5 })
  const { db } = test.services
  for (const challengeId of challengeIds) {
    const ids = await Promise.all(
      players.map((player, index) => send(player, { gameId, challengeId, flag: flagOf(challengeId) }, index)),
    )
    expect(new Set(ids).size).toBe(50)
    const solves = await db.solve.findMany({
      where: { challengeId },
      orderBy: [{ solvedAt: 'asc' }, { submissionId: 'asc' }],
      include: { submission: true },
    })
    expect(solves.map(({ submission }) => submission.type)).toEqual([
      'FirstBlood',
      'SecondBlood',
      'ThirdBlood',
      ...Array.from({ length: 47 }, () => 'Normal'),
    ])
    expect(new Set(solves.map(({ participationId }) => participationId)).size).toBe(50)
    const view = await test.services.scoreboards.get(gameId, 'public')
    const teamOf = new Map(players.map(({ participationId, teamId }) => [participationId, teamId]))
    expect(view?.challenges.get(challengeId)?.bloods.map(({ team }) => team.teamId)).toEqual(
      solves.slice(0, 3).map(({ participationId }) => teamOf.get(participationId)),
    )
  }
  const view = await test.services.scoreboards.get(gameId, 'public')
  expect(view?.rows.map(({ solves }) => solves.length)).toEqual(players.map(() => 5))
  // 250 points with bonuses of 5, 3 and 1 percent, each for five challenges.
  const total = view?.rows.reduce((sum, { score }) => sum + score, 0)
  expect(total).toBe(5 * (47 * 250 + 262 + 258 + 252))
  const notices = await db.gameNotice.groupBy({ by: ['type'], where: { gameId }, _count: true })
  expect(Object.fromEntries(notices.map(({ type, _count }) => [type, _count]))).toEqual({
    FirstBlood: 5,
    SecondBlood: 5,
    ThirdBlood: 5,
  })
  expect(await db.gameEvent.count({ where: { gameId, type: 'FlagSubmit' } })).toBe(250)
  const changes = await db.boardChange.findMany({ where: { gameId }, orderBy: { seq: 'asc' } })
  expect(changes.map(({ seq }) => Number(seq))).toEqual(changes.map((_change, index) => index + 1))
  expect(changes.flatMap(({ ids }) => ids)).toHaveLength(250)
  expect(view?.seq).toBe(changes.length)
})

it('records one solve for a team that sends the correct flag twenty times at once', async () => {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const [challengeId = 0] = challengeIds
  const [player] = players
  if (!player) throw new Error('no player')
  const place = { gameId, challengeId, flag: flagOf(challengeId) }
  await Promise.all(Array.from({ length: 20 }, (_item, index) => send(player, place, index)))
  const { db } = test.services
  expect(await db.solve.count({ where: { gameId } })).toBe(1)
  expect(await db.submission.count({ where: { gameId, status: 'Accepted' } })).toBe(20)
  expect(await db.submission.count({ where: { gameId, type: 'FirstBlood' } })).toBe(1)
  expect(await db.submission.count({ where: { gameId, type: 'Normal' } })).toBe(19)
  expect(await db.gameNotice.count({ where: { gameId } })).toBe(1)
  expect((await test.services.scoreboards.get(gameId, 'public'))?.rows[0]?.score).toBe(1050)
})
