import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDeliveries } from '../../../server/domains/webhook/create-deliveries.ts'
import { makeWebhook, readWebhook } from '../../kit/calls/webhooks.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makePlayedGame } from '../../kit/world/played-game.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

it('receives a fact that is stored after its creation, while a process reads the facts', async () => {
  const admin = await signIn(test, 'Admin')
  const { gameId, players } = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const { pool } = test.services
  const isWaiting = async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
          AND query LIKE '%FROM webhook_fact ORDER BY%'`,
    )
    return rowCount === 1
  }
  // No process can read the facts while another connection holds this lock.
  const holder = await pool.connect()
  await holder.query('BEGIN')
  await holder.query('LOCK TABLE webhook_fact IN ACCESS EXCLUSIVE MODE')
  const spreading = createDeliveries(test.services)
  await until(isWaiting, 'the facts are asked for')
  const { webhookId } = await makeWebhook(admin, {
    gameId,
    url: 'http://127.0.0.1:9/',
    events: ['team.joined'],
    isForOrganizers: true,
  })
  await holder.query(`INSERT INTO webhook_fact (game_id, kind, row_key) VALUES ($1, 'join', $2)`, [
    gameId,
    players[0]?.participationId,
  ])
  await holder.query('COMMIT')
  holder.release()
  await spreading
  expect((await readWebhook(admin, webhookId)).deliveries).toMatchObject([{ type: 'team.joined' }])
})
