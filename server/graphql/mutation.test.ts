import { graphql, isUnionType, type GraphQLSchema } from 'graphql'
import { expect, it, vi } from 'vitest'
import { ConflictError, NotFoundError } from '../use-case/errors.ts'
import { builder } from './builder.ts'
import './errors/errors.ts'
import { mutation } from './mutation.ts'
import './scalars.ts'

builder.queryType({ fields: (t) => ({ ok: t.boolean({ resolve: () => true }) }) })
builder.mutationType({})
for (const [name, error] of [
  ['sail', new ConflictError('asset.inUse')],
  ['moor', new NotFoundError('game.notFound')],
] as const) {
  mutation(name, {
    description: 'A mutation of this test.',
    refuses: ['conflict'],
    run: () => Promise.reject(error),
    payload: (t) => ({ ok: t.boolean({ resolve: () => true }) }),
  })
}
const schema: GraphQLSchema = builder.toSchema()

async function send(name: string) {
  const logged = vi.fn()
  const answer = await graphql({
    schema,
    source: `mutation { ${name} { ... on Error { __typename code } } }`,
    contextValue: { locale: 'en-US', logger: { error: logged } },
  })
  return { answer, logged }
}

it('lists the refusals of a mutation, limits and outages, and nothing else', () => {
  const union = schema.getType('SailResult')
  expect(isUnionType(union) && union.getTypes().map(({ name }) => name)).toEqual([
    'ConflictError',
    'RateLimitedError',
    'SailPayload',
    'UnavailableError',
  ])
})

it('answers a declared refusal in the result', async () => {
  const { answer, logged } = await send('sail')
  expect(answer).toEqual({ data: { sail: { __typename: 'ConflictError', code: 'ASSET_IN_USE' } } })
  expect(logged).not.toHaveBeenCalled()
})

it('answers an undeclared refusal in the errors of the response, and logs it', async () => {
  const { answer, logged } = await send('moor')
  expect(answer.data).toEqual({ moor: null })
  expect(answer.errors).toHaveLength(1)
  expect(logged.mock.calls).toEqual([
    [expect.objectContaining({ mutation: 'moor' }), expect.stringContaining('does not declare')],
  ])
})
