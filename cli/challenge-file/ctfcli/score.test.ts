import { describe, expect, it } from 'vitest'
import { dynamicScore } from '../../../rules/scoring/score-curve.ts'
import { mapOf, yamlValueOf } from '../yaml.ts'
import { readScore } from './score.ts'

function read(file: Record<string, string | Record<string, string>>) {
  const warnings: string[] = []
  return { score: readScore(mapOf(yamlValueOf(file)), (text) => warnings.push(text)), warnings }
}

const dynamic = { type: 'dynamic', value: '500', decay: '50', minimum: '100' }

describe('readScore', () => {
  it('scores an imported dynamic challenge like the platform that it comes from', () => {
    const { score, warnings } = read(dynamic)
    expect(warnings).toEqual([])
    expect(score).toEqual({
      originalScore: 500,
      scoreCurve: 'Logarithmic',
      minScoreRate: 0.2,
      decaySolves: 50,
    })
    const rule = {
      scoreCurve: 'Logarithmic',
      originalScore: score?.originalScore ?? 0,
      minScoreRate: score?.minScoreRate ?? 0,
      difficulty: score?.decaySolves ?? 0,
      scoreTable: [],
    } as const
    expect([1, 2, 5, 10, 20, 36, 50, 51].map((solves) => dynamicScore(rule, solves))).toEqual([
      500, 500, 498, 488, 443, 304, 116, 100,
    ])
  })

  it.each([
    [{ ...dynamic, function: 'linear' }, 'Linear'],
    [{ ...dynamic, function: 'logarithmic' }, 'Logarithmic'],
    [{ ...dynamic, function: 'static' }, 'Fixed'],
    [{ ...dynamic, type: 'standard', function: 'linear' }, 'Linear'],
    [{ ...dynamic, type: 'standard' }, 'Fixed'],
    [{ ...dynamic, type: '' }, 'Logarithmic'],
    [{ value: '500' }, 'Fixed'],
    [{ ...dynamic, type: 'container' }, 'Logarithmic'],
    [{ type: 'dynamic', extra: { initial: '500', decay: '0', minimum: '100' } }, 'Logarithmic'],
  ])('of %j has the curve %s', (file, curve) => {
    const { score, warnings } = read(file)
    expect({ curve: score?.scoreCurve, value: score?.originalScore, warnings }).toEqual({
      curve,
      value: 500,
      warnings: [],
    })
  })

  it('warns about values that it cannot use', () => {
    expect(read({ ...dynamic, function: 'logarithmic_custom' })).toMatchObject({
      score: { scoreCurve: 'Logarithmic' },
      warnings: ['function: unknown function "logarithmic_custom"; logarithmic is used'],
    })
    expect(read({ type: 'kubectf', value: '500' })).toMatchObject({
      score: { scoreCurve: 'Fixed' },
      warnings: ['type: unknown type "kubectf"; the value stays fixed'],
    })
    expect(read({ type: 'dynamic', value: '500', decay: '20' })).toEqual({
      score: { originalScore: 500 },
      warnings: ['type: dynamic without minimum; the decay of the score does not change'],
    })
    expect(read({ ...dynamic, minimum: '600' })).toMatchObject({
      score: { minScoreRate: 1 },
      warnings: ['minimum: 600 is above the value; the value stays fixed'],
    })
    expect(read({ ...dynamic, value: 'many' }).score).toBeUndefined()
  })
})
