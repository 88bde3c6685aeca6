import type { ApiTokenScope, Role } from '../../../prisma/generated/client/enums.ts'
import { grantableScopes } from '../../../rules/token-scopes.ts'

/** A token never allows more than its owner's role does. */
export function canGrant(role: Role, scope: ApiTokenScope): boolean {
  return grantableScopes(role).includes(scope)
}
