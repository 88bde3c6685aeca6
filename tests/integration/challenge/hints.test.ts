import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { startStillApp } from '../../kit/server/still-clock.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'

const hourMs = 3_600_000
const start = new Date('2030-01-01T00:00:00.000Z')
const freezeAt = new Date(start.getTime() + 2 * hourMs)
const end = new Date(start.getTime() + 3 * hourMs)

let test: TestApp
let setTime: (time: Date) => Promise<void>
let admin: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  ;({ test, setTime } = await startStillApp())
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const at = (time: Date, offsetMs = 0) => setTime(new Date(time.getTime() + offsetMs))

type NewHint = { title?: string; content: string; cost?: number; releaseAt?: string; hintId?: number }

async function makeGame(hints: NewHint[], freeze: Date | null = null) {
  await at(start, 1)
  const played = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const { gameId, challengeIds, players } = played
  const [challengeId = 0, otherId = 0] = challengeIds
  await test.services.db.game.update({ where: { id: gameId }, data: { start, end, freezeAt: freeze } })
  await test.services.db.challenge.updateMany({
    where: { gameId },
    data: { minScoreRate: 1, disableBloodBonus: true },
  })
  const [one, two] = players
  if (!one || !two) throw new Error('two players')
  const place = { gameId, challengeId }
  await setHints(place, hints)
  const ids = (await hintsOf(challengeId)).map(({ id }) => id)
  return { ...place, otherId, one, two, hintIds: ids, hintId: ids[0] ?? 0 }
}

type Place = { gameId: number; challengeId: number }

async function setHints({ gameId, challengeId }: Place, hints: NewHint[]) {
  const { __typename, code } = await admin.mutate('setExtraHints', { gameId, challengeId, hints })
  return code ?? __typename
}

const hintsOf = (challengeId: number) =>
  test.services.db.hint.findMany({ where: { challengeId }, orderBy: { position: 'asc' } })

async function buy(player: Player, hintId: number) {
  const { code, __typename, message } = await player.actor.mutate('unlockHint', { hintId })
  return { result: code ?? __typename, message }
}

async function shownTo(actor: Actor, { gameId, challengeId }: Place) {
  const { game } = await actor.query<{ game: { challenge: { hints: string[]; extraHints: object[] } } }>(
    `{ game: gameByDatabaseId(databaseId: ${gameId}) {
      challenge: challengeByDatabaseId(databaseId: ${challengeId}) {
        hints extraHints { title cost content unlock { unlockedAt userName } } } } }`,
  )
  return game.challenge.extraHints
}

async function restHints(actor: Actor, { gameId, challengeId }: Place) {
  const { body } = await actor.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)
  return (body as { hints: string[] }).hints
}

async function boardFor(actor: Actor, gameId: number) {
  const { body, headers } = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  const board = body as { items: { id: number; score: number }[]; timeLines: object }
  return { ...board, tag: headers.get('etag') }
}

async function scoreOf(player: Player, gameId: number, actor: Actor = test.anonymous()) {
  const { items } = await boardFor(actor, gameId)
  return items.find(({ id }) => id === player.teamId)?.score
}

