import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'

export type TestProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** The claims of the person who signs in next; null for one who refuses. */
  person: ({ sub: string } & Record<string, unknown>) | null
  /** Whether the published key is another one than that of its signatures. */
  publishesOtherKey: boolean
  /** Where the secret of the client must be, as in providers that tie the method to the client; null: anywhere. */
  acceptsSecretIn: 'header' | 'body' | null
  /** The path and the authentication of each request, newest last. */
  requests: { url: string; authorization: string | undefined }[]
  dispose(): Promise<void>
}

/** Changes of the provider, and of the client that the platform is there. */
type ProviderChanges = Configuration & { client?: { client_id?: string; [member: string]: unknown } }

/** A real OpenID Connect provider on loopback, at which every person signs in without a form. */
export async function startTestProvider(
  redirectUris: string[],
  logOutUris: string[] = [],
  { client = {}, ...settings }: ProviderChanges = {},
): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clientId = client.client_id ?? 'halyard'
  const clientSecret = randomBytes(16).toString('hex')
  const people = new Map<string, Record<string, unknown>>()
  const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = newKey().privateKey.export({ format: 'jwk' })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: logOutUris,
        ...client,
      },
    ],
    jwks: { keys: [{ ...key, kid: 'test', alg: 'RS256', use: 'sig' } as never] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      openid: ['sub', 'groups', 'team', '_claim_names', 'a\0b\ud83d'],
      profile: ['preferred_username', 'name'],
      email: ['email', 'email_verified'],
    },
    ...settings,
    features: {
      ...settings.features,
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        // The page of the library loads fonts from elsewhere.
        logoutSource(ctx, form) {
          const button = '<button form="op.logoutForm" name="logout" value="yes">Log out at School</button>'
          ctx.body = `<!doctype html><title>School</title><link rel="icon" href="data:,">${form}${button}`
        },
      },
    },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  })

  const self: TestProvider = {
    issuer,
    clientId,
    clientSecret,
    person: null,
    publishesOtherKey: false,
    acceptsSecretIn: null,
    requests: [],
    async dispose() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function signIn(request: IncomingMessage, response: ServerResponse) {
    const { person } = self
    if (!person) return provider.interactionFinished(request, response, { error: 'access_denied' })
    people.set(person.sub, person)
    const grant = new provider.Grant({ accountId: person.sub, clientId })
    grant.addOIDCScope('openid profile email')
    const grantId = await grant.save()
    return provider.interactionFinished(request, response, {
      login: { accountId: person.sub },
      consent: { grantId },
    })
  }

  const callback = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    self.requests.push({ url: request.url ?? '', authorization: request.headers.authorization })
    if (self.publishesOtherKey && request.url === '/jwks') {
      const other = newKey().publicKey.export({ format: 'jwk' })
      const keys = [{ ...other, kid: 'test', alg: 'RS256', use: 'sig' }]
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }))
      return
    }
    const secretIn = request.headers.authorization === undefined ? 'body' : 'header'
    if (request.url === '/token' && self.acceptsSecretIn !== null && self.acceptsSecretIn !== secretIn) {
      const refusal = {
        error: 'invalid_client',
        error_description: `no secret in the ${self.acceptsSecretIn}`,
      }
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
      return
    }
    const work = request.url?.startsWith('/interaction/')
      ? signIn(request, response)
      : callback(request, response)
    work.catch((error: unknown) => response.destroy(error as Error))
  })
  return self
}
