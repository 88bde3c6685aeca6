import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callbackOf, followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { signIn } from '../../kit/world/factories.ts'
import { startSchool } from './school.ts'

const log = captureLog('warn')
let test: TestApp
let school: Awaited<ReturnType<typeof startSchool>>
let read = 0

beforeAll(async () => {
  test = await startTestApp({ logger: log.logger })
  school = await startSchool(test)
})
afterAll(async () => {
  await school.provider.dispose()
  await test.dispose()
})
beforeEach(() => {
  school.nextPerson()
  read = log.lines.length
})

/** The lines of this test about the provider. */
const lines = () =>
  log.lines
    .slice(read)
    .map(({ msg }) => msg)
    .filter((msg) => msg.includes('"school"'))

const enter = () => followSignIn(test.anonymous(), '/auth/school')

describe('the log says what the provider said', () => {
  it('about the client, at the token endpoint', async () => {
    school.provider.acceptsSecretIn = 'body'
    await school.save({ clientAuth: 'SecretBasic' })
    expect(await enter()).toBe('/account/login?signIn=failed')
    expect(lines()).toEqual([
      'sign-in with the provider "school" failed (failed): server responded with an error in the response body: status 401: invalid_client: no secret in the body',
    ])
    school.provider.acceptsSecretIn = null
    await school.save()
  })

  it('in the callback, without characters that change a terminal', async () => {
    const browser = test.anonymous()
    const address = new URL(await callbackOf(browser, '/auth/school'))
    address.searchParams.delete('code')
    address.searchParams.set('error', 'invalid_scope')
    address.searchParams.set('error_description', 'the scope \u001b[31mgroups is unknown')
    const { headers } = await browser.fetch(address.href)
    expect(headers.get('location')).toBe('/account/login?signIn=failed')
    expect(lines()).toEqual([
      'sign-in with the provider "school" failed (failed): authorization response from the server is an error: invalid_scope: the scope  [31mgroups is unknown',
    ])
  })

  it('with its status and its address, when its document cannot be read', async () => {
    const broken = createServer((_request, response) => void response.writeHead(503).end())
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
    const issuer = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
    const reason = `unexpected HTTP response status code: status 503 of ${issuer}/.well-known/openid-configuration`
    await school.save({ issuer })
    expect(await enter()).toBe('/account/login?signIn=unavailable')
    expect(lines()).toEqual([`sign-in with the provider "school" failed (unavailable): ${reason}`])
    expect(await school.admin.mutate('testDiscovery', { issuer })).toMatchObject({
      code: 'IDENTITY_DISCOVERY_FAILED',
      message: expect.stringContaining(reason) as string,
    })
    await school.save()
    await new Promise((resolve) => broken.close(resolve))
  })

  it('about its issuer, which the test of discovery offers', async () => {
    const issuer = school.provider.issuer.replace('127.0.0.1', 'localhost')
    await school.save({ issuer })
    expect(await enter()).toBe('/account/login?signIn=unavailable')
    expect(lines()).toEqual([
      `sign-in with the provider "school" failed (unavailable): discovered metadata issuer does not match the expected issuer: issuer is ${school.provider.issuer}, expected ${issuer}/`,
    ])
    expect(await school.admin.mutate('testDiscovery', { issuer })).toMatchObject({
      __typename: 'InvalidInputError',
      message: `The provider names itself ${school.provider.issuer}. Enter exactly this address.`,
    })
    await school.save()
  })
})

describe('the log says why a person gets no account', () => {
  const setPolicy = (accountPolicy: object) => school.admin.mutate('updateSettings', { accountPolicy })
  const line = (code: string, reason: string) =>
    `sign-in with the provider "school" failed (${code}): ${reason}`

  it('by the rules of registration', async () => {
    await setPolicy({ allowRegister: false })
    await enter()
    await setPolicy({ allowRegister: true, emailDomainList: 'other.test' })
    await enter()
    school.nextPerson({ email_verified: undefined })
    await enter()
    school.nextPerson({ email_verified: false })
    await enter()
    school.nextPerson({ email: undefined })
    await enter()
    await setPolicy({ emailDomainList: '' })
    await school.save({ allowsSignUp: false })
    await enter()
    await school.save()
    expect(lines()).toEqual([
      line('closed', 'registration is closed'),
      line('domain', 'the domain school.test is not in the list of mail domains'),
      line('mailMissing', 'the claim email_verified is absent'),
      line('mailMissing', 'the claim email_verified is not true'),
      line('mailMissing', 'the claim email is absent'),
      line('closed', 'a first sign-in with this provider creates no account'),
    ])
  })

  it('because an account has the address', async () => {
    const owner = await signIn(test)
    school.nextPerson({ email: `${owner.userName}@example.test` })
    expect(await enter()).toBe('/account/login?signIn=mailTaken')
    expect(lines()).toEqual([
      line('mailTaken', 'an account has the verified address; its user links the provider'),
    ])
  })
})
