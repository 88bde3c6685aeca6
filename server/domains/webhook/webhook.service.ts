import { randomUUID } from 'node:crypto'
import type { Webhook } from '../../../prisma/generated/client/client.ts'
import {
  eventsOfOneGame,
  webhookEvents,
  webhookLimits,
  type WebhookEventType,
} from '../../../rules/webhook-events.ts'
import type { Context } from '../../context.ts'
import { databaseTime } from '../../database/database-time.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, invalidField, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { readGame } from '../game/read-games.ts'
import { lockGame } from '../participation/change-participation.ts'
import { withholdFromEverybody } from './former-audience.ts'
import { sealUrl, signingSecret } from './webhook-secret.ts'
import { newWebhookInput, webhookChangesInput } from './webhook.input.ts'
import { managedWebhooks, requireAnyWebhookManager, requireWebhookManager } from './webhook.policy.ts'

/** Requests are signed with both secrets for this time after a rotation. */
const rotationMs = 86_400_000

/** Two administrators at once cannot exceed the number of webhooks of all games: the advisory lock of their creation. */
const platformLock = 4_803_263

/** A webhook, with its signing secret, which is shown once. */
export type WithSecret = { webhookId: number; gameId: number | null; secret: string }

/**
 * Creates a webhook of a game, or of all games.
 * @throws InvalidInputError, NotFoundError, ConflictError (too many)
 */
export async function createWebhook(
  ctx: Context,
  { gameId, ...raw }: { gameId: number | null } & Record<string, unknown>,
): Promise<WithSecret> {
  requireWebhookManager(ctx, gameId)
  await ctx.limits.charge(ctx, 'Author')
  const { url, ...input } = parseInput(newWebhookInput, raw)
  requireAllowedEvents({ ...input, gameId })
  if (gameId !== null) await readGame(ctx, gameId)
  const secretId = randomUUID()
  const webhookId = await ctx.db.$transaction(async (tx) => {
    await requireFreePlace(tx, gameId)
    const webhook = await tx.webhook.create({
      data: {
        ...input,
        ...addressOf(ctx, url),
        gameId,
        locale: ctx.locale,
        secretId,
        createdById: ctx.viewer?.id ?? null,
        createdAt: await databaseTime(tx, ctx.clock),
      },
    })
    await recordAudit(tx, ctx, { ...about('webhook.created', webhook), after: shown(webhook) })
    return webhook.id
  })
  return { webhookId, gameId, secret: signingSecret(ctx.secret, secretId) }
}

/**
 * Changes a webhook. Enabling it resets its failures. One that is for everybody from now on sends no delivery that was
 * described for organizers. @throws InvalidInputError, NotFoundError
 */
export async function updateWebhook(
  ctx: Context,
  { webhookId, ...raw }: { webhookId: number } & Record<string, unknown>,
): Promise<number> {
  await findKept(ctx, webhookId)
  const { url, ...changes } = parseInput(webhookChangesInput, raw)
  await ctx.db.$transaction(async (tx) => {
    const before = await lockWebhook(tx, webhookId)
    const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    requireAllowedEvents({ ...before, ...data })
    const isRevived = changes.isEnabled === true || url !== undefined
    const webhook = await tx.webhook.update({
      where: { id: webhookId },
      data: {
        ...data,
        ...(url !== undefined && addressOf(ctx, url)),
        ...(isRevived && { failingSince: null, switchedOffAt: null, pausedUntil: null }),
      },
    })
    if (before.isForOrganizers && !webhook.isForOrganizers) await withholdFromEverybody(tx, webhookId)
    const changed = {
      before: shown(before),
      after: { ...shown(webhook), ...(url !== undefined && { address: 'changed' }) },
    }
    await recordAudit(tx, ctx, { ...about('webhook.updated', webhook), ...changed })
  })
  ctx.events.emit('webhook.queued', { webhookId })
  return webhookId
}

