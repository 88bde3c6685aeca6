import type { GraphQLField, GraphQLInputType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '../../../server/graphql/schema.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { minimalInput } from '../../kit/visibility/minimal-input.ts'
import { inShort, table } from '../../kit/visibility/seen-fields.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'

let test: TestApp
let actors: [name: string, actor: Actor][]

beforeAll(async () => {
  test = await startTestApp()
  const admin = await signIn(test, 'Admin')
  const banned = await signIn(test)
  await test.services.db.user.update({ where: { id: banned.userId }, data: { role: 'Banned' } })
  const token = async (scopes: string[]): Promise<[string, Actor]> => [
    `token:${scopes.join('+')}`,
    await tokenOf(test, admin, scopes),
  ]
  actors = [
    ['visitor', test.anonymous()],
    ['banned', banned],
    ['user', await signIn(test)],
    ['monitor', await signIn(test, 'Monitor')],
    // Tokens of an administrator, so that only their scopes limit them.
    await token(['read']),
    await token(['play']),
    await token(['monitor']),
    await token(['author']),
    await token(['admin']),
    ['admin', admin],
  ]
})
afterAll(() => test.dispose())

/** These mutations would end the session of the next calls. */
const endSessions = new Set(['logIn', 'logOut'])
const mutations = schema.getMutationType()?.getFields() ?? {}

/** The reason why an actor may not run a mutation, or `may` for any other result. */
async function outcomeOf(actor: Actor, { name, args }: GraphQLField<unknown, unknown>): Promise<string> {
  const declared = args.map(({ name: arg, type }) => `$${arg}: ${String(type)}`)
  const given = args.map((arg) => `${arg.name}: $${arg.name}`)
  const inputs = args.map((arg): [string, unknown] => [arg.name, minimalInput(arg.type as GraphQLInputType)])
  const brackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '')
  const { result } = await actor.query<{ result: { __typename: string; code?: string } }>(
    `mutation ${brackets(declared)} {
      result: ${name}${brackets(given)} { __typename ... on Error { code } } }`,
    Object.fromEntries(inputs),
  )
  const isAboutWho = ['UnauthenticatedError', 'ForbiddenError'].includes(result.__typename)
  return isAboutWho ? inShort(result.code ?? '') : 'may'
}

it('allows each role its mutations, and tokens only those of their scopes', async () => {
  const rows: [string, string[]][] = []
  for (const field of Object.values(mutations)) {
    if (endSessions.has(field.name)) continue
    const cells: string[] = []
    for (const [, actor] of actors) cells.push(await outcomeOf(actor, field))
    rows.push([field.name, cells])
  }
  const names = actors.map(([name]) => name)
  await expect(`${table('Mutation', names, rows)}\n`).toMatchFileSnapshot('mutations.txt')
})
