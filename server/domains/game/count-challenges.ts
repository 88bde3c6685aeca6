import DataLoader from 'dataloader'
import type { Context } from '../../context.ts'
import { boardAudience } from './audience-of-viewer.ts'
import { seesIn } from './divisions/division-rights.ts'
import { mayAuthorGames } from './game.policy.ts'
import { isUnlockable, lockedFor, shownIn } from './shown-challenges.ts'
import { isSolvedOnBoard } from './solved-on-board.ts'

// What nobody has solved on the board of the reader is no column there. Players know their own challenges and cards.
const statement = {
  name: 'count-challenges',
  text: `
SELECT listed.game_id AS id, count(*)::int AS count
FROM challenge listed JOIN game ON game.id = listed.game_id
LEFT JOIN participation_member member ON member.game_id = game.id AND member.user_id = $2::uuid
LEFT JOIN participation ON participation.id = member.participation_id AND participation.status = 'Accepted'
WHERE listed.game_id = ANY($1::int[]) AND ${shownIn('listed')} AND CASE
  WHEN $3 THEN true
  WHEN participation.id IS NOT NULL THEN ${seesIn('listed.id', 'participation')}
    AND (listed.locked_view = 'Card' OR NOT ${lockedFor('listed', 'participation')})
  WHEN listed.locked_view = 'Card' OR NOT ${isUnlockable('listed')} THEN true
  ELSE ${isSolvedOnBoard('listed', '$4')} END
GROUP BY 1`,
}

const loaders = new WeakMap<Context, DataLoader<number, number>>()

/**
 * The number of challenges of a game that the viewer knows: those on the board, and for players those of their team
 * with its cards. Authors know all that are enabled and released. The games of a list share a statement.
 */
export function countChallenges(ctx: Context, gameId: number): Promise<number> {
  const loader = loaders.get(ctx) ?? createLoader(ctx)
  loaders.set(ctx, loader)
  return loader.load(gameId)
}

function createLoader({ pool, viewer }: Context): DataLoader<number, number> {
  const reader = [viewer?.id ?? null, mayAuthorGames(viewer), boardAudience(viewer) === 'organizer']
  return new DataLoader<number, number>(
    async (ids) => {
      const { rows } = await pool.query<{ id: number; count: number }>({
        ...statement,
        values: [[...new Set(ids)], ...reader],
      })
      const counts = new Map(rows.map(({ id, count }) => [id, count]))
      return ids.map((id) => counts.get(id) ?? 0)
    },
    { cache: false },
  )
}
