import { expect, it } from 'vitest'
import { tokenInParameters } from './connection-token.ts'

it.each([
  [{ authorization: 'Bearer hly_a' }],
  [{ Authorization: 'bearer hly_a' }],
  [{ AUTHORIZATION: 'hly_a' }],
  [{ headers: { Authorization: 'Bearer hly_a' } }],
  [{ Headers: { authorization: 'Bearer hly_a' } }],
  [{ authToken: 'hly_a' }],
  [{ authToken: 'Bearer hly_a' }],
  [{ auth_token: 'hly_a' }],
  [{ token: 'hly_a' }],
  [{ accessToken: 'hly_a' }],
  [{ 'access-token': 'hly_a' }],
  [{ authorization: '', token: 'hly_a' }],
  [{ authorization: 'Basic eDp5', headers: { authorization: 'Bearer hly_a' } }],
])('finds the token in %j', (parameters) => {
  expect(tokenInParameters(parameters)).toBe('hly_a')
})

it.each([
  [undefined],
  [{}],
  [{ acceptLanguage: 'de-DE' }],
  [{ headers: null }],
  [{ authorization: null }],
  [{ authorization: '' }],
  [{ authorization: 'Basic eDp5' }],
])('finds none in %j', (parameters) => {
  expect(tokenInParameters(parameters)).toBe(null)
})

it.each([
  [{ key: 'hly_a' }],
  [{ Authorization: 'Token hly_a' }],
  [{ context: { headers: { Authorization: 'Bearer hly_a' } } }],
  [{ 'x-api-key': ['hly_a'] }],
])('refuses a token that is not where it counts: %j', (parameters) => {
  expect(() => tokenInParameters(parameters)).toThrow('auth.badToken')
})

it('keeps a token that is not of the platform, which is then refused', () => {
  expect(tokenInParameters({ token: 'other' })).toBe('other')
  expect(tokenInParameters({ authorization: 'Bearer' })).toBe('')
})
