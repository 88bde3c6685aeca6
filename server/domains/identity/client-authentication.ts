import { createPrivateKey, type KeyObject } from 'node:crypto'
import * as oidc from 'openid-client'
import type { ClientAuth } from '../../../prisma/generated/client/enums.ts'

export type ClientAuthMethod = Exclude<ClientAuth, 'Automatic'>

/** The methods with their names in OpenID Connect. */
const methodNames = {
  SecretBasic: 'client_secret_basic',
  SecretPost: 'client_secret_post',
  SecretJwt: 'client_secret_jwt',
  PrivateKeyJwt: 'private_key_jwt',
} as const satisfies Record<ClientAuthMethod, string>

/** The methods of a provider's document that the platform has. */
export function offeredMethods(metadata: oidc.ServerMetadata): ClientAuthMethod[] {
  // Basic is the default of OpenID Connect Discovery, section 3.
  const offered = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const known = Object.keys(methodNames) as ClientAuthMethod[]
  return known.filter((method) => offered.includes(methodNames[method]))
}

/** A way to authenticate. The audience of a signature is the issuer, or the endpoint of the request. */
type ClientAuthWay = { method: ClientAuthMethod; audience?: 'endpoint' }

/**
 * The ways to try, one after the other, because a provider can require one of them for this client. A signature is for
 * the issuer first, as later rules want it, and then for the endpoint (OpenID Connect Core, section 9).
 */
export function waysToTry(
  metadata: oidc.ServerMetadata,
  client: { clientAuth: ClientAuth; clientId: string },
  secret: string,
): ClientAuthWay[] {
  return methodsToTry(metadata, client, secret).flatMap((method): ClientAuthWay[] =>
    method === 'SecretJwt' || method === 'PrivateKeyJwt'
      ? [{ method }, { method, audience: 'endpoint' }]
      : [{ method }],
  )
}

/**
 * The methods to try. Basic is the default of clients. It comes second for a secret with characters that only some
 * providers decode.
 */
function methodsToTry(
  metadata: oidc.ServerMetadata,
  { clientAuth, clientId }: { clientAuth: ClientAuth; clientId: string },
  secret: string,
): ClientAuthMethod[] {
  if (clientAuth !== 'Automatic') return [clientAuth]
  const offered = offeredMethods(metadata)
  if (offered.includes('PrivateKeyJwt') && isPrivateKey(secret)) return ['PrivateKeyJwt']
  const isPlain = [clientId, secret].every((text) => formText(text) === text)
  const order: ClientAuthMethod[] = isPlain ? ['SecretBasic', 'SecretPost'] : ['SecretPost', 'SecretBasic']
  const usable = [...order, 'SecretJwt' as const].filter((method) => offered.includes(method))
  return usable.length > 0 ? usable : ['SecretPost']
}

/** How the platform authenticates at a provider with its secret. @throws Error if the secret is not of that kind */
export function authenticationWith({ method, audience }: ClientAuthWay, secret: string): oidc.ClientAuth {
  const signed = (sign: (options: oidc.ModifyAssertionOptions) => oidc.ClientAuth): oidc.ClientAuth =>
    audience === 'endpoint' ? forEndpoint(sign) : sign({})
  switch (method) {
    case 'SecretPost':
      return oidc.ClientSecretPost(secret)
    case 'SecretBasic':
      return basic(secret)
    case 'SecretJwt':
      return signed((options) => oidc.ClientSecretJwt(secret, options))
    case 'PrivateKeyJwt': {
      const { key, kid, alg } = readPrivateKey(secret)
      const usable = key.toCryptoKey(algorithmOf(key, alg), false, ['sign']) as CryptoKey
      return signed((options) =>
        oidc.PrivateKeyJwt(kid === undefined ? usable : { key: usable, kid }, options),
      )
    }
  }
}

/** Signs for the endpoint of the request: the one of tokens, or that of pushed requests (RFC 9126, section 2). */
function forEndpoint(sign: (options: oidc.ModifyAssertionOptions) => oidc.ClientAuth): oidc.ClientAuth {
  return (server, client, body, headers) => {
    const isPushed = body.has('response_type')
    const aud = isPushed ? server.pushed_authorization_request_endpoint : server.token_endpoint
    const options: oidc.ModifyAssertionOptions = {
      [oidc.modifyAssertion]: (_header, payload) => {
        payload['aud'] = aud
      },
    }
    return sign(options)(server, client, body, headers)
  }
}

/**
 * The library also escapes `-`, `_` and `.`, which forms leave as they are (URL Standard, section 5.2). Many providers
 * decode nothing, and then know no such client.
 */
function basic(secret: string): oidc.ClientAuth {
  return (_server, { client_id: id }, _body, headers) => {
    const pair = Buffer.from(`${formText(id)}:${formText(secret)}`).toString('base64')
    headers.set('authorization', `Basic ${pair}`)
  }
}

const formText = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)

/** Whether the text is a private key with which the platform can sign. */
export function isPrivateKey(text: string): boolean {
  try {
    const { key, alg } = readPrivateKey(text)
    return Boolean(algorithmOf(key, alg))
  } catch {
    return false
  }
}

type PrivateKey = { key: KeyObject; kid?: string | undefined; alg?: string | undefined }

/** Reads a JSON Web Key, or PKCS #8 as PEM, whose line ends a form field may have removed. */
function readPrivateKey(text: string): PrivateKey {
  if (text.trimStart().startsWith('{')) {
    const { kid, alg, ...jwk } = JSON.parse(text) as Record<string, unknown>
    const key = createPrivateKey({ key: jwk as never, format: 'jwk' })
    return { key, kid: textOf(kid), alg: textOf(alg) }
  }
  const base64 = text.replace(/-----(BEGIN|END) PRIVATE KEY-----/g, '').replace(/\s/g, '')
  return { key: createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' }) }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const curves: Partial<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
}

/** @throws Error for a key of a kind that OpenID Connect does not sign with */
function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject, alg = '') {
  if (type === 'rsa') {
    const name = alg.startsWith('PS') ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5'
    return { name, hash: `SHA-${/^[RP]S(256|384|512)$/.exec(alg)?.[1] ?? '256'}` }
  }
  if (type === 'ed25519') return { name: 'Ed25519' }
  const namedCurve = type === 'ec' ? curves[details?.namedCurve ?? ''] : undefined
  if (namedCurve === undefined) throw new Error('the private key has a kind that cannot sign')
  return { name: 'ECDSA', namedCurve }
}
