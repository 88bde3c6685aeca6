import { generateKeyPairSync } from 'node:crypto'

export type PemKeys = { privateKey: string; publicKey: string }

/** A new pair of RSA keys to sign with. */
export function makePemKeys(): PemKeys {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
}
