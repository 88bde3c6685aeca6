import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { hasStarted } from './game-state.ts'

/** A filter that excludes games whose rows are being deleted. Nobody sees them. */
export const isNotDeleted = { deletedAt: null } as const

/**
 * Whether the viewer may see invite codes, keys, hidden games in lists, and everything before the start: authors
 * only.
 */
export function mayAuthorGames(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'author')
}

/** Before the start only authors see notices, the board and the number of challenges. */
export function maySeeInside(viewer: Viewer | null, game: { start: Date }, now: Date): boolean {
  return hasStarted(game, now) || mayAuthorGames(viewer)
}
