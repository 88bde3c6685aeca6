import type { AppServices } from '../../../services.ts'

// The view `challenge_lock` reads the clock of the database too.
const selectClosed = `
SELECT now.at, ARRAY(
  SELECT DISTINCT challenge.game_id FROM challenge
  JOIN challenge_requirement ON challenge_requirement.required_id = challenge.id
  WHERE challenge.close_at > coalesce($1::timestamptz, now.at) AND challenge.close_at <= now.at
) AS "gameIds" FROM (SELECT clock_timestamp() AS at) now`

/**
 * Publishes a change of the games in which a required challenge has closed after `since`: from then on it is not
 * required, so others are open. Returns the time up to which it has looked, by the clock of the database.
 */
export async function publishCloses(
  { pool, events }: Pick<AppServices, 'pool' | 'events'>,
  since: Date | null,
): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date; gameIds: number[] }>(selectClosed, [since])
  const [closed] = rows
  for (const gameId of closed?.gameIds ?? []) events.emit('play.changed', { gameId, kinds: ['challenge'] })
  return closed?.at ?? since
}
