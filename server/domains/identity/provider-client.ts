import * as oidc from 'openid-client'
import type { IdentityProvider } from '../../../prisma/generated/client/client.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Claims } from './claim-values.ts'
import { authenticationWith, waysToTry } from './client-authentication.ts'
import { ctftimeMetadata, readCtftimeUser, withTokenType } from './ctftime.ts'
import { openClientSecret } from './client-secret.ts'
import { SignInProblem } from './sign-in-problem.ts'

const timeoutSeconds = 10
const cacheMs = 3_600_000

type ProviderSettings = Pick<
  IdentityProvider,
  'id' | 'protocol' | 'issuer' | 'clientId' | 'clientSecret' | 'clientAuth' | 'scopes' | 'updatedAt'
>
type Secrets = { state: string; nonce: string; verifier: string }
export type ProvenIdentity = { issuer: string; subject: string; claims: Claims; idToken: string | null }

/** A provider whose document is read. */
type Connection = {
  configuration: oidc.Configuration
  /** The number of ways to authenticate for the client, and of refusals by the provider. */
  ways: { ofClient: number; refused: number }
}

/** Calls providers with the protocols of OpenID Connect and of CTFtime. */
export type ProviderClients = {
  /** The address at the provider, and the secrets that the callback is checked with. @throws SignInProblem */
  begin(provider: ProviderSettings, redirectUri: string): Promise<Secrets & { url: string }>
  /** Exchanges the code of a callback. @throws SignInProblem */
  prove(provider: ProviderSettings, callback: URL, secrets: Secrets): Promise<ProvenIdentity>
  /**
   * The address at which the user logs out at the provider, which then leads back; null if the provider has none. The
   * ID token says who logs out.
   */
  endSessionUrl(
    provider: ProviderSettings,
    logOut: { returnUrl: string; idToken: string | null },
  ): Promise<string | null>
  /** Reads the provider's discovery document again. @throws Error */
  discover(issuer: string): Promise<oidc.ServerMetadata>
}

export function createProviderClients({ secret, clock }: { secret: string; clock: Clock }): ProviderClients {
  const known = new Map<string, { readAt: number; connection: Promise<Connection> }>()

  function connectionTo(provider: ProviderSettings): Promise<Connection> {
    const key = `${provider.id} ${provider.updatedAt.getTime()}`
    const now = clock.now().getTime()
    const cached = known.get(key)
    if (cached && now - cached.readAt < cacheMs) return cached.connection
    const connection = connect(provider)
    for (const [other, { readAt }] of known) if (now - readAt >= cacheMs) known.delete(other)
    known.set(key, { readAt: now, connection })
    // The next attempt asks again.
    connection.catch(() => known.delete(key))
    return connection
  }

  async function connect(provider: ProviderSettings): Promise<Connection> {
    const isCtftime = provider.protocol === 'Ctftime'
    const metadata = isCtftime ? ctftimeMetadata(provider.issuer) : await readMetadata(provider.issuer)
    // The secret is opened with each request, so that a problem with it belongs to the sign-in.
    const ways = { refused: 0, ofClient: 1 }
    const authenticate: oidc.ClientAuth = (...request) => {
      const text = openClientSecret(secret, provider.clientSecret)
      if (text === null) return oidc.None()(...request)
      const inBody = { method: 'SecretPost' } as const
      const usable = isCtftime ? [inBody] : waysToTry(metadata, provider, text)
      ways.ofClient = usable.length
      return authenticationWith(usable[ways.refused % usable.length] ?? inBody, text)(...request)
    }
    const configuration = new oidc.Configuration(metadata, provider.clientId, undefined, authenticate)
    configuration.timeout = timeoutSeconds
    if (isCtftime) configuration[oidc.customFetch] = withTokenType
    if (isLoopback(provider.issuer)) {
      oidc.allowInsecureRequests(configuration)
      // Over TLS the connection says who wrote the ID token (OpenID Connect Core, section 3.1.3.7).
      if (!isCtftime) oidc.enableNonRepudiationChecks(configuration)
    }
    return { configuration, ways }
  }

  return {
    async begin(provider, redirectUri) {
      openClientSecret(secret, provider.clientSecret)
      const connection = await connectionTo(provider).catch(unavailable)
      const { configuration } = connection
      const state = shortRandom(oidc.randomState())
      const secrets = { state, nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
      const parameters = { redirect_uri: redirectUri, scope: provider.scopes, state }
      if (provider.protocol === 'Ctftime') {
        return { url: oidc.buildAuthorizationUrl(configuration, parameters).href, ...secrets }
      }
      const request = {
        ...parameters,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      }
      return { url: (await addressFor(connection, request)).href, ...secrets }
    },
    async prove(provider, callback, { state, nonce, verifier }) {
      openClientSecret(secret, provider.clientSecret)
      const connection = await connectionTo(provider).catch(unavailable)
      const { configuration } = connection
      try {
        if (provider.protocol === 'Ctftime') {
          const tokens = await oidc.authorizationCodeGrant(configuration, callback, { expectedState: state })
          return await readCtftimeUser(configuration, tokens.access_token)
        }
        const tokens = await withEachWay(connection, () =>
          oidc.authorizationCodeGrant(configuration, callback, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          }),
        )
        return await readIdentity(configuration, tokens)
      } catch (error) {
        throw problemOf(error)
      }
    },
    async endSessionUrl(provider, { returnUrl, idToken }) {
      const { configuration } = await connectionTo(provider)
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null
      // The library adds the client id, which stands for an ID token that is missing.
      const url = oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: returnUrl,
        ...(idToken !== null && { id_token_hint: idToken }),
      })
      if (url.protocol !== 'https:' && !isLoopback(url.href)) {
        throw new Error('the address for logging out has no https')
      }
      return url.href
    },
    discover: readMetadata,
  }
}

