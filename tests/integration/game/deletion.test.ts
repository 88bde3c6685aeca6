import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase } from '../../../server/database/database.ts'
import { defaultLimits } from '../../../server/database/connection-limits.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let admin: Actor
let monitor: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  monitor = await signIn(test, 'Monitor')
})

afterAll(() => test.dispose())

const tables = ['submission', 'solve', 'game_event', 'board_change', 'participation', 'challenge', 'game_board', 'webhook'] // oxfmt-ignore

/** Creates a game with rows in every table that a deletion must empty. */
async function playedGame(): Promise<PlayedGame> {
  const played = await makePlayedGame(test, { teams: 3, challenges: 2 })
  const { gameId, challengeIds, players } = played
  for (const player of players) {
    for (const challengeId of challengeIds) {
      await submit(player, { gameId, challengeId, flag: 'wrong' })
      await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    }
  }
  await test.services.pool.query(
    `WITH hook AS (
       INSERT INTO webhook (game_id, name, sealed_url, origin, events, locale, secret_id, is_enabled)
       VALUES ($1, 'Announcer', '', 'https://hook.test', '{}', 'en-US', gen_random_uuid(), false) RETURNING id)
     INSERT INTO webhook_delivery (id, webhook_id, type, source, body, created_at, due_at)
     SELECT gen_random_uuid(), id, 'test', 'test', '{}', now(), now() FROM hook`,
    [gameId],
  )
  return played
}

/** Locks a row of the game in another transaction, so that the job stops there. */
async function holdSolves(gameId: number) {
  const { pool, dispose } = connectDatabase(test.databaseUrl, captureLog().logger, defaultLimits)
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM solve WHERE game_id = $1 FOR UPDATE', [gameId])
  return async () => {
    await client.query('ROLLBACK')
    client.release()
    await dispose()
  }
}

const countRows = async (gameId: number) => {
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table} WHERE game_id = ${gameId})`)
  const { rows } = await test.services.pool.query<{ count: number }>(
    `SELECT (${counts.join(' + ')})::int AS count`,
  )
  return rows[0]?.count ?? 0
}
const isGone = (gameId: number) => async () =>
  (await test.services.db.game.count({ where: { id: gameId } })) === 0

describe('a game that is being deleted', () => {
  let played: PlayedGame
  let releaseLease: () => Promise<void>
  let nodes: string[]

  beforeAll(async () => {
    played = await playedGame()
    const { gameId } = played
    const found = await admin.query<{
      game: Record<string, { edges: { node: { id: string } }[] }> & { id: string }
    }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { id
           participations(first: 1) { edges { node { id } } }
           submissions(first: 1) { edges { node { id } } }
           events(first: 1) { edges { node { id } } }
           notices(first: 1) { edges { node { id } } } } }`,
    )
    const { id, ...lists } = found.game
    const ofChallenge = Buffer.from(`Challenge:${played.challengeIds[0]}`).toString('base64')
    nodes = [
      id,
      ofChallenge,
      ...Object.values(lists).flatMap(({ edges }) => edges.map(({ node }) => node.id)),
    ]
    releaseLease = await holdSolves(gameId)
    await admin.rest('DELETE', `/api/edit/games/${gameId}`)
  })

  it('is gone from both APIs at once, for everybody', async () => {
    const { gameId, challengeIds, players } = played
    const [challengeId] = challengeIds
    const [player] = players
    if (!player) throw new Error('no player')
    for (const path of [
      `/api/game/${gameId}`,
      `/api/game/${gameId}/notices`,
      `/api/game/${gameId}/events`,
      `/api/game/${gameId}/submissions`,
      `/api/game/${gameId}/cheatinfo`,
      `/api/game/${gameId}/participations`,
      `/api/game/${gameId}/details`,
      `/api/game/${gameId}/challenges/${challengeId}`,
      `/api/edit/games/${gameId}`,
      `/api/edit/games/${gameId}/challenges/${challengeId}`,
    ]) {
      for (const actor of [admin, player.actor]) {
        const { status } = await actor.rest('GET', path)
        expect([path, status]).toEqual([path, [403, 404].includes(status) ? status : 404])
      }
      expect([path, (await admin.rest('GET', path)).status]).toEqual([path, 404])
    }
    await expect(submit(player, { gameId, challengeId: challengeId ?? 0, flag: 'late' })).rejects.toThrow(
      'GAME',
    )
    const join = await player.actor.rest('POST', `/api/game/${gameId}`, { teamId: player.teamId })
    expect([403, 404]).toContain(join.status)
    // For a missing game this list is empty.
    expect((await admin.rest('GET', `/api/edit/games/${gameId}/challenges`)).body).toEqual([])
    for (const path of ['/api/game', '/api/game/recent', '/api/edit/games?count=100']) {
      expect((await admin.rest('GET', path)).text).not.toContain(`"id":${gameId},`)
    }
    expect(await admin.query(`{ game: gameByDatabaseId(databaseId: ${gameId}) { id } }`)).toEqual({
      game: null,
    })
    expect(nodes).toHaveLength(6)
    for (const id of nodes) {
      for (const actor of [admin, monitor, player.actor]) {
        expect(await actor.query('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null })
      }
    }
    expect((await admin.rest('DELETE', `/api/edit/games/${gameId}`)).status).toBe(404)
    expect(await countRows(gameId)).toBeGreaterThan(0)
  })

  it('shows its progress only to organizers', async () => {
    const document = '{ gameDeletions { gameDatabaseId rowsTotal rowsDeleted failure } }'
    const read = async () =>
      (await admin.query<{ gameDeletions: { rowsDeleted: number; rowsTotal: number }[] }>(document))
        .gameDeletions
    await until(async () => ((await read())[0]?.rowsDeleted ?? 0) > 0, 'some rows are deleted')
    const [deletion] = await read()
    expect(deletion).toMatchObject({ gameDatabaseId: played.gameId, rowsTotal: expect.any(Number) })
    expect(deletion?.rowsDeleted).toBeLessThan(deletion?.rowsTotal ?? 0)
    expect((await monitor.graphql(document)).errors?.[0]?.extensions?.code).toBe('AUTH_FORBIDDEN')
  })

  it('leaves no row', async () => {
    await releaseLease()
    await until(isGone(played.gameId), 'the game is gone')
    expect(await countRows(played.gameId)).toBe(0)
    expect(await admin.query('{ gameDeletions { gameDatabaseId } }')).toEqual({ gameDeletions: [] })
  })
})

