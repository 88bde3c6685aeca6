import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { tokenOf } from './bearer.ts'

const read = (url: string, authorization?: string) =>
  tokenOf({ url, headers: { authorization } } as IncomingMessage)

it.each([
  ['Bearer hly_a', 'hly_a'],
  ['bearer  hly_a', 'hly_a'],
  ['BEARER hly_a ', 'hly_a'],
  ['Bearer', ''],
  ['Bearer ', ''],
  ['Basic dGVhbTpzZWNyZXQ=', null],
  ['Token hly_a', null],
  ['Bearerhly_a', null],
  ['Digest username="Bearer x"', null],
  ['hly_a', null],
  ['', null],
  [undefined, null],
])('Authorization %j has the token %j', (header, token) => {
  expect(read('/api/config', header)).toBe(token)
})

it.each([
  ['/hub/user?game=1&access_token=hly_a', 'hly_a'],
  ['/HUB/user/negotiate?access_token=hly_a&x=1', 'hly_a'],
  ['/%68ub/user?access_token=hly%5Fa', 'hly_a'],
  ['/hub/user?access_token=', null],
  ['/hub/user?accesstoken=hly_a', null],
  ['/api/config?access_token=hly_a', null],
  ['/graphql?access_token=hly_a&x=/hub/', null],
  ['/hubs?access_token=hly_a', null],
])('%s has the token %j', (url, token) => {
  expect(read(url)).toBe(token)
})

it('prefers the header, and passes over that of a proxy', () => {
  expect(read('/hub/user?access_token=hly_b', 'Bearer hly_a')).toBe('hly_a')
  expect(read('/hub/user?access_token=hly_b', 'Basic eDp5')).toBe('hly_b')
})
