import { describe, expect, it, test } from 'vitest'
import { missingScoreFields, scoreInput, scoreRule, scoreValues, tableOf } from './score-values.ts'

const stored = {
  originalScore: 333,
  minScoreRate: 0.1,
  decaySolves: 20,
  scoreCurve: 'Exponential',
  scoreTable: [],
} as const

describe('the input of changed score fields', () => {
  it('has nothing without a change', () => {
    expect(scoreInput({}, scoreValues(stored))).toEqual({})
  })

  it.each([33, 0, 1, 100, 332, 333])('keeps a minimum of %d points exactly', (minPoints) => {
    const values = { ...scoreValues({ ...stored, scoreCurve: 'Linear' }), minPoints }
    const { minScoreRate = 0 } = scoreInput({ minPoints }, values)
    expect(Math.floor(333 * minScoreRate)).toBe(minPoints)
  })

  it('keeps the minimum in points when the initial score changes', () => {
    const values = { ...scoreValues({ ...stored, scoreCurve: 'Logarithmic' }), originalScore: 660 }
    const { minScoreRate = 0 } = scoreInput({ originalScore: 660 }, values)
    expect(Math.floor(660 * minScoreRate)).toBe(33)
  })

  it('keeps the minimum in percent for an exponential curve', () => {
    const values = { ...scoreValues(stored), originalScore: 660 }
    expect(scoreInput({ originalScore: 660 }, values)).toEqual({ originalScore: 660 })
    expect(scoreInput({ minPercent: 12.5 }, values)).toEqual({ minScoreRate: 0.125 })
  })

  it('sends a table as numbers', () => {
    const values = { ...scoreValues(stored), scoreCurve: 'Table' as const, scoreTable: '500; 400\n300' }
    expect(scoreInput({ scoreCurve: 'Table', scoreTable: values.scoreTable }, values)).toEqual({
      scoreCurve: 'Table',
      scoreTable: [500, 400, 300],
    })
  })
})

test.each([
  ['500, 400; 300\n200  100', [500, 400, 300, 200, 100]],
  ['', []],
  ['500, many', null],
  ['1.5', null],
  ['-1', null],
  ['1000001', null],
  [Array.from({ length: 501 }, () => '1').join(' '), null],
])('a table of %j', (text, points) => {
  expect(tableOf(text)).toEqual(points)
})

test('a curve needs its own fields only', () => {
  const empty = { originalScore: null, minPercent: null, minPoints: null, decaySolves: null }
  const missing = (scoreCurve: 'Exponential' | 'Fixed' | 'Linear' | 'Table') =>
    missingScoreFields({ ...scoreValues(stored), ...empty, scoreCurve })
  expect(missing('Exponential')).toEqual(['originalScore', 'decaySolves', 'minPercent'])
  expect(missing('Linear')).toEqual(['originalScore', 'decaySolves', 'minPoints'])
  expect(missing('Fixed')).toEqual(['originalScore'])
  expect(missing('Table')).toEqual(['scoreTable'])
})

test('a table that cannot be read yet is drawn with the initial score', () => {
  const values = { ...scoreValues(stored), scoreCurve: 'Table' as const, scoreTable: 'x' }
  expect(scoreRule(values)).toMatchObject({ scoreCurve: 'Fixed', originalScore: 333 })
})
