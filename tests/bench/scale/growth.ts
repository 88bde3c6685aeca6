import { costOf } from '../reads/reads-in-turns.ts'
import { visitorReads } from '../reads/board-reads.ts'
import { median, type Figure } from '../figure.ts'
import { benchSubmissionsInTurns } from '../submissions.ts'
import { createWorld, type World } from '../world.ts'

const challenges = 50
const judged = { teams: 500, submissions: 2000, growths: [10, 100] }
const board = { teams: 50, growth: 20, solvesPerTeam: 20, rounds: 5 }

/**
 * The costs of judging beside ten and a hundred times as many stored answers, and of reading the board of twenty times as
 * many teams; the costs at the smallest size are the limits. Two platforms are measured in turns.
 */
export async function benchGrowth(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const growth of judged.growths) figures.push(...(await judgingAt(growth)))
  return [...figures, ...(await boardReads())]
}

async function judgingAt(growth: number): Promise<Figure[]> {
  return inTurns(
    () => worldOfAnswers(judged.submissions * growth),
    () => worldOfAnswers(judged.submissions),
    async (large, small) => {
      const figures = await benchSubmissionsInTurns(large, small)
      return figures.map((figure) => ({ ...figure, name: `${figure.name}-${growth}x` }))
    },
  )
}

/** Half of the stored answers are right ones, as far as the teams have challenges to solve. */
async function worldOfAnswers(count: number): Promise<World> {
  const solves = Math.min(count / 2, (judged.teams * challenges) / 2)
  const world = await createWorld({ size: { teams: judged.teams, challenges, solves }, counts: true })
  await world.pool.query(
    `INSERT INTO submission (answer, status, type, submitted_at, user_id, team_id, participation_id, game_id, challenge_id)
     SELECT 'flag{guess ' || n || '}', 'WrongAnswer', 'Unaccepted', now() - interval '20 hours' + n * interval '10 ms',
            member.user_id, member.team_id, member.participation_id, $1, ($3::int[])[1 + n % cardinality($3::int[])]
       FROM (SELECT *, row_number() OVER (ORDER BY participation_id) - 1 AS place FROM participation_member WHERE game_id = $1) member
       JOIN generate_series(1, $2::int) n ON n % $4::int = member.place`,
    [world.gameId, count - solves, world.challengeIds, judged.teams],
  )
  await world.pool.query('ANALYZE')
  return world
}

async function boardReads(): Promise<Figure[]> {
  const worldOf = (teams: number) =>
    createWorld({ size: { teams, challenges, solves: teams * board.solvesPerTeam } })
  return inTurns(
    () => worldOf(board.teams * board.growth),
    () => worldOf(board.teams),
    async (large, small) => {
      const [read, limitRead] = [(await visitorReads(large))[0], (await visitorReads(small))[0]]
      if (!read || !limitRead) throw new Error('the board is not among the reads')
      const costs: [large: number[], small: number[]] = [[], []]
      for (let round = 0; round < board.rounds; round += 1) {
        costs[0].push(await costOf(large, read))
        costs[1].push(await costOf(small, limitRead))
      }
      const figure = (name: string, unit: string, value: number, limit: number): Figure => ({
        name: `${name}-${board.growth}x-teams`,
        value,
        unit,
        limit,
        ratio: value / limit,
      })
      const unit = 'µs of CPU of server and database a read'
      return [
        figure('board-read-cpu', unit, median(costs[0]), median(costs[1])),
        figure('board-read-bytes', 'compressed bytes', await bytesOf(read.url), await bytesOf(limitRead.url)),
      ]
    },
  )
}

async function bytesOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  return Number(headers.get('content-length'))
}

async function inTurns(
  createLarge: () => Promise<World>,
  createSmall: () => Promise<World>,
  bench: (large: World, small: World) => Promise<Figure[]>,
): Promise<Figure[]> {
  const large = await createLarge()
  try {
    const small = await createSmall()
    try {
      return await bench(large, small)
    } finally {
      await small.dispose()
    }
  } finally {
    await large.dispose()
  }
}
