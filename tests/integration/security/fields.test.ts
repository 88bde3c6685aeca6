import { encodeGlobalID } from '@pothos/plugin-relay'
import { isObjectType, type GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../../server/graphql/schema.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { argumentsOf, coveredElsewhere, nodesOf, typePathsOf } from '../../kit/visibility/type-paths.ts'
import type { TypePath } from '../../kit/visibility/field-answers.ts'
import { seenFields, table } from '../../kit/visibility/seen-fields.ts'
import { shownOperations } from '../../kit/visibility/shown-operations.ts'
import { makeShownWorld, tokenOf, type ShownWorld } from '../../kit/visibility/shown-world.ts'

const log = captureLog('error')
let test: TestApp
let world: ShownWorld
let actors: [name: string, actor: Actor][]

beforeAll(async () => {
  test = await startTestApp({ logger: log.logger, overrides: { operations: shownOperations } })
  world = await makeShownWorld(test)
  const { admin, monitor, captain, member, rival, user } = world
  actors = [
    ['visitor', test.anonymous()],
    ['user', user],
    ['rival', rival],
    ['member', member],
    ['captain', captain],
    ['monitor', monitor],
    ['admin', admin],
    ['captain:read', await tokenOf(test, captain, ['read'])],
    ['captain:play', await tokenOf(test, captain, ['play'])],
    ['admin:read', await tokenOf(test, admin, ['read'])],
    ['admin:monitor', await tokenOf(test, admin, ['monitor'])],
    ['admin:author', await tokenOf(test, admin, ['author'])],
    ['admin:admin', await tokenOf(test, admin, ['admin'])],
  ]
})
afterAll(() => test.dispose())

const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType

async function tableOf(typePath: TypePath): Promise<string> {
  const type = typeOf(typePath.type)
  const columns = await Promise.all(
    actors.map(([, actor]) => seenFields(actor, { typePath, args: argumentsOf(world) })),
  )
  const rows = Object.keys(type.getFields()).map((field): [string, string[]] => [
    field,
    columns.map((column) => column.get(field) ?? ''),
  ])
  const names = actors.map(([name]) => name)
  return table(typePath.name, names, rows)
}

describe('the visible fields of every type', () => {
  it('is as it was looked through', async () => {
    const tables: string[] = []
    for (const typePath of typePathsOf(world)) tables.push(await tableOf(typePath))
    await expect(`${tables.join('\n\n')}\n`).toMatchFileSnapshot('fields.txt')
  })

  it('has every type of the schema', () => {
    const known = new Set(typePathsOf(world).map(({ type }) => type))
    const isShape = (name: string) => /(Connection|Edge|Payload|Error)$/.test(name) || name.startsWith('__')
    const missing = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .map(({ name }) => name)
      .filter((name) => !isShape(name) && !coveredElsewhere.has(name) && !known.has(name))
    expect(missing).toEqual([])
  })
})

describe('node(id:)', () => {
  // Everyone may know that these objects exist. The table covers their private fields.
  const open = ['Division', 'Game', 'PastGame', 'Post', 'Team', 'User']
  const ask = (actor: Actor, id: string) =>
    actor.graphql('query ($id: ID!) { node(id: $id) { __typename id } }', { id })

  it('knows a rule for every type', () => {
    const types = schema.getImplementations(schema.getType('Node') as never).objects.map(({ name }) => name)
    expect(Object.keys(nodesOf({ captain: {} } as ShownWorld)).toSorted()).toEqual(types.toSorted())
  })

  it('returns no object that the viewer may not see', async () => {
    for (const [type, id] of Object.entries(nodesOf(world))) {
      const globalId = encodeGlobalID(type, id)
      const found = { data: { node: { __typename: type, id: globalId } } }
      expect(await ask(world.admin, globalId)).toEqual(found)
      const isOpen = open.includes(type) || type.endsWith('Notice')
      for (const actor of [test.anonymous(), world.user]) {
        expect(await ask(actor, globalId)).toEqual(isOpen ? found : { data: { node: null } })
      }
    }
    const early: [string, number][] = [
      ['TextNotice', world.upcomingNoticeId],
      ['Challenge', world.upcomingChallengeId],
      ['Challenge', world.disabledId],
    ]
    for (const [type, id] of early) {
      for (const actor of [test.anonymous(), world.user, world.captain, world.monitor]) {
        expect(await ask(actor, encodeGlobalID(type, id))).toEqual({ data: { node: null } })
      }
    }
  })

  it('answers malformed ids with null or a reason, and finds nothing', async () => {
    const types = Object.keys(nodesOf(world))
    const inner = [
      '',
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x1',
      '2147483648',
      '9'.repeat(30),
      'x',
      '1:1',
      '\0',
      "1' OR 1=1",
    ]
    const raw = [
      '',
      ' ',
      'x',
      ':',
      '%',
      '\0',
      '🙂',
      'a'.repeat(10_000),
      'Game:1',
      btoa('Game'),
      btoa(':'),
      btoa('Viewer:1'),
    ]
    const others = [
      'Query',
      'Flag',
      'Session',
      'ApiToken',
      'Viewer',
      'Nothing',
      '__Type',
      'Writeup',
      'StoredFile',
    ]
    const made = [...types, ...others].flatMap((type) => inner.map((id) => encodeGlobalID(type, id)))
    for (const id of [...raw, ...made]) {
      const { data, errors = [] } = await ask(world.admin, id)
      expect(data ?? null).toSatisfy((found) => found === null || (found as { node: unknown }).node === null)
      for (const { message, extensions } of errors) {
        expect({ id, message, code: extensions?.code }).not.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
      }
    }
    expect(log.lines).toEqual([])
  })
})
