import { expect, it } from 'vitest'
import { nodePositions, type GraphNode } from './unlock-graph.ts'

const graph = (...rows: [id: string, ...requiredIds: string[]][]) =>
  Object.fromEntries(
    nodePositions(rows.map(([id, ...requiredIds]): GraphNode<string> => ({ id, requiredIds }))).entries(),
  )

it('a challenge is in a column after those that it requires, and one without relations is left out', () => {
  expect(graph(['last', 'middle', 'first'], ['alone'], ['middle', 'first'], ['first'])).toEqual({
    first: { column: 0, row: 0 },
    middle: { column: 1, row: 0 },
    last: { column: 2, row: 0 },
  })
})

it('a column is sorted by the rows of the required challenges', () => {
  expect(graph(['a'], ['b'], ['of b', 'b'], ['of a', 'a'])).toMatchObject({
    'of a': { column: 1, row: 0 },
    'of b': { column: 1, row: 1 },
  })
})

it('challenges that require each other have positions too', () => {
  expect(Object.keys(graph(['a', 'b'], ['b', 'a']))).toEqual(expect.arrayContaining(['a', 'b']))
})
