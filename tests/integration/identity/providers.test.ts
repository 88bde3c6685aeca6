import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sealClientSecret } from '../../../server/domains/identity/client-secret.ts'
import { callbackOf, followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { password, unique } from '../../kit/world/factories.ts'
import { profileOf, startSchool } from './school.ts'

const log = captureLog('warn')
let test: TestApp
let school: Awaited<ReturnType<typeof startSchool>>

beforeAll(async () => {
  test = await startTestApp({ logger: log.logger })
  school = await startSchool(test)
})
afterAll(async () => {
  await school.provider.dispose()
  await test.dispose()
})
beforeEach(() => void school.nextPerson())

describe('settings of providers', () => {
  it('keep the secret, which nobody can read', async () => {
    const { db } = test.services
    await school.save({ clientSecret: undefined })
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/')
    const { clientSecret } = await db.identityProvider.findUniqueOrThrow({ where: { key: 'school' } })
    expect(clientSecret).not.toContain(school.provider.clientSecret)
    const { settings: read } = await school.admin.query<{ settings: { identityProviders: unknown[] } }>(
      '{ settings { identityProviders { key hasClientSecret callbackPath } } }',
    )
    expect(read.identityProviders).toEqual([
      { key: 'school', hasClientSecret: true, callbackPath: '/auth/school/callback' },
    ])
    const trail = JSON.stringify(
      await db.auditEntry.findMany({ where: { subjectType: 'identityProvider' } }),
      (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    )
    expect(trail).not.toContain(school.provider.clientSecret)
    expect(trail).not.toContain(clientSecret)
    expect(trail).toContain('"clientSecret":"changed"')
  })

  it('say that a secret must be entered again after the secret of the platform changed, and refuse sign-ins', async () => {
    const browser = test.anonymous()
    const begun = await callbackOf(browser, '/auth/school')
    const clientSecret = sealClientSecret('the former secret', school.provider.clientSecret)
    await test.services.db.identityProvider.update({ where: { key: 'school' }, data: { clientSecret } })
    const stateOf = async () => {
      const query = '{ settings { identityProviders { hasClientSecret mustReenterSecret } } }'
      const { settings } = await school.admin.query<{ settings: { identityProviders: object[] } }>(query)
      return settings.identityProviders
    }
    expect(await stateOf()).toEqual([{ hasClientSecret: false, mustReenterSecret: true }])
    const callback = await browser.fetch(begun)
    expect(callback.headers.get('location')).toBe('/account/login?signIn=failed')
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/account/login?signIn=failed')
    const line =
      'sign-in with the provider "school" failed (failed): its client secret cannot be decrypted, because the secret of the platform changed: enter the client secret again'
    expect(log.lines.map(({ msg }) => msg).filter((msg) => msg.includes('"school"'))).toEqual([line, line])
    await school.save()
    expect(await stateOf()).toEqual([{ hasClientSecret: true, mustReenterSecret: false }])
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/')
  })

  it('need https, and a provider that answers a test', async () => {
    const tried = (issuer: string) => school.admin.mutate('testDiscovery', { issuer }, 'issuer scopes claims')
    expect(await tried(school.provider.issuer)).toMatchObject({
      issuer: school.provider.issuer,
      claims: expect.arrayContaining(['groups']) as string[],
    })
    expect(await tried('http://127.0.0.1:1')).toMatchObject({ code: 'IDENTITY_DISCOVERY_FAILED' })
    expect(await tried('http://school.example')).toMatchObject({ __typename: 'InvalidInputError' })
    expect(
      await school.admin.mutate('saveIdentityProvider', {
        key: 'No Key',
        protocol: 'OpenIdConnect',
        label: 'School',
        issuer: school.provider.issuer,
        clientId: school.provider.clientId,
      }),
    ).toMatchObject({ __typename: 'InvalidInputError' })
  })

  it('can forbid passwords, for an administrator who has another way in', async () => {
    const forbid = () => school.admin.mutate('setPasswordLogIn', { isAllowed: false })
    expect(await forbid()).toMatchObject({ code: 'IDENTITY_LINK_FIRST' })
    const { path } = await school.admin.mutate<{ path: string }>(
      'linkIdentity',
      { provider: 'school' },
      'path',
    )
    await followSignIn(school.admin, path)
    expect(await forbid()).toMatchObject({ __typename: 'SetPasswordLogInPayload' })
    const visitor = test.anonymous()
    const typed = { userName: school.admin.userName, password }
    expect(await visitor.mutate('logIn', typed)).toMatchObject({ code: 'ACCOUNT_PASSWORD_LOG_IN_OFF' })
    expect((await visitor.rest('POST', '/api/account/login', typed)).status).toBe(400)
    const newcomer = { userName: unique(), password, email: 'new@example.test' }
    expect(await visitor.mutate('register', newcomer)).toMatchObject({ code: 'ACCOUNT_PASSWORD_LOG_IN_OFF' })
    expect(await school.admin.mutate('deleteIdentityProvider', { key: 'school' })).toMatchObject({
      code: 'IDENTITY_LINK_FIRST',
    })
    const back = test.anonymous()
    expect(await followSignIn(back, '/auth/school')).toBe('/')
    expect(await profileOf(back)).toMatchObject({ userId: school.admin.userId })
    await school.admin.mutate('setPasswordLogIn', { isAllowed: true })
    expect(await visitor.mutate('logIn', typed)).toMatchObject({ __typename: 'LogInPayload' })
  })
})
