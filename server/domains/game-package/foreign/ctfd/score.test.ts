import { describe, expect, it } from 'vitest'
import {
  fixed,
  flag,
  people,
  played,
  readGame,
  type Row,
  type Tables,
} from '../../../../../tests/kit/world/ctfd-tables.ts'

describe('the score of a challenge', () => {
  const scores = (challenge: Row, more: Tables = {}) => {
    const { game, differences } = readGame({
      challenges: [{ ...fixed(1, 100), ...challenge }],
      flags: [flag(1)],
      ...more,
    })
    const [row] = game.rowsOf('challenges.jsonl')
    return { row, differences }
  }

  it('is fixed for a standard challenge without a function, and for the function static', () => {
    expect(scores({ initial: null }).row).toMatchObject({ scoreCurve: 'Fixed', originalScore: 100 })
    expect(scores({ function: 'static', initial: 500 }).row).toMatchObject({
      scoreCurve: 'Fixed',
      originalScore: 100,
    })
  })

  it('is the curve of the columns that any type has since 3.8.1', () => {
    const curve = { function: 'logarithmic', initial: 500, minimum: 100, decay: 50 }
    expect(scores(curve).row).toMatchObject({ scoreCurve: 'Logarithmic', originalScore: 500, difficulty: 50 })
  })

  it('is that of dynamic_challenge for a dynamic one, also with the old names of its columns', () => {
    const wrong = { type: 'dynamic', function: 'linear', initial: 1, minimum: 1, decay: 1 }
    for (const prefix of ['', 'dynamic_']) {
      const row = {
        id: 1,
        [`${prefix}initial`]: 500,
        [`${prefix}minimum`]: 99,
        [`${prefix}decay`]: 20,
        [`${prefix}function`]: 'logarithmic',
      }
      expect(scores(wrong, { dynamic_challenge: [row] }).row).toMatchObject({
        scoreCurve: 'Logarithmic',
        originalScore: 500,
        difficulty: 20,
      })
    }
  })

  it('is logarithmic for an unknown function, which is listed', () => {
    const { row, differences } = scores({
      function: 'logarithmic_custom',
      initial: 500,
      minimum: 100,
      decay: 50,
    })
    expect(row).toMatchObject({ scoreCurve: 'Logarithmic' })
    expect(differences).toContain('CHANGED challenges.function: challenge 1: logarithmic_custom: logarithmic')
  })

  it('is fixed if the minimum is not below the initial value', () => {
    expect(scores({ function: 'linear', initial: 50, minimum: 80, decay: 1 }).row).toMatchObject({
      scoreCurve: 'Fixed',
      originalScore: 80,
    })
  })

  it('is a table if CTFd has stored another value for the number of solves', () => {
    const curve = { function: 'linear', initial: 500, minimum: 100, decay: 10, value: 480 }
    const { row, differences } = scores(curve, {
      ...people(2),
      ...played([1, 1, 1, '10:00:00'], [2, 1, 2, '10:01:00']),
    })
    expect(row).toMatchObject({ scoreCurve: 'Table', originalScore: 500 })
    expect(row?.scoreTable?.slice(0, 3)).toEqual([500, 480, 480])
    expect(differences).toEqual(['CHANGED challenges.function: challenge 1: Table: 2: 480'])
  })
})
