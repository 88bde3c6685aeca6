import type { Webhook } from '../../../prisma/generated/client/client.ts'
import type { AppServices } from '../../services.ts'
import { databaseTime } from '../../database/database-time.ts'
import { giveUpForOrganizers } from './former-audience.ts'
import { recordAttempt, type Attempt } from './record-attempt.ts'
import { deliveriesPerRequest, nextRequest, type DueDelivery } from './webhook-request.ts'

export type DeliveryServices = Pick<
  AppServices,
  'db' | 'pool' | 'clock' | 'secret' | 'logger' | 'logs' | 'mailer' | 'webhookSender'
>

/**
 * Longer than an attempt takes. If the process ends without releasing its claim, another one continues after this time.
 */
const claimSeconds = 25

/**
 * Claims a webhook with due deliveries, so that one process at a time sends to it. `$1` is the clock's offset. A
 * webhook that another process is claiming is skipped.
 */
const claim = `
WITH now AS MATERIALIZED (
  SELECT date_trunc('milliseconds', clock_timestamp() + $1::float8 * interval '1 millisecond') AS time
)
UPDATE webhook SET claimed_until = now.time + ${claimSeconds} * interval '1 second' FROM now
 WHERE webhook.id = (
   SELECT w.id FROM webhook w, now
    WHERE w.is_enabled AND coalesce(w.claimed_until <= now.time, true)
      AND coalesce(w.paused_until <= now.time, true) AND EXISTS (
        SELECT FROM webhook_delivery delivery
         WHERE delivery.webhook_id = w.id AND delivery.status = 'Waiting' AND delivery.due_at <= now.time)
    ORDER BY w.claimed_until NULLS FIRST, w.id LIMIT 1 FOR UPDATE OF w SKIP LOCKED)
RETURNING webhook.id`

/** Claims the next webhook with due deliveries; null if there is none. */
export async function claimWebhook({ pool, clock }: DeliveryServices): Promise<number | null> {
  const { rows } = await pool.query<{ id: number }>(claim, [clock.offsetMs])
  return rows[0]?.id ?? null
}

/** Sends one request of a claimed webhook, and releases the claim. */
export async function deliverNext(
  services: DeliveryServices,
  webhookId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = services
  const webhook = await db.webhook.findUnique({ where: { id: webhookId } })
  if (!webhook) return
  const now = await databaseTime(db, clock)
  const { isForOrganizers } = webhook
  // An event can be described, or its attempt can end, while the webhook becomes one for everybody.
  if (!isForOrganizers) await giveUpForOrganizers(db, webhookId)
  const due = await db.webhookDelivery.findMany({
    where: {
      webhookId,
      status: 'Waiting',
      dueAt: { lte: now },
      ...(!isForOrganizers && { isForOrganizers }),
    },
    orderBy: { id: 'asc' },
    take: deliveriesPerRequest(webhook),
    select: { id: true, type: true, body: true, attempts: true },
  })
  const attempt = due.length > 0 ? await tryToSend(services, { webhook, due, now }, signal) : null
  if (attempt) await recordAttempt(services, webhook, attempt)
  else await db.webhook.updateMany({ where: { id: webhookId }, data: { claimedUntil: null } })
}

type Sending = { webhook: Webhook; due: DueDelivery[]; now: Date }

/** Null when the process ends meanwhile: the deliveries stay due. */
async function tryToSend(
  { secret, webhookSender }: DeliveryServices,
  { webhook, due, now }: Sending,
  signal: AbortSignal,
): Promise<Attempt | null> {
  const startedAt = performance.now()
  let sent = due.slice(0, 1)
  const took = () => Math.round(performance.now() - startedAt)
  try {
    const { request, count } = nextRequest(webhook, due, { secret, now })
    sent = due.slice(0, count)
    const response = await webhookSender.send(request, signal)
    return { deliveries: sent, response, failure: failureOf(response.status), durationMs: took() }
  } catch (error) {
    if (signal.aborted) return null
    return { deliveries: sent, response: null, failure: describe(error), durationMs: took() }
  }
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `HTTP ${status}: redirects are not followed`
  return `HTTP ${status}`
}

/** Errors of connections to several addresses have their reasons inside. */
function describe(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (error.name === 'AbortError' && cause instanceof Error) return describe(cause)
  return error.message.slice(0, 300)
}
