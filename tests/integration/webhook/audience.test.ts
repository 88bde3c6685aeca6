import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeWebhook } from '../../kit/calls/webhooks.ts'
import { startWebhookStage, type WebhookStage } from '../../kit/server/webhook-stage.ts'

let stage: WebhookStage
beforeAll(async () => {
  stage = await startWebhookStage()
})
afterEach(() => stage.reset())
afterAll(() => stage.dispose())

const dayMs = 24 * 3_600_000

it('sends nothing that was written for organizers after a webhook became one for everybody', async () => {
  const { admin, game, receiver } = stage
  const { webhookId } = await makeWebhook(admin, {
    gameId: game.gameId,
    url: stage.urlOf('/organizers'),
    events: ['challenge.solved'],
    isForOrganizers: true,
  })
  const send = () => admin.mutate('sendTestWebhook', { webhookId })
  await stage.solve(0, 0)
  await stage.waitFor(webhookId, ([first]) => first?.status === 'Delivered', 'the first solve arrives')
  receiver.answer = (response) => void response.writeHead(503).end()
  await stage.solve(1, 0)
  await stage.waitFor(webhookId, ([, second]) => second?.attempts === 1, 'the second solve does not')
  const written = receiver.received.map(({ body }) => body)
  expect(written).toHaveLength(2)
  for (const body of written) expect(body).toContain('"isHidden":false')

  const { __typename } = await admin.mutate('updateWebhook', {
    webhookId,
    isForOrganizers: false,
    url: stage.urlOf('/everybody'),
  })
  expect(__typename).toBe('UpdateWebhookPayload')
  receiver.received.length = 0
  receiver.answer = (response) => void response.writeHead(204).end()
  stage.later(dayMs)
  await send()
  const { deliveries } = await stage.waitFor(
    webhookId,
    ([, , third]) => third?.status === 'Delivered',
    'the test arrives',
  )
  expect(deliveries.map(({ type, status }) => [type, status])).toEqual([
    ['challenge.solved', 'Delivered'],
    ['challenge.solved', 'Failed'],
    ['test', 'Delivered'],
  ])
  expect(
    receiver.received.map(({ path, body }) => [path, (JSON.parse(body) as { type: string }).type]),
  ).toEqual([['/everybody', 'test']])
  const replay = (index: number) =>
    admin.mutate('replayWebhookDelivery', { deliveryId: deliveries[index]?.id ?? '' })
  for (const index of [0, 1]) expect((await replay(index)).code).toBe('WEBHOOK_WAS_FOR_ORGANIZERS')
  expect((await replay(2)).__typename).toBe('ReplayWebhookDeliveryPayload')

  // For organizers again, it sends again what they were told.
  await admin.mutate('updateWebhook', { webhookId, isForOrganizers: true, url: stage.urlOf('/organizers') })
  expect((await replay(1)).__typename).toBe('ReplayWebhookDeliveryPayload')
  await stage.waitFor(webhookId, ([, second]) => second?.status === 'Delivered', 'the second solve arrives')
  expect(receiver.received).toContainEqual(expect.objectContaining({ path: '/organizers', body: written[1] }))
  await stage.disable(webhookId)
})

it('sends nothing that was described for organizers while the webhook became one for everybody', async () => {
  const { admin, game, receiver, test } = stage
  const { webhookId } = await makeWebhook(admin, {
    gameId: game.gameId,
    url: stage.urlOf('/public'),
    events: ['game.ended'],
  })
  const { db } = test.services
  const id = '0199a1f0-7b3c-7c5e-9a55-0c2e1f4b9d10'
  const now = new Date()
  const late = {
    id,
    webhookId,
    type: 'challenge.solved',
    source: 'late',
    body: '{}',
    createdAt: now,
    dueAt: now,
  }
  await db.webhookDelivery.create({ data: { ...late, isForOrganizers: true } })
  await admin.mutate('sendTestWebhook', { webhookId })
  const isTold = (type: string, status: string) => (deliveries: { type: string; status: string }[]) =>
    deliveries.some((delivery) => delivery.type === type && delivery.status === status)
  await stage.waitFor(webhookId, isTold('test', 'Delivered'), 'the test arrives')
  await stage.waitFor(webhookId, isTold('challenge.solved', 'Failed'), 'the late one is given up')
  expect(receiver.received).toHaveLength(1)
})
