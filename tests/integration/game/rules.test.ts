import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf, makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'

// The rules for updating a game, and for its start and end.

let test: TestApp
let admin: Actor
const hourMs = 3_600_000
const machineNow = () => new Date(Date.now() + test.services.clock.offsetMs)

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterEach(() => {
  test.services.clock.now = machineNow
})

afterAll(() => test.dispose())

type Members = Record<string, unknown>

const defaults = {
  hidden: false,
  summary: '',
  content: '',
  acceptWithoutReview: false,
  writeupRequired: false,
  inviteCode: null,
  teamMemberCountLimit: 0,
  containerCountLimit: 3,
  practiceMode: true,
  start: 0,
  end: 0,
  writeupNote: '',
  bloodBonus: 52459530,
}

const others = {
  hidden: true,
  summary: 's',
  content: 'c',
  acceptWithoutReview: true,
  writeupRequired: true,
  inviteCode: 'code',
  teamMemberCountLimit: 4,
  containerCountLimit: 0,
  practiceMode: false,
  start: 1_700_000_000_123,
  end: 1_600_000_000_000,
  writeupNote: 'n',
  bloodBonus: 0,
}

describe('replacing a game', () => {
  it('sets omitted members to their defaults, except divisions, keys and poster', async () => {
    const gameId = await makeGame(admin, { title: 'one', divisions: ['a', 'b', 'a'], ...others })
    const path = `/api/edit/games/${gameId}`
    await test.services.db.game.update({ where: { id: gameId }, data: { posterHash: 'f'.repeat(64) } })
    const before = (await admin.rest('GET', path)).body as Members
    expect(before).toMatchObject({ ...others, divisions: ['a', 'b'] })
    const asked = Date.now()
    const after = (await admin.rest('PUT', path, { title: 'two' })).body as Members
    const { id, publicKey, poster, divisions } = before
    const writeupDeadline = Number(after['writeupDeadline'])
    expect(after).toEqual({ ...defaults, title: 'two', id, publicKey, poster, divisions, writeupDeadline })
    expect(writeupDeadline).toBeGreaterThanOrEqual(asked - 1000)
    expect((await admin.rest('GET', path)).body).toEqual(after)

    const sent = { id: 7, publicKey: 'mine', poster: '/mine', unknown: 1 }
    const again = await admin.rest('PUT', path, { ...before, ...sent })
    expect(again.body).toEqual(before)
    // A text without a default must not be null, and neither must an ignored key.
    for (const member of [
      'summary',
      'content',
      'writeupNote',
      'publicKey',
      'hidden',
      'start',
      'bloodBonus',
    ]) {
      expect([member, (await admin.rest('PUT', path, { ...before, [member]: null })).status]).toEqual([
        member,
        400,
      ])
    }
  })

  it('keeps the divisions for null, takes each once, and clears them for an empty list', async () => {
    const gameId = await makeGame(admin, { divisions: ['a'] })
    const put = async (divisions: unknown) =>
      (
        (await admin.rest('PUT', `/api/edit/games/${gameId}`, { title: 't', divisions })).body as {
          divisions: string[]
        }
      ).divisions
    expect(await put(null)).toEqual(['a'])
    expect(await put(undefined)).toEqual(['a'])
    expect(await put(['b', 'B', 'b', 'a'])).toEqual(['b', 'B', 'a'])
    expect(await put([])).toEqual([])
    const none = await makeGame(admin, { divisions: null })
    expect((await admin.rest('GET', `/api/edit/games/${none}`)).body).toMatchObject({ divisions: [] })
  })

  it('accepts bonuses up to 1000 permille and uses the default above', async () => {
    const gameId = await makeGame(admin)
    const pack = (first: number, second: number, third: number) => first * 2 ** 20 + second * 2 ** 10 + third
    for (const [value, stored] of [
      [pack(1000, 1000, 1000), pack(1000, 1000, 1000)],
      [pack(1001, 0, 0), 52459530],
      [pack(0, 1001, 0), 52459530],
      [pack(0, 0, 1001), 52459530],
      [0, 0],
    ] as const) {
      const answer = await admin.rest('PUT', `/api/edit/games/${gameId}`, { title: 't', bloodBonus: value })
      expect(answer.body).toMatchObject({ bloodBonus: stored })
    }
  })

  it('lists nothing without a count', async () => {
    const page = (query: string) => admin.rest('GET', `/api/edit/games${query}`)
    const { total } = (await page('')).body as { total: number }
    expect((await page('')).body).toEqual({ data: [], length: 0, total })
    expect((await page('?count=1&skip=1')).body).toMatchObject({ length: 1, total })
    for (const query of ['?count=101', '?count=-1', '?skip=-1', '?count=x']) {
      expect((await page(query)).status).toBe(400)
    }
  })
})

