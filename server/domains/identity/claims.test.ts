import { describe, expect, it, test } from 'vitest'
import { mappedRole, numberedName, profileOf } from './claims.ts'

const names = {
  trustsMail: false,
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
      role: null,
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

  const roleOf = (roles: unknown, path = 'roles') => profileOf({ roles }, { ...names, roleClaim: path }).role

  it.each([
    ['keys of an object', { root: { 1234: 'example.org' } }],
    ['an object with a name', { id: 7, name: 'root' }],
    ['a list of objects with a name', [{ id: 1, name: 'players' }, { name: 'root' }]],
    ['a list of objects of SCIM', [{ value: '77-1', display: 'root' }]],
    ['a text with semicolons', 'players; root'],
    ['a text', 'root'],
  ])('name a role by %s', (_shape, roles) => {
    expect(roleOf(roles)).toBe('Admin')
  })

  it.each([
    ['a key that is off', { root: false, players: true }],
    ['a part of a name with blanks', 'former root'],
    ['a part of an item', ['former; root']],
    ['a nested list', [['root']]],
    ['an empty list', []],
    ['null', null],
  ])('do not name a role by %s', (_shape, roles) => {
    expect(roleOf(roles)).toBe('User')
  })

  it('name a role by a boolean', () => {
    const roleWith = (admin: boolean) =>
      profileOf({ admin }, { ...names, roleClaim: 'admin', adminValues: ['true'] }).role
    expect([roleWith(true), roleWith(false)]).toEqual(['Admin', 'User'])
  })

  it('are found by a path whose names have dots', () => {
    const claims = {
      resource_access: { 'ctf.example.org': { roles: ['root'] }, ctf: { example: {} } },
      'https://ctf.example.org/roles': ['root'],
    }
    const at = (roleClaim: string) => profileOf(claims, { ...names, roleClaim }).role
    expect(at('resource_access.ctf.example.org.roles')).toBe('Admin')
    expect(at('https://ctf.example.org/roles')).toBe('Admin')
    expect(at('resource_access.ctf.example.com.roles')).toBeNull()
  })

  it('say nothing about the role if they do not come', () => {
    const profile = profileOf({}, { ...names, roleClaim: 'groups' })
    expect([profile.role, profile.noRole]).toEqual([null, 'the provider did not send it'])
    const overage = { _claim_names: { groups: 'src1' }, _claim_sources: {} }
    expect(profileOf(overage, { ...names, roleClaim: 'groups' })).toMatchObject({
      role: null,
      noRole: 'the provider left it out, because the user has too many groups',
    })
    expect(profileOf({}, { ...names, roleClaim: '' }).noRole).toBe('')
  })

  it('make no team of a boolean or of the keys of an object', () => {
    expect(profileOf({ team: true }, names).team).toBeNull()
    expect(profileOf({ team: { red: {} } }, names).team).toBeNull()
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
    ['true', 'a@b.test'],
    [1, 'a@b.test'],
    ['yes', null],
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
