import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../kit/server/app.ts'
import { codeOf } from '../../kit/world/challenges.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { startStillApp } from '../../kit/server/still-clock.ts'

// Rules that depend on the exact time of judging.

const hourMs = 3_600_000

let test: TestApp
let setTime: (time: Date) => Promise<void>

beforeAll(async () => {
  ;({ test, setTime } = await startStillApp())
})
afterAll(() => test.dispose())

async function makeGame(options: { teams: number; challenges?: number; practiceMode?: boolean }) {
  const played = await makePlayedGame(test, { challenges: 1, practiceMode: false, ...options })
  const start = new Date('2030-01-01T00:00:00.000Z')
  const end = new Date(start.getTime() + hourMs)
  await test.services.db.game.update({ where: { id: played.gameId }, data: { start, end } })
  const [challengeId = 0] = played.challengeIds
  return { ...played, challengeId, start, end }
}

const at = (time: Date, offsetMs: number) => setTime(new Date(time.getTime() + offsetMs))

const answer = ({ actor }: Player, { gameId }: PlayedGame, challengeId: number) =>
  actor.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag: flagOf(challengeId) })

const timesOf = async (challengeId: number) => {
  const solves = await test.services.db.solve.findMany({
    where: { challengeId },
    orderBy: { submissionId: 'asc' },
  })
  return solves.map(({ solvedAt }) => solvedAt.toISOString())
}

it('accepts answers from the millisecond of the start to the one before the end', async () => {
  const game = await makeGame({ teams: 4 })
  const { challengeId, start, end } = game
  const [early, first, last, late] = game.players as [Player, Player, Player, Player]
  await at(start, -1)
  expect(codeOf(await answer(early, game, challengeId))).toEqual([400, 'GAME_NOT_STARTED'])
  await at(start, 0)
  expect((await answer(first, game, challengeId)).status).toBe(200)
  await at(end, -1)
  expect((await answer(last, game, challengeId)).status).toBe(200)
  await at(end, 0)
  const refused = await answer(late, game, challengeId)
  expect(refused.body).toMatchObject({ status: 10002, code: 'GAME_ENDED' })
  expect(await timesOf(challengeId)).toEqual(['2030-01-01T00:00:00.000Z', '2030-01-01T00:59:59.999Z'])
})

it('counts nothing from the millisecond of the end on, where a game lets players practise', async () => {
  const game = await makeGame({ teams: 2, practiceMode: true })
  const { gameId, challengeId, end } = game
  const [last, late] = game.players as [Player, Player]
  await at(end, -1)
  await submit(last, { gameId, challengeId, flag: flagOf(challengeId) })
  await at(end, 0)
  await submit(late, { gameId, challengeId, flag: flagOf(challengeId) })
  const { body } = await late.actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  const { items } = body as { items: { id: number; score: number }[] }
  expect(items.map(({ id, score }) => [id, score > 0])).toEqual([
    [last.teamId, true],
    [late.teamId, false],
  ])
  const types = await test.services.db.submission.findMany({
    where: { gameId },
    orderBy: { id: 'asc' },
    select: { type: true },
  })
  expect(types.map(({ type }) => type)).toEqual(['FirstBlood', 'Normal'])
})

it('gives a solve no time before an earlier one when the clock goes back', async () => {
  const game = await makeGame({ teams: 3 })
  const { gameId, challengeId, start } = game
  for (const [index, minutes] of [10, 30, 5].entries()) {
    await at(start, minutes * 60_000)
    const player = game.players[index]
    if (player) await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
  }
  expect(await timesOf(challengeId)).toEqual([
    '2030-01-01T00:10:00.000Z',
    '2030-01-01T00:30:00.000Z',
    '2030-01-01T00:30:00.000Z',
  ])
})

it('names the end of the game before a challenge that is disabled', async () => {
  const game = await makeGame({ teams: 1 })
  const { challengeId, end } = game
  const [player] = game.players as [Player]
  await test.services.db.challenge.update({ where: { id: challengeId }, data: { isEnabled: false } })
  await at(end, 0)
  expect((await answer(player, game, challengeId)).body).toMatchObject({ status: 10002, code: 'GAME_ENDED' })
  await at(end, -1)
  expect(codeOf(await answer(player, game, challengeId))).toEqual([404, 'CHALLENGE_NOT_FOUND'])
})

it('counts neither suspended teams nor solves from before a moved start towards bloods', async () => {
  const game = await makeGame({ teams: 4 })
  const { gameId, challengeId, start } = game
  const [early, suspended, first, second] = game.players as [Player, Player, Player, Player]
  const solve = async (player: Player, minutes: number) => {
    await at(start, minutes * 60_000)
    const id = await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    const { type } = await test.services.db.submission.findUniqueOrThrow({ where: { id } })
    return type
  }
  expect([await solve(early, 1), await solve(suspended, 3)]).toEqual(['FirstBlood', 'SecondBlood'])
  await test.services.db.game.update({
    where: { id: gameId },
    data: { start: new Date(start.getTime() + 2 * 60_000) },
  })
  await test.services.db.participation.update({
    where: { id: suspended.participationId },
    data: { status: 'Suspended' },
  })
  expect([await solve(first, 4), await solve(second, 5)]).toEqual(['FirstBlood', 'SecondBlood'])
  const notices = await test.services.db.gameNotice.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
  expect(notices.map(({ type }) => type)).toEqual(['FirstBlood', 'SecondBlood', 'FirstBlood', 'SecondBlood'])
})
