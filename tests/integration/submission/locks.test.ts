import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { defaultLimits } from '../../../server/database/connection-limits.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let admin: Actor
let other: Client

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  other = new Client({ connectionString: test.databaseUrl })
  await other.connect()
})

afterEach(() => other.query('ROLLBACK'))

afterAll(async () => {
  await other.end()
  await test.dispose()
})

const waitingForLocks = async () => {
  const { rows } = await test.services.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
const firstOf = ({ challengeIds, players }: PlayedGame): { challengeId: number; player: Player } => {
  const [challengeId] = challengeIds
  const [player] = players
  if (!challengeId || !player) throw new Error('an empty played')
  return { challengeId, player }
}

it('judges other games while the rows of one are locked, and that one once they are free', async () => {
  const locked = await makePlayedGame(test, { teams: 40, challenges: 1 })
  const free = await makePlayedGame(test, { teams: 5, challenges: 1 })
  const { challengeId } = firstOf(locked)
  await other.query(`BEGIN; SELECT FROM challenge WHERE game_id = ${locked.gameId} FOR UPDATE`)
  const late = locked.players.map((player, index) =>
    submit(player, {
      gameId: locked.gameId,
      challengeId,
      flag: index % 2 === 0 ? 'wrong' : flagOf(challengeId),
    }),
  )
  let done = 0
  for (const answer of late) void answer.then(() => (done += 1)).catch(() => undefined)
  await until(async () => (await waitingForLocks()) > 0, 'answers wait for the lock')
  const { gameId } = free
  const flag = flagOf(firstOf(free).challengeId)
  await Promise.all(
    free.players.map((player) => submit(player, { gameId, challengeId: firstOf(free).challengeId, flag })),
  )
  expect(done).toBe(0)
  expect(await test.services.db.solve.count({ where: { gameId } })).toBe(5)
  await other.query('ROLLBACK')
  await Promise.all(late)
  expect(await test.services.db.submission.count({ where: { gameId: locked.gameId } })).toBe(40)
  expect(await test.services.db.solve.count({ where: { gameId: locked.gameId } })).toBe(20)
})

/** Each returns its status, or the code of its refusal. */
const changesOfTeam: [string, (player: Player) => Promise<number | string>][] = [
  [
    'edited',
    async ({ teamId }) => (await admin.rest('PUT', `/api/admin/teams/${teamId}`, { name: 'Renamed' })).status,
  ],
  [
    'reviewed',
    async ({ participationId }) => {
      const input = { participationIds: [participationId], status: 'Suspended' }
      return (await admin.mutate('updateParticipations', input)).code ?? 200
    },
  ],
]

it.each(changesOfTeam)('judges answers of a team while it is %s', async (_change, change) => {
  const played = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const { challengeId, player } = firstOf(played)
  // The change holds the lock of the team's row while it waits for the row of the board, which it updates last.
  await other.query(
    `BEGIN; INSERT INTO game_board (game_id) VALUES (${played.gameId}) ON CONFLICT DO NOTHING`,
  )
  await other.query(`SELECT FROM game_board WHERE game_id = ${played.gameId} FOR UPDATE`)
  const changed = change(player)
  await until(async () => (await waitingForLocks()) > 0, 'the change waits')
  const place = { gameId: played.gameId, challengeId }
  expect(await submit(player, { ...place, flag: 'wrong' })).toBeGreaterThan(0)
  await other.query('ROLLBACK')
  expect(await changed).toBe(200)
})

type Rows = { gameId: number; challengeId: number; player: Player; user: Awaited<ReturnType<typeof signIn>> }
type Change = (rows: Rows) => Promise<number>
const challengeOf = ({ challengeId }: Rows) => `challenge WHERE id = ${challengeId}`
const userOf = ({ user }: Rows) => `"user" WHERE id = '${user.userId}'`
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status

/** Each change locks the row that the second element selects, and returns the status of the answer. */
const changes: [string, (rows: Rows) => string, Change][] = [
  [
    'the judge of a first solve',
    challengeOf,
    async ({ player, gameId, challengeId }) =>
      (await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })) > 0 ? 200 : 0,
  ],
  [
    'an author of the challenge',
    challengeOf,
    ({ gameId, challengeId }) =>
      statusOf(admin.rest('PUT', `/api/edit/games/${gameId}/challenges/${challengeId}`, { content: 'New' })),
  ],
  [
    'the deletion of the game',
    challengeOf,
    ({ gameId }) => statusOf(admin.rest('DELETE', `/api/edit/games/${gameId}`)),
  ],
  [
    'an administrator of the user',
    userOf,
    ({ user }) => statusOf(admin.rest('PUT', `/api/admin/users/${user.userId}`, { bio: 'New' })),
  ],
  [
    'the captain of a new team',
    userOf,
    ({ user }) => statusOf(user.rest('POST', '/api/team', { name: 'Anchors' })),
  ],
]

it.each(changes)('%s waits for no row that refers to what it locks', async (_name, rowOf, change) => {
  const played = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const rows = { gameId: played.gameId, ...firstOf(played), user: await signIn(test) }
  // The lock of an answer, or of another row with a foreign key, until its commit.
  await other.query(`BEGIN; SELECT FROM ${rowOf(rows)} FOR KEY SHARE`)
  expect(await change(rows)).toBe(200)
})

it('answers "busy" when a lock is not free for long, and judges the next one', async () => {
  const { databaseUrl } = test
  const hasty = await startTestApp({ databaseUrl, databaseLimits: { ...defaultLimits, lockMs: 100 } })
  const played = await makePlayedGame(hasty, { teams: 1, challenges: 1 })
  const { challengeId, player } = firstOf(played)
  const place = { gameId: played.gameId, challengeId, flag: flagOf(challengeId) }
  await other.query(`BEGIN; SELECT FROM challenge WHERE id = ${challengeId} FOR UPDATE`)
  await expect(submit(player, place)).rejects.toThrow('UNAVAILABLE')
  await other.query('ROLLBACK')
  expect(await submit(player, place)).toBeGreaterThan(0)
  await hasty.dispose()
})
