import type { ApiTokenScope } from '../../__generated__/useCreateApiTokenMutation.graphql.ts'
import type { Role } from '../../session/viewer.ts'

const SCOPES: Readonly<Record<Role, readonly ApiTokenScope[]>> = {
  Banned: [],
  User: ['read', 'play'],
  Monitor: ['read', 'play', 'monitor'],
  Admin: ['read', 'play', 'monitor', 'author', 'admin'],
}

/** The scopes that a user with this role can grant. The server rejects others. */
export function scopesOf(role: Role): readonly ApiTokenScope[] {
  return SCOPES[role]
}
