import type pg from 'pg'
import type { ApiTokenScope, Role } from '../../../prisma/generated/client/enums.ts'
import { coalesce } from '../../runtime/coalesce.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { needsFactor } from './needs-factor.ts'
import { hashToken, sessionExpiry } from './session-token.ts'
import { isDue, type Visits } from './visits.ts'

type Identity = { viewer: Viewer; refreshedUntil: Date | null }
type Row = {
  ordinal: number
  id: string
  user_name: string
  role: Role
  /** Whether the visit is to be recorded. */
  is_due: boolean
}
type SessionRow = Row & {
  session_id: string
  created_at: Date
  needs_extension: boolean
  needs_factor: boolean
}
type TokenRow = Row & { token_id: number; scopes: ApiTokenScope[] }

const sessionStatement = {
  name: 'authenticate-session',
  text: `SELECT asked.ordinal::int AS ordinal, u.id, u.user_name, u.role, s.id AS session_id,
                ${isDue('u.last_visited_at')} OR ${isDue('s.last_used_at')} AS is_due,
                s.created_at,
                ${needsFactor} AS needs_factor,
                s.expires_at < least(now() + interval '3.5 days', s.created_at + interval '30 days') AS needs_extension
           FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (hash, ordinal)
           JOIN session s ON s.token_hash = asked.hash AND s.expires_at > now()
           JOIN "user" u ON u.id = s.user_id`,
}

const apiTokenStatement = {
  name: 'authenticate-api-token',
  text: `SELECT asked.ordinal::int AS ordinal, u.id, u.user_name, u.role, t.id AS token_id,
                t.scopes::text[] AS scopes,
                ${isDue('u.last_visited_at')} OR ${isDue('t.last_used_at')} AS is_due
           FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (hash, ordinal)
           JOIN api_token t ON t.token_hash = asked.hash AND t.expires_at > now()
           JOIN "user" u ON u.id = t.user_id`,
}

export type Authenticator = {
  /** The viewer of a session cookie; null for a stale one, which counts as anonymous. Extends the session. */
  session(token: string, ip: string): Promise<Identity | null>
  /** The viewer of an API token; null when it is unknown or has expired. */
  apiToken(token: string, ip: string): Promise<Viewer | null>
}

/** Every request authenticates, so waiting look-ups are batched. */
export function createAuthenticator({ pool, visits }: { pool: pg.Pool; visits: Visits }): Authenticator {
  const sessions = lookUp<SessionRow>(pool, sessionStatement)
  const apiTokens = lookUp<TokenRow>(pool, apiTokenStatement)

  return {
    async session(token, ip) {
      const row = await sessions.ask(hashToken(token))
      if (!row) return null
      const { id, user_name: userName, session_id: sessionId } = row
      const rights = row.needs_factor ? { role: 'User' as const, withheldRole: row.role } : { role: row.role }
      const refreshedUntil = row.needs_extension ? await extendSession(pool, row) : null
      if (row.is_due) visits.note({ userId: id, ip, sessionId, tokenId: null })
      return { viewer: { id, userName, ...rights, sessionId, tokenId: null, scopes: null }, refreshedUntil }
    },
    async apiToken(token, ip) {
      const row = await apiTokens.ask(hashToken(token))
      if (!row) return null
      const { id, user_name: userName, role, token_id: tokenId, scopes } = row
      if (row.is_due) visits.note({ userId: id, ip, sessionId: null, tokenId })
      return { id, userName, role, sessionId: null, tokenId, scopes }
    },
  }
}

async function extendSession(pool: pg.Pool, row: SessionRow): Promise<Date> {
  const until = sessionExpiry(new Date(), row.created_at)
  await pool.query('UPDATE session SET expires_at = $2, last_used_at = now() WHERE id = $1', [
    row.session_id,
    until,
  ])
  return until
}

/** Rows by the hashes of tokens; null for an unknown or expired token. */
function lookUp<Found extends Row>(pool: pg.Pool, statement: { name: string; text: string }) {
  const run = async (hashes: Uint8Array[]) => {
    const { rows } = await pool.query<Found>({
      ...statement,
      values: [hashes.map((hash) => Buffer.from(hash))],
    })
    const byOrdinal = new Map(rows.map((row) => [row.ordinal, row]))
    return hashes.map((_hash, index) => byOrdinal.get(index + 1) ?? null)
  }
  return coalesce({ run, concurrency: 2, largestBatch: 100 })
}
