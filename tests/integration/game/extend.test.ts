import { afterAll, beforeAll, expect, it } from 'vitest'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makePlayedGame } from '../../kit/world/played-game.ts'

const minuteMs = 60_000

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs)
const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * minuteMs)

type Move = { kind: string; challengeTitle: string | null; before: string; after: string }
type Preview = { minutes: number; version: string; moves: Move[]; instanceCount: number } | null

async function preview(gameId: number, minutes: number, actor = admin): Promise<Preview> {
  const { game } = await actor.query<{ game: { extension: Preview } }>(
    `query ($id: Int!, $minutes: Int!) { game: gameByDatabaseId(databaseId: $id) {
       extension(minutes: $minutes) {
         minutes version moves { kind challengeTitle before after } instanceCount } } }`,
    { id: gameId, minutes },
  )
  return game.extension
}

async function versionOf(gameId: number, minutes = 30): Promise<string> {
  return (await preview(gameId, minutes))?.version ?? ''
}

const extend = async (gameId: number, version: string, minutes = 30, actor = admin) => {
  const { __typename, code } = await actor.mutate('extendGame', { gameId, minutes, version })
  return code ?? __typename
}

const rowOf = (id: number) => test.services.db.game.findUniqueOrThrow({ where: { id } })

async function makeGame(hours: { startHours?: number; endHours?: number } = {}) {
  const played = await makePlayedGame(test, { teams: 1, challenges: 2, practiceMode: false, ...hours })
  const [first = 0, second = 0] = played.challengeIds
  return { ...played, first, second }
}

it('an extension moves the times of its preview, and publishes one notice', async () => {
  const { gameId, first, second } = await makeGame()
  const { db } = test.services
  const times = { end: inMinutes(30), freezeAt: inMinutes(20), writeupDeadline: inMinutes(-5) }
  await db.game.update({ where: { id: gameId }, data: times })
  const ahead = { releaseAt: inMinutes(5), isReleased: false, closeAt: inMinutes(10) }
  await db.challenge.update({ where: { id: first }, data: ahead })
  const past = { releaseAt: inMinutes(-10), closeAt: inMinutes(-5) }
  await db.challenge.update({ where: { id: second }, data: past })

  const hint = await db.hint.create({
    data: {
      challengeId: second,
      gameId,
      position: 0,
      content: 'Look',
      releaseAt: inMinutes(8),
      isReleased: false,
    },
  })

  const before = await rowOf(gameId)
  const shown = await preview(gameId, 30)
  const move = (kind: string, time: Date, challengeTitle: string | null = null) => ({
    kind,
    challengeTitle,
    before: time.toISOString(),
    after: later(time, 30).toISOString(),
  })
  expect(shown).toMatchObject({ minutes: 30, instanceCount: 0 })
  expect(shown?.moves).toEqual([
    move('End', times.end),
    move('Freeze', times.freezeAt),
    move('Release', ahead.releaseAt, 'Challenge 1'),
    move('Close', ahead.closeAt, 'Challenge 1'),
    move('HintRelease', hint.releaseAt ?? times.end, 'Challenge 2'),
  ])
  expect(await rowOf(gameId)).toEqual(before)

  expect(await extend(gameId, shown?.version ?? '')).toBe('ExtendGamePayload')
  const end = later(times.end, 30)
  expect(await rowOf(gameId)).toEqual({
    ...before,
    end,
    freezeAt: later(times.freezeAt, 30),
    calendarChangedAt: expect.any(Date),
    calendarSequence: before.calendarSequence + 1,
  })
  expect(await db.challenge.findUnique({ where: { id: first } })).toMatchObject({
    releaseAt: later(ahead.releaseAt, 30),
    closeAt: later(ahead.closeAt, 30),
  })
  expect(await db.challenge.findUnique({ where: { id: second } })).toMatchObject(past)
  expect(await db.hint.findUnique({ where: { id: hint.id } })).toMatchObject({
    releaseAt: later(hint.releaseAt ?? times.end, 30),
  })
  const { body } = await admin.rest('GET', `/api/game/${gameId}/notices`)
  const text = `The game is extended. New end: ${end.toISOString().slice(0, 16).replace('T', ' ')} UTC.`
  expect(body).toMatchObject([{ type: 'Normal', values: [text] }])
  const { body: listed } = await admin.rest('GET', `/api/game/${gameId}`)
  expect(listed).toMatchObject({ end: end.getTime() })
})

