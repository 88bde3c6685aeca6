import { expect, it } from 'vitest'
import { roundStep } from './round-step.ts'

it('returns the smallest round number that is not below a value', () => {
  const cases = [1, 1.1, 2, 3, 5, 7, 10, 101, 4999, 0.3].map((value) => roundStep(value))
  expect(cases).toEqual([1, 2, 2, 5, 5, 10, 10, 200, 5000, 0.5])
})

it('uses other factors', () => {
  expect([2.1, 2.6, 240].map((value) => roundStep(value, [2, 2.5, 5]))).toEqual([2.5, 5, 250])
})
