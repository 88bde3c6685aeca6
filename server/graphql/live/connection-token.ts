import { bearerOf } from '../../http/security/bearer.ts'
import { UnauthenticatedError } from '../../use-case/errors.ts'

/** Names of the parameter with a token, in lower case without hyphens and underscores, as clients spell it. */
const names = new Set([
  'authorization',
  'authtoken',
  'token',
  'accesstoken',
  'apitoken',
  'bearertoken',
  'bearer',
])
const ownToken = /\bhly_/
const depth = 4

/**
 * The API token in the parameters of a connection or in their `headers`; null without one.
 * @throws UnauthenticatedError for a token under any other name, rather than to serve its owner as a visitor
 */
export function tokenInParameters(parameters: Readonly<Record<string, unknown>> | undefined): string | null {
  if (!parameters) return null
  const headers = Object.entries(parameters).find(([name]) => name.toLowerCase() === 'headers')?.[1]
  for (const holder of [parameters, headers]) {
    if (!isHolder(holder)) continue
    for (const [name, value] of Object.entries(holder)) {
      const token = names.has(name.toLowerCase().replaceAll(/[-_]/g, '')) ? readToken(value) : null
      if (token !== null) return token
    }
  }
  if (hasToken(parameters, depth)) throw new UnauthenticatedError('auth.badToken')
  return null
}

/** The token after `Bearer`, or alone. Null for another scheme. */
function readToken(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null
  return bearerOf(value) ?? (/\s/.test(value.trim()) ? null : value.trim())
}

function hasToken(value: unknown, rest: number): boolean {
  if (typeof value === 'string') return ownToken.test(value)
  return rest > 0 && isHolder(value) && Object.values(value).some((inner) => hasToken(inner, rest - 1))
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
