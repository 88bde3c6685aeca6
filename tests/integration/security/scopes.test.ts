import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../../server/graphql/schema.ts'
import { typeScopes } from '../../../server/graphql/type-scopes.ts'
import { ApiTokenScope } from '../../../prisma/generated/client/enums.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'
import { argumentsOf, typePathsOf } from '../../kit/visibility/type-paths.ts'
import { callOf, type TypePath } from '../../kit/visibility/field-answers.ts'
import { shownOperations } from '../../kit/visibility/shown-operations.ts'
import { makeShownWorld, tokenOf, type ShownWorld } from '../../kit/visibility/shown-world.ts'

type Answer = {
  data: Record<string, unknown> | null
  errors?: { path: (string | number)[]; extensions: { code: string } }[]
}

const scopes = Object.values(ApiTokenScope)
let test: TestApp
let world: ShownWorld
let tokens: Map<ApiTokenScope, Actor>
let everyScope: Actor

beforeAll(async () => {
  test = await startTestApp({ overrides: { operations: shownOperations } })
  world = await makeShownWorld(test)
  // The owner is a player and an administrator, so that only scopes limit the tokens.
  const { captain } = world
  await test.services.db.user.update({ where: { id: captain.userId }, data: { role: 'Admin' } })
  tokens = new Map()
  for (const scope of scopes) tokens.set(scope, await tokenOf(test, captain, [scope]))
  everyScope = await tokenOf(test, captain, scopes)
})
afterAll(() => test.dispose())

const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType

type Guarded = { type: string; selection: string }

/** The guarded types that a field returns, directly, as kinds of an interface or as the nodes of a connection. */
function guardedIn(field: GraphQLField<unknown, unknown>): Guarded[] {
  const type = getNamedType(field.type)
  // The ids that this test sends are those of a game.
  if (isInterfaceType(type) && type.name !== 'Node') {
    return schema
      .getPossibleTypes(type)
      .flatMap(guardedBy)
      .map((kind) => ({ ...kind, selection: `{ ... on ${kind.type} ${kind.selection} }` }))
  }
  if (!isObjectType(type)) return []
  if (!type.name.endsWith('Connection')) return guardedBy(type)
  const edge = getNamedType(type.getFields()['edges']?.type ?? type) as GraphQLObjectType
  const node = edge.getFields()['node']
  return (node ? guardedIn(node) : []).map((inner) => ({
    ...inner,
    selection: `{ edges { node ${inner.selection} } }`,
  }))
}

function guardedBy(type: GraphQLObjectType): Guarded[] {
  if (!typeScopes[type.name]) return []
  const leaf = Object.values(type.getFields()).find(
    (inner) => isLeafType(getNamedType(inner.type)) && inner.args.length === 0,
  )
  if (leaf) return [{ type: type.name, selection: `{ leaf: ${leaf.name} }` }]
  const nested = Object.values(type.getFields())[0]
  return nested ? [{ type: type.name, selection: `{ leaf: ${nested.name} { __typename } }` }] : []
}

type Path = { name: string; type: string; query: string }
type Outcome = 'read' | 'refused' | 'absent'

/** Each field of each type path that returns an object of a guarded type. */
function pathsOf(typePath: TypePath): Path[] {
  return Object.values(typeOf(typePath.type).getFields()).flatMap((field) => {
    return guardedIn(field).map(({ type, selection }) => {
      const call = `${callOf(field, argumentsOf(world))} ${selection}`
      const query = typePath.type === 'Query' ? call : typePath.around(`{ ${call} }`)
      return { name: `${typePath.name}.${field.name}`, type, query }
    })
  })
}

const hasLeaf = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if ('leaf' in value) return true
  return Object.values(value).some(hasLeaf)
}

/** The number of paths per request, which has a cost limit. */
const atOnce = 8

/** For each object: whether the actor read it, the rule of its type rejected it, or the actor could not reach it. */
async function outcomesOf(actor: Actor, paths: Path[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let from = 0; from < paths.length; from += atOnce) {
    const some = paths.slice(from, from + atOnce)
    const query = `{ ${some.map((path, index) => `f${index}: ${path.query}`).join(' ')} }`
    const { data, errors = [] } = (await actor.graphql(query)) as Answer
    if (!data) throw new Error(`nothing came of ${query}: ${JSON.stringify(errors)}`)
    for (const index of some.keys()) {
      const isRefused = errors.some(
        ({ path, extensions }) =>
          path[0] === `f${index}` && path.at(-1) === 'leaf' && extensions.code === 'AUTH_SCOPE_MISSING',
      )
      outcomes.push(isRefused ? 'refused' : hasLeaf(data[`f${index}`]) ? 'read' : 'absent')
    }
  }
  return outcomes
}

