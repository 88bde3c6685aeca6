import { createHash, randomBytes } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorld, type World } from '../world.ts'

/** The address from which all newcomers register, as from the network of a school. */
export const sharedAddress = '127.77.0.1'

export type HerdWorld = World & {
  /** A cookie of each session, three users to a team. */
  cookies: string[]
  /** The challenges of which teams start containers. */
  containerChallengeIds: number[]
}
type Options = {
  teams: number
  challenges: number
  sessions: number
  /** The folder of the Halyard that is measured. */
  checkout?: string
  counts?: boolean
  cpuProfile?: string | undefined
}

const ownCheckout = fileURLToPath(new URL('../../..', import.meta.url))

const containerChallenges = 2
const difficultyBits = 8

/**
 * A game that is about to start, with the users and sessions of its teams. Limits apply to this machine, since the platform
 * has a public address; proofs of work are required, and a stand-in runs the containers.
 */
export async function createHerdWorld({
  teams,
  challenges,
  sessions,
  checkout = ownCheckout,
  counts = false,
  cpuProfile,
}: Options): Promise<HerdWorld> {
  const world = await createWorld({
    size: { teams, challenges, solves: 0 },
    checkout,
    serverFile: path.join(checkout, 'tests/bench/scale/herd-server.ts'),
    counts,
    cpuProfile,
    env: {
      HALYARD_RATE_LIMITS: 'on',
      HALYARD_PUBLIC_URL: 'http://localhost',
      HALYARD_SHARED_ADDRESSES: sharedAddress,
      HALYARD_CAPTCHA: 'HashPow',
      HALYARD_POW_DIFFICULTY: String(difficultyBits),
    },
  })
  const containerChallengeIds = world.challengeIds.slice(0, containerChallenges)
  try {
    await world.pool.query(
      `INSERT INTO setting (key, value) VALUES ('AccountPolicy:UseCaptcha', 'true')
       ON CONFLICT (key) DO UPDATE SET value = 'true'`,
    )
    await world.pool.query(
      `UPDATE challenge SET type = 'StaticContainer', container_image = 'stand-in', container_expose_port = 80
        WHERE id = ANY($1::int[])`,
      [containerChallengeIds],
    )
    const cookies = await addSessions(world, sessions)
    await world.pool.query('ANALYZE')
    return { ...world, cookies, containerChallengeIds }
  } catch (error) {
    await world.dispose()
    throw error
  }
}

/** Adds users to the teams until there are as many as sessions, and a session for each. */
async function addSessions({ pool, gameId, tokens: teams }: World, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => `2.${randomBytes(32).toString('base64url')}`)
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  await pool.query(
    `WITH newcomers AS (
       INSERT INTO "user" (id, user_name, normalized_user_name, email, normalized_email, email_confirmed)
       SELECT gen_random_uuid(), 'member' || n, 'MEMBER' || n, 'm' || n || '@example.test', 'M' || n || '@EXAMPLE.TEST', true
         FROM generate_series(1, greatest(0, $2::int - $3::int)) n RETURNING id, substr(user_name, 7)::int AS n),
     teams AS (
       SELECT p.id AS participation_id, p.team_id, row_number() OVER (ORDER BY p.id) - 1 AS n
         FROM participation p WHERE p.game_id = $1),
     placed AS (
       SELECT newcomers.id, teams.team_id, teams.participation_id FROM newcomers JOIN teams ON teams.n = newcomers.n % $3::int),
     members AS (INSERT INTO team_member (team_id, user_id) SELECT team_id, id FROM placed)
     INSERT INTO participation_member (game_id, user_id, team_id, participation_id)
     SELECT $1, id, team_id, participation_id FROM placed`,
    [gameId, count, teams.length],
  )
  await pool.query(
    `INSERT INTO session (id, token_hash, user_id, ip, expires_at)
     SELECT gen_random_uuid(), ($2::bytea[])[n], user_id, '127.0.0.1', now() + interval '6 days'
       FROM (SELECT user_id, row_number() OVER (ORDER BY participation_id, user_id) AS n
               FROM participation_member WHERE game_id = $1) numbered
      WHERE n <= cardinality($2::bytea[])`,
    [gameId, hashes],
  )
  return tokens.map((token) => `halyard_session=${token}`)
}

/** Moves the start of the game. */
export async function startGameIn({ pool, gameId }: World, ms: number): Promise<number> {
  const { rows } = await pool.query<{ at: Date }>(
    `UPDATE game SET start_at = now() + $2::int * interval '1 millisecond' WHERE id = $1 RETURNING start_at AS at`,
    [gameId, ms],
  )
  return rows[0]?.at.getTime() ?? 0
}
