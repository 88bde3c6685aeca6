import type { ApiTokenScope, Role } from '../../../prisma/generated/client/enums.ts'

const scopesByRole: Record<Role, readonly ApiTokenScope[]> = {
  Banned: [],
  User: ['read', 'play'],
  Monitor: ['read', 'play', 'monitor'],
  Admin: ['read', 'play', 'monitor', 'author', 'admin'],
}

/** A token never allows more than its owner's role does. */
export function canGrant(role: Role, scope: ApiTokenScope): boolean {
  return scopesByRole[role].includes(scope)
}
