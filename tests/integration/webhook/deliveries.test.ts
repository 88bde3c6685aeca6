import type { ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeWebhook, type Delivery } from '../../kit/calls/webhooks.ts'
import { publicUrl } from '../../kit/server/mail-app.ts'
import { startWebhookStage, type WebhookStage } from '../../kit/server/webhook-stage.ts'
import { until } from '../../kit/wait.ts'

let stage: WebhookStage
let admin: WebhookStage['admin']
let game: WebhookStage['game']
let receiver: WebhookStage['receiver']
beforeAll(async () => {
  stage = await startWebhookStage()
  ;({ admin, game, receiver } = stage)
})
afterEach(() => stage.reset())
afterAll(() => stage.dispose())

it('delivers each solve once and in order, with a signature of the secret, from two servers', async () => {
  const { gameId } = game
  const { webhookId, secret } = await makeWebhook(admin, {
    gameId,
    url: stage.urlOf('/solves'),
    events: ['challenge.solved', 'challenge.blood'],
  })
  for (const challenge of [0, 1]) for (const team of [0, 1]) await stage.solve(team, challenge)
  const isDone = (deliveries: Delivery[]) =>
    deliveries.length === 8 && deliveries.every(({ status }) => status === 'Delivered')
  const { deliveries } = await stage.waitFor(webhookId, isDone, 'eight deliveries have arrived')
  const events = receiver.verified(secret, '/solves')
  const solves = events.filter(({ type }) => type === 'challenge.solved')
  expect(
    solves.map(({ data }) => [
      (data['challenge'] as { title: string }).title,
      (data['team'] as { id: number }).id,
    ]),
  ).toEqual(
    [0, 1].flatMap((challenge) =>
      [0, 1].map((team) => [`Challenge ${challenge + 1}`, game.players[team]?.teamId]),
    ),
  )
  expect(solves[0]?.data).toMatchObject({ game: { id: gameId }, challenge: { id: game.challengeIds[0] } })
  expect(Number(solves[0]?.data['points'])).toBeGreaterThan(900)
  const bloods = events.filter(({ type }) => type === 'challenge.blood')
  expect(bloods.map(({ data }) => data['place'])).toEqual([1, 2, 1, 2])
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(8)
  expect(ids.toSorted()).toEqual(deliveries.map(({ messageId }) => messageId).toSorted())
  expect(JSON.stringify(receiver.received)).not.toContain('flag{')
  await stage.disable(webhookId)
})

