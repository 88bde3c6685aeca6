import { expect, it } from 'vitest'
import { floorScore, scoreAt } from '../../client/domains/challenge/dynamic-score.ts'
import { dynamicScore, minScore } from '../../server/domains/challenge/dynamic-score.ts'

const originals = [0, 1, 500, 1000, 2_147_483_647]
const rates = [0, 0.1, 0.25, 1]
const difficulties = [-5, -0.001, 0, 0.001, 1, 5, 35.5, 1e9]
const solves = [0, 1, 2, 3, 10, 50, 100_000]

it('the client counts points as the server does', () => {
  for (const originalScore of originals) {
    for (const minScoreRate of rates) {
      for (const difficulty of difficulties) {
        const rule = { originalScore, minScoreRate, difficulty }
        const shown = solves.map((count) => scoreAt(rule, count))
        expect([rule, shown]).toEqual([rule, solves.map((count) => dynamicScore(rule, count))])
        expect(floorScore(rule)).toBe(minScore(rule))
      }
    }
  }
})
