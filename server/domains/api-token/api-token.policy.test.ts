import { expect, test } from 'vitest'
import { canGrant } from './api-token.policy.ts'

const scopes = ['read', 'play', 'monitor', 'author', 'admin'] as const

test.each([
  ['Banned', []],
  ['User', ['read', 'play']],
  ['Monitor', ['read', 'play', 'monitor']],
  ['Admin', ['read', 'play', 'monitor', 'author', 'admin']],
] as const)('a token of the role %s can have the scopes %j', (role, expected) => {
  expect(scopes.filter((scope) => canGrant(role, scope))).toEqual(expected)
})
