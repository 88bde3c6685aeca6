import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { hasStarted } from './game-state.ts'

/** Filters out games whose rows are being deleted: nobody sees them any more. */
export const isKept = { deletedAt: null } as const

/** Invite codes, keys, hidden games in lists, everything before the start. */
export function mayAuthorGames(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'author')
}

/** Notices, the board and the number of challenges are nobody's business before the start, but for authors. */
export function maySeeInside(viewer: Viewer | null, game: { start: Date }, now: Date): boolean {
  return hasStarted(game, now) || mayAuthorGames(viewer)
}