it('signs with both secrets after a rotation, and with the new one alone a day later', async () => {
  const { webhookId, secret, send } = await stage.makeTestHook('/rotated')
  const rotated = await admin.mutate<{ secret: string }>('rotateWebhookSecret', { webhookId }, 'secret')
  expect(rotated.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(rotated.secret).not.toBe(secret)
  await send()
  await until(() => receiver.received.length === 1, 'the event arrives')
  expect(receiver.verified(secret, '/rotated')[0]?.type).toBe('test')
  expect(receiver.verified(rotated.secret, '/rotated')[0]?.type).toBe('test')
  const [request] = receiver.received
  expect(() => new Webhook(secret).verify(`${request?.body} `, request?.headers ?? {})).toThrow(/signature/)
  stage.later(25 * 3_600_000)
  await send()
  await until(() => receiver.received.length === 2, 'the second event arrives')
  const { headers } = receiver.received[1] ?? { headers: {} as Record<string, string> }
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(1)
  await stage.disable(webhookId)
})

describe('a receiver that', () => {
  it.each<[string, string, (response: ServerResponse) => void, number | null]>([
    ['fails', 'HTTP 500', (response) => void response.writeHead(500).end('out of order'), 500],
    [
      'redirects',
      'HTTP 302: redirects are not followed',
      (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
      302,
    ],
    ['hangs', 'The operation was aborted due to timeout', () => undefined, null],
  ])('%s gets the same message again later', async (name, failure, answer, status) => {
    receiver.answer = answer
    receiver.hangs = name === 'hangs'
    const { webhookId, secret, send } = await stage.makeTestHook('/unwell')
    await send()
    const failed = await stage.waitFor(
      webhookId,
      ([first]) => first?.attempts === 1,
      'the first attempt failed',
    )
    expect(failed.failingSince).not.toBeNull()
    expect(failed.deliveries).toMatchObject([{ status: 'Waiting', failure, responseStatus: status }])
    receiver.answer = (response) => void response.writeHead(200).end('ok')
    receiver.hangs = false
    stage.later(10_000)
    const { deliveries, failingSince } = await stage.waitFor(
      webhookId,
      ([first]) => first?.status === 'Delivered',
      'the second attempt arrives',
    )
    expect(deliveries).toMatchObject([
      { attempts: 2, failure: null, responseStatus: 200, responseText: 'ok' },
    ])
    expect(failingSince).toBeNull()
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([deliveries[0]?.messageId, deliveries[0]?.messageId])
    expect(receiver.received.map(({ path }) => path)).toEqual(['/unwell', '/unwell'])
    expect(
      new Webhook(secret).verify(receiver.received[1]?.body ?? '', receiver.received[1]?.headers ?? {}),
    ).toBeDefined()
    await stage.disable(webhookId)
  })

  it('answers 410 is disabled, and gets a failed delivery again on request', async () => {
    receiver.answer = (response) => void response.writeHead(410).end()
    const { webhookId, send } = await stage.makeTestHook('/gone')
    await send()
    const gone = await stage.waitFor(
      webhookId,
      ([first]) => first?.status === 'Failed',
      'the delivery failed',
    )
    expect(gone).toMatchObject({ isEnabled: false, deliveries: [{ attempts: 1, responseStatus: 410 }] })
    expect(gone.switchedOffAt).not.toBeNull()
    const mail = await stage.smtp.waitFor(`${admin.userName}@example.test`)
    expect(mail.subject).toContain('A webhook was disabled')
    expect(mail.text).toContain('the webhook Announcer')
    expect(mail.text).toContain(`${publicUrl}/admin/games/${game.gameId}/webhooks`)
    const deliveryId = gone.deliveries[0]?.id
    expect((await admin.mutate('replayWebhookDelivery', { deliveryId })).code).toBe('WEBHOOK_DISABLED')
    receiver.answer = (response) => void response.writeHead(204).end()
    await admin.mutate('updateWebhook', { webhookId, isEnabled: true })
    expect((await admin.mutate('replayWebhookDelivery', { deliveryId })).__typename).toBe(
      'ReplayWebhookDeliveryPayload',
    )
    const { switchedOffAt } = await stage.waitFor(
      webhookId,
      ([first]) => first?.status === 'Delivered',
      'it arrives',
    )
    expect(switchedOffAt).toBeNull()
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await stage.disable(webhookId)
  })

  it('fails for hours gets nine attempts, and is disabled', async () => {
    receiver.answer = (response) => void response.writeHead(503).end()
    const { webhookId, send } = await stage.makeTestHook('/away')
    await send()
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await stage.waitFor(
        webhookId,
        ([first]) => (first?.attempts ?? 0) >= attempt || first?.status === 'Failed',
        `attempt ${attempt}`,
      )
      stage.later(3 * 3_600_000)
    }
    const { deliveries, isEnabled, switchedOffAt } = await stage.read(webhookId)
    expect(deliveries[0]?.status).toBe('Failed')
    expect(isEnabled).toBe(false)
    expect(switchedOffAt).not.toBeNull()
  })

  it('resolves to a private address, or is one, is not reached', async () => {
    for (const host of ['rebound.test', '127.0.0.1', 'localhost.test']) {
      const { webhookId, send } = await stage.makeTestHook('/private', { host })
      await send()
      const { deliveries } = await stage.waitFor(
        webhookId,
        ([first]) => first?.attempts === 1,
        'the attempt failed',
      )
      const reason = host === 'localhost.test' ? 'no address' : 'private network'
      expect(deliveries[0]?.failure).toContain(reason)
      await stage.disable(webhookId)
    }
    expect(receiver.received).toEqual([])
  })
})

it('stores the beginning of a long response, and does not read the rest', async () => {
  receiver.answer = (response) => {
    response.writeHead(200)
    // The response never ends.
    response.write('x'.repeat(5000))
  }
  const { webhookId, send } = await stage.makeTestHook('/long')
  await send()
  const { deliveries } = await stage.waitFor(webhookId, ([first]) => first?.attempts === 1, 'it arrives')
  expect(deliveries).toMatchObject([{ status: 'Delivered', responseText: 'x'.repeat(1024) }])
  await stage.disable(webhookId)
})

const slackText: unknown = expect.stringMatching(
  /^\*A\u200b_\u200bb\*\nThe game has ended\.\n\n.*This is a test message\.$/s,
)

it.each<['Discord' | 'Slack', object]>([
  [
    'Discord',
    {
      allowed_mentions: { parse: [] },
      embeds: [
        { title: String.raw`A\_b`, description: 'The game has ended.' },
        { description: 'This is a test message.' },
      ],
    },
  ],
  ['Slack', { text: slackText }],
])('sends messages that %s understands, several in one', async (form, message) => {
  receiver.answer = (response) => void response.writeHead(429, { 'retry-after': '40' }).end()
  const { webhookId, send } = await stage.makeTestHook('/chat', { form })
  await send()
  await stage.waitFor(webhookId, ([first]) => first?.attempts === 1, 'the first attempt was refused')
  receiver.answer = (response) => void response.writeHead(204).end()
  stage.later(30_000)
  await admin.mutate('updateWebhook', { webhookId, isEnabled: false })
  await stage.test.services.db.webhookDelivery.updateMany({
    where: { webhookId },
    data: { dueAt: new Date(0) },
  })
  await stage.test.services.db.webhookDelivery.create({
    data: {
      id: '01920000-0000-7000-8000-000000000000',
      webhookId,
      type: 'game.ended',
      source: 'second',
      body: JSON.stringify({
        type: 'game.ended',
        timestamp: new Date().toISOString(),
        data: { game: { id: 1, title: 'A_b' } },
      }),
      createdAt: new Date(),
      dueAt: new Date(0),
    },
  })
  await admin.mutate('updateWebhook', { webhookId, isEnabled: true })
  const isDone = (deliveries: Delivery[]) => deliveries.every(({ status }) => status === 'Delivered')
  await stage.waitFor(webhookId, isDone, 'both arrive')
  expect(receiver.received).toHaveLength(2)
  expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject(message)
  expect(receiver.received[1]?.headers['webhook-signature']).toBeUndefined()
  await stage.test.services.db.webhookDelivery.deleteMany({ where: { webhookId } })
  await stage.disable(webhookId)
})

it.each([
  ['an address of another scheme', { url: 'ftp://receiver.test/' }, 'url'],
  ['an address with a password', { url: 'https://user:secret@receiver.test/' }, 'url'],
  ['a text that is no address', { url: 'receiver.test' }, 'url'],
  ['no event', { events: [] }, 'events'],
  ['an unknown event', { events: ['flag.submitted'] }, 'events.0'],
  ['events of organizers for everybody', { events: ['submission.cheat_detected'] }, 'events'],
  ['a blank name', { name: ' ' }, 'name'],
])('refuses %s', async (_what, wrong, path) => {
  const { gameId } = game
  const right = { gameId, name: 'Hook', url: stage.urlOf('/'), form: 'Standard', events: ['game.ended'] }
  const answer = await admin.mutate('createWebhook', { ...right, isForOrganizers: false, ...wrong })
  expect(answer).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path: path.split('.') }] })
})

it('stores no fact of a game without webhooks, and of no event that nobody wants', async () => {
  const { pool } = stage.test.services
  const facts = async () =>
    (await pool.query<{ is_called: boolean; last_value: string }>('SELECT * FROM webhook_fact_id_seq')).rows
  const before = await facts()
  expect(before[0]?.is_called).toBe(true)
  await stage.solve(2, 2)
  await stage.makeTestHook('/other')
  await stage.solve(2, 3)
  expect(await facts()).toEqual(before)
})
