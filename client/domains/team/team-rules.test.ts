import { expect, test } from 'vitest'
import { teamOfInvite } from './team-rules.ts'

const token = '0123456789abcdef0123456789abcdef'

test.each([
  [`Null Meridian:12:${token}`, 'Null Meridian'],
  [` Null Meridian:12:${token}\n`, 'Null Meridian'],
  [`a:b:3:${token}`, 'a:b'],
])('%j is an invite code', (code, name) => {
  expect(teamOfInvite(code)).toBe(name)
})

test.each([
  '',
  'Null Meridian',
  `Null Meridian:${token}`,
  `Null Meridian:12:${token.toUpperCase()}`,
  `x:1:${token}0`,
])('%j is not an invite code', (code) => {
  expect(teamOfInvite(code)).toBeNull()
})
