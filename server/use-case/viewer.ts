import type { ApiTokenScope, Role } from '../../prisma/generated/client/enums.ts'

export type Viewer = {
  id: string
  userName: string
  role: Role
  /** Null when signed in with an API token. */
  sessionId: string | null
  tokenId: number | null
  /** What the token allows; null for a session, which may do all that its role may. */
  scopes: ApiTokenScope[] | null
}

/** The person or program behind a request, as rate limits and the platform log count it. */
export type Caller = {
  viewer: Viewer | null
  /** Client address after trusted proxies. */
  ip: string
  /** A loopback caller without forwarded headers is not limited. */
  isLimited: boolean
}
