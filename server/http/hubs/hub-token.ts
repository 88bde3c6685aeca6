import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const lifeMs = 60_000

/**
 * The token that `negotiate` returns and the connection sends back. It is signed and not stored, so every process
 * of the platform accepts it. It proves no identity: the connection is authenticated on its own.
 */
export function newHubToken(secret: string, hub: string): string {
  const text = `${randomBytes(16).toString('base64url')}.${(Date.now() + lifeMs).toString(36)}`
  return `${text}.${signature(secret, hub, text)}`
}

export function isHubToken(secret: string, hub: string, token: string): boolean {
  const [id = '', expiry = '', sent = ''] = token.split('.')
  const expected = Buffer.from(signature(secret, hub, `${id}.${expiry}`))
  const given = Buffer.from(sent)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return Number.parseInt(expiry, 36) > Date.now()
}

function signature(secret: string, hub: string, text: string): string {
  return createHmac('sha256', secret).update(`hub:${hub}:${text}`).digest('base64url')
}
