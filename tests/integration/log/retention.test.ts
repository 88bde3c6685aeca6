import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { recordStatements } from '../../kit/server/statements.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let monitor: Actor

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_LOG_DAYS: '30' } })
  monitor = await signIn(test, 'Monitor')
})

afterAll(() => test.dispose())

/** A game with one solve that ended that many days ago. */
async function playedGame(daysAgo: number): Promise<number> {
  const { gameId, challengeIds, players } = await makePlayedGame(test, {
    teams: 1,
    challenges: 1,
    practiceMode: false,
  })
  const [challengeId = 0] = challengeIds
  for (const player of players) {
    for (const flag of ['wrong', flagOf(challengeId)]) await submit(player, { gameId, challengeId, flag })
  }
  await test.services.pool.query(
    `WITH moved AS (UPDATE game SET start_at = start_at - $2 * interval '1 day', end_at = end_at - $2 * interval '1 day'
                     WHERE id = $1),
       changes AS (UPDATE board_change SET created_at = created_at - $2 * interval '1 day' WHERE game_id = $1)
     UPDATE game_event SET published_at = published_at - $2 * interval '1 day' WHERE game_id = $1`,
    [gameId, daysAgo],
  )
  return gameId
}

it('deletes only log rows, events and board changes that are too old', async () => {
  const { db, pool } = test.services
  const old = await playedGame(40)
  const recent = await playedGame(3)
  await pool.query(
    `INSERT INTO log (time, level, message)
     SELECT now() - days * interval '1 day', 'Information', 'day ' || days FROM generate_series(1, 60) AS days`,
  )
  // The last change of a board has the time of its last update.
  await pool.query(`INSERT INTO board_change (game_id, seq, kind, ids, created_at)
    SELECT game_id, 0, 'game', ARRAY[game_id], now() - interval '40 days' FROM game_board`)
  await pool.query(
    `WITH hook AS (
       INSERT INTO webhook (name, sealed_url, origin, events, locale, secret_id, is_enabled)
       VALUES ('Announcer', '', 'https://hook.test', '{}', 'en-US', gen_random_uuid(), false) RETURNING id)
     INSERT INTO webhook_delivery (id, webhook_id, type, source, body, status, created_at, due_at)
     SELECT gen_random_uuid(), id, 'test', days::text, '{}', 'Delivered', now() - days * interval '1 day', now()
       FROM hook, generate_series(10, 20) AS days`,
  )
  await pool.query(`SELECT FROM graphile_worker.add_job('forget-old')`)
  await until(
    async () => (await db.webhookDelivery.count({ where: { source: '20' } })) === 0,
    'the job is done',
  )
  const days = await db.log.count({ where: { message: { startsWith: 'day ' } } })
  expect([29, 30]).toContain(days)
  expect(await db.webhookDelivery.count()).toBe(4)
  expect(await db.gameEvent.count({ where: { gameId: old } })).toBe(0)
  expect(await db.gameEvent.count({ where: { gameId: recent } })).toBe(2)
  expect(await db.boardChange.count({ where: { gameId: old } })).toBe(1)
  expect(await db.boardChange.count({ where: { gameId: recent } })).toBe(2)
  expect(await db.submission.count({ where: { gameId: old } })).toBe(2)
})

it('streams all submissions of a game, however many', async () => {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const [player] = players
  await test.services.pool.query(
    `INSERT INTO submission (answer, status, submitted_at, user_id, team_id, participation_id, game_id, challenge_id)
     SELECT 'answer ' || n, 'WrongAnswer', now() - n / 3 * interval '1 second', $1, $2, $3, $4, $5
       FROM generate_series(1, 700) n`,
    [player?.userId, player?.teamId, player?.participationId, gameId, challengeIds[0]],
  )
  const path = `/api/game/${gameId}/submissions`
  const { all: statements, stop } = recordStatements()
  const all = await monitor.rest('GET', `${path}?count=0`)
  stop()
  expect(all.headers.get('content-type')).toBe('application/json; charset=utf-8')
  // Portions of 250 rows, so that a process never holds the rows of a whole game.
  expect(statements.filter((text) => text.includes('FROM "public"."submission"')).length).toBeGreaterThan(2)
  // A compressed response never has a Content-Length, and a streamed one has none either.
  const lengthOf = async (count: number) => {
    const plain = { headers: { 'accept-encoding': 'identity' } }
    const response = await monitor.fetch(`${path}?count=${count}`, plain)
    await response.text()
    return response.headers.get('content-length')
  }
  expect([await lengthOf(0), await lengthOf(100)]).toEqual([null, expect.any(String)])
  const pages = await Promise.all(
    [0, 100, 200, 300, 400, 500, 600, 700].map((skip) =>
      monitor.rest('GET', `${path}?count=100&skip=${skip}`),
    ),
  )
  expect(all.body).toEqual(pages.flatMap(({ body }) => body))
  expect(all.body).toHaveLength(700)
  expect((await monitor.rest('GET', `${path}?count=0&type=CheatDetected`)).text).toBe('[]')
})