describe('the millisecond of the start and of the end', () => {
  // Far enough from the machine's time that only the platform's clock matters.
  const start = Date.now() + 10 * hourMs
  const end = start + hourMs

  async function play(practiceMode: boolean) {
    const gameId = await makeGame(admin, { acceptWithoutReview: true, practiceMode, start, end })
    const id = await makeChallenge(admin, gameId, { flags: ['flag{a}'] })
    const player = await makePlayer(test, gameId)
    const joiner = await signIn(test)
    const teamId = await makeTeam(joiner)
    return { gameId, id, player, joiner, teamId }
  }

  it.each([
    ['just before the start', start - 1, false, 'Upcoming', 'GAME_NOT_STARTED', 'GAME_NOT_STARTED', 200],
    ['at the start', start, false, 'Running', 200, 200, 200],
    ['just before the end', end - 1, false, 'Running', 200, 200, 200],
    ['at the end', end, false, 'Ended', 'GAME_ENDED', 200, 'GAME_ENDED'],
    ['at the end, to practise', end, true, 'Practice', 200, 200, 200],
  ] as const)('%s', async (_when, now, practiceMode, state, playing, looking, joining) => {
    const { gameId, id, player, joiner, teamId } = await play(practiceMode)
    test.services.clock.now = () => new Date(now)
    const came = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer
      return status === 200 ? 200 : ((body as { code?: string }).code ?? status)
    }
    const game = `/api/game/${gameId}`
    expect(await came(player.rest('GET', `${game}/details`))).toBe(playing)
    expect(await came(player.rest('GET', `${game}/challenges/${id}`))).toBe(playing)
    for (const path of ['scoreboard', 'notices']) {
      expect([path, await came(test.anonymous().rest('GET', `${game}/${path}`))]).toEqual([path, looking])
    }
    for (const path of ['events', 'submissions']) {
      expect([path, await came(admin.rest('GET', `${game}/${path}`))]).toEqual([path, looking])
    }
    const answer = { gameId, challengeId: id, flag: 'flag{a}' }
    const told =
      playing === 200
        ? []
        : [
            await came(player.rest('POST', `${game}/challenges/${id}`, answer)),
            (await player.mutate('submitFlag', answer)).code,
          ]
    expect(told).toEqual(told.map(() => playing))
    expect(await came(joiner.rest('POST', game, { teamId }))).toBe(joining)
    const { game: seen } = await player.query<{ game: { state: string; challenge: object | null } }>(
      'query ($g: Int!, $c: Int!) { game: gameByDatabaseId(databaseId: $g) { state challenge: challengeByDatabaseId(databaseId: $c) { id } } }',
      { g: gameId, c: id },
    )
    expect([seen.state, seen.challenge !== null]).toEqual([state, playing === 200])
  })

  it('counts a solve exactly from the start and up to the end', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const id = await makeChallenge(admin, gameId, { title: 'Tide', flags: ['flag{a}'] })
    const player = await makePlayer(test, gameId)
    expect(
      (await player.rest('POST', `/api/game/${gameId}/challenges/${id}`, { flag: 'flag{a}' })).status,
    ).toBe(200)
    const { submittedAt } = await test.services.db.submission.findFirstOrThrow({ where: { gameId } })
    const t = submittedAt.getTime()
    const path = `/api/edit/games/${gameId}`
    const game = (await admin.rest('GET', path)).body as Members
    for (const [times, score] of [
      [{ start: t }, 1050],
      [{ start: t + 1 }, 0],
      [{ start: t - hourMs, end: t }, 0],
      [{ start: t - hourMs, end: t + 1 }, 1050],
      [{ start: t, end: t + 1 }, 1050],
      [{ start: t, end: t }, 0],
    ] as const) {
      expect((await admin.rest('PUT', path, { ...game, ...times })).status).toBe(200)
      // The scoreboard is public from the start of the game.
      test.services.clock.now = () => new Date(t + hourMs)
      const { body } = await test.anonymous().rest('GET', `/api/game/${gameId}/scoreboard`)
      test.services.clock.now = machineNow
      const { items, challenges } = body as {
        items: { score: number; solvedCount: number }[]
        challenges: { Misc: { solved: number; bloods: object[] }[] }
      }
      const [row] = items
      const [shown] = challenges.Misc
      const solves = score > 0 ? 1 : 0
      expect([times, row?.score, row?.solvedCount, shown?.solved, shown?.bloods.length]).toEqual([
        times,
        score,
        solves,
        solves,
        solves,
      ])
      const edited = await admin.rest('GET', `${path}/challenges/${id}`)
      expect(edited.body).toMatchObject({ acceptedCount: solves })
    }
  })

  it('allows practice after the end through both APIs, without an effect on the board', async () => {
    const gameId = await makeGame(admin, {
      acceptWithoutReview: true,
      practiceMode: true,
      start: Date.now() - 2 * hourMs,
      end: Date.now() - hourMs,
    })
    const id = await makeChallenge(admin, gameId, { flags: ['flag{a}'] })
    const [first, second] = [await makePlayer(test, gameId), await makePlayer(test, gameId)]
    await first.rest('POST', `/api/game/${gameId}/challenges/${id}`, { flag: 'flag{a}' })
    const solved = await second.mutate(
      'submitFlag',
      { gameId, challengeId: id, flag: 'flag{a}' },
      'submission { status type points }',
    )
    expect(solved).toMatchObject({ submission: { status: 'Accepted', type: 'Normal', points: null } })
    expect((await first.rest('GET', `/api/game/${gameId}/scoreboard`)).body).toMatchObject({
      items: [{ score: 0 }, { score: 0 }],
      challenges: { Misc: [{ solved: 0, bloods: [], score: 1000 }] },
    })
    const { db } = test.services
    expect(await db.gameEvent.count({ where: { gameId, type: 'FlagSubmit' } })).toBe(2)
    expect(await db.gameNotice.count({ where: { gameId } })).toBe(0)
    await admin.mutate('updateGame', { gameId, practiceMode: false })
    const late = await first.rest('POST', `/api/game/${gameId}/challenges/${id}`, { flag: 'flag{a}' })
    expect([...codeOf(late), (late.body as { status: number }).status]).toEqual([400, 'GAME_ENDED', 10002])
  })
})

