import { withPlatform } from '../../server/operator/open-platform.ts'

export type Period = { from: Date; to: Date }

/** The real times of one game of the demo. */
export type Played = {
  gameId: number
  /** Before the teams registered. */
  begun: Date
  during: Period
}

const daysBefore = 4
const hoursAfter = 20

// $1 begun, $2 and $3 the real period, $4 and $5 the shown one, $6 the present. The order of the rows stays. Solves
// become rarer with time, as in a real game.
const shownTime = (column: string) => `CASE
  WHEN ${column} < $2 THEN $4 - ${daysBefore} * interval '1 day'
    * least(1, extract(epoch FROM $2 - ${column}) / greatest(extract(epoch FROM $2 - $1), 0.001))
  WHEN ${column} < $3 THEN $4 + ($5 - $4)
    * power(extract(epoch FROM ${column} - $2) / greatest(extract(epoch FROM $3 - $2), 0.001), 1.4)
  ELSE $5 + ${hoursAfter} * interval '1 hour'
    * (extract(epoch FROM ${column} - $3) / greatest(extract(epoch FROM $6 - $3), 0.001))
END`

const inGame = 'game_id = $7'
const inTeams = `team_id IN (SELECT team_id FROM participation WHERE ${inGame})`
const timesOfGame = [
  ['submission', 'submitted_at', inGame],
  ['solve', 'solved_at', inGame],
  ['rating', 'rated_at', inGame],
  ['cheat', 'created_at', inGame],
  ['game_event', 'published_at', inGame],
  ['game_notice', 'published_at', inGame],
  ['participation', 'created_at', inGame],
  ['participation', 'writeup_at', inGame],
  ['participation_member', 'joined_at', inGame],
  ['challenge', 'created_at', inGame],
  ['game', 'created_at', 'id = $7'],
  ['team_member', 'joined_at', inTeams],
  ['team', 'created_at', inTeams.replace('team_id', 'id')],
  ['"user"', 'created_at', `id IN (SELECT user_id FROM team_member WHERE ${inTeams})`],
  ['"user"', 'registered_at', `id IN (SELECT user_id FROM team_member WHERE ${inTeams})`],
  ['post', 'updated_at', '$7 = $7'],
] as const

/**
 * Moves the rows of a game, its teams and players from the minutes in which the demo played to another period. It
 * writes to the database of the platform on this machine, because no API changes the time of a submission. The board
 * shows the new times after the next change of the game.
 * @throws ConfigError, OperatorError
 */
export async function moveHistory(dataDir: string | undefined, played: Played, shown: Period): Promise<void> {
  const { gameId, begun, during } = played
  await withPlatform(dataDir, async ({ pool, clock }) => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      for (const [table, column, scope] of timesOfGame) {
        const text = `UPDATE ${table} SET ${column} = ${shownTime(column)} WHERE ${scope} AND ${column} >= $1`
        await client.query(text.replaceAll(/\$[1-6]/g, '$&::timestamptz').replaceAll('$7', '$7::int'), [
          begun,
          during.from,
          during.to,
          shown.from,
          shown.to,
          clock.now(),
          gameId,
        ])
      }
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK')
      throw error
    } finally {
      client.release()
    }
  })
}
