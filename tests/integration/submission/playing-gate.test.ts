import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { createPlayingGate } from '../../../server/domains/submission/playing-gate.ts'
import { makePlayedGame } from '../../kit/world/played-game.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'

const hourMs = 3_600_000

let pool: pg.Pool

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl })
  return async () => {
    await pool.end()
    await dropTestDatabase(databaseUrl)
  }
})

type Options = Partial<Parameters<typeof makePlayedGame>[1]>
async function makeGame(options: Options = {}) {
  const place = { url: 'http://127.0.0.1', services: { pool } }
  const played = await makePlayedGame(place, { teams: 3, challenges: 2, ...options })
  const [player, ...others] = played.players
  const [challengeId = 0, otherId = 0] = played.challengeIds
  if (!player) throw new Error('the game has no player')
  return { ...played, player, others, challengeId, otherId }
}

/** Asks the gate at a time relative to now. */
function ask(gameId: number, challengeId: number, userId: string, inMs = 0) {
  const clock = { offsetMs: 0, now: () => new Date(Date.now() + inMs) }
  return createPlayingGate({ pool, clock }).requirePlayer({ gameId, challengeId }, userId)
}

it('lets a player of an accepted team play', async () => {
  const { gameId, challengeId, player } = await makeGame()
  const { participationId, teamId } = player
  expect(await ask(gameId, challengeId, player.userId)).toEqual({ participationId, teamId })
})

it('remembers the players it let play, until it refuses them', async () => {
  const { gameId, challengeId, player } = await makeGame()
  const gate = createPlayingGate({ pool, clock: { offsetMs: 0, now: () => new Date() } })
  expect(gate.cached(gameId, player.userId)).toBeNull()
  const found = await gate.requirePlayer({ gameId, challengeId }, player.userId)
  expect(gate.cached(gameId, player.userId)).toEqual(found)
  await pool.query('DELETE FROM participation_member WHERE user_id = $1', [player.userId])
  await expect(gate.requirePlayer({ gameId, challengeId }, player.userId)).rejects.toMatchObject({
    key: 'participation.notJoined',
  })
  expect(gate.cached(gameId, player.userId)).toBeNull()
})

it('refuses unknown and deleted games, and challenges that are disabled or of another game', async () => {
  const [game, other] = [await makeGame(), await makeGame()]
  const { gameId, challengeId, otherId, player } = game
  await expect(ask(2_147_483_647, challengeId, player.userId)).rejects.toMatchObject({ key: 'game.notFound' })
  await expect(ask(gameId, other.challengeId, player.userId)).rejects.toMatchObject({
    key: 'challenge.notFound',
  })
  await pool.query('UPDATE challenge SET is_enabled = false WHERE id = $1', [challengeId])
  await expect(ask(gameId, challengeId, player.userId)).rejects.toMatchObject({ key: 'challenge.notFound' })
  expect(await ask(gameId, otherId, player.userId)).toMatchObject({ teamId: player.teamId })
  await pool.query('UPDATE game SET deleted_at = now() WHERE id = $1', [gameId])
  await expect(ask(gameId, otherId, player.userId)).rejects.toMatchObject({ key: 'game.notFound' })
})

it('refuses users who do not play the game, and teams that are not accepted', async () => {
  const [game, other] = [await makeGame(), await makeGame()]
  const { gameId, challengeId, player } = game
  const asked = ask(gameId, challengeId, other.player.userId)
  await expect(asked).rejects.toMatchObject({ key: 'participation.notJoined' })
  await pool.query(`UPDATE participation SET status = 'Suspended' WHERE id = $1`, [player.participationId])
  await expect(ask(gameId, challengeId, player.userId)).rejects.toMatchObject({
    key: 'participation.notAccepted',
  })
})

it('refuses before the start and, without practice, after the end', async () => {
  const { gameId, challengeId, player } = await makeGame({ startHours: 1, endHours: 3, practiceMode: false })
  const at = (hours: number) => ask(gameId, challengeId, player.userId, hours * hourMs)
  await expect(at(0.9)).rejects.toMatchObject({ key: 'game.notStarted' })
  expect(await at(1.1)).toMatchObject({ teamId: player.teamId })
  expect(await at(2.9)).toMatchObject({ teamId: player.teamId })
  await expect(at(3.1)).rejects.toMatchObject({ key: 'game.ended' })
  await pool.query('UPDATE game SET practice_mode = true WHERE id = $1', [gameId])
  expect(await at(3.1)).toMatchObject({ teamId: player.teamId })
})

it('lets players of a closed challenge pass, because judging decides when it closed', async () => {
  const { gameId, challengeId, player } = await makeGame()
  await pool.query(`UPDATE challenge SET close_at = now() - interval '1 minute' WHERE id = $1`, [challengeId])
  expect(await ask(gameId, challengeId, player.userId)).toMatchObject({ teamId: player.teamId })
})

it('answers each of many askers of several games at once', async () => {
  const games = [await makeGame(), await makeGame()]
  const gate = createPlayingGate({ pool, clock: { offsetMs: 0, now: () => new Date() } })
  const asked = games.flatMap(({ gameId, challengeIds, players }) =>
    players.flatMap(({ userId, teamId }) =>
      challengeIds.map((challengeId) => ({ place: { gameId, challengeId }, userId, teamId })),
    ),
  )
  const players = await Promise.all(asked.map(({ place, userId }) => gate.requirePlayer(place, userId)))
  expect(players.map(({ teamId }) => teamId)).toEqual(asked.map(({ teamId }) => teamId))
})
