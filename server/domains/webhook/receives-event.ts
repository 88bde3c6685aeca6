import type { Game, Webhook } from '../../../prisma/generated/client/client.ts'
import { webhookEvents, type WebhookEventType } from '../../../rules/webhook-events.ts'

const minuteMs = 60_000

/** Older facts are not delivered: after a downtime, events of hours ago would only distract. */
const publicAgeMs = 15 * minuteMs
const organizerAgeMs = 6 * 60 * minuteMs

export type EventReceiver = Pick<Webhook, 'gameId' | 'isForOrganizers' | 'isEnabled' | 'events'>
export type EventGame = Pick<Game, 'id' | 'hidden' | 'start' | 'deletedAt'>

/**
 * Whether a webhook receives events of a game at all. Webhooks for the public receive none before its start; those of
 * all games receive none of a hidden game.
 */
export function receivesGame(webhook: EventReceiver, game: EventGame, at: Date): boolean {
  if (!webhook.isEnabled || game.deletedAt !== null) return false
  if (webhook.gameId !== null && webhook.gameId !== game.id) return false
  if (webhook.isForOrganizers) return true
  return at >= game.start && !(webhook.gameId === null && game.hidden)
}

/** Whether a webhook has subscribed to events of the type, and may receive them. */
export function receivesType(webhook: EventReceiver, type: WebhookEventType): boolean {
  return webhook.events.includes(type) && (webhook.isForOrganizers || webhookEvents[type] === 'everybody')
}

/** Whether a fact of that age is still delivered. */
export function isFresh({ isForOrganizers }: EventReceiver, ageMs: number): boolean {
  return ageMs <= (isForOrganizers ? organizerAgeMs : publicAgeMs)
}
