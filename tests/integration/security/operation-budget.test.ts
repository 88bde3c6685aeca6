import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { worstOperations } from '../../kit/worst-operations.ts'

/** Runs one of this many operations, to save time. The benchmark's `--budget` runs all. */
const sampled = 60
const rows = 100

let test: TestApp
let played: PlayedGame

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_RATE_LIMITS: 'off' } })
  played = await makePlayedGame(test, { teams: 40, challenges: 10 })
  const { pool } = test.services
  await pool.query(
    `INSERT INTO game (title, public_key, private_key, start_at, end_at, writeup_deadline)
     SELECT 'Game ' || n, '', '', now() - interval '1 hour', now() + interval '1 day', now()
       FROM generate_series(1, $1::int) n`,
    [rows],
  )
  await pool.query(
    `INSERT INTO post (id, title, tags) SELECT left(md5(n::text), 8), 'Post ' || n, '{news}'
       FROM generate_series(1, $1::int) n`,
    [rows],
  )
})
afterAll(() => test.dispose())

/** The number of values in a response: one for each field, and one for each item of a list that is not an object. */
function countValues(value: unknown): number {
  if (Array.isArray(value)) return 1 + value.reduce<number>((sum, item) => sum + countItem(item), 0)
  return typeof value === 'object' && value !== null ? 1 + countFields(value) : 1
}

function countItem(item: unknown): number {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
    ? countFields(item)
    : countValues(item)
}

function countFields(object: object): number {
  return Object.values(object).reduce<number>((sum, value) => sum + countValues(value), 0)
}

it('no operation that passes the limits answers with more values than it costs', async () => {
  const [player] = played.players
  const ids = {
    gameId: played.gameId,
    challengeId: played.challengeIds[0] ?? 0,
    teamId: player?.teamId ?? 0,
    participationId: player?.participationId ?? 0,
    postId: 'a',
    pastGameId: 1,
    id: encodeGlobalID('Game', played.gameId),
  }
  const some = [...worstOperations(ids, sampled)]
  expect(some.length).toBeGreaterThan(20)
  const over: string[] = []
  const run = async (actor: Actor) => {
    for (const { name, text, cost } of some) {
      const { data, errors = [] } = await actor.graphql(text)
      expect(errors.filter(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR')).toEqual([])
      const values = countValues(data)
      if (values > cost + rows) over.push(`${name}: ${values} values for ${cost}`)
    }
  }
  await Promise.all([run(test.anonymous()), ...(player ? [run(player.actor)] : [])])
  expect(over).toEqual([])
})
