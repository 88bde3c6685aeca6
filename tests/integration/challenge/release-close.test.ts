import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { signIn } from '../../kit/world/factories.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { flagOf, makePlayedGame, type Player } from '../../kit/world/played-game.ts'
import { until } from '../../kit/wait.ts'
import { inMs, isOnBoard, makeTimedGame, releaseNoticesOf, schedule } from '../../kit/world/timed-game.ts'

const minuteMs = 60_000

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

afterEach(() => (test.services.clock.offsetMs = 0))

describe('a release', () => {
  it('comes at its time to the board and to the notices, without another request', async () => {
    const { gameId, challengeId, containerId, player } = await makeTimedGame(test)
    await schedule(admin, gameId, [challengeId, containerId], { releaseAt: inMs(test, 2500) })
    expect(await isOnBoard(test, gameId, challengeId)).toBe(false)
    const { headers } = player.actor
    const notices = collectEvents(
      followOverSocket(
        test.url,
        {
          query: `subscription ($gameId: ID!) { noticePublished(gameId: $gameId) { ... on ChallengeNotice { challengeTitle } } }`,
          variables: { gameId },
        },
        { headers, connectionParams: { authorization: headers['authorization'] } },
      ),
    )
    const followed = test.services.scoreboards.follow(gameId, { audience: 'public', after: null })
    const board = followed[Symbol.asyncIterator]()
    const { value: delta } = await board.next()
    expect(delta).toBeDefined()
    expect(await isOnBoard(test, gameId, containerId)).toBe(true)
    await until(() => notices.all.length > 0, 'the notice came')
    expect(notices.all).toEqual([{ noticePublished: { challengeTitle: 'Challenge 1, Challenge 2' } }])
    await notices.stop()
    const [stored, ...others] = await releaseNoticesOf(test, gameId)
    expect(others).toEqual([])
    const { body } = await player.actor.rest('GET', `/api/game/${gameId}/notices`)
    expect(body).toEqual([
      {
        id: stored?.id,
        type: 'NewChallenge',
        values: ['Challenge 1, Challenge 2'],
        time: stored?.publishedAt.getTime(),
      },
    ])
  })

  it('is one notice for each second, and none for disabled challenges', async () => {
    const { gameId, challengeIds } = await makePlayedGame(test, { teams: 1, challenges: 4 })
    const [a = 0, b = 0, c = 0, d = 0] = challengeIds
    const second = Math.ceil(Date.now() / 1000) * 1000 + minuteMs
    const at = (ms: number) => new Date(second + ms).toISOString()
    await schedule(admin, gameId, [a], { releaseAt: at(10) })
    await schedule(admin, gameId, [b, d], { releaseAt: at(900) })
    await schedule(admin, gameId, [c], { releaseAt: at(1000) })
    await test.services.db.challenge.update({ where: { id: d }, data: { isEnabled: false } })
    test.services.clock.offsetMs = 2 * minuteMs
    await until(() => isOnBoard(test, gameId, c), 'all are released')
    expect(
      (await releaseNoticesOf(test, gameId)).map(({ values, challengeId }) => [values, challengeId]),
    ).toEqual([
      [['Challenge 1, Challenge 2'], null],
      [['Challenge 3'], c],
    ])
    expect(await test.services.db.challenge.count({ where: { gameId, isReleased: false } })).toBe(0)
  })

  it('is carried out once by two processes, also when neither ran at its time', async () => {
    const { gameId, challengeIds } = await makePlayedGame(test, { teams: 1, challenges: 3 })
    await schedule(admin, gameId, challengeIds, { releaseAt: inMs(test, 30 * minuteMs) })
    const clock = { offsetMs: 31 * minuteMs, now: () => new Date(Date.now() + 31 * minuteMs) }
    const late = () => startTestApp({ databaseUrl: test.databaseUrl, overrides: { clock } })
    const [one, two] = await Promise.all([late(), late()])
    await until(async () => (await releaseNoticesOf(test, gameId)).length > 0, 'the challenges are released')
    await until(
      () => isOnBoard(test, gameId, challengeIds[0] ?? 0),
      'the first process has them on its board',
    )
    await Promise.all([one.dispose(), two.dispose()])
    expect(await releaseNoticesOf(test, gameId)).toHaveLength(1)
    const moves = await test.services.db.boardChange.findMany({ where: { gameId }, orderBy: { seq: 'asc' } })
    expect(moves.map(({ ids }) => ids.length)).toEqual([3, 3])
  })

  it('in the same moment as answers judges each of them or knows no challenge', async () => {
    const { gameId, challengeId, player } = await makeTimedGame(test)
    await schedule(admin, gameId, [challengeId], { releaseAt: inMs(test, 1500) })
    const codes: unknown[] = []
    const send = async () => {
      const flag = `no${codes.length}`
      const answer = await player.actor.mutate('submitFlag', { gameId, challengeId, flag })
      codes.push(answer.code ?? answer.__typename)
    }
    await until(async () => {
      await Promise.all(Array.from({ length: 8 }, send))
      return codes.at(-1) === 'SubmitFlagPayload'
    }, 'an answer is judged')
    expect(new Set(codes)).toEqual(new Set(['CHALLENGE_NOT_FOUND', 'SubmitFlagPayload']))
    const judged = codes.filter((code) => code === 'SubmitFlagPayload').length
    const rows = await test.services.db.submission.findMany({ where: { challengeId } })
    expect(rows).toHaveLength(judged)
    const { releaseAt } = await test.services.db.challenge.findUniqueOrThrow({ where: { id: challengeId } })
    for (const { submittedAt } of rows) expect(submittedAt >= (releaseAt as Date)).toBe(true)
  })

  it('can be moved, taken back and given at once', async () => {
    const { gameId, challengeId, player } = await makeTimedGame(test)
    const detail = async () =>
      (await player.actor.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)).status
    const update = (input: object) => admin.mutate('updateChallenge', { gameId, challengeId, ...input })
    await update({ releaseAt: inMs(test, minuteMs) })
    expect([await detail(), await isOnBoard(test, gameId, challengeId)]).toEqual([404, false])
    await update({ content: 'Text' })
    expect(await detail()).toBe(404)
    await admin.rest('PUT', `/api/edit/games/${gameId}/challenges/${challengeId}`, {
      isEnabled: true,
      hints: ['A hint'],
      releaseAt: null,
    })
    expect([await detail(), await releaseNoticesOf(test, gameId)]).toEqual([404, []])
    await update({ releaseAt: inMs(test, -minuteMs) })
    expect([await detail(), await isOnBoard(test, gameId, challengeId)]).toEqual([200, true])
    expect(await releaseNoticesOf(test, gameId)).toMatchObject([{ values: ['Challenge 1'], challengeId }])
    await update({ releaseAt: inMs(test, minuteMs) })
    expect(await detail()).toBe(404)
    await update({ releaseAt: null })
    expect(await detail()).toBe(200)
    expect(await releaseNoticesOf(test, gameId)).toHaveLength(2)
  })
})

