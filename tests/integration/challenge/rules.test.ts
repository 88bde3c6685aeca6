import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf, editUrl as edit, makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { inSchemaNames } from '../../kit/calls/api-calls.ts'
import { makeGame } from '../../kit/world/games.ts'

// The rules for updating a challenge, one test per rule.

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const openGame = (changes = {}) => makeGame(admin, { acceptWithoutReview: true, ...changes })
const put = (gameId: number, id: number, changes: object) =>
  admin.rest('PUT', edit(gameId, `/${id}`), changes)

/** The code and the field of an error. */
function about({ status, body }: { status: number; body: unknown }) {
  const { code, issues = [] } = body as { code?: string; issues?: { path: string[] }[] }
  return [status, code, ...issues.flatMap(({ path }) => path)]
}

describe('the errors of an update', () => {
  it('are checked in the order of the contract', async () => {
    const gameId = await openGame()
    const [first, container] = [
      await makeChallenge(admin, gameId),
      await makeChallenge(admin, gameId, { type: 'DynamicContainer' }),
    ]
    const all = { isEnabled: true, enableTrafficCapture: true, fileName: ' ', flagTemplate: 'flag{weak}' }
    const cases: [number, Record<string, unknown>, unknown[]][] = [
      [first, { ...all, memoryLimit: 1 }, [400, 'INVALID_INPUT', 'memoryLimit']],
      [first, all, [400, 'CHALLENGE_NO_FLAG']],
      [first, { ...all, isEnabled: null }, [400, 'INVALID_INPUT', 'enableTrafficCapture']],
      [first, { fileName: ' ', flagTemplate: 'flag{weak}' }, [400, 'INVALID_INPUT', 'fileName']],
      [container, all, [400, 'INVALID_INPUT', 'fileName']],
      [container, { ...all, fileName: 'x' }, [400, 'INVALID_INPUT', 'flagTemplate']],
      [2_000_000_000, { title: '' }, [400, 'INVALID_INPUT', 'title']],
      [2_000_000_000, all, [404, 'CHALLENGE_NOT_FOUND']],
    ]
    for (const [id, changes, expected] of cases) {
      expect([changes, about(await put(gameId, id, changes))]).toEqual([changes, expected])
      const result = await admin.mutate<{ issues?: { path: string[] }[] }>('updateChallenge', {
        gameId,
        challengeId: id,
        ...inSchemaNames(changes),
      })
      const path = result.issues?.flatMap((issue) => issue.path) ?? []
      // GraphQL names a member that null cannot clear; over REST null keeps the stored value.
      const inGraphQL = changes['isEnabled'] === null ? ['INVALID_INPUT', 'isEnabled'] : expected.slice(1)
      const named = inGraphQL.map((name) => (name === 'memoryLimit' ? 'memoryLimitMib' : name))
      expect([changes, [result.code, ...path]]).toEqual([changes, named])
    }
    for (const id of [first, container]) {
      expect((await admin.rest('GET', edit(gameId, `/${id}`))).body).toMatchObject({
        isEnabled: false,
        fileName: 'attachment',
        flagTemplate: null,
      })
    }
  })

  it('is not a weak template of a challenge that generates no flags, nor capture of one with a container', async () => {
    const gameId = await openGame()
    for (const type of ['StaticAttachment', 'StaticContainer', 'DynamicAttachment']) {
      const id = await makeChallenge(admin, gameId, { type })
      expect((await put(gameId, id, { flagTemplate: ' weak ' })).body).toMatchObject({
        flagTemplate: ' weak ',
      })
    }
    for (const type of ['StaticContainer', 'DynamicContainer']) {
      const id = await makeChallenge(admin, gameId, { type })
      expect((await put(gameId, id, { enableTrafficCapture: true })).body).toMatchObject({
        enableTrafficCapture: true,
      })
    }
  })

  it.each(['StaticAttachment', 'StaticContainer', 'DynamicAttachment'])(
    'is a %s challenge without a flag that opens, and only then',
    async (type) => {
      const gameId = await openGame()
      const id = await makeChallenge(admin, gameId, { type })
      expect((await put(gameId, id, { isEnabled: false, title: 'still closed' })).status).toBe(200)
      expect(codeOf(await put(gameId, id, { isEnabled: true }))).toEqual([400, 'CHALLENGE_NO_FLAG'])
      await admin.rest('POST', edit(gameId, `/${id}/flags`), [{ flag: 'x' }])
      expect((await put(gameId, id, { isEnabled: true })).body).toMatchObject({ isEnabled: true })
      // An enabled challenge needs none: an author may be replacing its flag.
      await test.services.db.flag.deleteMany({ where: { challengeId: id } })
      expect((await put(gameId, id, { isEnabled: true })).body).toMatchObject({ isEnabled: true })
    },
  )
})

describe('a notice of hints', () => {
  const hintNotices = (gameId: number) =>
    test.services.db.gameNotice.count({ where: { gameId, type: 'NewHint' } })

  it('is sent when they differ as a set or in number', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, { flags: ['x'] })
    const steps: [hints: string[] | null | undefined, notices: number][] = [
      [undefined, 0],
      [null, 0],
      // "No flag assigned yet" differs from "no flag".
      [[], 1],
      [[], 1],
      [['a', 'b'], 2],
      [['b', 'a'], 2],
      [['a', 'b', 'b'], 3],
      [['a', 'a', 'b'], 3],
      [['a', 'b', 'c'], 4],
      [['A', 'b', 'c'], 5],
      [null, 5],
      [[], 6],
    ]
    for (const [hints, notices] of steps) {
      expect((await put(gameId, id, { hints })).status).toBe(200)
      expect([hints, await hintNotices(gameId)]).toEqual([hints, notices])
    }
  })

  it('is not sent for a disabled challenge or outside the game’s time', async () => {
    const running = await openGame()
    const closed = await makeChallenge(admin, running)
    await put(running, closed, { hints: ['a'] })
    expect(await hintNotices(running)).toBe(0)
    const hour = 3_600_000
    for (const times of [
      { start: Date.now() + hour, end: Date.now() + 2 * hour },
      { start: Date.now() - 2 * hour, end: Date.now() - hour, practiceMode: true },
    ]) {
      const gameId = await openGame(times)
      const id = await makeChallenge(admin, gameId, { flags: ['x'] })
      await put(gameId, id, { hints: ['a'], isEnabled: true })
      expect(await test.services.db.gameNotice.count({ where: { gameId } })).toBe(0)
    }
  })

  it('is sent with the notice of the enabled challenge', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, { title: 'Reef' })
    await admin.rest('POST', edit(gameId, `/${id}/flags`), [{ flag: 'x' }])
    await put(gameId, id, { isEnabled: true, hints: ['a'] })
    const notices = await test.services.db.gameNotice.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
    expect(notices.map(({ type, values }) => [type, ...values])).toEqual([
      ['NewChallenge', 'Reef'],
      ['NewHint', 'Reef'],
    ])
  })
})
