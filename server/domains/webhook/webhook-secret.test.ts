import { expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { openUrl, sealUrl, signatures, signingSecret } from './webhook-secret.ts'

const body = '{"type":"challenge.solved"}'
const id = '0192f000-0000-7000-8000-000000000000'
const timestamp = Math.floor(Date.now() / 1000)

it('signs what the reference library verifies, with each of two secrets', () => {
  const secrets = [signingSecret('platform', 'one'), signingSecret('platform', 'two')]
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures({ id, timestamp, body }, secrets),
  }
  for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
  const other = new Webhook(signingSecret('another platform', 'one'))
  expect(() => other.verify(body, headers)).toThrow('No matching signature')
  const [first = ''] = secrets
  expect(() => new Webhook(first).verify(`${body} `, headers)).toThrow('No matching signature')
})

it('keeps addresses encrypted', () => {
  const url = 'https://discord.com/api/webhooks/1/token'
  const sealed = sealUrl('platform', url)
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('token')
  expect(openUrl('platform', sealed)).toBe(url)
  expect(() => openUrl('other', sealed)).toThrow('cannot be decrypted')
})