describe('a hint with a cost', () => {
  it('shows its title and cost, and its text once it is bought', async () => {
    const game = await makeGame([{ title: 'Tide', content: 'Look up', cost: 100 }, { content: 'Free' }])
    const { one, two, hintId } = game
    await submit(one, { ...game, flag: flagOf(game.challengeId) })
    const closed = { title: 'Tide', cost: 100, content: null, unlock: null }
    const free = { title: '', cost: 0, content: 'Free', unlock: null }
    expect(await shownTo(one.actor, game)).toEqual([closed, free])
    expect(await restHints(one.actor, game)).toEqual(['Free'])
    await at(start, 5000)
    expect((await buy(one, hintId)).result).toBe('UnlockHintPayload')
    const unlock = { unlockedAt: new Date(start.getTime() + 5000).toISOString(), userName: one.userName }
    expect(await shownTo(one.actor, game)).toEqual([{ ...closed, content: 'Look up', unlock }, free])
    expect(await restHints(one.actor, game)).toEqual(['**Tide**\n\nLook up', 'Free'])
    expect(await shownTo(two.actor, game)).toEqual([closed, free])
    expect(await restHints(two.actor, game)).toEqual(['Free'])
    expect(await scoreOf(one, game.gameId)).toBe(900)
  })

  it('is refused while the team has fewer points than it costs', async () => {
    const game = await makeGame([{ content: 'Look up', cost: 1001 }])
    const { one, gameId, challengeId, hintId } = game
    const refused = {
      result: 'HINT_TOO_EXPENSIVE',
      message: 'Your team has fewer points than this hint costs (1001).',
    }
    expect(await buy(one, hintId)).toEqual(refused)
    await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
    expect(await buy(one, hintId)).toEqual(refused)
    await admin.mutate('giveAward', { gameId, teamId: one.teamId, points: 1, reason: 'Kind' })
    expect((await buy(one, hintId)).result).toBe('UnlockHintPayload')
    expect(await scoreOf(one, gameId)).toBe(0)
  })

  it('costs once for fifty concurrent purchases', async () => {
    const game = await makeGame([{ content: 'Look up', cost: 400 }])
    const { one, gameId, challengeId, hintId } = game
    await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
    const bought = await Promise.all(Array.from({ length: 50 }, () => buy(one, hintId)))
    expect(new Set(bought.map(({ result }) => result))).toEqual(new Set(['UnlockHintPayload']))
    expect(await scoreOf(one, gameId)).toBe(600)
    expect(await test.services.db.gameEvent.count({ where: { gameId, type: 'Normal' } })).toBe(1)
  })

  it('is bought once by fifty concurrent calls of a team with points for one', async () => {
    const hints = Array.from({ length: 10 }, (_, index) => ({ content: `Hint ${index}`, cost: 600 }))
    const game = await makeGame(hints)
    const { one, gameId, challengeId, hintIds } = game
    await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
    const asked = [...hintIds, ...hintIds, ...hintIds, ...hintIds, ...hintIds]
    const bought = await Promise.all(asked.map((hintId) => buy(one, hintId)))
    const rows = await test.services.db.scoreAdjustment.findMany({ where: { gameId } })
    expect(rows.map(({ points }) => points)).toEqual([-600])
    expect(bought.filter(({ result }) => result === 'HINT_TOO_EXPENSIVE')).not.toHaveLength(0)
    expect(await scoreOf(one, gameId)).toBe(400)
  })

  it('counts every purchase beside concurrent awards and solves', async () => {
    const game = await makeGame([
      { content: 'Look up', cost: 700 },
      { content: 'Look down', cost: 700 },
    ])
    const { one, two, gameId, challengeId, otherId, hintIds } = game
    await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
    await Promise.all([
      ...hintIds.map((hintId) => buy(one, hintId)),
      submit(one, { gameId, challengeId: otherId, flag: flagOf(otherId) }),
      submit(two, { gameId, challengeId, flag: flagOf(challengeId) }),
      admin.mutate('giveAward', { gameId, teamId: one.teamId, points: 100, reason: 'Kind' }),
    ])
    const view = await test.services.scoreboards.get(gameId, 'organizer')
    const row = view?.rowByTeam.get(one.teamId)
    const paid = row?.adjustments.filter(({ kind }) => kind === 'Hint').length ?? 0
    expect(paid).toBeGreaterThan(0)
    expect(row?.total).toBe(2100 - 700 * paid)
  })

  it('is in the events of the game for monitors', async () => {
    const game = await makeGame([{ title: 'Tide', content: 'Look up', cost: 100 }])
    await submit(game.one, { ...game, flag: flagOf(game.challengeId) })
    await buy(game.one, game.hintId)
    const monitor = await signIn(test, 'Monitor')
    const { body } = await monitor.rest('GET', `/api/game/${game.gameId}/events?count=1`)
    expect(body).toEqual([
      expect.objectContaining({
        type: 'Normal',
        user: game.one.userName,
        values: ['Challenge 1: bought the hint “Tide” for 100 points'],
      }),
    ])
    monitor.headers['accept-language'] = 'de-DE'
    const asked = `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) {
      events(first: 1) { edges { node { ... on TextEvent { content } } } } } }`
    expect(await monitor.query(asked, { id: game.gameId })).toEqual({
      game: {
        events: { edges: [{ node: { content: 'Challenge 1: Hinweis „Tide“ für 100 Punkte gekauft' } }] },
      },
    })
  })

  it('gives the points back when an author removes it or its challenge, and keeps the price after a change', async () => {
    const game = await makeGame([
      { content: 'Look up', cost: 100 },
      { content: 'Look down', cost: 200 },
    ])
    const { one, gameId, challengeId, otherId, hintIds } = game
    await submit(one, { gameId, challengeId: otherId, flag: flagOf(otherId) })
    for (const hintId of hintIds) await buy(one, hintId)
    expect(await scoreOf(one, gameId)).toBe(700)
    const [kept = 0] = hintIds
    expect(await setHints(game, [{ hintId: kept, content: 'Look far up', cost: 500 }])).toBe(
      'SetExtraHintsPayload',
    )
    expect(await scoreOf(one, gameId)).toBe(900)
    expect(await shownTo(one.actor, game)).toMatchObject([{ content: 'Look far up', cost: 500 }])
    await admin.mutate('deleteChallenge', { gameId, challengeId })
    expect(await scoreOf(one, gameId)).toBe(1000)
  })

  it('is bought by players of the game only, who see its challenge', async () => {
    const game = await makeGame([{ content: 'Look up', cost: 1 }])
    const { one, two, gameId, challengeId, otherId, hintId } = game
    const stranger = await signIn(test)
    expect(await stranger.mutate('unlockHint', { hintId })).toMatchObject({
      code: 'PARTICIPATION_NOT_JOINED',
    })
    await admin.rest('PUT', `/api/admin/participation/${two.participationId}`, { status: 'Suspended' })
    expect((await buy(two, hintId)).result).toBe('PARTICIPATION_NOT_ACCEPTED')
    await admin.mutate('updateChallenge', { gameId, challengeId, requiredChallengeIds: [otherId] })
    for (const actor of [one.actor, two.actor, stranger]) {
      expect(await actor.mutate('unlockHint', { hintId })).toMatchObject({ code: 'HINT_NOT_FOUND' })
    }
    await admin.mutate('updateChallenge', { gameId, challengeId, isEnabled: false })
    expect((await buy(one, hintId)).result).toBe('HINT_NOT_FOUND')
  })

  it('costs nothing in practice mode, and moves no board', async () => {
    const game = await makeGame([{ content: 'Look up', cost: 100 }])
    await at(end)
    const board = () =>
      game.one.actor.query(
        `{ gameByDatabaseId(databaseId: ${game.gameId}) { scoreboard { seq updatedAt } } }`,
      )
    const before = await board()
    expect((await buy(game.one, game.hintId)).result).toBe('UnlockHintPayload')
    expect(await restHints(game.one.actor, game)).toEqual(['Look up'])
    expect(await scoreOf(game.one, game.gameId)).toBe(0)
    expect(await board()).toEqual(before)
  })

  it('keeps the price of the purchase when the end moves to either side of it', async () => {
    const game = await makeGame([
      { content: 'Look up', cost: 40 },
      { content: 'Look down', cost: 100 },
    ])
    const { one, gameId, challengeId, hintIds } = game
    const [paid = 0, free = 0] = hintIds
    await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
    await at(start, hourMs)
    await buy(one, paid)
    await at(end)
    await buy(one, free)
    expect(await scoreOf(one, gameId)).toBe(960)
    const endAt = (time: Date) => admin.mutate('updateGame', { gameId, end: time.toISOString() })
    await endAt(new Date(end.getTime() + hourMs))
    expect(await scoreOf(one, gameId)).toBe(960)
    expect(await restHints(one.actor, game)).toEqual(['Look up', 'Look down'])
    await endAt(new Date(start.getTime() + hourMs / 2))
    expect(await scoreOf(one, gameId)).toBe(960)
  })
})

