import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, type Player } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

afterEach(() => (test.services.clock.offsetMs = 0))

async function makeLimitedGame(limit: object, teams = 2) {
  const played = await makePlayedGame(test, { teams, challenges: 2 })
  const [player, other] = played.players
  const [challengeId = 0, freeId = 0] = played.challengeIds
  if (!player || !other) throw new Error('the game has no players')
  const place = { gameId: played.gameId, challengeId }
  const saved = await admin.mutate('updateChallenge', { ...place, ...limit })
  expect(saved.__typename).toBe('UpdateChallengePayload')
  return { ...played, ...place, place, freeId, player, other }
}

const send = async (player: Player, place: { gameId: number; challengeId: number }, flag: string) => {
  const selection = 'submission { status } challenge { viewerAttempts { leftCount resumesAt } }'
  const answer = await player.actor.mutate<{ submission?: { status: string } }>(
    'submitFlag',
    { ...place, flag },
    selection,
  )
  return answer.code ?? answer.submission?.status
}

const leftOf = async ({ actor }: Player, challengeId: number) => {
  const { node } = await actor.query<{ node: { viewerAttempts: unknown } }>(
    `query ($id: ID!) { node(id: $id) { ... on Challenge { viewerAttempts { leftCount resumesAt } } } }`,
    { id: encodeGlobalID('Challenge', challengeId) },
  )
  return node.viewerAttempts
}

const reset = ({ participationId }: Player, place: { gameId: number; challengeId: number }, actor = admin) =>
  actor.mutate('resetAttempts', { ...place, participationId }, 'challenge { countedAttempts { wrongCount } }')

describe('a limit of attempts', () => {
  it('locks a team out after its wrong answers, and no other team and no other challenge', async () => {
    const { place, player, other, challengeId, freeId, gameId } = await makeLimitedGame({
      submissionLimit: 2,
    })
    expect(await leftOf(player, challengeId)).toEqual({ leftCount: 2, resumesAt: null })
    expect(await send(player, place, 'a')).toBe('WrongAnswer')
    expect(await leftOf(player, challengeId)).toEqual({ leftCount: 1, resumesAt: null })
    expect(await send(player, place, 'a')).toBe('WrongAnswer')
    expect(await send(player, place, flagOf(challengeId))).toBe('CHALLENGE_ATTEMPTS_USED')
    expect(await leftOf(player, challengeId)).toEqual({ leftCount: 0, resumesAt: null })
    const rest = await player.actor.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, {
      flag: 'b',
    })
    expect([rest.status, rest.body]).toEqual([
      400,
      {
        title: 'Your team has used all attempts at this challenge.',
        status: 400,
        code: 'CHALLENGE_ATTEMPTS_USED',
      },
    ])
    expect(await test.services.db.submission.count({ where: { challengeId } })).toBe(2)
    expect(await send(other, place, 'a')).toBe('WrongAnswer')
    expect(await send(player, { gameId, challengeId: freeId }, flagOf(freeId))).toBe('Accepted')
    expect(await leftOf(player, freeId)).toBeNull()
  })

  it('does not count after the solve, nor what was sent before it was set', async () => {
    const { place, player, challengeId } = await makeLimitedGame({ submissionLimit: 0 })
    for (const flag of ['a', 'b', 'c']) expect(await send(player, place, flag)).toBe('WrongAnswer')
    await admin.mutate('updateChallenge', { ...place, submissionLimit: 1 })
    expect(await leftOf(player, challengeId)).toEqual({ leftCount: 1, resumesAt: null })
    expect(await send(player, place, flagOf(challengeId))).toBe('Accepted')
    for (const flag of ['a', 'b']) expect(await send(player, place, flag)).toBe('WrongAnswer')
    expect(await send(player, place, flagOf(challengeId))).toBe('Accepted')
    expect(await leftOf(player, challengeId)).toBeNull()
  })

  it('pauses a team in the mode Cooldown, and then gives all attempts again', async () => {
    const limit = { submissionLimit: 2, attemptMode: 'Cooldown', cooldownSeconds: 600 }
    const { place, player, challengeId, gameId } = await makeLimitedGame(limit)
    for (const flag of ['a', 'b']) expect(await send(player, place, flag)).toBe('WrongAnswer')
    expect(await send(player, place, flagOf(challengeId))).toBe('CHALLENGE_ATTEMPTS_PAUSED')
    const rest = await player.actor.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, {
      flag: 'b',
    })
    expect(rest.status).toBe(429)
    const waitSeconds = Number(rest.headers.get('retry-after'))
    expect(waitSeconds > 500 && waitSeconds <= 600).toBe(true)
    test.services.clock.offsetMs = 599_000 - (600 - waitSeconds) * 1000
    expect(await send(player, place, 'c')).toBe('CHALLENGE_ATTEMPTS_PAUSED')
    test.services.clock.offsetMs = 601_000
    expect(await leftOf(player, challengeId)).toEqual({ leftCount: 2, resumesAt: null })
    expect(await send(player, place, 'c')).toBe('WrongAnswer')
    expect(await leftOf(player, challengeId)).toEqual({ leftCount: 1, resumesAt: null })
    expect(await send(player, place, flagOf(challengeId))).toBe('Accepted')
  })

  it.each([1, 3])('of %i lets no more pass when fifty answers come at once', async (submissionLimit) => {
    const { place, player, challengeId } = await makeLimitedGame({ submissionLimit })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_item, index) => send(player, place, `no${index}`)),
    )
    expect(answers.filter((answer) => answer === 'WrongAnswer')).toHaveLength(submissionLimit)
    expect(answers.filter((answer) => answer === 'CHALLENGE_ATTEMPTS_USED')).toHaveLength(
      50 - submissionLimit,
    )
    expect(await test.services.db.submission.count({ where: { challengeId } })).toBe(submissionLimit)
    expect(await test.services.db.gameEvent.count({ where: { challengeId } })).toBe(submissionLimit)
  })

  it('with the flag among fifty answers at once accepts it exactly if it came within the limit', async () => {
    const { place, player, challengeId } = await makeLimitedGame({ submissionLimit: 5 })
    const flags = Array.from({ length: 50 }, (_item, index) =>
      index === 8 ? flagOf(challengeId) : `no${index}`,
    )
    const answers = await Promise.all(flags.map((flag) => send(player, place, flag)))
    const rows = await test.services.db.submission.findMany({
      where: { challengeId },
      orderBy: { id: 'asc' },
    })
    const wrongBefore = rows.findIndex(({ status }) => status === 'Accepted')
    const isSolved = wrongBefore !== -1
    expect(wrongBefore).toBeLessThanOrEqual(5)
    expect([answers[8], rows.length]).toEqual(isSolved ? ['Accepted', 50] : ['CHALLENGE_ATTEMPTS_USED', 5])
  })

  it('finds the flag of another team also in an answer that it counts', async () => {
    const { place, player, other, challengeId } = await makeLimitedGame({ submissionLimit: 3 })
    const { db } = test.services
    await db.challenge.update({ where: { id: challengeId }, data: { type: 'DynamicContainer' } })
    const { id: flagId } = await db.flag.create({ data: { challengeId, flag: 'flag{other}' } })
    await db.assignment.create({
      data: { ...place, participationId: other.participationId, isAssigned: true, flagId },
    })
    expect(await send(player, place, 'flag{other}')).toBe('WrongAnswer')
    expect(await db.cheat.findMany({ where: { challengeId } })).toMatchObject([
      { submitParticipationId: player.participationId, sourceParticipationId: other.participationId },
    ])
    expect(await leftOf(player, challengeId)).toEqual({ leftCount: 2, resumesAt: null })
  })
})

