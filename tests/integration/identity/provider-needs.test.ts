import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callbackOf, followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { startSchool } from './school.ts'

let test: TestApp
let school: Awaited<ReturnType<typeof startSchool>>

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())
afterEach(() => school.provider.dispose())

const discover = () =>
  school.admin.mutate('testDiscovery', { issuer: school.provider.issuer }, 'clientAuths unmetNeeds')

describe('a provider that requires pushed requests', () => {
  it('gets them, and leads to an account', async () => {
    const pushedAuthorizationRequests = { enabled: true, requirePushedAuthorizationRequests: true }
    school = await startSchool(test, test.url, { features: { pushedAuthorizationRequests } })
    expect(await discover()).toMatchObject({ unmetNeeds: [] })
    school.nextPerson()
    const first = await test.anonymous().fetch('/auth/school')
    const address = new URL(first.headers.get('location') ?? '')
    expect([...address.searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri'])
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/')
  })

  it('is named in the log when it refuses one', async () => {
    const pushedAuthorizationRequests = { enabled: true, requirePushedAuthorizationRequests: true }
    school = await startSchool(test, test.url, { features: { pushedAuthorizationRequests } })
    await school.save({ clientSecret: 'another secret' })
    expect(await callbackOf(test.anonymous(), '/auth/school')).toBe('/account/login?signIn=failed')
  })
})

describe('the test of discovery', () => {
  it('names the methods of client authentication', async () => {
    school = await startSchool(test, test.url, {
      clientAuthMethods: ['client_secret_jwt', 'client_secret_post'],
      client: { token_endpoint_auth_method: 'client_secret_post' },
    })
    expect(await discover()).toMatchObject({ clientAuths: ['SecretPost', 'SecretJwt'], unmetNeeds: [] })
  })

  it('names what the platform does not have', async () => {
    school = await startSchool(test, test.url, {
      clientAuthMethods: ['tls_client_auth'],
      client: {
        token_endpoint_auth_method: 'tls_client_auth',
        client_secret: undefined,
        tls_client_auth_subject_dn: 'CN=halyard',
      },
      discovery: { require_signed_request_object: true },
      features: {
        mTLS: {
          enabled: true,
          tlsClientAuth: true,
          getCertificate: () => undefined,
          certificateAuthorized: () => false,
          certificateSubjectMatches: () => false,
        },
      },
    })
    expect(await discover()).toMatchObject({
      clientAuths: [],
      unmetNeeds: ['token_endpoint_auth_methods_supported: tls_client_auth', 'require_signed_request_object'],
    })
  })
})
