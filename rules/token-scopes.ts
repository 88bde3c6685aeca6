const tokenScopes = ['read', 'play', 'monitor', 'author', 'admin'] as const
type TokenScope = (typeof tokenScopes)[number]

type Role = 'Banned' | 'User' | 'Monitor' | 'Admin'

const scopesByRole: Readonly<Record<Role, readonly TokenScope[]>> = {
  Banned: [],
  User: ['read', 'play'],
  Monitor: ['read', 'play', 'monitor'],
  Admin: tokenScopes,
}

/** The scopes that an API token of a user with this role can have: never more than the role itself allows. */
export function grantableScopes(role: Role): readonly TokenScope[] {
  return scopesByRole[role]
}
