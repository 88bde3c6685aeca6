import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { addTotp, totpCode } from '../../kit/calls/second-factor.ts'
import { callbackOf, followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { startTestProvider, type TestProvider } from '../../kit/services/test-oidc.ts'
import { ageLogIn, password, signIn, unique } from '../../kit/world/factories.ts'

let test: TestApp
let provider: TestProvider
let admin: Awaited<ReturnType<typeof signIn>>

const settings = () => ({
  key: 'school',
  protocol: 'OpenIdConnect',
  label: 'School',
  issuer: provider.issuer,
  clientId: provider.clientId,
})

async function save(changes: Record<string, unknown> = {}) {
  const saved = await admin.mutate('saveIdentityProvider', { ...settings(), ...changes })
  expect(saved).toMatchObject({ __typename: 'SaveIdentityProviderPayload' })
}

async function setPolicy(accountPolicy: Record<string, unknown>) {
  expect(await admin.mutate('updateSettings', { accountPolicy })).toMatchObject({
    __typename: 'UpdateSettingsPayload',
  })
}

beforeAll(async () => {
  test = await startTestApp()
  provider = await startTestProvider([`${test.url}/auth/school/callback`])
  admin = await signIn(test, 'Admin')
  await save({ clientSecret: provider.clientSecret })
})
afterAll(async () => {
  await provider.dispose()
  await test.dispose()
})
beforeEach(() => {
  provider.person = newPerson()
})

function newPerson(claims: Record<string, unknown> = {}) {
  const name = unique('p')
  return {
    sub: `subject-${name}`,
    preferred_username: name,
    email: `${name}@school.test`,
    email_verified: true,
    ...claims,
  }
}

const profileOf = async (actor: Actor) =>
  (await actor.rest('GET', '/api/account/profile')).body as Record<string, unknown>
const users = () => test.services.db.user.count()

describe('a first sign-in', () => {
  it('creates an account from the claims, and the next one enters it again', async () => {
    const person = (provider.person = newPerson({ name: 'Ada Tester' }))
    await save({ realNameClaim: 'name' })
    const newcomer = test.anonymous()
    expect(await followSignIn(newcomer, '/auth/school?from=%2Fteams%3Fa%3D1')).toBe('/teams?a=1')
    const profile = await profileOf(newcomer)
    expect(profile).toMatchObject({
      userName: person.preferred_username,
      email: person.email,
      realName: 'Ada Tester',
      role: 'User',
    })
    const later = test.anonymous()
    expect(await followSignIn(later, '/auth/school')).toBe('/')
    expect(await profileOf(later)).toMatchObject({ userId: profile['userId'] })
    const { db } = test.services
    const trail = await db.auditEntry.findMany({
      where: { action: 'user.signedInWith', subjectId: String(profile['userId']) },
      orderBy: { seq: 'asc' },
    })
    expect(trail.map(({ after }) => after)).toEqual([
      { provider: 'school', isNew: true },
      { provider: 'school' },
    ])
  })

  it('opens no session before the code when the account has a second factor, and is recorded after it', async () => {
    const owner = test.anonymous()
    await followSignIn(owner, '/auth/school')
    const userId = String((await profileOf(owner))['userId'])
    const { secret } = await addTotp(owner)
    const { db } = test.services
    const signIns = () =>
      db.auditEntry.findMany({
        where: { action: 'user.signedInWith', subjectId: userId },
        orderBy: { seq: 'asc' },
      })
    const before = await db.user.findUniqueOrThrow({ where: { id: userId } })
    const later = test.anonymous()
    const end = await followSignIn(later, '/auth/school?from=%2Fteams')
    expect(end).toMatch(/^\/account\/login\?from=%2Fteams#secondStep=/)
    expect((await later.rest('GET', '/api/account/profile')).status).toBe(401)
    expect(await signIns()).toHaveLength(1)
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      lastSignedInAt: before.lastSignedInAt,
    })
    const token = end.slice(end.indexOf('=', end.indexOf('#')) + 1)
    expect(await later.mutate('finishLogIn', { token, code: totpCode(secret) })).toMatchObject({
      __typename: 'FinishLogInPayload',
    })
    expect((await signIns()).map(({ after }) => after)).toEqual([
      { provider: 'school', isNew: true },
      { provider: 'school' },
    ])
    expect((await later.rest('GET', '/api/account/profile')).status).toBe(200)
  })

  it('makes the name valid and unique', async () => {
    const taken = await signIn(test)
    provider.person = newPerson({ preferred_username: `${taken.userName}@school.test` })
    const newcomer = test.anonymous()
    await followSignIn(newcomer, '/auth/school')
    expect(await profileOf(newcomer)).toMatchObject({ userName: `${taken.userName}2`.slice(0, 15) })
  })

  it('makes one account when one person signs in twice at the same time', async () => {
    const before = await users()
    const browsers = Array.from({ length: 8 }, () => test.anonymous())
    const callbacks = await Promise.all(browsers.map((browser) => callbackOf(browser, '/auth/school')))
    const ends = await Promise.all(
      browsers.map(async (browser, index) =>
        (await browser.fetch(callbacks[index] ?? '')).headers.get('location'),
      ),
    )
    expect(new Set(ends)).toEqual(new Set(['/']))
    const ids = new Set(
      await Promise.all(browsers.map(async (browser) => (await profileOf(browser))['userId'])),
    )
    expect(ids.size).toBe(1)
    expect(await users()).toBe(before + 1)
  })

  it('follows the rules of registration', async () => {
    const enter = async () => followSignIn(test.anonymous(), '/auth/school')
    const before = await users()
    await setPolicy({ allowRegister: false })
    expect(await enter()).toBe('/account/login?signIn=closed')
    await setPolicy({ allowRegister: true, emailDomainList: 'other.test' })
    expect(await enter()).toBe('/account/login?signIn=domain')
    provider.person = newPerson({ email_verified: false })
    expect(await enter()).toBe('/account/login?signIn=mailMissing')
    await setPolicy({ emailDomainList: '' })
    await save({ allowsSignUp: false })
    expect(await enter()).toBe('/account/login?signIn=closed')
    await save()
    expect(await users()).toBe(before)

    await setPolicy({ activeOnRegister: false })
    provider.person = newPerson()
    expect(await enter()).toBe('/account/login?signIn=waits')
    expect(await enter()).toBe('/account/login?signIn=waits')
    await setPolicy({ activeOnRegister: true })
    expect(await users()).toBe(before + 1)
  })
})

