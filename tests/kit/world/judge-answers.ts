import type pg from 'pg'
import type { Answer } from '../../../server/domains/submission/judge-batch.ts'
import { flagOf, type PlayedGame } from './played-game.ts'

/** The answer of a team to the first challenge of its game, by the team's place in the game. */
export function answerOf(
  { gameId, challengeIds, players }: PlayedGame,
  team: number,
  answer?: string,
): Answer {
  const [challengeId = 0] = challengeIds
  const player = players[team]
  if (!player) throw new Error(`the game has no team ${team}`)
  const { teamId, participationId, userId } = player
  const sender = { userId, userName: 'player', ip: '203.0.113.5' }
  return { gameId, challengeId, teamId, participationId, ...sender, answer: answer ?? flagOf(challengeId) }
}

/** The judge's connections to this database, and what each of them waits for. */
export async function connectionsOfJudge(pool: pg.Pool) {
  const { rows } = await pool.query<{ pid: number; waits: string | null }>(
    `SELECT pid, wait_event_type AS waits FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'halyard-judge' ORDER BY pid`,
  )
  return rows
}
