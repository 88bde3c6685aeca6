import { v7 as uuidv7 } from 'uuid'
import type { Webhook } from '../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../database/database.ts'
import { eventBody, type WebhookEvent } from './webhook-event.ts'

type Queued = {
  /** The webhook as it was when the event was described. */
  webhook: Pick<Webhook, 'id' | 'isForOrganizers'>
  event: WebhookEvent
  /** Recognizes the fact: a webhook gets one delivery of it. */
  source: string
  now: Date
}

/** Stores deliveries, which are due at once. */
export async function queueEvents(tx: Transaction, queued: readonly Queued[]): Promise<void> {
  await tx.webhookDelivery.createMany({
    data: queued.map(({ webhook, event, source, now }) => ({
      id: uuidv7(),
      webhookId: webhook.id,
      isForOrganizers: webhook.isForOrganizers,
      type: event.type,
      source,
      body: eventBody(event),
      createdAt: now,
      dueAt: now,
    })),
    skipDuplicates: true,
  })
}