it('deletes at most 5000 rows in a transaction', async () => {
  const { pool } = test.services
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const [player] = players
  await pool.query(
    `INSERT INTO submission (answer, status, submitted_at, user_id, team_id, participation_id, game_id, challenge_id)
     SELECT 'answer ' || n, 'WrongAnswer', now(), $1, $2, $3, $4, $5 FROM generate_series(1, 12000) n`,
    [player?.userId, player?.teamId, player?.participationId, gameId, challengeIds[0]],
  )
  await pool.query(
    `CREATE TABLE deleted (transaction text, count int);
     CREATE FUNCTION note_deleted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       INSERT INTO deleted SELECT pg_current_xact_id(), count(*) FROM gone HAVING count(*) > 0;
       RETURN NULL;
     END $$;
     CREATE TRIGGER note_deleted AFTER DELETE ON submission REFERENCING OLD TABLE AS gone
       FOR EACH STATEMENT EXECUTE FUNCTION note_deleted()`,
  )
  await admin.mutate('deleteGame', { gameId })
  await until(isGone(gameId), 'the game is gone')
  const { rows } = await pool.query<{ count: number }>(
    'SELECT sum(count)::int AS count FROM deleted GROUP BY transaction ORDER BY count DESC',
  )
  expect(rows.map(({ count }) => count)).toEqual([5000, 5000, 2000])
  await pool.query('DROP FUNCTION note_deleted CASCADE; DROP TABLE deleted')
})

it('goes on with a deletion whose job is lost, and writes failures to the log of the platform', async () => {
  const { db, pool } = test.services
  const { gameId } = await playedGame()
  await pool.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no room''; END';
     CREATE TRIGGER refuse BEFORE DELETE ON participation FOR EACH ROW EXECUTE FUNCTION refuse()`,
  )
  expect(await admin.mutate('deleteGame', { gameId })).toMatchObject({ __typename: 'DeleteGamePayload' })
  const failed = { level: 'Error', status: 'Failed', message: { contains: 'no room' } }
  await until(async () => (await db.log.count({ where: failed })) > 0, 'the failure is in the log')
  expect(await db.gameDeletion.findUnique({ where: { gameId } })).toMatchObject({ failure: 'no room' })
  await pool.query('DROP TRIGGER refuse ON participation')
  await until(async () => {
    const { rows } = await pool.query(
      `SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs
        WHERE key = 'delete-game:' || $1 AND locked_at IS NULL`,
      [gameId],
    )
    return rows.length > 0
  }, 'the job is taken away')
  await pool.query(`SELECT FROM graphile_worker.add_job('resume-deletions')`)
  await until(isGone(gameId), 'the game is gone')
  expect(await countRows(gameId)).toBe(0)
})
