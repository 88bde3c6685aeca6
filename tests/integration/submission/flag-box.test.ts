import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { policies } from '../../../server/limits/policies.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, type Player } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

beforeEach(() => {
  test.services.clock.offsetMs = 0
})

afterAll(() => test.dispose())

async function makeBoxGame(options: Partial<Parameters<typeof makePlayedGame>[1]> = {}) {
  const { gameId, challengeIds, players } = await makePlayedGame(test, {
    teams: 2,
    challenges: 3,
    ...options,
  })
  await test.services.db.game.update({ where: { id: gameId }, data: { hasFlagBox: true } })
  // Titles decide the order of challenges of one category.
  await test.services.db.challenge.updateMany({ where: { gameId }, data: { category: 'Misc' } })
  const [first = 0, second = 0, third = 0] = challengeIds
  const [player, other] = players
  if (!player || !other) throw new Error('the game has no players')
  return { gameId, first, second, third, player, other }
}

type Sent = { outcome?: string; code?: string; challenge?: { databaseId: number } | null }

const send = async ({ actor }: Player, gameId: number, flag: string) => {
  const selection = 'outcome challenge { databaseId isSolved } submission { status type }'
  const answer = await actor.mutate<Sent>('submitToFlagBox', { gameId, flag }, selection)
  return answer.code ?? [answer.outcome, answer.challenge?.databaseId ?? null]
}

const rowsOf = (gameId: number) => test.services.db.submission.count({ where: { gameId } })
const missed = ['WrongAnswer', null]

