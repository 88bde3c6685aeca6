import { expect, it } from 'vitest'
import { defaultBloodBonus } from '../../../../rules/scoring/blood-bonus.ts'
import { renderBoard, toContractItem, type SolveFragments } from './board-json.ts'
import type { BoardRows } from '../model/board-rows.ts'
import { viewBoard } from '../model/board-view.ts'
import { applySolves, computeScoreboard } from '../model/compute-scoreboard.ts'

const names = ['Ada "the" \\ Sailor', 'Ölçek', '']

function rows(): BoardRows {
  const participations = Array.from({ length: 450 }, (_item, id) => {
    const team = { teamId: id + 100, name: `Team ${id}`, bio: id % 2 ? 'tie\nknots' : null, avatarUrl: null }
    const division = id % 3 ? (id % 3 === 1 ? 'Students' : 'all') : null
    return [id, { participationId: id, status: 'Accepted' as const, division, team }] as const
  })
  const challenges = [1, 2].map((challengeId) => {
    const title = `C${challengeId}`
    const value = {
      originalScore: 500,
      minScoreRate: 0.1,
      difficulty: 3,
      scoreCurve: 'Exponential' as const,
      scoreTable: [],
      disableBloodBonus: challengeId === 2,
      decidesTies: true,
    }
    return [challengeId, { challengeId, title, category: 'Pwn' as const, isEnabled: true, ...value }] as const
  })
  const solves = Array.from({ length: 300 }, (_item, id) => {
    const solve = { submissionId: id, participationId: id, challengeId: 1, time: 1000 + id }
    return [id, { ...solve, userName: names[id % 3] || null, isRevealed: false, takesBlood: true }] as const
  })
  return {
    game: {
      id: 1,
      start: 0,
      end: 10_000,
      bloodBonus: defaultBloodBonus,
      bloodBonusPoints: [],
      hiddenFrom: null,
    },
    divisions: new Map(),
    participations: new Map(participations),
    challenges: new Map(challenges),
    solves: new Map(solves),
    adjustments: new Map(),
  }
}

it('renders the scoreboard of the contract, and the same again from its cache', async () => {
  const board = computeScoreboard(rows())
  const fragments: SolveFragments = new WeakMap()
  let view = viewBoard(board, { seq: 1, updatedAt: 77 })
  await renderBoard(view, fragments)
  applySolves(board, [
    {
      submissionId: 999,
      participationId: 7,
      challengeId: 1,
      time: 5000,
      userName: 'x',
      isRevealed: false,
      takesBlood: true,
    },
  ])
  applySolves(board, [
    {
      submissionId: 1000,
      participationId: 449,
      challengeId: 2,
      time: 5001,
      userName: null,
      isRevealed: false,
      takesBlood: true,
    },
  ])
  applySolves(board, [
    {
      submissionId: 1001,
      participationId: 448,
      challengeId: 1,
      time: 5002,
      userName: 'y',
      isRevealed: false,
      takesBlood: true,
    },
  ])
  view = viewBoard(board, { seq: 4, updatedAt: 78 }, { previous: view })
  const rendered = JSON.parse(String(await renderBoard(view, fragments)))
  expect(rendered.items).toEqual(view.rows.map((row) => toContractItem(view, row)))
  expect(await renderBoard(view, new WeakMap())).toEqual(await renderBoard(view, fragments))
  expect(Object.keys(rendered)).toEqual([
    'updateTimeUtc',
    'bloodBonus',
    'timeLines',
    'challenges',
    'challengeCount',
    'items',
  ])
  expect(rendered).toMatchObject({ updateTimeUtc: 78, bloodBonus: 52_459_530, challengeCount: 2 })
  expect(rendered.challenges.Pwn).toMatchObject([
    {
      id: 1,
      title: 'C1',
      category: 'Pwn',
      solved: 302,
      disableBloodBonus: false,
      bloods: [{ id: 100 }, {}, {}],
    },
    { id: 2, solved: 1, disableBloodBonus: true, bloods: [] },
  ])
  expect(Object.keys(rendered.timeLines).sort()).toEqual(['Students', 'all'])
  expect(rendered.timeLines.all).toHaveLength(10)
  expect(rendered.items.at(-1)).toMatchObject({ lastSubmissionTime: -62_135_596_800_000, solvedCount: 0 })
})

