import { parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { boardOperation } from './board-operation.ts'
import { schema } from '../../../graphql/schema.ts'

function recognize(text: string, asked: Parameters<typeof boardOperation>[1] = {}) {
  const document = parse(text)
  expect(validate(schema, document)).toEqual([])
  return boardOperation(document, asked)
}

/** A query with `levels` fragments: each is spread in the one before it, and `inside` is in the last. */
function nested(levels: number, inside: string): string {
  const fragments = Array.from({ length: levels }, (_, level) => {
    const rest = level + 1 < levels ? `...F${level + 1}` : inside
    return `fragment F${level} on Game { ${rest} }`
  })
  return `{ game: gameByDatabaseId(databaseId: 7) { scoreboard { seq } ...F0 } } ${fragments.join(' ')}`
}

it.each([
  ['{ game: gameByDatabaseId(databaseId: 7) { scoreboard { seq } } }', {}, 7],
  [
    'query ($g: Int!) { game: gameByDatabaseId(databaseId: $g) { id ...B } } fragment B on Game { scoreboard { seq } }',
    { variables: { g: 8 } },
    8,
  ],
  ['query ($g: Int! = 9) { game: gameByDatabaseId(databaseId: $g) { scoreboard { seq } } }', {}, 9],
  [
    '{ game: gameByDatabaseId(databaseId: 7) { ... on Game { __typename scoreboard { table { names } } } } }',
    {},
    7,
  ],
  [nested(12, 'databaseId'), {}, 7],
])('%s asks for a board alone', (text, asked, gameId) => {
  expect(recognize(text, asked)).toMatchObject({ gameId })
})

it.each([
  '{ game: gameByDatabaseId(databaseId: 7) { scoreboard { seq } viewerParticipation { id } } }',
  '{ game: gameByDatabaseId(databaseId: 7) { scoreboard { seq } } viewer { id } }',
  '{ game: gameByDatabaseId(databaseId: 7) { ...B } } fragment B on Game { inviteCode }',
  nested(6, 'inviteCode'),
  nested(12, 'viewerParticipation { token }'),
  '{ game: gameByDatabaseId(databaseId: 7) { scoreboard { seq } } __schema { description } }',
  '{ a: gameByDatabaseId(databaseId: 7) { scoreboard { seq } } b: gameByDatabaseId(databaseId: 8) { scoreboard { seq } } }',
  'query A { game: gameByDatabaseId(databaseId: 7) { scoreboard { seq } } } query B { viewer { id } }',
  'mutation { logOut(input: {}) { __typename } }',
  'subscription { scoreboardChanged(gameId: 1) { seq } }',
  '{ viewer { id } }',
])('%s does not', (text) => {
  expect(recognize(text)).toBeNull()
  expect(recognize(text, { operationName: 'A' })).toBeNull()
})

it('keeps the variables that the operation uses and no others', () => {
  const text =
    'query B($g: Int!, $n: Int = 5) { game: gameByDatabaseId(databaseId: $g) { scoreboard { timelines(top: $n) { times } } } }'
  expect(recognize(text, { operationName: 'B', variables: { g: 7, junk: 'x'.repeat(1000) } })).toEqual({
    gameId: 7,
    operationName: 'B',
    variables: { g: 7, n: 5 },
  })
  expect(recognize(text, { operationName: 'C', variables: { g: 7 } })).toBeNull()
  expect(recognize(text, { variables: { g: 'seven' } })).toBeNull()
  expect(recognize(text, { variables: ['g'] })).toBeNull()
})
