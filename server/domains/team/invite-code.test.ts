import { expect, test } from 'vitest'
import { InvalidInputError } from '../../use-case/errors.ts'
import { inviteCode, newInviteToken, parseInviteCode } from './invite-code.ts'

const token = '0123456789abcdef0123456789abcdef'

test('new tokens are 32 lower-case hex digits and differ', () => {
  expect(newInviteToken()).toMatch(/^[0-9a-f]{32}$/)
  expect(newInviteToken()).not.toBe(newInviteToken())
})

test.each(['rockets', 'a:b:3', '', ':', 'ходоки 12'])('a code of the team %j reads back', (name) => {
  const code = inviteCode({ name, id: 12, inviteToken: token })
  expect(parseInviteCode(code)).toEqual({ name, teamId: 12, token })
})

test.each([
  ['', 'team.inviteMalformed'],
  ['rockets', 'team.inviteMalformed'],
  [`rockets:x:${token}`, 'team.inviteMalformed'],
  [`rockets:1:${token.toUpperCase()}`, 'team.inviteMalformed'],
  [`rockets:2147483648:${token}`, 'team.inviteBadId'],
  [`rockets:99999999999:${token}`, 'team.inviteBadId'],
  [`rockets:1:${token} and more`, 'team.inviteBadId'],
])('%j is refused', (code, key) => {
  expect(() => parseInviteCode(code)).toThrow(InvalidInputError)
  expect(() => parseInviteCode(code)).toThrow(key)
})