/** Makes a new signing secret. Requests are signed with the former one too for a day. @throws NotFoundError */
export async function rotateWebhookSecret(ctx: Context, webhookId: number): Promise<WithSecret> {
  const { gameId } = await findKept(ctx, webhookId)
  const secretId = randomUUID()
  await ctx.db.$transaction(async (tx) => {
    const before = await lockWebhook(tx, webhookId)
    const now = await databaseTime(tx, ctx.clock)
    const webhook = await tx.webhook.update({
      where: { id: webhookId },
      data: {
        secretId,
        previousSecretId: before.secretId,
        previousSecretUntil: new Date(now.getTime() + rotationMs),
      },
    })
    await recordAudit(tx, ctx, about('webhook.secret.rotated', webhook))
  })
  return { webhookId, gameId, secret: signingSecret(ctx.secret, secretId) }
}

/** Deletes a webhook with its deliveries. Returns its game. @throws NotFoundError */
export async function deleteWebhook(ctx: Context, webhookId: number): Promise<number | null> {
  const { gameId } = await findKept(ctx, webhookId)
  await ctx.db.$transaction(async (tx) => {
    const webhook = await lockWebhook(tx, webhookId)
    await tx.webhook.delete({ where: { id: webhookId } })
    await recordAudit(tx, ctx, { ...about('webhook.deleted', webhook), before: shown(webhook) })
  })
  return gameId
}

/** A webhook that the viewer may manage, to change it. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function findKept(ctx: Context, webhookId: number): Promise<Webhook> {
  requireAnyWebhookManager(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const webhook = await ctx.db.webhook.findFirst({ where: { id: webhookId, AND: managedWebhooks(ctx) } })
  if (!webhook) throw new NotFoundError('webhook.notFound')
  return webhook
}

export function about(action: AuditRecord['action'], { id, name, gameId }: Webhook) {
  return { action, subject: { id, name }, gameId } as const
}

/** The secrets are never part of the trail: neither the path of the address nor the signing secret. */
function shown({ origin, form, events, isForOrganizers, isEnabled, name }: Webhook) {
  return { name, origin, form, events, isForOrganizers, isEnabled }
}

function addressOf({ secret }: Pick<Context, 'secret'>, url: string) {
  const { origin, href } = new URL(url)
  return { origin, sealedUrl: sealUrl(secret, href) }
}

type Subscription = { gameId: number | null; events: readonly string[]; isForOrganizers: boolean }

/** @throws InvalidInputError for events that the webhook may not receive, and for standings of all games */
function requireAllowedEvents({ gameId, events, isForOrganizers }: Subscription): void {
  if (!isForOrganizers && events.some((type) => webhookEvents[type as WebhookEventType] === 'organizers')) {
    throw invalidField('events', 'webhook.organizersOnly')
  }
  if (gameId === null && eventsOfOneGame.some((type) => events.includes(type))) {
    throw invalidField('events', 'webhook.oneGameOnly')
  }
}

/** @throws ConflictError */
async function requireFreePlace(tx: Transaction, gameId: number | null): Promise<void> {
  if (gameId === null) await tx.$queryRaw`SELECT FROM pg_advisory_xact_lock(${platformLock})`
  else if (!(await lockGame(tx, gameId))) throw new NotFoundError('game.notFound')
  if ((await tx.webhook.count({ where: { gameId } })) >= webhookLimits.count) {
    throw new ConflictError('webhook.tooMany', { params: { max: webhookLimits.count } })
  }
}

/** @throws NotFoundError */
async function lockWebhook(tx: Transaction, id: number): Promise<Webhook> {
  await tx.$queryRaw`SELECT id FROM webhook WHERE id = ${id} FOR UPDATE`
  const webhook = await tx.webhook.findUnique({ where: { id } })
  if (!webhook) throw new NotFoundError('webhook.notFound')
  return webhook
}