describe('a hint with a time', () => {
  it('appears at its time for players, with one notice', async () => {
    const releaseAt = new Date(start.getTime() + hourMs)
    const game = await makeGame([{ content: 'Later', releaseAt: releaseAt.toISOString() }])
    const { one, gameId, hintId } = game
    expect(await shownTo(one.actor, game)).toEqual([])
    expect(await restHints(one.actor, game)).toEqual([])
    expect((await buy(one, hintId)).result).toBe('HINT_NOT_FOUND')
    const notices = () => test.services.db.gameNotice.count({ where: { gameId, type: 'NewHint' } })
    expect(await notices()).toBe(0)
    await at(releaseAt)
    await until(async () => (await restHints(one.actor, game)).length === 1, 'the hint is released')
    expect(await restHints(one.actor, game)).toEqual(['Later'])
    await until(async () => (await notices()) === 1, 'the notice is there')
  })
})

describe('a purchase after the freeze', () => {
  it('is checked against the real points, and hidden from players until the reveal', async () => {
    const game = await makeGame([{ content: 'Look up', cost: 300 }], freezeAt)
    const { one, gameId, challengeId, hintId } = game
    const visitor = test.anonymous()
    const before = await boardFor(visitor, gameId)
    await at(freezeAt)
    expect((await buy(one, hintId)).result).toBe('HINT_TOO_EXPENSIVE')
    await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
    expect((await buy(one, hintId)).result).toBe('UnlockHintPayload')
    expect(await boardFor(visitor, gameId)).toEqual(before)
    expect(await scoreOf(one, gameId, admin)).toBe(700)
    await setHints(game, [])
    expect(await boardFor(visitor, gameId)).toEqual(before)
    expect(await scoreOf(one, gameId, admin)).toBe(1000)
  })
})

