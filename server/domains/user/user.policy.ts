import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'

/** Address, real name and what else is nobody's business but the user's own and that of administrators. */
export function maySeePrivately(viewer: Viewer | null, userId: string): boolean {
  return may(viewer, 'Admin', 'admin') || (viewer?.id === userId && may(viewer, 'User', 'read'))
}