async function readMetadata(issuer: string): Promise<oidc.ServerMetadata> {
  const options = {
    timeout: timeoutSeconds,
    ...(isLoopback(issuer) && { execute: [oidc.allowInsecureRequests] }),
  }
  // Without client authentication yet: the method depends on those that the provider supports.
  return (await oidc.discovery(new URL(issuer), 'halyard', undefined, oidc.None(), options)).serverMetadata()
}

/** The address at which a person signs in; the provider gets the request before, if it requires that (RFC 9126). */
async function addressFor(connection: Connection, request: Record<string, string>): Promise<URL> {
  const { configuration } = connection
  if (configuration.serverMetadata().require_pushed_authorization_requests !== true) {
    return oidc.buildAuthorizationUrl(configuration, request)
  }
  try {
    return await withEachWay(connection, () => oidc.buildAuthorizationUrlWithPAR(configuration, request))
  } catch (error) {
    throw problemOf(error)
  }
}

/** Repeats a request with the next way to authenticate while the provider does not accept the client. */
async function withEachWay<Result>({ ways }: Connection, request: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const before = ways.refused
    try {
      return await request()
    } catch (error) {
      if (!isClientRefused(error) || tries >= ways.ofClient) throw error
      // A sign-in at the same time may have moved on already.
      if (ways.refused === before) ways.refused += 1
    }
  }
}

function isClientRefused(error: unknown): boolean {
  if (error instanceof oidc.WWWAuthenticateChallengeError) return error.status === 401
  // Some providers say no more than the status.
  if (error instanceof oidc.ClientError) return (error.cause as { status?: unknown } | null)?.status === 401
  return error instanceof oidc.ResponseBodyError && error.error === 'invalid_client'
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

/** The claims of the ID token, and those of the user info endpoint if there is one. */
async function readIdentity(configuration: oidc.Configuration, tokens: Tokens): Promise<ProvenIdentity> {
  const own = tokens.claims()
  if (!own) throw new Error('the provider sent no ID token')
  const hasInfo = configuration.serverMetadata().userinfo_endpoint !== undefined
  const info: Claims = hasInfo ? await oidc.fetchUserInfo(configuration, tokens.access_token, own.sub) : {}
  // An address and its mark come from the same source.
  const mail = info['email'] === undefined ? own : info['email'] === own['email'] ? { ...own, ...info } : info
  const claims = { ...own, ...info, email: mail['email'], email_verified: mail['email_verified'] }
  return { issuer: own.iss, subject: own.sub, claims, idToken: tokens.id_token ?? null }
}

/** CTFtime refuses a long state. 128 random bits are enough. */
function shortRandom(text: string): string {
  return text.slice(0, 22)
}

/** Plain HTTP is only accepted on this machine. */
export function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
}

function unavailable(error: unknown): never {
  throw new SignInProblem('unavailable', { cause: error })
}

function problemOf(error: unknown): SignInProblem {
  const cause = { cause: error }
  if (error instanceof SignInProblem) return error
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return new SignInProblem('denied', cause)
    const isBusy = ['temporarily_unavailable', 'server_error'].includes(error.error)
    return new SignInProblem(isBusy ? 'unavailable' : 'failed', cause)
  }
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') {
    return new SignInProblem('expired', cause)
  }
  const isTimeout = error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT'
  const isRefusedConnection = error instanceof TypeError || (error as Error).cause instanceof TypeError
  return new SignInProblem(isTimeout || isRefusedConnection ? 'unavailable' : 'failed', cause)
}