describe('a close', () => {
  it('in the same moment as answers judges those before it and no other', async () => {
    const { gameId, challengeId, player } = await makeTimedGame(test)
    await schedule(admin, gameId, [challengeId], { closeAt: inMs(test, 1500) })
    const codes: unknown[] = []
    const send = async () => {
      const answer = await player.actor.mutate('submitFlag', { gameId, challengeId, flag: 'no' })
      codes.push(answer.code ?? answer.__typename)
    }
    await until(async () => {
      await Promise.all(Array.from({ length: 8 }, send))
      return codes.at(-1) === 'CHALLENGE_CLOSED'
    }, 'an answer is refused')
    expect(new Set(codes)).toEqual(new Set(['SubmitFlagPayload', 'CHALLENGE_CLOSED']))
    const { closeAt } = await test.services.db.challenge.findUniqueOrThrow({ where: { id: challengeId } })
    const rows = await test.services.db.submission.findMany({ where: { challengeId } })
    expect(rows).toHaveLength(codes.filter((code) => code === 'SubmitFlagPayload').length)
    for (const { submittedAt } of rows) expect(submittedAt < (closeAt as Date)).toBe(true)
  })

  it('keeps the solves of a challenge, and refuses its flag', async () => {
    const { gameId, challengeId, player, other } = await makeTimedGame(test)
    const send = ({ actor }: Player) =>
      actor.mutate('submitFlag', { gameId, challengeId, flag: flagOf(challengeId) })
    await send(player)
    await schedule(admin, gameId, [challengeId], { closeAt: inMs(test, -1) })
    expect(await send(other)).toMatchObject({ code: 'CHALLENGE_CLOSED' })
    const view = await test.services.scoreboards.get(gameId, 'public')
    expect(view?.challenges.get(challengeId)?.solvedCount).toBe(1)
  })

  it('must come after the release', async () => {
    const { gameId, challengeId } = await makeTimedGame(test)
    const wrong = { __typename: 'InvalidInputError', issues: [{ path: ['closeAt'] }] }
    const at = inMs(test, minuteMs)
    const times = { releaseAt: at, closeAt: at }
    expect(await schedule(admin, gameId, [challengeId], times)).toMatchObject(wrong)
    await schedule(admin, gameId, [challengeId], { releaseAt: inMs(test, 2 * minuteMs) })
    const update = (input: object) => admin.mutate('updateChallenge', { gameId, challengeId, ...input })
    expect(await update({ closeAt: inMs(test, minuteMs) })).toMatchObject(wrong)
    expect(await update({ closeAt: inMs(test, 3 * minuteMs) })).toMatchObject({
      __typename: 'UpdateChallengePayload',
    })
  })
})