it('refuses an end before the start over GraphQL, and the contract accepts it', async () => {
  const [start, later] = ['2031-03-01T00:00:00.000Z', '2031-03-02T00:00:00.000Z']
  const title = 'Tides'
  const refusal = (field: string) => ({ __typename: 'InvalidInputError', issues: [{ path: [field] }] })
  expect(await admin.mutate('createGame', { title, start: later, end: start })).toMatchObject(refusal('end'))
  const gameId = await makeGame(admin, { start, end: later })
  const change = (times: object) => admin.mutate('updateGame', { gameId, ...times })
  expect(await change({ end: '2031-02-28T00:00:00Z' })).toMatchObject(refusal('end'))
  expect(await change({ start: '2031-03-03T00:00:00Z' })).toMatchObject(refusal('start'))
  expect(await change({ start: later, end: start })).toMatchObject(refusal('end'))
  expect(await change({ summary: 'Calm' })).toMatchObject({ __typename: 'UpdateGamePayload' })
  const stored = (await admin.rest('GET', `/api/edit/games/${gameId}`)).body as object
  const reversed = { ...stored, start: Date.parse(later), end: Date.parse(start) }
  expect((await admin.rest('PUT', `/api/edit/games/${gameId}`, reversed)).status).toBe(200)
  // Another change of such a game is not refused.
  expect(await change({ summary: 'Rough' })).toMatchObject({ __typename: 'UpdateGamePayload' })
})
