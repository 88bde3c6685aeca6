import { expect, test } from 'vitest'
import { linePaths } from './line-paths.ts'

test('a line reaches from zero to the highest value, and stops where nothing was measured', () => {
  expect(linePaths([null, 0, 50, null, 100], 100)).toEqual({
    line: 'M1 100L2 52.5M4 5',
    area: 'M1 100L2 52.5L2 100H1ZM4 5L4 100H4Z',
  })
})

test('values of zero lie on the base line, and no values give no line', () => {
  expect(linePaths([0, 0], 100).line).toBe('M0 100L1 100')
  expect(linePaths([null, null], 100)).toEqual({ line: '', area: '' })
})
