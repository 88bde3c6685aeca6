import { generateKeyPairSync } from 'node:crypto'
import { errors } from 'oidc-provider'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { startSchool } from './school.ts'

let test: TestApp
let school: Awaited<ReturnType<typeof startSchool>>

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())
afterEach(() => school.provider.dispose())

type Method = 'client_secret_basic' | 'client_secret_post' | 'client_secret_jwt' | 'private_key_jwt'

/** A provider that offers these methods and accepts the platform only with one of them. */
async function start(offered: Method[], accepted: Method, client: Record<string, unknown> = {}) {
  school = await startSchool(test, test.url, {
    clientAuthMethods: offered,
    client: { token_endpoint_auth_method: accepted, ...client },
  })
}

const enter = () => {
  school.nextPerson()
  return followSignIn(test.anonymous(), '/auth/school')
}

const tokenRequests = () => school.provider.requests.filter(({ url }) => url === '/token')

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const publicKeys = { keys: [{ ...ec.publicKey.export({ format: 'jwk' }), kid: 'ours', use: 'sig' }] }
const privateKey = JSON.stringify({ ...ec.privateKey.export({ format: 'jwk' }), kid: 'ours' })
const pem = ec.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string

describe('a client that the provider accepts with one method only', () => {
  it('with Basic, whose header has the hyphens, dots and underscores as they are', async () => {
    const client = { client_id: 'ctf-platform.org', client_secret: 'gloas-a_b.c-0123456789' }
    await start(['client_secret_basic', 'client_secret_post'], 'client_secret_basic', client)
    school.provider.acceptsSecretIn = 'header'
    await school.save({ clientId: client.client_id, clientSecret: client.client_secret })
    expect(await enter()).toBe('/')
    const [request] = tokenRequests()
    const [scheme, pair = ''] = (request?.authorization ?? '').split(' ')
    expect([scheme, Buffer.from(pair, 'base64').toString()]).toEqual([
      'Basic',
      `${client.client_id}:${client.client_secret}`,
    ])
  })

  it('with the secret in the body, which is tried after Basic, and first from then on', async () => {
    await start(['client_secret_basic', 'client_secret_post'], 'client_secret_post')
    school.provider.acceptsSecretIn = 'body'
    expect(await enter()).toBe('/')
    expect(await enter()).toBe('/')
    expect(tokenRequests().map(({ authorization }) => authorization !== undefined)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('with a secret that providers decode differently: in the body first, then in the header', async () => {
    const client_secret = 'a+b/c d%25~0123456789'
    await start(['client_secret_basic', 'client_secret_post'], 'client_secret_basic', { client_secret })
    school.provider.acceptsSecretIn = 'header'
    await school.save({ clientSecret: client_secret })
    expect(await enter()).toBe('/')
    expect(tokenRequests().map(({ authorization }) => authorization !== undefined)).toEqual([false, true])
  })

  it('with a signature made with the secret', async () => {
    await start(['client_secret_jwt'], 'client_secret_jwt', { client_secret: 'x'.repeat(32) })
    await school.save({ clientSecret: 'x'.repeat(32) })
    expect(await enter()).toBe('/')
  })

  it.each([
    ['a JSON Web Key', privateKey],
    ['PEM', pem],
    ['PEM that lost its line ends', pem.replaceAll('\n', ' ')],
  ])('with a signature made with a private key: %s', async (_kind, clientSecret) => {
    await start(['private_key_jwt'], 'private_key_jwt', { client_secret: undefined, jwks: publicKeys })
    await school.save({ clientSecret })
    expect(await enter()).toBe('/')
    await school.save({ clientSecret, clientAuth: 'PrivateKeyJwt' })
    expect(await enter()).toBe('/')
  })
})

describe('a signature', () => {
  const startFor = (
    audience: (server: { issuer: string; urlFor(name: string): string; route?: string }) => string,
  ) =>
    startSchool(test, test.url, {
      clientAuthMethods: ['private_key_jwt'],
      client: { token_endpoint_auth_method: 'private_key_jwt', client_secret: undefined, jwks: publicKeys },
      features: { pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true } },
      assertJwtClientAuthClaimsAndHeader: async (ctx, { aud }) => {
        const { issuer, urlFor, route } = ctx.oidc
        const wanted = audience({ issuer, urlFor: urlFor.bind(ctx.oidc), route })
        if (aud !== wanted) throw new errors.InvalidClientAuth(`the audience is not ${wanted}`)
      },
    })
  const asked = () =>
    school.provider.requests.map(({ url }) => url).filter((url) => ['/request', '/token'].includes(url))

  it('is for the issuer', async () => {
    school = await startFor(({ issuer }) => issuer)
    await school.save({ clientSecret: privateKey })
    expect(await enter()).toBe('/')
    expect(asked()).toEqual(['/request', '/token'])
  })

  it('is for the endpoint at a provider that refuses the issuer, and at once from then on', async () => {
    school = await startFor(({ urlFor, route = '' }) => urlFor(route))
    await school.save({ clientSecret: privateKey, clientAuth: 'PrivateKeyJwt' })
    expect(await enter()).toBe('/')
    expect(await enter()).toBe('/')
    expect(asked()).toEqual(['/request', '/request', '/token', '/request', '/token'])
  })

  it('is refused by a provider that knows neither', async () => {
    school = await startFor(() => 'https://elsewhere.test')
    await school.save({ clientSecret: privateKey })
    expect(await enter()).toBe('/account/login?signIn=failed')
    expect(asked()).toEqual(['/request', '/request'])
  })
})

describe('a chosen method', () => {
  it('is the only one that is tried', async () => {
    await start(['client_secret_basic', 'client_secret_post'], 'client_secret_post')
    school.provider.acceptsSecretIn = 'body'
    await school.save({ clientAuth: 'SecretBasic' })
    expect(await enter()).toBe('/account/login?signIn=failed')
    expect(tokenRequests()).toHaveLength(1)
    await school.save({ clientAuth: 'SecretPost' })
    expect(await enter()).toBe('/')
  })

  it('with a private key needs one', async () => {
    await start(['private_key_jwt'], 'private_key_jwt', { client_secret: undefined, jwks: publicKeys })
    const { issuer, clientId } = school.provider
    const saved = await school.admin.mutate('saveIdentityProvider', {
      key: 'school',
      protocol: 'OpenIdConnect',
      label: 'School',
      issuer,
      clientId,
      clientSecret: 'a secret',
      clientAuth: 'PrivateKeyJwt',
    })
    expect(saved).toMatchObject({
      __typename: 'InvalidInputError',
      issues: [{ path: ['clientSecret'] }],
    })
  })
})
