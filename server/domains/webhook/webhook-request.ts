import type { Webhook } from '../../../prisma/generated/client/client.ts'
import { fallbackLocale, locales } from '../../i18n/locale.ts'
import type { WebhookRequest } from '../../ports/webhook-sender.ts'
import { chatBody, mergedDeliveries, type StoredEvent } from './chat-message.ts'
import { openUrl, signatures, signingSecret } from './webhook-secret.ts'

export type DueDelivery = { id: string; type: string; body: string; attempts: number }

type Sent = { request: WebhookRequest; count: number }
type Signed = { secret: string; now: Date }

/** The number of deliveries that one request of the form may have. */
export function deliveriesPerRequest({ form }: Pick<Webhook, 'form'>): number {
  return form === 'Standard' ? 1 : mergedDeliveries
}

/** The next request of a webhook, and the number of deliveries in it. @throws Error when the address cannot be read */
export function nextRequest(webhook: Webhook, due: readonly DueDelivery[], { secret, now }: Signed): Sent {
  const url = openUrl(secret, webhook.sealedUrl)
  const headers = { 'content-type': 'application/json', 'user-agent': 'Halyard-Webhooks' }
  const [first] = due
  if (webhook.form !== 'Standard' || !first) {
    const locale = locales.find((known) => known === webhook.locale) ?? fallbackLocale
    const events = due.map(({ body }) => JSON.parse(body) as StoredEvent)
    const form = webhook.form === 'Slack' ? 'Slack' : 'Discord'
    const { body, count } = chatBody(form, locale, events)
    return { request: { url, headers, body }, count }
  }
  const { id, body } = first
  const timestamp = Math.floor(now.getTime() / 1000)
  const { secretId, previousSecretId, previousSecretUntil } = webhook
  const isPreviousValid =
    previousSecretId !== null && previousSecretUntil !== null && previousSecretUntil > now
  const secrets = [secretId, ...(isPreviousValid ? [previousSecretId] : [])]
  const signature = signatures(
    { id, timestamp, body },
    secrets.map((secretId) => signingSecret(secret, secretId)),
  )
  return {
    request: {
      url,
      body,
      headers: {
        ...headers,
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signature,
      },
    },
    count: 1,
  }
}
