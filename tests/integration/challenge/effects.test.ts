import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { editUrl as edit, makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const openGame = (changes = {}) => makeGame(admin, { acceptWithoutReview: true, ...changes })
const seqOf = async (gameId: number) =>
  Number((await test.services.db.gameBoard.findUniqueOrThrow({ where: { gameId } })).seq)
const noticesOf = async (gameId: number) =>
  (await test.services.db.gameNotice.findMany({ where: { gameId }, orderBy: { id: 'asc' } })).map(
    ({ type, values }) => [type, ...values],
  )

describe('the effects of an edit', () => {
  it('notifies players of a live game of enabled challenges and changed hints', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, { title: 'Door' })
    const put = async (changes: object) =>
      expect((await admin.rest('PUT', edit(gameId, `/${id}`), changes)).status).toBe(200)
    await put({ hints: ['early'] })
    await admin.rest('POST', edit(gameId, `/${id}/flags`), [{ flag: 'flag{1}' }])
    await put({ isEnabled: true })
    await put({ isEnabled: true, title: 'Gate' })
    await put({ hints: ['b', 'a'] })
    await put({ hints: ['a', 'b'] })
    await put({ hints: ['a', 'a'] })
    await put({ content: 'nothing to tell' })
    await put({ isEnabled: false, hints: [] })
    expect(await noticesOf(gameId)).toEqual([
      ['NewChallenge', 'Door'],
      ['NewChallenge', 'Gate'],
      ['NewHint', 'Gate'],
      ['NewHint', 'Gate'],
    ])
    const later = await openGame({ start: Date.now() + 60_000 })
    await makeChallenge(admin, later, { flags: ['x'], changes: { hints: ['h'] } })
    expect(await noticesOf(later)).toEqual([])
  })

  it('updates the board only if the board shows the change', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, { flags: ['x'] })
    const moves = async (work: () => Promise<unknown>) => {
      const before = await seqOf(gameId)
      await work()
      return (await seqOf(gameId)) - before
    }
    const put = (changes: object) => moves(() => admin.rest('PUT', edit(gameId, `/${id}`), changes))
    for (const changes of [
      { title: 'T' },
      { category: 'Web' },
      { originalScore: 1 },
      { minScoreRate: 1 },
      { difficulty: 1 },
      { disableBloodBonus: true },
      { isEnabled: false },
    ]) {
      expect([changes, await put(changes)]).toEqual([changes, 1])
      expect([changes, await put(changes)]).toEqual([changes, 0])
    }
    expect(await put({ content: 'c', hints: ['x'], memoryLimit: 64 })).toBe(0)
    await put({ isEnabled: true })
    const board = await test.services.scoreboards.get(gameId, 'public')
    expect(board?.challenges.get(id)?.row).toMatchObject({ title: 'T', category: 'Web', originalScore: 1 })
    const { flags } = (await admin.rest('GET', edit(gameId, `/${id}`))).body as { flags: { id: number }[] }
    expect(await moves(() => admin.rest('DELETE', edit(gameId, `/${id}/flags/${flags[0]?.id}`)))).toBe(1)
    expect(await put({ title: 'Unseen', originalScore: 2 })).toBe(0)
    expect(await moves(() => admin.rest('DELETE', edit(gameId, `/${id}`)))).toBe(0)
    expect((await test.services.scoreboards.get(gameId, 'public'))?.challenges.size).toBe(0)
  })
})
