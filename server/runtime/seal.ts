import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a text with a key of the platform. `purpose` separates texts of different kinds. */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The text; null if it was changed, or sealed with another secret or for another purpose. */
export function unseal(secret: string, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const body = bytes.subarray(nonceBytes + tagBytes)
  try {
    const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), bytes.subarray(0, nonceBytes))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyFor(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `halyard:${purpose}`, 32))
}
