import type { Webhook } from '../../../prisma/generated/client/client.ts'
import type { WebhookEventType } from '../../../rules/webhook-events.ts'
import type { AppServices } from '../../services.ts'
import { databaseTime } from '../../database/database-time.ts'
import type { Transaction } from '../../database/database.ts'
import { describeFact } from './describe-fact.ts'
import { receivesGame, receivesType, isFresh, type EventGame } from './receives-event.ts'
import { queueEvents } from './queue-events.ts'
import { queueTimedEvents } from './timed-events.ts'
import type { WebhookEvent } from './webhook-event.ts'

export type FactServices = Pick<AppServices, 'db' | 'events' | 'scoreboards' | 'clock' | 'logger'>

/** The advisory lock of the process that turns facts into deliveries. */
export const deliveryLock = 4_803_262
const batchSize = 100

type StoredFact = {
  id: bigint
  gameId: number
  kind: string
  rowKey: string
  madeAt: Date
  ageMs: number
}

/**
 * Turns the stored facts into deliveries, and deletes them in the same transaction. One process at a time does so, and
 * in the order of the facts, so the deliveries of a webhook have this order. Returns whether more facts may be left.
 */
export async function createDeliveries(services: FactServices): Promise<boolean> {
  return services.db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ held: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(${deliveryLock}) AS held`
    if (!lock?.held) return false
    const now = await databaseTime(tx, services.clock)
    const facts = await tx.$queryRaw<StoredFact[]>`
      SELECT id, game_id AS "gameId", kind, row_key AS "rowKey", made_at AS "madeAt",
             (extract(epoch FROM now() - made_at) * 1000)::float8 AS "ageMs"
        FROM webhook_fact ORDER BY id LIMIT ${batchSize}`
    // Read after the facts, so that it includes each webhook that had a fact stored.
    const webhooks = await tx.webhook.findMany({ where: { isEnabled: true } })
    await queueTimedEvents(services, tx, { webhooks, now })
    if (facts.length === 0) return false
    const games = await readGames(tx, facts)
    for (const fact of facts) await createDeliveriesOfFact(services, tx, { fact, webhooks, games, now })
    await tx.webhookFact.deleteMany({ where: { id: { in: facts.map(({ id }) => id) } } })
    return facts.length === batchSize
  }, transactionLimits)
}

/** Boards may have to be loaded in between. */
const transactionLimits = { timeout: 60_000, maxWait: 10_000 } as const

type Games = ReadonlyMap<number, EventGame & { title: string }>

async function readGames(tx: Transaction, facts: readonly StoredFact[]): Promise<Games> {
  const games = await tx.game.findMany({
    where: { id: { in: facts.map(({ gameId }) => gameId) } },
    select: { id: true, title: true, hidden: true, start: true, deletedAt: true },
  })
  return new Map(games.map((game) => [game.id, game]))
}

type FactDelivery = { fact: StoredFact; webhooks: readonly Webhook[]; games: Games; now: Date }

async function createDeliveriesOfFact(
  services: FactServices,
  tx: Transaction,
  { fact, webhooks, games, now }: FactDelivery,
): Promise<void> {
  const game = games.get(fact.gameId)
  if (!game) return
  const receivers = webhooks.filter(
    (webhook) => receivesGame(webhook, game, now) && isFresh(webhook, Math.max(0, fact.ageMs)),
  )
  const described = new Map<boolean, WebhookEvent | null>()
  for (const webhook of receivers) {
    const { isForOrganizers } = webhook
    if (!described.has(isForOrganizers)) {
      const audience = isForOrganizers ? 'organizer' : 'public'
      const { kind, rowKey, madeAt: at } = fact
      const known = { kind, rowKey, at, game: { id: game.id, title: game.title } }
      described.set(isForOrganizers, await describeFact(services, known, audience))
    }
    const event = described.get(isForOrganizers)
    if (!event || event.type === 'test' || !receivesType(webhook, event.type satisfies WebhookEventType))
      continue
    await queueEvents(tx, [{ webhook, event, source: `fact:${fact.id}`, now }])
  }
}
