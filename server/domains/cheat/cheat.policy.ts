import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'

/** Who learns that a team sent another's flag: monitors and administrators, never a player. */
export function seesCheats(viewer: Viewer | null): boolean {
  return may(viewer, 'Monitor', 'monitor')
}