it('yields between slices of 200 rows, but not after the last one', async () => {
  const turnsFor = async (count: number) => {
    const all = rows()
    all.participations = new Map([...all.participations].slice(0, count))
    const view = viewBoard(computeScoreboard(all), { seq: 1, updatedAt: 0 })
    let turns = 0
    let isDone = false
    const countTurn = () => {
      if (isDone) return
      turns += 1
      setImmediate(countTurn)
    }
    setImmediate(countTurn)
    const rendering = renderBoard(view, new WeakMap()).finally(() => (isDone = true))
    const json = JSON.parse(String(await rendering))
    expect(json.items).toHaveLength(count)
    return turns
  }
  expect(await turnsFor(200)).toBe(0)
  expect(await turnsFor(201)).toBe(1)
  expect(await turnsFor(450)).toBe(2)
})

it('adds the points of each solve to the timeline of its team', async () => {
  const view = viewBoard(computeScoreboard(rows()), { seq: 1, updatedAt: 0 })
  const { timeLines } = JSON.parse(String(await renderBoard(view, new WeakMap())))
  const [best] = view.rows
  expect(timeLines.all[0]).toEqual({
    id: best?.team.teamId,
    name: best?.team.name,
    items: [{ time: 1000, score: best?.score }],
  })
  expect(timeLines.Students[0]).toMatchObject({ id: 101, items: [{ time: 1001 }] })
})

it('renders a row again only when its solves or their points change', async () => {
  const board = computeScoreboard(rows())
  const fragments: SolveFragments = new WeakMap()
  const first = viewBoard(board, { seq: 1, updatedAt: 0 })
  await renderBoard(first, fragments)
  const kept = fragments.get(first.rows[0]?.solves ?? [])
  await renderBoard(first, fragments)
  expect(fragments.get(first.rows[0]?.solves ?? [])).toBe(kept)
  applySolves(board, [
    {
      submissionId: 999,
      participationId: 301,
      challengeId: 1,
      time: 5000,
      userName: 'x',
      isRevealed: false,
      takesBlood: true,
    },
  ])
  const second = viewBoard(board, { seq: 2, updatedAt: 0 }, { previous: first })
  // With 300 and with 301 solvers the score is the minimum, so the points stay.
  expect(second.challenges.get(1)?.score).toBe(first.challenges.get(1)?.score)
  await renderBoard(second, fragments)
  expect(fragments.get(second.rows[0]?.solves ?? [])).toBe(kept)
})

it('renders every row of a challenge again when its points change', async () => {
  const slow = rows()
  const challenge = slow.challenges.get(1)
  if (!challenge) throw new Error('challenge 1 is missing')
  slow.challenges.set(1, { ...challenge, difficulty: 300 })
  const board = computeScoreboard(slow)
  const fragments: SolveFragments = new WeakMap()
  const first = viewBoard(board, { seq: 1, updatedAt: 0 })
  await renderBoard(first, fragments)
  applySolves(board, [
    {
      submissionId: 999,
      participationId: 301,
      challengeId: 1,
      time: 5000,
      userName: 'x',
      isRevealed: false,
      takesBlood: true,
    },
  ])
  const second = viewBoard(board, { seq: 2, updatedAt: 0 }, { previous: first })
  expect(second.challenges.get(1)?.score).toBeLessThan(first.challenges.get(1)?.score ?? 0)
  const { items } = JSON.parse(String(await renderBoard(second, fragments)))
  expect(items).toEqual(second.rows.map((row) => toContractItem(second, row)))
})
