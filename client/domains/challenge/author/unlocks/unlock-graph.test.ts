import { expect, it } from 'vitest'
import { unlockPlaces, type Locked } from './unlock-graph.ts'

const graph = (...rows: [id: string, ...requiredIds: string[]][]) =>
  Object.fromEntries(
    unlockPlaces(rows.map(([id, ...requiredIds]): Locked<string> => ({ id, requiredIds }))).entries(),
  )

it('has a column after those of the required challenges, and nothing without requirements', () => {
  expect(graph(['last', 'middle', 'first'], ['alone'], ['middle', 'first'], ['first'])).toEqual({
    first: { column: 0, row: 0 },
    middle: { column: 1, row: 0 },
    last: { column: 2, row: 0 },
  })
})

it('orders a column by the rows of what its challenges require', () => {
  expect(graph(['a'], ['b'], ['of b', 'b'], ['of a', 'a'])).toMatchObject({
    'of a': { column: 1, row: 0 },
    'of b': { column: 1, row: 1 },
  })
})

it('ends at a circle', () => {
  expect(Object.keys(graph(['a', 'b'], ['b', 'a']))).toEqual(expect.arrayContaining(['a', 'b']))
})