it('an extension with an outdated preview is refused', async () => {
  const { gameId, first } = await makeGame()
  const { db } = test.services
  const changes = [
    () => db.game.update({ where: { id: gameId }, data: { end: inMinutes(50) } }),
    () => db.challenge.update({ where: { id: first }, data: { closeAt: inMinutes(40) } }),
    () => admin.mutate('pauseGame', { gameId }),
    () => admin.mutate('resumeGame', { gameId }),
  ]
  for (const change of changes) {
    const version = await versionOf(gameId)
    await change()
    const { end } = await rowOf(gameId)
    expect(await extend(gameId, version)).toBe('GAME_TIMES_CHANGED')
    expect((await rowOf(gameId)).end).toEqual(end)
  }
  expect(await extend(gameId, await versionOf(gameId))).toBe('ExtendGamePayload')
})

it('one extension is applied when two organizers send the same preview at once', async () => {
  const { gameId } = await makeGame()
  const { end } = await rowOf(gameId)
  const version = await versionOf(gameId)
  const results = await Promise.all(Array.from({ length: 6 }, () => extend(gameId, version)))
  expect(results.filter((result) => result === 'ExtendGamePayload')).toHaveLength(1)
  expect(results.filter((result) => result === 'GAME_TIMES_CHANGED')).toHaveLength(5)
  expect((await rowOf(gameId)).end).toEqual(later(end, 30))
  expect(await test.services.db.gameNotice.count({ where: { gameId } })).toBe(1)
})

it('only running games can be extended, by 1 to 10080 minutes, and authors see the preview', async () => {
  const { gameId, players } = await makeGame()
  const version = await versionOf(gameId)
  for (const minutes of [0, 10_081]) {
    expect(await extend(gameId, version, minutes)).toBe('INVALID_INPUT')
  }
  expect(await preview(gameId, 5, players[0]?.actor)).toBeNull()
  expect(await extend(gameId, version, 30, players[0]?.actor)).toBe('AUTH_FORBIDDEN')
  const upcoming = await makeGame({ startHours: 1, endHours: 2 })
  const ended = await makeGame({ startHours: -2, endHours: -1 })
  expect(await preview(upcoming.gameId, 5)).toBeNull()
  expect(await preview(ended.gameId, 5)).toBeNull()
  expect(await extend(upcoming.gameId, version)).toBe('GAME_NOT_STARTED')
  expect(await extend(ended.gameId, version)).toBe('GAME_ENDED')
})

it('the REST API moves the end with the time during a pause', async () => {
  const { gameId } = await makeGame()
  await test.services.db.game.update({ where: { id: gameId }, data: newGameKeys(null) })
  const { end } = await rowOf(gameId)
  await admin.mutate('pauseGame', { gameId })
  const { pausedAt } = await rowOf(gameId)
  const leftMs = end.getTime() - (pausedAt?.getTime() ?? 0)
  test.services.clock.offsetMs = 600 * minuteMs
  try {
    const { body } = await admin.rest('GET', `/api/game/${gameId}`)
    const shown = (body as { end: number }).end
    expect(shown - test.services.clock.now().getTime()).toBeLessThanOrEqual(leftMs)
    expect(shown).toBeGreaterThan(end.getTime() + 599 * minuteMs)
    const { body: edited } = await admin.rest('GET', `/api/edit/games/${gameId}`)
    expect(edited).toMatchObject({ end: end.getTime() })
  } finally {
    test.services.clock.offsetMs = 0
  }
})
