import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { createWorld, freshChallenges, type World } from './world.ts'

const storedAnswers = 10_000
const perSecond = 100
const rounds = [
  // A regular expression that accepts one answer in ten.
  { name: 'some', flag: 'flag\\{stored-\\d*0\\}', kind: 'Regex' },
  // All teams had sent the flag before it was corrected.
  { name: 'all', flag: 'flag\\{stored-\\d+\\}', kind: 'Regex' },
]

/** Judging 10,000 stored answers of a challenge again, while 100 answers a second arrive. */
export async function benchJudgeAgain(): Promise<Figure[]> {
  const world = await createWorld()
  try {
    const token = await adminToken(world)
    const fresh = freshChallenges(world.challengeIds)
    // Answers before the first round, until the server has compiled the code that answers.
    await send(world, fresh.slice(0, 2), 4 * perSecond)
    const figures: Figure[] = []
    for (const [index, round] of rounds.entries()) {
      const challengeId = fresh.at(-1 - index) ?? 0
      await storeAnswers(world, challengeId)
      await world.pool.query('INSERT INTO flag (challenge_id, flag, kind) VALUES ($1, $2, $3::"FlagKind")', [
        challengeId,
        round.flag,
        round.kind,
      ])
      const quiet = await send(world, fresh.slice(2 + index * 8, 5 + index * 8), 4 * perSecond)
      const others = send(world, fresh.slice(5 + index * 8, 10 + index * 8), 8 * perSecond)
      await pause(2000)
      const started = performance.now()
      const { becameRight } = await judge(world, token, challengeId)
      const seconds = (performance.now() - started) / 1000
      const beside = await others
      const figure = (name: string, value: number, unit: string): Figure => ({
        name: `judge-again-${round.name}${name}`,
        value,
        unit,
        limit: null,
        ratio: null,
      })
      figures.push(
        figure('', seconds, 's'),
        figure('-changed', becameRight.length, 'answers that became right'),
        figure('-p99-without', quantile(quiet, 0.99), 'ms'),
        figure('-p99', quantile(beside, 0.99), 'ms'),
        figure('-max', quantile(beside, 1), 'ms'),
      )
    }
    return figures
  } finally {
    await world.dispose()
  }
}

function quantile(latencies: number[], share: number): number {
  const sorted = latencies.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

async function adminToken({ pool }: World): Promise<string> {
  const token = `hly_${randomBytes(24).toString('base64url')}`
  await pool.query(
    `INSERT INTO api_token (user_id, name, token_hash, scopes, expires_at)
     SELECT id, 'bench', $1, '{author}', now() + interval '1 day' FROM "user" WHERE role = 'Admin' LIMIT 1`,
    [createHash('sha256').update(token).digest()],
  )
  return token
}

/** Wrong answers of all teams in turn, each with its event. */
async function storeAnswers({ pool, gameId }: World, challengeId: number): Promise<void> {
  await pool.query(
    `WITH players AS (
       SELECT participation_id, team_id, user_id, row_number() OVER (ORDER BY participation_id) - 1 AS place,
              count(*) OVER () AS teams
         FROM participation_member WHERE game_id = $1
     ), stored AS (
       INSERT INTO submission (answer, status, type, submitted_at, user_id, team_id, participation_id, game_id,
                               challenge_id)
       SELECT 'flag{stored-' || n || '}', 'WrongAnswer', 'Unaccepted',
              date_trunc('milliseconds', now()) - ($3 - n) * interval '1 ms', user_id, team_id, participation_id, $1, $2
         FROM generate_series(1, $3::int) n JOIN players ON place = n % teams
       RETURNING *
     )
     INSERT INTO game_event (game_id, type, values, user_id, team_id, challenge_id, published_at)
     SELECT game_id, 'FlagSubmit', ARRAY['WrongAnswer', answer, '', challenge_id::text], user_id, team_id, challenge_id,
            submitted_at
       FROM stored`,
    [gameId, challengeId, storedAnswers],
  )
  await pool.query('ANALYZE submission, game_event')
}

async function judge({ url, gameId }: World, token: string, challengeId: number) {
  const response = await fetch(`${url}/api/edit/games/${gameId}/answers/judge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ challengeId, reason: 'Benchmark' }),
  })
  if (!response.ok) throw new Error(`judging again answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as { becameRight: number[] }
}

/** Sends answers at an even pace, every second one right. Returns their times in milliseconds. */
async function send(world: World, challengeIds: number[], count: number): Promise<number[]> {
  const { url, gameId, tokens } = world
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const challengeId = challengeIds[Math.floor(index / tokens.length) % challengeIds.length] ?? 0
      await pause((index * 1000) / perSecond)
      const sent = performance.now()
      const response = await fetch(`${url}/api/game/${gameId}/challenges/${challengeId}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens[index % tokens.length]}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ flag: index % 2 === 0 ? `flag{${challengeId}}` : `flag{wrong-${index}}` }),
      })
      if (!response.ok) throw new Error(`an answer got ${response.status}: ${await response.text()}`)
      await response.text()
      return performance.now() - sent
    }),
  )
}