describe('the flag box', () => {
  it('is off unless an author switches it on', async () => {
    const { gameId, first, player } = await makeBoxGame()
    await admin.mutate('updateGame', { gameId, hasFlagBox: false })
    expect(await send(player, gameId, flagOf(first))).toBe('GAME_NO_FLAG_BOX')
    await admin.mutate('updateGame', { gameId, hasFlagBox: true })
    expect(await send(player, gameId, flagOf(first))).toEqual(['Accepted', first])
  })

  it('solves the challenge that the flag fits, and stores nothing for others', async () => {
    const { gameId, second, player, other } = await makeBoxGame()
    expect(await send(player, gameId, 'flag{none}')).toEqual(missed)
    expect(await send(player, gameId, ` ${flagOf(second)} `)).toEqual(['Accepted', second])
    expect(await send(player, gameId, flagOf(second))).toEqual(['AlreadySolved', second])
    expect(await send(other, gameId, flagOf(second))).toEqual(['Accepted', second])
    const { db } = test.services
    const rows = await db.submission.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
    expect(rows.map(({ challengeId, type }) => [challengeId, type])).toEqual([
      [second, 'FirstBlood'],
      [second, 'SecondBlood'],
    ])
    const events = await db.gameEvent.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
    expect(events[0]).toMatchObject({ type: 'FlagSubmit', values: ['WrongAnswer', 'flag{none}', '', ''] })
  })

  it('counts no wrong answer for a flag of a solved challenge', async () => {
    const { gameId, first, player } = await makeBoxGame()
    const { url, headers } = player.actor
    // The limits apply to callers from elsewhere.
    const actor = new Actor(url, { ...headers, 'x-forwarded-for': '203.0.113.31' })
    expect(await send({ ...player, actor }, gameId, flagOf(first))).toEqual(['Accepted', first])
    const { permits } = policies.WrongAnswer
    for (let sent = 0; sent < permits + 2; sent += 1)
      expect(await send({ ...player, actor }, gameId, flagOf(first))).toEqual(['AlreadySolved', first])
    for (let sent = 0; sent < permits; sent += 1)
      expect(await send({ ...player, actor }, gameId, 'flag{none}')).toEqual(missed)
    expect(await send({ ...player, actor }, gameId, 'flag{none}')).toBe('LIMITS_TOO_MANY_REQUESTS')
  })

  it('gives a flag that two challenges share to the first unsolved one in the list, by kind too', async () => {
    const { gameId, first, second, third, player } = await makeBoxGame()
    const { db } = test.services
    await db.challenge.update({ where: { id: first }, data: { title: 'Zulu' } })
    for (const challengeId of [first, third])
      await db.flag.create({ data: { challengeId, flag: 'shared', kind: 'CaseInsensitive' } })
    await db.flag.create({ data: { challengeId: second, flag: 'shar..', kind: 'Regex' } })
    for (const challengeId of [second, third, first])
      expect(await send(player, gameId, 'sharED')).toEqual(['Accepted', challengeId])
    expect(await send(player, gameId, 'sharED')).toEqual(['AlreadySolved', second])
  })

  it('stores one solve for fifty concurrent answers', async () => {
    const { gameId, first, player } = await makeBoxGame()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(player, gameId, flagOf(first))))
    const outcomes = new Set(answers.map(([outcome]) => outcome))
    expect(outcomes.has('Accepted')).toBe(true)
    expect(new Set([...outcomes, 'AlreadySolved'])).toEqual(new Set(['Accepted', 'AlreadySolved']))
    expect(await test.services.db.solve.count({ where: { gameId } })).toBe(1)
  })

  it('takes no flag of a challenge that is disabled, unreleased, locked, closed or limited', async () => {
    const { gameId, first, second, player } = await makeBoxGame()
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const place = { gameId, challengeId: first }
    const cases: [object, object][] = [
      [{ isEnabled: false }, { isEnabled: true }],
      [{ releaseAt: at(0.5) }, { releaseAt: null }],
      [{ requiredChallengeIds: [second] }, { requiredChallengeIds: [] }],
      [{ closeAt: at(-0.5) }, { closeAt: null }],
      [{ submissionLimit: 1 }, { submissionLimit: 0 }],
    ]
    for (const [closes, opens] of cases) {
      const closed = await admin.mutate('updateChallenge', { ...place, ...closes })
      expect(closed).toMatchObject({ __typename: 'UpdateChallengePayload' })
      expect([closes, await send(player, gameId, flagOf(first))]).toEqual([closes, missed])
      await admin.mutate('updateChallenge', { ...place, ...opens })
    }
    expect(await rowsOf(gameId)).toBe(0)
    expect(await test.services.db.attemptCount.count({ where: { gameId } })).toBe(0)
    expect(await send(player, gameId, flagOf(first))).toEqual(['Accepted', first])
  })

  it('gives the real result after a freeze, and hides the solve from others', async () => {
    const { gameId, first, player, other } = await makeBoxGame()
    await test.services.db.game.update({
      where: { id: gameId },
      data: { freezeAt: new Date(Date.now() - 60_000) },
    })
    expect(await send(player, gameId, flagOf(first))).toEqual(['Accepted', first])
    const board = await other.actor.query<{ game: { challenge: { solvedCount: number } } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { challenge: challengeByDatabaseId(databaseId: ${first}) { solvedCount } } }`,
    )
    expect(board.game.challenge.solvedCount).toBe(0)
    expect(await test.services.db.gameNotice.count({ where: { gameId } })).toBe(0)
  })

  it('refuses an answer for the same reasons as a challenge does', async () => {
    const { gameId, first, player } = await makeBoxGame({ practiceMode: false })
    const { db } = test.services
    const flag = flagOf(first)
    expect(await send({ ...player, actor: admin }, gameId, flag)).toBe('PARTICIPATION_NOT_JOINED')
    expect(await send({ ...player, actor: test.anonymous() }, gameId, flag)).toBe('AUTH_LOGIN_REQUIRED')
    expect(await send(player, gameId + 1000, flag)).toBe('GAME_NOT_FOUND')
    await db.participation.update({ where: { id: player.participationId }, data: { status: 'Suspended' } })
    expect(await send(player, gameId, flag)).toBe('PARTICIPATION_NOT_ACCEPTED')
    await db.participation.update({ where: { id: player.participationId }, data: { status: 'Accepted' } })
    test.services.clock.offsetMs = -2 * 3_600_000
    expect(await send(player, gameId, flag)).toBe('GAME_NOT_STARTED')
    test.services.clock.offsetMs = 2 * 3_600_000
    expect(await send(player, gameId, flag)).toBe('GAME_ENDED')
    test.services.clock.offsetMs = 0
    expect(await send(player, gameId, '  ')).toBe('INVALID_INPUT')
    expect(await rowsOf(gameId)).toBe(0)
  })
})

describe('a bait or the flag of another team in the flag box', () => {
  it('alerts monitors, and looks to its team like an answer that fits nothing', async () => {
    const { gameId, first, second, player, other } = await makeBoxGame()
    const { db } = test.services
    await db.flag.create({ data: { challengeId: first, flag: 'bait.*', kind: 'Regex', isBait: true } })
    await db.challenge.update({ where: { id: second }, data: { type: 'DynamicContainer' } })
    const { id: flagId } = await db.flag.create({ data: { challengeId: second, flag: 'flag{theirs}' } })
    await db.assignment.create({
      data: { gameId, challengeId: second, participationId: other.participationId, isAssigned: true, flagId },
    })
    const fields = `outcome challenge { databaseId } submission { databaseId }`
    const answers = []
    for (const flag of ['nothing', 'bait me', 'flag{theirs}'])
      answers.push(await player.actor.mutate('submitToFlagBox', { gameId, flag }, fields))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await rowsOf(gameId)).toBe(0)
    const mine = await player.actor.rest('GET', `/api/game/${gameId}/events`)
    expect(mine.status).toBe(403)
    const events = await db.gameEvent.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
    const nameOf = async (id: number) => (await db.team.findUniqueOrThrow({ where: { id } })).name
    const [sender, owner] = [await nameOf(player.teamId), await nameOf(other.teamId)]
    expect(events.map(({ type, values, ownerTeamId }) => [type, values, ownerTeamId])).toEqual([
      ['FlagSubmit', ['WrongAnswer', 'nothing', '', ''], null],
      ['FlagSubmit', ['WrongAnswer', 'bait me', '', ''], null],
      ['CheatDetected', ['Challenge 1', sender, ''], null],
      ['FlagSubmit', ['WrongAnswer', 'flag{theirs}', '', ''], null],
      ['CheatDetected', ['Challenge 2', sender, owner], other.teamId],
    ])
  })
})
