import { execute, getNamedType, isObjectType, parse, validate, type GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { challenge, rowsOf, solve, team, viewOf } from '../../../tests/kit/world/board-rows.ts'
import { diffBoards, resetTo } from '../../domains/scoreboard/table/board-delta.ts'
import { schema } from '../schema.ts'
import { sharedFields } from '../shared-fields.ts'
import { resultOf, sharedMessageOf, sharingOf } from './shared-results.ts'

const before = viewOf(rowsOf([team(1), team(2)], [challenge(1)], []))
const after = viewOf(rowsOf([team(1), team(2)], [challenge(1)], [solve(1, 1, 1)]))

function argsOf(selection: string, variableValues: Record<string, unknown> = {}, declared = '') {
  const document = parse(
    `subscription ($gameId: ID!, $after: Long${declared}) { scoreboardChanged(gameId: $gameId, after: $after) { ${selection} } }`,
  )
  expect(validate(schema, document)).toEqual([])
  return {
    schema,
    document,
    variableValues: { gameId: 'R2FtZTox', ...variableValues } as Record<string, unknown>,
  }
}

function ask(event: unknown, args: ReturnType<typeof argsOf>) {
  const sharing = sharingOf(args)
  if (!sharing) throw new Error('the operation is not shared')
  return resultOf(event, sharing, args, async () => execute({ ...args, rootValue: event }))
}

/** Every field of a type and of the types below it. */
function allFields(type: GraphQLObjectType): string {
  return Object.values(type.getFields())
    .map(({ name, type: fieldType }) => {
      const below = getNamedType(fieldType)
      return isObjectType(below) ? `${name} { ${allFields(below)} }` : name
    })
    .join(' ')
}

/** The types that a delta of the scoreboard contains. */
function typesBelow(name: string, found = new Set<string>()): Set<string> {
  const type = schema.getType(name)
  if (!isObjectType(type) || found.has(name)) return found
  found.add(name)
  for (const field of Object.values(type.getFields())) typesBelow(getNamedType(field.type).name, found)
  return found
}

describe('the table of shared fields', () => {
  it.each([...typesBelow('ScoreboardDelta')])('has every field of %s', (name) => {
    // A new field whose value depends on the viewer is not added to the table, but named here.
    const ofViewer: Record<string, string[]> = {}
    const type = schema.getType(name) as GraphQLObjectType
    const listed = [...(sharedFields[name]?.split(' ') ?? []), ...(ofViewer[name] ?? [])]
    expect(listed.toSorted()).toEqual(Object.keys(type.getFields()).toSorted())
  })

  it.each([
    ['of a solve', diffBoards(before, after)],
    ['with the whole board', resetTo(after, 1)],
  ])('has only fields that need no viewer, in a delta %s', async (_name, event) => {
    const args = argsOf(allFields(schema.getType('ScoreboardDelta') as GraphQLObjectType))
    const shared = await ask(event, args)
    expect(sharedMessageOf(shared)).toBeDefined()
    const own = await execute({ ...args, rootValue: event, contextValue: { viewer: null } })
    expect(own.errors).toBeUndefined()
    expect(JSON.parse(JSON.stringify(shared))).toEqual(JSON.parse(JSON.stringify(own)))
  })
})

describe('a result', () => {
  it('is one object for subscribers of the same event, whatever version they began from', async () => {
    const event = diffBoards(before, after)
    const args = argsOf('seq solves { points }')
    const first = await ask(event, args)
    expect(await ask(event, { ...args, variableValues: { gameId: 'R2FtZTox', after: 7 } })).toBe(first)
  })

  it('differs by the variables that its fields depend on', async () => {
    const event = diffBoards(before, after)
    const args = argsOf('seq previousSeq @include(if: $with)', { with: true }, ', $with: Boolean!')
    const long = await ask(event, args)
    const short = await ask(event, { ...args, variableValues: { ...args.variableValues, with: false } })
    expect([long.data, short.data]).toEqual([
      { scoreboardChanged: { seq: 1, previousSeq: 1 } },
      { scoreboardChanged: { seq: 1 } },
    ])
  })

  it('is not shared between two audiences, which receive different events with equal versions', async () => {
    const args = argsOf('seq solves { points }')
    const [seen, hidden] = [
      await ask(diffBoards(before, after), args),
      await ask(diffBoards(after, after), args),
    ]
    expect(seen.data?.['scoreboardChanged']).toMatchObject({
      seq: 1,
      solves: [{ points: expect.any(Number) }],
    })
    expect(hidden.data?.['scoreboardChanged']).toEqual({ seq: 1, solves: [] })
  })

  it('is of one subscriber when it has an error', async () => {
    const args = argsOf('seq solves { points }')
    const broken = {
      get solves(): never {
        throw new Error('broken')
      },
      seq: 1,
    }
    const result = await ask(broken, { ...args, contextValue: { viewer: null } } as typeof args)
    expect(result.errors).toHaveLength(1)
    expect(sharedMessageOf(result)).toBeUndefined()
  })
})

it.each([
  'query { gameByDatabaseId(databaseId: 1) { scoreboard { seq } } }',
  'subscription { noticePublished(gameId: "R2FtZTox") { game { teamCount } } }',
  'subscription { submissionJudged(gameId: "R2FtZTox") { status } }',
])('%s is not shared', (text) => {
  expect(sharingOf({ schema, document: parse(text) })).toBeNull()
})
