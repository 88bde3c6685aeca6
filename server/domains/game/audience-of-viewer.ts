import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import type { BoardAudience } from './board-audience.ts'

/** Monitors and administrators see the true board, everybody else the public one. */
export function boardAudience(viewer: Viewer | null): BoardAudience {
  const isOrganizer =
    may(viewer, 'Monitor', 'monitor') || may(viewer, 'Admin', 'author') || may(viewer, 'Admin', 'admin')
  return isOrganizer ? 'organizer' : 'public'
}