describe('an account with the same address', () => {
  it('is not entered, whether or not the provider has verified the address', async () => {
    const owner = await signIn(test)
    const email = `${owner.userName}@example.test`
    provider.person = newPerson({ email })
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/account/login?signIn=mailTaken')
    provider.person = newPerson({ email, email_verified: 'true' })
    const stranger = test.anonymous()
    expect(await followSignIn(stranger, '/auth/school')).toBe('/')
    const profile = await profileOf(stranger)
    expect(profile['userId']).not.toBe(owner.userId)
    expect(profile['email']).toMatch(/@localhost$/)
  })
})

describe('a callback', () => {
  it('is refused in another browser, a second time, and without an attempt', async () => {
    const browser = test.anonymous()
    const address = await callbackOf(browser, '/auth/school')
    const open = async (actor: typeof browser) => (await actor.fetch(address)).headers.get('location')
    expect(await open(test.anonymous())).toBe('/account/login?signIn=expired')
    const thief = test.anonymous()
    await callbackOf(thief, '/auth/school')
    expect(await open(thief)).toBe('/account/login?signIn=expired')
    const cookies = { cookie: browser.cookieHeader }
    expect(await open(browser)).toBe('/')
    // The same cookie again: the provider refuses the used code.
    const replayed = await test.anonymous().fetch(address, { headers: cookies })
    expect(replayed.headers.get('location')).toBe('/account/login?signIn=expired')
    const wrongState = address.replace(/state=[^&]+/, 'state=invented')
    expect((await browser.fetch(wrongState)).headers.get('location')).toMatch(/signIn=expired$/)
  })

  it('must name the issuer that was asked', async () => {
    const browser = test.anonymous()
    const address = new URL(await callbackOf(browser, '/auth/school'))
    expect(address.searchParams.get('iss')).toBe(provider.issuer)
    address.searchParams.set('iss', 'http://127.0.0.1:1')
    expect((await browser.fetch(address.href)).headers.get('location')).toBe('/account/login?signIn=failed')
  })

  it('expires after ten minutes', async () => {
    const browser = test.anonymous()
    const address = await callbackOf(browser, '/auth/school')
    test.services.clock.offsetMs = 11 * 60_000
    try {
      expect((await browser.fetch(address)).headers.get('location')).toBe('/account/login?signIn=expired')
    } finally {
      test.services.clock.offsetMs = 0
    }
  })

  it.each([
    '//elsewhere.example',
    'https://elsewhere.example/',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
  ])('never leads to another site: %s', async (from) => {
    expect(await followSignIn(test.anonymous(), `/auth/school?from=${encodeURIComponent(from)}`)).toBe('/')
  })

  it('says that the person refused, is banned, or that the provider is unknown or away', async () => {
    const user = test.anonymous()
    await followSignIn(user, '/auth/school')
    const { userId } = await profileOf(user)
    await test.services.db.user.update({ where: { id: String(userId) }, data: { role: 'Banned' } })
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/account/login?signIn=banned')
    provider.person = null
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/account/login?signIn=denied')
    expect(await followSignIn(test.anonymous(), '/auth/nobody')).toBe('/account/login?signIn=unknown')
    await save({ key: 'away', issuer: 'http://127.0.0.1:1' })
    expect(await followSignIn(test.anonymous(), '/auth/away')).toBe('/account/login?signIn=unavailable')
    await admin.mutate('deleteIdentityProvider', { key: 'away' })
  })
})