describe('a token of one scope', () => {
  it('reads of each type, through every path, only what the type’s rule allows', async () => {
    const paths = typePathsOf(world).flatMap(pathsOf)
    const wrong: string[] = []
    for (const [scope, token] of tokens) {
      const outcomes = await outcomesOf(token, paths)
      for (const [index, { name, type }] of paths.entries()) {
        const isAllowed = typeScopes[type]?.includes(scope) ?? false
        const outcome = outcomes[index]
        if (outcome === (isAllowed ? 'refused' : 'read')) wrong.push(`${name} with ${scope}: ${outcome}`)
      }
    }
    expect(wrong).toEqual([])
    const withAll = await outcomesOf(everyScope, paths)
    const read = new Set(paths.filter((_, index) => withAll[index] === 'read').map(({ type }) => type))
    // In this test no query returns these types: they have no data, need a selection, or only mutations or subscriptions
    // return them.
    const elsewhere = [
      'AuditChange',
      'ContainerChange',
      'ContainerUsage',
      'EngineImage',
      'GameDeletion',
      'GamePackageDifference',
      'GamePackageDocument',
      'InstanceMeasurement',
      'LockedChallenge',
      'ResultChange',
      'SolveAfterFreeze',
      'TeamAttempts',
      'ViewerAttempts',
      'ViewerRating',
    ]
    expect(Object.keys(typeScopes).filter((type) => !read.has(type))).toEqual(elsewhere)
  })

  it('reads no challenge through the list of instances, except the names that REST returns', async () => {
    const admin = tokens.get('admin')
    const list = (fields: string) => admin?.graphql(`{ instances { edges { node { ${fields} } } } }`)
    const named = {
      node: {
        challengeTitle: expect.any(String),
        challengeCategory: 'Misc',
        challengeDatabaseId: world.challengeId,
      },
    }
    // The instance of a team, and the test container of the same challenge.
    expect(await list('challengeTitle challengeCategory challengeDatabaseId')).toEqual({
      data: { instances: { edges: [named, named] } },
    })
    const hidden = { node: { challenge: null } }
    const refusal = { extensions: { code: 'AUTH_SCOPE_MISSING' } }
    expect(await list('challenge { content }')).toMatchObject({
      data: { instances: { edges: [hidden, hidden] } },
      errors: [refusal, refusal],
    })
  })
})

describe('a token that only plays', () => {
  const act = async (name: string, input: object, selection: string) => {
    const payload = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
    const query = `mutation ($input: ${type}) { act: ${name}(input: $input) { ... on ${payload} { ${selection} } } }`
    const answer = (await tokens.get('play')?.graphql(query, { input })) as Answer
    return { data: answer.data, refused: (answer.errors ?? []).map(({ path }) => path.join('.')).toSorted() }
  }

  it('reads the result of its submission, not the challenge or the participation', async () => {
    const challengeId = await makeChallenge(world.admin, world.gameId, {
      flags: ['flag{scope}'],
      changes: { content: 'The text' },
    })
    const input = { gameId: world.gameId, challengeId, flag: 'flag{scope}' }
    const parts = 'submission { status } challenge { content } participation { status }'
    expect(await act('submitFlag', input, parts)).toEqual({
      data: { act: { submission: { status: 'Accepted' }, challenge: null, participation: null } },
      refused: ['act.challenge.content', 'act.participation.status'],
    })
  })

  it('joins a game and reads nothing of the participation', async () => {
    const gameId = await makeGame(world.admin, { acceptWithoutReview: true })
    const teamId = await makeTeam(world.captain)
    expect(
      await act('joinGame', { gameId, teamId }, 'game { title } participation { status }'),
    ).toMatchObject({
      data: { act: { game: { title: expect.any(String) }, participation: null } },
      refused: ['act.participation.status'],
    })
  })
})

/** The scope that a mutation requires, if its payload may contain more than the scope can read. */
const playing = ['joinGame', 'submitFlag', 'submitWriteup', 'startInstance', 'extendInstance', 'stopInstance']

describe('payloads of mutations', () => {
  it('are returned even if the scope cannot read a part of them', () => {
    const lost = playing.flatMap((name) => {
      const payload = typeOf(`${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`)
      return Object.values(payload.getFields())
        .filter((field) => {
          const rule = typeScopes[getNamedType(field.type).name]
          return rule && !rule.includes('play') && String(field.type).endsWith('!')
        })
        .map((field) => `${name}.${field.name}`)
    })
    expect(lost).toEqual([])
  })
})
