import type { Game, Webhook } from '../../../prisma/generated/client/client.ts'
import { webhookEvents, type WebhookEventType } from '../../../rules/webhook-events.ts'

const minuteMs = 60_000

/** Older facts are not delivered: after a downtime, news of hours ago would be noise. */
const publicAgeMs = 15 * minuteMs
const organizerAgeMs = 6 * 60 * minuteMs

export type Hearer = Pick<Webhook, 'gameId' | 'isForOrganizers' | 'isEnabled' | 'events'>
export type HeardGame = Pick<Game, 'id' | 'hidden' | 'start' | 'deletedAt'>

/**
 * Whether a webhook hears of a game at all. Those of the public hear of no game before its start; those of all games
 * hear of no hidden one.
 */
export function hearsGame(webhook: Hearer, game: HeardGame, at: Date): boolean {
  if (!webhook.isEnabled || game.deletedAt !== null) return false
  if (webhook.gameId !== null && webhook.gameId !== game.id) return false
  if (webhook.isForOrganizers) return true
  return at >= game.start && !(webhook.gameId === null && game.hidden)
}

/** Whether a webhook wants events of the type, and may hear of them. */
export function hearsType(webhook: Hearer, type: WebhookEventType): boolean {
  return webhook.events.includes(type) && (webhook.isForOrganizers || webhookEvents[type] === 'everybody')
}

/** Whether a fact of that age is still delivered. */
export function isFresh({ isForOrganizers }: Hearer, ageMs: number): boolean {
  return ageMs <= (isForOrganizers ? organizerAgeMs : publicAgeMs)
}
