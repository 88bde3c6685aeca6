import assert from 'node:assert/strict'
import { createClient, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { getIntrospectionQuery } from 'graphql'

const { BASE, TOKEN } = process.env
const url = `${BASE}/graphql`
const headers = { authorization: `Bearer ${TOKEN}` }
const introspection = await fetch(url, {
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }),
})
const { data: schema } = await introspection.json()
const client = createClient({
  url,
  preferGetMethod: false,
  fetchOptions: { headers },
  exchanges: [cacheExchange({ schema }), fetchExchange],
})

const read = await client.query('{ viewer { id userName } }', {})
assert.equal(read.error, undefined)
assert.equal(read.data.viewer.userName, 'Admin')
const acted = await client.mutation(
  'mutation ($input: AcceptInviteInput!) { acceptInvite(input: $input) { __typename ... on Error { message code } } }',
  { input: { code: 'x' } },
)
assert.ok(acted.data.acceptInvite.code)
