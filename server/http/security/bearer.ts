import type { IncomingMessage } from 'node:http'
import { targetPath } from './target-path.ts'

/**
 * The token of `Authorization: Bearer`, empty if the scheme has none. Null for every other scheme: that header belongs to
 * somebody else on the way, such as a proxy with a password of its own.
 */
export function bearerOf(authorization: string | undefined): string | null {
  const [whole, token = ''] = /^Bearer(?: +(.*))?$/i.exec(authorization?.trim() ?? '') ?? []
  return whole === undefined ? null : token
}

/** The API token of a request. At a hub it may be in the query, since event streams of browsers have no headers. */
export function tokenOf({ headers, url = '' }: IncomingMessage): string | null {
  const bearer = bearerOf(headers.authorization)
  if (bearer !== null || !targetPath(url).toLowerCase().startsWith('/hub/')) return bearer
  const [, query = ''] = url.split('?', 2)
  return new URLSearchParams(query).get('access_token') || null
}