describe('a linked identity', () => {
  const link = async (user: Actor) => {
    const { path } = await user.mutate<{ path: string }>('linkIdentity', { provider: 'school' }, 'path')
    return path
  }
  const identities = async (user: Actor) => {
    const { viewer } = await user.query<{ viewer: { identities: { id: string; name: string }[] } }>(
      '{ viewer { identities { id name provider { key } } } }',
    )
    return viewer.identities
  }

  it('enters the account after it was linked, until it is unlinked', async () => {
    const user = await signIn(test)
    const person = (provider.person = newPerson())
    expect(await followSignIn(user, await link(user))).toBe('/account/profile')
    const [identity] = await identities(user)
    expect(identity).toMatchObject({ name: person.email })
    const elsewhere = test.anonymous()
    expect(await followSignIn(elsewhere, '/auth/school')).toBe('/')
    expect(await profileOf(elsewhere)).toMatchObject({
      userId: user.userId,
      email: `${user.userName}@example.test`,
    })

    const other = await signIn(test)
    expect(await followSignIn(other, await link(other))).toBe('/account/profile?signIn=linkedElsewhere')
    expect(await other.mutate('unlinkIdentity', { id: identity?.id })).toMatchObject({
      code: 'IDENTITY_NOT_FOUND',
    })
    expect(await user.mutate('unlinkIdentity', { id: identity?.id })).toMatchObject({
      __typename: 'UnlinkIdentityPayload',
    })
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/')
    expect(await identities(user)).toEqual([])
  })

  it('is linked only in the session that asked for it, after a recent log in', async () => {
    const [victim, attacker] = [await signIn(test), await signIn(test)]
    const path = await link(attacker)
    expect(await followSignIn(victim, path)).toBe('/account/profile?signIn=sessionEnded')
    expect(await followSignIn(test.anonymous(), path)).toBe('/account/login?signIn=sessionEnded')
    expect(await followSignIn(attacker, `${path}x`)).toBe('/account/profile?signIn=sessionEnded')
    expect(await identities(victim)).toEqual([])
    await ageLogIn(test, victim.userId, '11 minutes')
    expect(await victim.mutate('linkIdentity', { provider: 'school' })).toMatchObject({
      code: 'AUTH_PASSWORD_NEEDED',
    })
  })

  it('is not linked to a user who logs in in the same browser meanwhile', async () => {
    const [user, next] = [await signIn(test), await signIn(test)]
    const address = await callbackOf(user, await link(user))
    await user.rest('POST', '/api/account/login', { userName: next.userName, password })
    const { headers } = await user.fetch(address)
    expect(headers.get('location')).toBe('/account/profile?signIn=sessionEnded')
    expect(await identities(next)).toEqual([])
  })

  it('stays while it is the last way to log in', async () => {
    const user = test.anonymous()
    await followSignIn(user, '/auth/school')
    const [identity] = await identities(user)
    expect(await user.mutate('unlinkIdentity', { id: identity?.id })).toMatchObject({
      code: 'IDENTITY_LAST_WAY_IN',
    })
  })
})

