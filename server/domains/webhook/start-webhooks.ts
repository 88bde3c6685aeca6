import { deliverNext, claimWebhook, type DeliveryServices } from './deliver-next.ts'
import { createDeliveries, type FactServices } from './create-deliveries.ts'

export type Webhooks = { dispose(): Promise<void> }

type Services = FactServices & DeliveryServices

const pollMs = 1000
const timedMs = 2000
/** Requests at the same time, each to another webhook. */
const parallelRequests = 8

const wakingEvents = [
  'board.moved',
  'notice.published',
  'cheat.detected',
  'play.changed',
  'container.changed',
] as const

/**
 * Turns facts into deliveries and sends them. Every process does so: the database decides which process sends which
 * delivery. A platform without webhooks pays one short query a second.
 */
export function startWebhooks(services: Services): Webhooks {
  const { pool, events, logger } = services
  const ending = new AbortController()
  const sending = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isWoken = false
  let hasWebhooks = false
  let hasFailed = false
  let timedAt = 0

  async function work(): Promise<void> {
    const { rows } = await pool.query<{ hasWebhooks: boolean; hasFacts: boolean }>(
      `SELECT EXISTS (SELECT FROM webhook WHERE is_enabled) AS "hasWebhooks",
              EXISTS (SELECT FROM webhook_fact) AS "hasFacts"`,
    )
    hasWebhooks = rows[0]?.hasWebhooks ?? false
    const isTimed = hasWebhooks && Date.now() - timedAt >= timedMs
    if (isTimed) timedAt = Date.now()
    if (isTimed || rows[0]?.hasFacts) {
      while (!ending.signal.aborted && (await createDeliveries(services))) continue
    }
    if (hasWebhooks) await sendDue()
  }

  async function sendDue(): Promise<void> {
    while (sending.size < parallelRequests && !ending.signal.aborted) {
      const webhookId = await claimWebhook(services)
      if (webhookId === null) return
      const sent = deliverNext(services, webhookId, ending.signal)
        .catch((error: unknown) =>
          logger.error({ err: error, webhookId }, 'could not record a webhook delivery'),
        )
        .finally(() => {
          sending.delete(sent)
          wake()
        })
      sending.add(sent)
    }
  }

  async function runLoop(): Promise<void> {
    try {
      await work()
      hasFailed = false
    } catch (error) {
      if (!hasFailed && !ending.signal.aborted)
        logger.error({ err: error }, 'could not process webhook deliveries')
      hasFailed = true
    }
    running = null
    if (ending.signal.aborted) return
    timer = setTimeout(run, isWoken && !hasFailed ? 0 : pollMs)
    timer.unref()
  }

  function run(): void {
    clearTimeout(timer)
    isWoken = false
    running = runLoop()
  }

  /** Works at once, or once more when the current work is done. */
  function wake(): void {
    if (ending.signal.aborted) return
    isWoken = true
    if (!running) run()
  }

  const offs = [
    ...wakingEvents.map((name) => events.on(name, () => hasWebhooks && wake())),
    events.on('webhook.queued', wake),
  ]
  run()
  return {
    async dispose() {
      ending.abort()
      clearTimeout(timer)
      for (const off of offs) off()
      await running
      await Promise.all(sending)
    },
  }
}
