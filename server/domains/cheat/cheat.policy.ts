import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'

/** Whether the viewer may see cheats: monitors and administrators, never players. */
export function seesCheats(viewer: Viewer | null): boolean {
  return may(viewer, 'Monitor', 'monitor')
}
