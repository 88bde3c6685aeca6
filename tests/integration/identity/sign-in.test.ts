import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addTotp, totpCode } from '../../kit/calls/second-factor.ts'
import { callbackOf, followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { profileOf, startSchool } from './school.ts'

let test: TestApp
let school: Awaited<ReturnType<typeof startSchool>>

beforeAll(async () => {
  test = await startTestApp()
  school = await startSchool(test)
})
afterAll(async () => {
  await school.provider.dispose()
  await test.dispose()
})
beforeEach(() => void school.nextPerson())

async function setPolicy(accountPolicy: Record<string, unknown>) {
  expect(await school.admin.mutate('updateSettings', { accountPolicy })).toMatchObject({
    __typename: 'UpdateSettingsPayload',
  })
}

const users = () => test.services.db.user.count()

describe('a first sign-in', () => {
  it('creates an account from the claims, and the next one enters it again', async () => {
    const person = school.nextPerson({ name: 'Ada Tester' })
    await school.save({ realNameClaim: 'name' })
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
    school.nextPerson({ preferred_username: `${taken.userName}@school.test` })
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
    school.nextPerson({ email_verified: false })
    expect(await enter()).toBe('/account/login?signIn=mailMissing')
    await setPolicy({ emailDomainList: '' })
    await school.save({ allowsSignUp: false })
    expect(await enter()).toBe('/account/login?signIn=closed')
    await school.save()
    expect(await users()).toBe(before)

    await setPolicy({ activeOnRegister: false })
    school.nextPerson()
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
    school.nextPerson({ email })
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/account/login?signIn=mailTaken')
    school.nextPerson({ email, email_verified: 'false' })
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
    expect(address.searchParams.get('iss')).toBe(school.provider.issuer)
    address.searchParams.set('iss', 'http://127.0.0.1:1')
    expect((await browser.fetch(address.href)).headers.get('location')).toBe('/account/login?signIn=failed')
  })

  it('of a provider without TLS needs an ID token that the published key has signed', async () => {
    const before = await users()
    school.provider.publishesOtherKey = true
    await school.save()
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/account/login?signIn=failed')
    expect(await users()).toBe(before)
    school.provider.publishesOtherKey = false
    await school.save()
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/')
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
    school.provider.person = null
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/account/login?signIn=denied')
    expect(await followSignIn(test.anonymous(), '/auth/nobody')).toBe('/account/login?signIn=unknown')
    await school.save({ key: 'away', issuer: 'http://127.0.0.1:1' })
    expect(await followSignIn(test.anonymous(), '/auth/away')).toBe('/account/login?signIn=unavailable')
    await school.admin.mutate('deleteIdentityProvider', { key: 'away' })
  })
})
