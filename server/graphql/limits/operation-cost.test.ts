import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  getIntrospectionQuery,
  getNullableType,
  getOperationAST,
  isInterfaceType,
  isListType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { checkDocument, checkText } from './document-limits.ts'
import { costedFields, fieldCost } from './field-costs.ts'
import { maxCost, operationCost } from './operation-cost.ts'
import { loadPersistedOperations } from '../operations/persisted-operations.ts'
import { schema } from '../schema.ts'

const docsFolder = fileURLToPath(new URL('../../../docs/', import.meta.url))

function costOf(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error(`no operation in ${text}`)
  // The input of a mutation does not change its cost, so it is left out here.
  const variableDefinitions = operation.variableDefinitions?.filter(
    ({ variable }) => variable.name.value !== 'input',
  )
  const asked = { ...operation, ...(variableDefinitions && { variableDefinitions }) }
  return operationCost({ schema, document, operation: asked, variables })
}

/** Values for the variables that the operations of the client and of the documents need. */
const variables = {
  gameId: 1,
  correction: 'Void',
  takesBlood: false,
  submissionIds: ['1'],
  code: '0'.repeat(20),
  webhookId: '1',
  aboutGame: true,
  minutes: 60,
  challengeId: 1,
  participationId: 1,
  pastGameId: 1,
  teamId: 1,
  search: 'a',
  includeHidden: true,
  isAuthor: true,
  game: 1,
  after: null,
  id: 'R2FtZTox',
  postId: 'a',
  hash: 'a',
  at: '2030-01-01T00:00:00Z',
  first: 100,
  count: 100,
}

describe('the table of costs', () => {
  const lists = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isListType(getNullableType(field.type)))
        .map((field) => ({ type: type.name, field: field.name })),
    )

  it('contains every list of the schema except the edges of connections', () => {
    expect(lists.length).toBeGreaterThan(70)
    const missing = lists.filter(
      ({ type, field }) => field !== 'edges' && fieldCost(type, field).items === undefined,
    )
    expect(missing).toEqual([])
  })

  it('contains only fields of the schema', () => {
    const unknown = costedFields().filter((name) => {
      const [typeName = '', fieldName = ''] = name.split('.')
      const type = schema.getType(typeName)
      return !fieldName.startsWith('__') && !(isObjectType(type) && type.getFields()[fieldName])
    })
    expect(unknown).toEqual([])
  })
})

describe('an operation costs', () => {
  it.each([
    ['{ platform { version apiLevel } }', 3],
    ['{ platform { ...P ...P } } fragment P on Platform { a: version }', 3],
    ['{ recentGames { id } }', 60],
    ['{ games(first: 7) { edges { node { id } } } }', 25 + 1 + 7 * 2],
    ['{ games(last: 7, first: 3) { edges { cursor } } }', 26 + 7],
    ['{ games(first: 100000) { edges { cursor } } }', 126],
    ['{ games { totalCount: __typename edges { cursor } } }', 25 + 1 + 1 + 20],
    ['query ($n: Int = 9) { games(first: $n) { edges { cursor } } }', 26 + 9],
    ['{ node(id: "a") { ... on Team { members { isCaptain } } } }', 200 + 1 + 5],
  ])('%s', (text, cost) => {
    expect(validate(schema, parse(text))).toEqual([])
    expect(costOf(text)).toBe(cost)
  })

  it('more for each column of a board, as query and as subscription', () => {
    const aliases = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}: solvePoints`).join(' ')
    const query = (count: number) =>
      costOf(`{ game: gameByDatabaseId(databaseId: 1) { scoreboard { table { ${aliases(count)} } } } }`)
    const reset = (count: number) =>
      costOf(`subscription { scoreboardChanged(gameId: 1) { reset { ${aliases(count)} } } }`)
    for (const cost of [query, reset]) {
      expect(cost(5)).toBeLessThan(maxCost)
      expect(cost(12)).toBeGreaterThan(maxCost)
    }
  })

  it('as much as its introspection fields', () => {
    expect(costOf(getIntrospectionQuery())).toBeLessThan(maxCost)
    const names = Array.from({ length: 90 }, (_, index) => `a${index}: name`).join(' ')
    expect(costOf(`{ __schema { types { fields { ${names} } } } }`)).toBeGreaterThan(maxCost)
    const nested = '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }'
    expect(costOf(nested)).toBeGreaterThan(maxCost)
  })
})

it('allows the operations of the web client', () => {
  const costs = [...loadPersistedOperations().values()].map((text) => costOf(text, variables))
  expect(costs.length).toBeGreaterThan(100)
  expect(Math.min(...costs)).toBeGreaterThan(0)
  expect(Math.max(...costs)).toBeLessThanOrEqual(maxCost)
})

it('allows the operations in the documents', () => {
  const texts = readdirSync(docsFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|js|mjs|py)$/.test(name))
    .flatMap((name) => operationsIn(readFileSync(`${docsFolder}/${name}`, 'utf8')))
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) {
    expect(() => checkText(text)).not.toThrow()
    expect(() => checkDocument(parse(text))).not.toThrow()
    expect(costOf(text, variables)).toBeLessThanOrEqual(maxCost)
  }
})

/** Blocks and template strings that are valid operations of the schema. */
function operationsIn(text: string): string[] {
  const blocks = [
    ...text.matchAll(/```graphql\n([\s\S]*?)```|`\s*((?:query|subscription|mutation)\b[^`]*)`/g),
  ]
  return blocks
    .map(([, block, template]) => block ?? template ?? '')
    .filter((block) => {
      try {
        return validate(schema, parse(block)).length === 0
      } catch {
        return false
      }
    })
}
