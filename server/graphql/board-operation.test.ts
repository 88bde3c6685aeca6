import { expect, it } from 'vitest'
import { boardOperation } from './board-operation.ts'

it.each([
  ['{ game(gameId: 7) { scoreboard { seq } } }', { gameId: 7 }],
  [
    'query ($g: Int!) { game(gameId: $g) { id ...B } } fragment B on Game { scoreboard { seq } }',
    { variable: 'g' },
  ],
  ['{ game(gameId: 7) { ... on Game { __typename scoreboard { table { names } } } } }', { gameId: 7 }],
])('%s asks for a board alone', (text, expected) => {
  expect(boardOperation(text)).toEqual(expected)
})

it.each([
  '{ game(gameId: 7) { scoreboard { seq } viewerParticipation { id } } }',
  '{ game(gameId: 7) { scoreboard { seq } } viewer { id } }',
  '{ game(gameId: 7) { ...B } } fragment B on Game { inviteCode }',
  'query A { game(gameId: 7) { scoreboard { seq } } } query B { viewer { id } }',
  'mutation { logOut(input: {}) { __typename } }',
  'subscription { scoreboardChanged(gameId: 1) { seq } }',
  '{ viewer { id } }',
  'not GraphQL',
])('%s does not', (text) => {
  expect(boardOperation(text)).toBeNull()
})
