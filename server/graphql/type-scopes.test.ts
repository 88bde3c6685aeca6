import { buildSchema, graphqlSync } from 'graphql'
import { expect, it } from 'vitest'
import { guardTypes, typeScopes } from './type-scopes.ts'

const ask = (scopes: string[] | null, query: string) => {
  const schema = guardTypes(
    buildSchema('type Query { a: Flag, b: Game } type Flag { id: Int } type Game { id: Int, flags: [Flag] }'),
  )
  const rootValue = { a: { id: 1 }, b: { id: 2, flags: [{ id: 3 }] } }
  return graphqlSync({ schema, source: query, rootValue, contextValue: { viewer: { scopes } } })
}

it('rejects a type without a rule', () => {
  const schema = buildSchema('type Query { a: Treasure } type Treasure { b: Int }')
  expect(() => guardTypes(schema)).toThrow('no rule for the type Treasure')
})

it('checks an object on every path to it', () => {
  expect(typeScopes['Flag']).toEqual(['author'])
  const all = { a: { id: 1 }, b: { id: 2, flags: [{ id: 3 }] } }
  const query = '{ a { id } b { id flags { id } } }'
  expect(ask(['author'], query)).toEqual({ data: all })
  expect(ask(null, query)).toEqual({ data: all })
  const { data, errors } = ask(['read', 'play', 'monitor', 'admin'], query)
  expect(data).toEqual({ a: { id: null }, b: { id: 2, flags: [{ id: null }] } })
  expect(errors?.map(({ path }) => path?.join('.'))).toEqual(['a.id', 'b.flags.0.id'])
})
