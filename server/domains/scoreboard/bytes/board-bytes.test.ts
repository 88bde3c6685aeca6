import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { defaultBloodBonus } from '../../../../rules/scoring/blood-bonus.ts'
import { viewBoard, type BoardView } from '../model/board-view.ts'
import { computeScoreboard } from '../model/compute-scoreboard.ts'
import { createBoardBytes } from './board-bytes.ts'
import { createBoardCache } from './board-cache.ts'

const limits = { bytes: 50_000, entries: 10 }

function viewOf(gameId: number, seq: number): BoardView {
  const game = {
    id: gameId,
    start: 0,
    end: 10,
    bloodBonus: defaultBloodBonus,
    bloodBonusPoints: [],
    hiddenFrom: null,
  }
  const empty = {
    participations: new Map(),
    challenges: new Map(),
    solves: new Map(),
    adjustments: new Map(),
  }
  return viewBoard(computeScoreboard({ game, divisions: new Map(), ...empty }), {
    seq,
    updatedAt: 1000 + seq,
  })
}

/** The bytes of boards over a small cache. Counts the computed answers. */
function counted() {
  let current: BoardView | null = null
  const cache = createBoardCache(limits)
  const bytes = createBoardBytes({ boards: { get: async () => current }, cache, questions: 20 })
  let made = 0
  const ask = (view: BoardView, question: string, size = 100) =>
    bytes.answer(view, question, async () => {
      made += 1
      return Buffer.alloc(size, 'x')
    })
  const setCurrent = (view: BoardView) => (current = view)
  return { bytes, cache, ask, setCurrent, made: () => made }
}

it('computes an answer once for concurrent requests', async () => {
  const { ask, made } = counted()
  const view = viewOf(1, 1)
  await Promise.all(Array.from({ length: 50 }, () => ask(view, 'a')))
  expect(made()).toBe(1)
})

it('keeps an answer that is requested again until the next version', async () => {
  const { cache, ask, made } = counted()
  const [first, second] = [viewOf(1, 1), viewOf(1, 2)]
  for (let turn = 0; turn < 5; turn += 1) await ask(first, 'a')
  expect(made()).toBe(2)
  await ask(second, 'a')
  expect(made()).toBe(3)
  await ask(second, 'a')
  expect(made()).toBe(3)
  expect(cache.get('a', first)).toBeNull()
  expect(cache.size).toBe(1100)
})

it('removes all answers about an earlier version, and none about another board', async () => {
  const { cache, ask } = counted()
  const [first, second, other] = [viewOf(1, 1), viewOf(1, 2), viewOf(2, 1)]
  for (let turn = 0; turn < 2; turn += 1) {
    for (const question of ['a', 'b']) await ask(first, question)
    await ask(other, 'c')
  }
  await ask(second, 'a')
  expect(cache.get('b', first)).toBeNull()
  expect(cache.get('c', other)).not.toBeNull()
})

it('does not keep answers that are requested once', async () => {
  const { cache, ask } = counted()
  const view = viewOf(1, 1)
  for (let turn = 0; turn < 100; turn += 1) await ask(view, `q${turn}`, 10_000)
  expect(cache.size).toBe(0)
})

it('counts all bytes, including encodings, and all entries', async () => {
  const { cache, ask } = counted()
  const view = viewOf(1, 1)
  for (let turn = 0; turn < 40; turn += 1) {
    const answer = await ask(view, `q${turn % 10}`, 10_000)
    await answer?.as('gzip')
    expect(cache.size).toBeLessThanOrEqual(limits.bytes)
  }
  const before = cache.size
  const answer = await ask(view, 'q9')
  await answer?.as('zstd')
  expect(cache.size).toBeGreaterThan(before)
  for (let turn = 0; turn < 60; turn += 1) await ask(view, `s${Math.floor(turn / 2)}`, 10)
  expect(cache.size).toBeLessThanOrEqual(limits.entries * 1100)
})

it('keeps the newest bytes even if they alone are over the limit', async () => {
  const { ask, made } = counted()
  const view = viewOf(1, 1)
  for (let turn = 0; turn < 5; turn += 1) await ask(view, 'large', 2 * limits.bytes)
  expect(made()).toBe(2)
})

it('does not share an answer that cannot be shared, and computes one that failed again', async () => {
  const { bytes, ask } = counted()
  const view = viewOf(1, 1)
  expect(await bytes.answer(view, 'a', async () => null)).toBeNull()
  const failing = bytes.answer(view, 'b', async () => {
    throw new Error('away')
  })
  await expect(failing).rejects.toThrow('away')
  expect((await ask(view, 'b', 5))?.identity.length).toBe(5)
})

it('renders a whole board once for each version, and keeps it beside the answers', async () => {
  const { bytes, cache, ask, setCurrent } = counted()
  const [first, second] = [viewOf(1, 1), viewOf(1, 2)]
  const rendered = await Promise.all([bytes.whole(first, 'identity'), bytes.whole(first, 'identity')])
  expect(rendered[0]).toBe(rendered[1])
  expect(bytes.whole(first, 'identity')).toBe(rendered[0])
  for (let turn = 0; turn < 2; turn += 1) await ask(first, 'a')
  expect(bytes.whole(first, 'identity')).toBe(rendered[0])
  setCurrent(second)
  const next = await bytes.whole(second, 'gzip')
  expect(JSON.parse(gunzipSync(next).toString())).toMatchObject({ updateTimeUtc: 1002 })
  expect(cache.get('a', first)).toBeNull()
})

it('returns the board as it is after the wait for the next render', async () => {
  const { bytes, setCurrent } = counted()
  const [first, second, third] = [viewOf(1, 1), viewOf(1, 2), viewOf(1, 3)]
  const running = bytes.whole(first, 'identity')
  setCurrent(third)
  const waiting = bytes.whole(second, 'identity')
  expect(JSON.parse(String(await running))).toMatchObject({ updateTimeUtc: 1001 })
  expect(JSON.parse(String(await waiting))).toMatchObject({ updateTimeUtc: 1003 })
  expect(bytes.whole(third, 'identity')).toBe(await waiting)
})

it('returns a board with a smaller version after a restored backup', async () => {
  const { bytes, setCurrent } = counted()
  const [later, restored] = [viewOf(1, 10), viewOf(1, 5)]
  await bytes.whole(later, 'identity')
  setCurrent(restored)
  const body = await bytes.whole(restored, 'identity')
  expect(JSON.parse(String(body))).toMatchObject({ updateTimeUtc: 1005 })
})
