import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Time in which a token opens a connection. */
export const hubTokenLifeMs = 60_000

/**
 * The token that `negotiate` returns and the connection sends back. It is signed and not stored, so every process
 * of the platform accepts it. It proves no identity: each request is authenticated on its own.
 */
export function newHubToken(secret: string, hub: string): string {
  const expiry = Date.now() + hubTokenLifeMs
  const text = `${randomBytes(16).toString('base64url')}.${expiry.toString(36)}`
  return `${text}.${signature(secret, hub, text)}`
}

/** `fresh`: may open a connection; `old`: only names a connection that is open; null: not a token of this hub. */
export function readHubToken(secret: string, hub: string, token: string): 'fresh' | 'old' | null {
  const [id = '', expiry = '', sent = ''] = token.split('.')
  const expected = Buffer.from(signature(secret, hub, `${id}.${expiry}`))
  const given = Buffer.from(sent)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number.parseInt(expiry, 36) > Date.now() ? 'fresh' : 'old'
}

function signature(secret: string, hub: string, text: string): string {
  return createHmac('sha256', secret).update(`hub:${hub}:${text}`).digest('base64url')
}
