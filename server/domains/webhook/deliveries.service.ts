import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../context.ts'
import { databaseTime } from '../../database/database-time.ts'
import { listOf } from '../../database/row-list.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { requireAdmin, requireAuthor } from '../../use-case/roles.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { eventBody } from './webhook-event.ts'
import { managedWebhooks } from './webhook.policy.ts'
import { about, findKept } from './webhook.service.ts'

/** The webhooks of a game, in the order of their creation. @throws UnauthenticatedError, ForbiddenError */
export function gameWebhooks(ctx: Context, gameId: number) {
  requireAuthor(ctx)
  return listOf(ctx, 'webhook', { where: { gameId, AND: managedWebhooks(ctx) }, orderBy: { id: 'asc' } })
}

/** The webhooks of all games. @throws UnauthenticatedError, ForbiddenError */
export function platformWebhooks(ctx: Context) {
  requireAdmin(ctx)
  return listOf(ctx, 'webhook', { where: { gameId: null }, orderBy: { id: 'asc' } })
}

/** A webhook that the viewer may manage; null for any other. */
export function loadWebhook(ctx: Context, id: number, query: object) {
  return ctx.db.webhook.findFirst({ ...query, where: { id, AND: managedWebhooks(ctx) } })
}

/** The deliveries of a webhook, newest first. The viewer has been checked with the webhook. */
export function webhookDeliveries(ctx: Context, webhookId: number) {
  return listOf(ctx, 'webhookDelivery', {
    where: { webhookId, webhook: managedWebhooks(ctx) },
    orderBy: { id: 'desc' },
  })
}

export function loadDelivery(ctx: Context, id: string, query: object) {
  return ctx.db.webhookDelivery.findFirst({ ...query, where: { id, webhook: managedWebhooks(ctx) } })
}

/** Queues an event of the type `test`. Returns its delivery. @throws NotFoundError, ConflictError (disabled) */
export async function sendTestEvent(ctx: Context, webhookId: number): Promise<string> {
  await findKept(ctx, webhookId)
  const id = uuidv7()
  await ctx.db.$transaction(async (tx) => {
    const webhook = await tx.webhook.findUnique({ where: { id: webhookId }, include: { game: true } })
    if (!webhook) throw new NotFoundError('webhook.notFound')
    if (!webhook.isEnabled) throw new ConflictError('webhook.disabled')
    const now = await databaseTime(tx, ctx.clock)
    const { game } = webhook
    const data = {
      ...(game && { game: { id: game.id, title: game.title } }),
      webhook: { name: webhook.name },
    }
    const body = eventBody({ type: 'test', at: now, data })
    const source = `test:${id}`
    await tx.webhookDelivery.create({
      data: { id, webhookId, type: 'test', source, body, createdAt: now, dueAt: now },
    })
    // A test is sent at once, also while the webhook waits after a failure.
    await tx.webhook.update({ where: { id: webhookId }, data: { pausedUntil: null } })
    await recordAudit(tx, ctx, about('webhook.tested', webhook))
  })
  ctx.events.emit('webhook.queued', { webhookId })
  return id
}

/**
 * Sends a delivery again, at once and with all attempts, under its old id, so that a receiver that has it can ignore it.
 * @throws NotFoundError, ConflictError (disabled, described for organizers, or waiting already)
 */
export async function replayDelivery(ctx: Context, id: string): Promise<string> {
  const where = { id, webhook: managedWebhooks(ctx) }
  const known = await ctx.db.webhookDelivery.findFirst({ where })
  const { id: webhookId } = await findKept(ctx, known?.webhookId ?? -1)
  await ctx.db.$transaction(async (tx) => {
    const delivery = await tx.webhookDelivery.findFirst({ where, include: { webhook: true } })
    if (!delivery) throw new NotFoundError('webhook.noDelivery')
    const { webhook, type } = delivery
    if (!webhook.isEnabled) throw new ConflictError('webhook.disabled')
    if (delivery.isForOrganizers && !webhook.isForOrganizers) {
      throw new ConflictError('webhook.wasForOrganizers')
    }
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id, status: { not: 'Waiting' } },
      data: { status: 'Waiting', attempts: 0, dueAt: await databaseTime(tx, ctx.clock) },
    })
    if (count === 0) throw new ConflictError('webhook.waiting')
    await tx.webhook.update({ where: { id: webhook.id }, data: { pausedUntil: null } })
    await recordAudit(tx, ctx, { ...about('webhook.replayed', webhook), after: { delivery: id, type } })
  })
  ctx.events.emit('webhook.queued', { webhookId })
  return id
}
