import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'

export function mayAdministerUsers(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'admin')
}

/** Whether the viewer may see private fields, such as address and real name: the user and administrators. */
export function maySeePrivately(viewer: Viewer | null, userId: string): boolean {
  return mayAdministerUsers(viewer) || (viewer?.id === userId && may(viewer, 'User', 'read'))
}
