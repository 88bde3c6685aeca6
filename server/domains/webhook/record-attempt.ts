import type { Webhook } from '../../../prisma/generated/client/client.ts'
import type { AppServices } from '../../services.ts'
import { databaseTime } from '../../database/database-time.ts'
import type { Transaction } from '../../database/database.ts'
import { storeMail } from '../mail/mail-queue.ts'
import type { WebhookResponse } from '../../ports/webhook-sender.ts'
import { retryDelayMs, switchOffMs } from './retry-delay.ts'
import type { DueDelivery } from './webhook-request.ts'

export type Attempt = {
  deliveries: readonly DueDelivery[]
  /** Null if none arrived. */
  response: WebhookResponse | null
  /** Null if the receiver accepted it. */
  failure: string | null
  durationMs: number
}

type Services = Pick<AppServices, 'db' | 'clock' | 'logger' | 'logs' | 'mailer'>

/** After a failure, the receiver gets no event for this time. */
const failurePauseMs = 5000
/** Discord and Slack take about one message a second, so events in between are joined. */
const chatPauseMs = 1000
const longestPauseMs = 3_600_000

/** The status with which a receiver asks for no more events. */
const gone = 410

/** Stores the result of an attempt, and when the next one is due. Releases the claim of the webhook. */
export async function recordAttempt(services: Services, webhook: Webhook, attempt: Attempt): Promise<void> {
  const { db, clock } = services
  const { response, failure, durationMs, deliveries } = attempt
  const askedMs = (response?.retryAfterSeconds ?? 0) * 1000
  const isSwitchedOff = await db.$transaction(async (tx) => {
    const now = await databaseTime(tx, clock)
    const after = (ms: number) => new Date(now.getTime() + ms)
    const isLost = response?.status === gone
    for (const { id, attempts } of deliveries) {
      const delayMs = failure === null || isLost ? null : retryDelayMs(attempts + 1, Math.random(), askedMs)
      await tx.webhookDelivery.updateMany({
        where: { id },
        data: {
          status: failure === null ? 'Delivered' : delayMs === null ? 'Failed' : 'Waiting',
          attempts: attempts + 1,
          triedAt: now,
          ...(delayMs !== null && { dueAt: after(delayMs) }),
          responseStatus: response?.status ?? null,
          responseText: response?.text ?? null,
          durationMs,
          failure,
        },
      })
    }
    if (failure === null) {
      const pausedUntil = webhook.form === 'Standard' ? null : after(chatPauseMs)
      await tx.webhook.updateMany({
        where: { id: webhook.id },
        data: { claimedUntil: null, failingSince: null, pausedUntil },
      })
      return false
    }
    const failingSince = webhook.failingSince ?? now
    const isSwitchedOff = isLost || now.getTime() - failingSince.getTime() >= switchOffMs
    const pausedUntil = after(Math.max(failurePauseMs, Math.min(askedMs, longestPauseMs)))
    await tx.webhook.updateMany({
      where: { id: webhook.id },
      data: {
        claimedUntil: null,
        failingSince,
        pausedUntil,
        ...(isSwitchedOff && { isEnabled: false, switchedOffAt: now }),
      },
    })
    if (isSwitchedOff) {
      await tx.webhookDelivery.updateMany({
        where: { webhookId: webhook.id, status: 'Waiting' },
        data: { status: 'Failed' },
      })
      await notifyOwner(services, tx, webhook)
    }
    return isSwitchedOff
  })
  if (failure !== null) report(services, webhook, { ...attempt, failure }, isSwitchedOff)
}

/** The owner gets a mail if the operator configured a mail server. */
async function notifyOwner({ clock, mailer }: Services, tx: Transaction, webhook: Webhook): Promise<void> {
  const { createdById, secretId, locale } = webhook
  const owner = createdById && (await tx.user.findUnique({ where: { id: createdById } }))
  if (!mailer || !owner) return
  const mail = { kind: 'WebhookDisabled', recipient: owner.email, linkId: secretId, locale } as const
  await storeMail(tx, { from: mailer.from, clock }, mail)
}

/** The log names the origin only, because the addresses of Discord and Slack are secrets. */
function report(
  { logger, logs }: Services,
  { id, name, origin, gameId }: Webhook,
  { failure, deliveries, durationMs }: Attempt,
  isSwitchedOff: boolean,
): void {
  const attempts = (deliveries[0]?.attempts ?? 0) + 1
  const facts = { webhookId: id, gameId, origin, failure, attempts, durationMs }
  logger.warn(facts, isSwitchedOff ? 'disabled a webhook that keeps failing' : 'could not deliver a webhook')
  if (!isSwitchedOff && attempts > 1) return
  const message = isSwitchedOff
    ? `disabled the webhook ${name} (${origin}), which keeps failing: ${failure}`
    : `could not deliver to the webhook ${name} (${origin}), will retry: ${failure}`
  logs.write({ level: 'Warning', status: 'Failed', message })
}
