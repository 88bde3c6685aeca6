import { createHmac } from 'node:crypto'
import { seal, unseal } from '../../runtime/seal.ts'

/** The signing secret with this id. It is derived from the platform's secret and not stored. */
export function signingSecret(platformSecret: string, secretId: string): string {
  const key = createHmac('sha256', platformSecret).update(`webhook:${secretId}`).digest('base64')
  return `whsec_${key}`
}

type Message = { id: string; timestamp: number; body: string }

/** The value of `webhook-signature`, with one signature for each secret (Standard Webhooks 1.0.0). */
export function signatures({ id, timestamp, body }: Message, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
}

const purpose = 'webhook address'

/** Encrypts the address of a webhook with a key that is derived from the platform's secret. */
export function sealUrl(platformSecret: string, url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(seal(platformSecret, purpose, url), 'base64url'))
}

/** @throws Error when the platform's secret is another one than at the time of `sealUrl` */
export function openUrl(platformSecret: string, sealed: Uint8Array): string {
  const url = unseal(platformSecret, purpose, Buffer.from(sealed).toString('base64url'))
  if (url === null) {
    throw new Error(
      'the address cannot be decrypted, because the secret of the platform changed: enter it again',
    )
  }
  return url
}