describe('mapped claims', () => {
  it('raise and lower a role, but never one that an administrator has given', async () => {
    await save({ roleClaim: 'groups', monitorValues: ['staff'], adminValues: ['root'] })
    const enter = async (groups: string[]) => {
      provider.person = { ...person, groups }
      const actor = test.anonymous()
      await followSignIn(actor, '/auth/school')
      return (await profileOf(actor))['role']
    }
    const person = newPerson()
    expect(await enter(['students', 'staff'])).toBe('Monitor')
    expect(await enter(['root'])).toBe('Admin')
    expect(await enter(['students'])).toBe('User')
    await test.services.db.user.update({
      where: { normalizedUserName: person.preferred_username.toUpperCase() },
      data: { role: 'Monitor' },
    })
    expect(await enter(['students'])).toBe('Monitor')
    await save()
    expect(await enter(['root'])).toBe('Monitor')
  })

  it('put new users into the team of the claim, and never into another team of that name', async () => {
    await save({ teamClaim: 'team' })
    const owner = await signIn(test)
    const name = unique('Team')
    await owner.mutate('createTeam', { name })
    const teamOf = async () => {
      provider.person = newPerson({ team: name })
      const actor = test.anonymous()
      await followSignIn(actor, '/auth/school')
      const { body } = await actor.rest('GET', '/api/team')
      return body as { id: number; name: string; members: unknown[] }[]
    }
    const [first] = await teamOf()
    const [second] = await teamOf()
    expect(second).toMatchObject({ id: first?.id, name })
    expect(second?.members).toHaveLength(2)
    await save()
  })
})

describe('settings of providers', () => {
  it('keep the secret, which nobody can read', async () => {
    const { db } = test.services
    const { clientSecret } = await db.identityProvider.findUniqueOrThrow({ where: { key: 'school' } })
    expect(clientSecret).not.toContain(provider.clientSecret)
    const { settings: read } = await admin.query<{ settings: { identityProviders: unknown[] } }>(
      '{ settings { identityProviders { key hasClientSecret callbackPath } } }',
    )
    expect(read.identityProviders).toEqual([
      { key: 'school', hasClientSecret: true, callbackPath: '/auth/school/callback' },
    ])
    const trail = JSON.stringify(
      await db.auditEntry.findMany({ where: { subjectType: 'identityProvider' } }),
      (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    )
    expect(trail).not.toContain(provider.clientSecret)
    expect(trail).not.toContain(clientSecret)
    expect(trail).toContain('"clientSecret":"changed"')
  })

  it('need https, and a provider that answers a test', async () => {
    const tried = (issuer: string) => admin.mutate('testDiscovery', { issuer }, 'issuer scopes claims')
    expect(await tried(provider.issuer)).toMatchObject({
      issuer: provider.issuer,
      claims: expect.arrayContaining(['groups']) as string[],
    })
    expect(await tried('http://127.0.0.1:1')).toMatchObject({ code: 'IDENTITY_DISCOVERY_FAILED' })
    expect(await tried('http://school.example')).toMatchObject({ __typename: 'InvalidInputError' })
    expect(await admin.mutate('saveIdentityProvider', { ...settings(), key: 'No Key' })).toMatchObject({
      __typename: 'InvalidInputError',
    })
  })

  it('can forbid passwords, for an administrator who has another way in', async () => {
    const forbid = () => admin.mutate('setPasswordLogIn', { isAllowed: false })
    expect(await forbid()).toMatchObject({ code: 'IDENTITY_LINK_FIRST' })
    const { path } = await admin.mutate<{ path: string }>('linkIdentity', { provider: 'school' }, 'path')
    await followSignIn(admin, path)
    expect(await forbid()).toMatchObject({ __typename: 'SetPasswordLogInPayload' })
    const visitor = test.anonymous()
    const typed = { userName: admin.userName, password }
    expect(await visitor.mutate('logIn', typed)).toMatchObject({ code: 'ACCOUNT_PASSWORD_LOG_IN_OFF' })
    expect((await visitor.rest('POST', '/api/account/login', typed)).status).toBe(400)
    const newcomer = { userName: unique(), password, email: 'new@example.test' }
    expect(await visitor.mutate('register', newcomer)).toMatchObject({ code: 'ACCOUNT_PASSWORD_LOG_IN_OFF' })
    expect(await admin.mutate('deleteIdentityProvider', { key: 'school' })).toMatchObject({
      code: 'IDENTITY_LINK_FIRST',
    })
    const back = test.anonymous()
    expect(await followSignIn(back, '/auth/school')).toBe('/')
    expect(await profileOf(back)).toMatchObject({ userId: admin.userId })
    await admin.mutate('setPasswordLogIn', { isAllowed: true })
    expect(await visitor.mutate('logIn', typed)).toMatchObject({ __typename: 'LogInPayload' })
  })
})
