import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliveryLock } from '../../../server/domains/webhook/create-deliveries.ts'
import { makeWebhook, type MadeWebhook } from '../../kit/calls/webhooks.ts'
import { startProduct, type Product } from '../../kit/server/product.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../kit/services/webhook-receiver.ts'
import { until } from '../../kit/wait.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'

let receiver: WebhookReceiver
let product: Product
let pool: pg.Pool
let game: PlayedGame
let hook: MadeWebhook

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  const databaseUrl = await createTestDatabase()
  const env = {
    HALYARD_SECRET: randomBytes(32).toString('hex'),
    HALYARD_WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
  }
  product = await startProduct({ databaseUrl, env })
  pool = new pg.Pool({ connectionString: databaseUrl })
  game = await makePlayedGame({ url: product.url, services: { pool } }, { teams: 4, challenges: 1 })
  hook = await makeWebhook(await product.admin(), {
    gameId: game.gameId,
    url: `${receiver.url}/`,
    events: ['challenge.solved'],
  })
})

afterAll(async () => {
  await pool.end()
  await product.stop()
  await receiver.stop()
})

it('loses no solve of a process that is killed before it could tell of it', async () => {
  const { gameId, players } = game
  const [challengeId = 0] = game.challengeIds
  // While a test holds the lock, no process can turn facts into deliveries.
  const client = await pool.connect()
  await client.query('SELECT pg_advisory_lock($1)', [deliveryLock])
  await Promise.all(
    players.map((player) => submit(player, { gameId, challengeId, flag: flagOf(challengeId) })),
  )
  expect(receiver.received).toEqual([])
  await product.kill()
  await client.query('SELECT pg_advisory_unlock($1)', [deliveryLock])
  client.release()
  await product.restart()
  await until(() => receiver.received.length >= players.length, 'all solves arrive')
  const teams = receiver.verified(hook.secret).map(({ data }) => (data['team'] as { id: number }).id)
  expect(teams.toSorted((a, b) => a - b)).toEqual(
    players.map(({ teamId }) => teamId).toSorted((a, b) => a - b),
  )
})
