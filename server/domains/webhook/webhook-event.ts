import type { WebhookEventType } from '../../../rules/webhook-events.ts'

/** `test` is sent on request only. */
export type WebhookEvent = {
  type: WebhookEventType | 'test'
  /** Time of the fact. */
  at: Date
  /** The `data` of the event in Standard Webhooks: plain JSON. */
  data: WebhookData
}

export type WebhookData = {
  game?: { id: number; title: string }
  challenge?: { id: number | null; title: string; category: string | null } | null
  team?: { id: number; name: string }
  [name: string]: unknown
}

/** The body of a request, which is the same in every attempt. */
export function eventBody({ type, at, data }: WebhookEvent): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}
