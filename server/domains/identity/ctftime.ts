import * as oidc from 'openid-client'
import type { Claims } from './claim-values.ts'

export const ctftimeScopes = 'profile:read team:read'

/** CTFtime uses OAuth 2 without discovery and without ID tokens. */
export function ctftimeMetadata(base: string): oidc.ServerMetadata {
  const address = base.replace(/\/+$/, '')
  return {
    issuer: address,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    userinfo_endpoint: `${address}/user`,
  }
}

/** Adds the type of the token, which OAuth 2 requires and CTFtime does not promise. */
export async function withTokenType(url: string, options: oidc.CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, options as RequestInit)
  if (!response.ok || !url.endsWith('/token')) return response
  const body = (await response.json()) as Record<string, unknown>
  return Response.json({ token_type: 'bearer', ...body })
}

/** The user of a token: id and name, and the team if the user permitted it. */
export async function readCtftimeUser(configuration: oidc.Configuration, token: string) {
  const { issuer, userinfo_endpoint: endpoint } = configuration.serverMetadata()
  if (endpoint === undefined) throw new Error('CTFtime has no address for users')
  const response = await oidc.fetchProtectedResource(configuration, token, new URL(endpoint), 'GET')
  if (!response.ok) throw new Error(`CTFtime answered ${response.status} for the user`)
  const claims = (await response.json()) as Claims
  const { id } = claims
  if (typeof id !== 'number' && (typeof id !== 'string' || id === '')) {
    throw new Error('CTFtime sent a user without an id')
  }
  return { issuer, subject: String(id), claims, idToken: null }
}
