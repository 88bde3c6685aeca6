import type { Context } from '../../context.ts'
import { may } from '../../use-case/roles.ts'
import { boardAudience } from './audience-of-viewer.ts'
import { seesIn } from './divisions/division-rights.ts'
import { isUnlockable, lockedFor, shownIn } from './shown-challenges.ts'

export type KnownTitle = { challengeId: number; title: string }

const statement = `
SELECT listed.id AS "challengeId", listed.title
FROM challenge listed JOIN game ON game.id = listed.game_id
LEFT JOIN participation_member member ON member.game_id = game.id AND member.user_id = $2::uuid
LEFT JOIN participation ON participation.id = member.participation_id AND participation.status = 'Accepted'
WHERE game.id = $1 AND game.deleted_at IS NULL AND ${shownIn('listed')} AND ${isUnlockable('listed')}
  AND ($3 OR game.end_at <= $4 AND game.paused_at IS NULL OR (
    game.start_at <= $4 AND participation.id IS NOT NULL AND ${seesIn('listed.id', 'participation')}
    AND NOT ${lockedFor('listed', 'participation')}))
ORDER BY listed.id`

/**
 * The titles of challenges that require others, which the scoreboard masks: for organizers, for teams that have
 * unlocked them, and for everybody after the end of the game.
 */
export async function knownTitles(
  { pool, viewer, clock }: Pick<Context, 'pool' | 'viewer' | 'clock'>,
  gameId: number,
): Promise<KnownTitle[]> {
  const playerId = viewer && may(viewer, 'User', 'read') ? viewer.id : null
  const isOrganizer = boardAudience(viewer) === 'organizer'
  const { rows } = await pool.query<KnownTitle>(statement, [gameId, playerId, isOrganizer, clock.now()])
  return rows
}