describe('the reset of attempts', () => {
  it('gives one team all attempts again, and is recorded', async () => {
    const { place, player, other, challengeId } = await makeLimitedGame({ submissionLimit: 1 })
    for (const team of [player, other]) await send(team, place, 'a')
    expect(await reset(player, place)).toMatchObject({ challenge: { countedAttempts: [{ wrongCount: 1 }] } })
    expect(await send(player, place, 'b')).toBe('WrongAnswer')
    expect(await send(player, place, 'c')).toBe('CHALLENGE_ATTEMPTS_USED')
    expect(await send(other, place, 'c')).toBe('CHALLENGE_ATTEMPTS_USED')
    const entry = await test.services.db.auditEntry.findFirst({
      where: { action: 'challenge.attempts.reset' },
      orderBy: { seq: 'desc' },
    })
    expect(entry).toMatchObject({ subjectId: String(challengeId) })
  })

  it('is for authors, and for teams of the game', async () => {
    const { place, player } = await makeLimitedGame({ submissionLimit: 1 })
    const { player: stranger } = await makeLimitedGame({ submissionLimit: 1 })
    expect(await reset(player, place, player.actor)).toMatchObject({ __typename: 'ForbiddenError' })
    expect(await reset(stranger, place)).toMatchObject({ code: 'PARTICIPATION_NOT_FOUND' })
  })
})

describe('countedAttemptsChanged', () => {
  const follow = (actor: Actor, challengeId: number) => {
    const query =
      'subscription ($id: ID!) { challenge: countedAttemptsChanged(challengeId: $id) { countedAttempts { wrongCount } } }'
    const live = followOverSocket(
      test.url,
      { query, variables: { id: encodeGlobalID('Challenge', challengeId) } },
      { headers: { cookie: actor.cookieHeader, origin: test.url } },
    )
    onTestFinished(() => live.stop())
    return live
  }

  it('has the counts now, after a wrong answer and after a reset', async () => {
    const { place, player, other, challengeId } = await makeLimitedGame({ submissionLimit: 5 })
    await send(player, place, 'a')
    const live = follow(admin, challengeId)
    const counts = async () =>
      (await live.next())?.data?.['challenge'] as { countedAttempts: { wrongCount: number }[] }
    expect(await counts()).toEqual({ countedAttempts: [{ wrongCount: 1 }] })
    await Promise.all([send(player, place, 'b'), send(other, place, 'b')])
    expect(await counts()).toEqual({ countedAttempts: [{ wrongCount: 2 }, { wrongCount: 1 }] })
    await reset(player, place)
    expect(await counts()).toEqual({ countedAttempts: [{ wrongCount: 1 }] })
  })

  it('refuses players, and challenges that do not exist', async () => {
    const { challengeId } = await makeLimitedGame({ submissionLimit: 5 })
    const refused = async (actor: Actor, id: number) =>
      (await follow(actor, id).next())?.errors?.[0]?.extensions?.['code']
    expect(await refused(await signIn(test), challengeId)).toBe('AUTH_FORBIDDEN')
    expect(await refused(admin, 999_999)).toBe('CHALLENGE_NOT_FOUND')
  })
})
