import { describe, expect, it, test } from 'vitest'
import { mappedRole, numberedName, profileOf } from './claims.ts'

const names = {
  userNameClaim: 'login',
  realNameClaim: 'profile.name',
  roleClaim: 'realm_access.roles',
  monitorValues: ['staff'],
  adminValues: ['root'],
  teamClaim: 'team',
  divisionClaim: 'groups',
}

test.each([
  ['ada', 'ada'],
  ['ada@school.test', 'ada'],
  ['  Ada   Lovelace\u0000 ', 'Ada Lovelace'],
  ['al', 'al'],
  ['a-name-that-is-too-long-'.repeat(3), 'a-name-that-is-too-long-a-name-that-is-too-long-a-name-that-is-t'],
  [`${'x'.repeat(63)}\u{1F6A9}`, 'x'.repeat(63)],
  ['a\u202eb\n c', 'ab c'],
  ['', 'player'],
  ['@', 'player'],
])('makes a valid name of %j', (login, userName) => {
  expect(profileOf({ login }, names).userName).toBe(userName)
})

test.each([
  ['ada', 1, 'ada'],
  ['ada', 12, 'ada12'],
  ['x'.repeat(64), 12, `${'x'.repeat(62)}12`],
  [`${'x'.repeat(60)}\u{1F6A9}\u{1F6A9}`, 2, `${'x'.repeat(60)}\u{1F6A9}2`],
])('numbers %j', (name, number, numbered) => {
  expect(numberedName(name, number)).toBe(numbered)
})

describe('claims', () => {
  it('are read by name, by path, and from the usual names', () => {
    const claims = { preferred_username: 'ada', profile: { name: 'Ada' }, team: 'Harbour' }
    expect(profileOf(claims, names)).toMatchObject({
      userName: 'ada',
      realName: 'Ada',
      role: 'User',
      team: { value: 'Harbour', name: 'Harbour' },
    })
    expect(profileOf({ 'realm_access.roles': ['staff'] }, names).role).toBe('Monitor')
    expect(profileOf({ realm_access: { roles: ['staff', 'root'] } }, names).role).toBe('Admin')
    expect(profileOf({ realm_access: { roles: 'root' } }, { ...names, roleClaim: '' }).role).toBeNull()
    expect(profileOf({ team: { id: 7, name: 'Harbour' } }, names).team).toEqual({
      value: '7',
      name: 'Harbour',
    })
    expect(profileOf({ team: { id: 7 } }, names).team).toBeNull()
  })

  it('name divisions with a text or a list', () => {
    const divisionsOf = (groups: unknown) => profileOf({ groups }, names).divisions
    expect(divisionsOf('Students')).toEqual(['Students'])
    expect(divisionsOf(['staff', ' Guests ', 7, '', null])).toEqual(['staff', 'Guests', '7'])
    expect(divisionsOf(undefined)).toEqual([])
    expect(profileOf({ groups: 'Students' }, { ...names, divisionClaim: '' }).divisions).toEqual([])
  })

  it.each([
    [true, 'a@b.test'],
    ['true', null],
    [1, null],
    [undefined, null],
  ])('give an address only with email_verified true: %j', (verified, email) => {
    expect(profileOf({ email: 'a@b.test', email_verified: verified }, names).email).toBe(email)
  })
})

test.each([
  ['User', null, 'Monitor', 'Monitor', 'Monitor'],
  ['Monitor', 'Monitor', 'Admin', 'Admin', 'Admin'],
  ['Admin', 'Admin', 'Monitor', 'Monitor', 'Monitor'],
  ['Admin', 'Admin', 'User', 'User', null],
  ['Admin', null, 'User', 'Admin', null],
  ['Monitor', 'Admin', 'User', 'Monitor', 'Admin'],
  ['Monitor', 'Monitor', null, 'Monitor', 'Monitor'],
  ['Banned', null, 'Admin', 'Banned', null],
] as const)(
  'the role %s (granted: %s) with the claim %s becomes %s',
  (role, granted, claimed, next, nextGranted) => {
    expect(mappedRole({ role, granted }, claimed)).toEqual({ role: next, granted: nextGranted })
  },
)
