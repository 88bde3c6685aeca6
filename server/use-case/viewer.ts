import type { ApiTokenScope, Role } from '../../prisma/generated/client/enums.ts'
import { noUuid } from './no-uuid.ts'

export type Viewer = {
  id: string
  userName: string
  /** The rights of the viewer. */
  role: Role
  /** The role of a user whose session lacks the second factor that the platform requires for it. */
  withheldRole?: Role | undefined
  /** Null when authenticated with an API token. */
  sessionId: string | null
  tokenId: number | null
  /** The scopes of the token; null for a session, which has all rights of its role. */
  scopes: ApiTokenScope[] | null
}

/** The person or program behind a request, for rate limits and the platform log. */
export type Caller = {
  viewer: Viewer | null
  /** Client address after trusted proxies. */
  ip: string
  /** A loopback caller without forwarded headers is not limited. */
  isLimited: boolean
}

/** The id of the viewer, or one that no user has, for conditions of queries. */
export function viewerIdOf({ viewer }: Pick<Caller, 'viewer'>): string {
  return viewer?.id ?? noUuid
}
