import { expect, it } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const seen = <Result>(count: number, use: () => Result) => Array.from({ length: count }, use)

it('names a text from its third use on, always the same', () => {
  const nameOf = createStatementNames({ after: 3, most: 10 })
  const [first, second, third, fourth] = seen(4, () => nameOf('SELECT 1'))
  expect([first, second]).toEqual(['', ''])
  expect(third).toMatch(/^q-[0-9a-f]{32}$/)
  expect(fourth).toBe(third)
})

it('names no more texts than it may, and keeps those that it named', () => {
  const nameOf = createStatementNames({ after: 2, most: 2 })
  const names = ['SELECT 1', 'SELECT 2', 'SELECT 3'].map((text) => seen(3, () => nameOf(text)).at(-1))
  expect(names).toEqual([expect.stringMatching(/./), expect.stringMatching(/./), ''])
  expect(names[0]).not.toBe(names[1])
  expect(nameOf('SELECT 1')).toBe(names[0])
})