describe('a refusal after the freeze', () => {
  it('says nothing of the solves of others, and counts own ones and all that was paid', async () => {
    const game = await makeGame([{ content: 'Dear', cost: 1001 }, { content: 'Fair', cost: 600 }, { content: 'Cheap', cost: 401 }], freezeAt) // oxfmt-ignore
    const { one, two, gameId, challengeId, otherId, hintIds } = game
    const [dear = 0, fair = 0, cheap = 0] = hintIds
    // From the second solve on, the challenge is worth 10 points.
    const table = { scoreCurve: 'Table', scoreTable: [1000, 10] }
    await admin.mutate('updateChallenge', { gameId, challengeId, ...table })
    await admin.mutate('updateChallenge', { gameId, challengeId: otherId, ...table })
    await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
    await at(freezeAt)
    for (const id of [challengeId, otherId]) await submit(two, { gameId, challengeId: id, flag: flagOf(id) })
    expect(await scoreOf(one, gameId, admin)).toBe(10)
    expect((await buy(one, dear)).result).toBe('HINT_TOO_EXPENSIVE')
    expect((await buy(one, fair)).result).toBe('UnlockHintPayload')
    expect((await buy(one, cheap)).result).toBe('HINT_TOO_EXPENSIVE')
    await submit(one, { gameId, challengeId: otherId, flag: flagOf(otherId) })
    expect((await buy(one, dear)).result).toBe('UnlockHintPayload')
    // An award after the freeze is hidden from its team too.
    await admin.mutate('giveAward', { gameId, teamId: one.teamId, points: 5000, reason: 'Kind' })
    expect((await buy(one, cheap)).result).toBe('HINT_TOO_EXPENSIVE')
  })
})

describe('the contract', () => {
  it('keeps the hints of a challenge without these hints', async () => {
    const game = await makeGame([])
    const { gameId, challengeId, one } = game
    await admin.mutate('updateChallenge', { gameId, challengeId, hints: ['b', 'a'] })
    expect(await restHints(one.actor, game)).toEqual(['b', 'a'])
    await setHints(game, [{ content: 'c', cost: 5 }])
    const { body } = await admin.rest('GET', `/api/edit/games/${gameId}/challenges/${challengeId}`)
    expect(body).toMatchObject({ hints: ['b', 'a'] })
    await admin.rest('PUT', `/api/edit/games/${gameId}/challenges/${challengeId}`, { hints: ['d'] })
    expect(await restHints(one.actor, game)).toEqual(['d'])
    expect(await hintsOf(challengeId)).toHaveLength(1)
  })

  it('copies the hints with their challenge', async () => {
    const game = await makeGame([{ title: 'Tide', content: 'Look up', cost: 100 }])
    await admin.mutate('duplicateChallenge', {
      id: Buffer.from(`Challenge:${game.challengeId}`).toString('base64'),
    })
    const copy = await test.services.db.challenge.findFirstOrThrow({
      where: { gameId: game.gameId },
      orderBy: { id: 'desc' },
    })
    expect(await hintsOf(copy.id)).toMatchObject([{ title: 'Tide', content: 'Look up', cost: 100 }])
  })
})
