import type pg from 'pg'
import type { ApiTokenScope, Role } from '../../../prisma/generated/client/enums.ts'
import type { Viewer } from '../../context.ts'
import { hashToken, sessionExpiry } from './session-token.ts'

type Identity = { viewer: Viewer; refreshedUntil: Date | null }
type Row = {
  id: string
  user_name: string
  role: Role
  visited: boolean
}
type SessionRow = Row & { session_id: string; half_gone: boolean }
type TokenRow = Row & { token_id: number; scopes: ApiTokenScope[] }

/** The viewer of a session cookie; null for a stale one, which counts as anonymous. Slides the session. */
export async function authenticateSession(
  pool: pg.Pool,
  token: string,
  ip: string,
): Promise<Identity | null> {
  const { rows } = await pool.query<SessionRow>({
    name: 'authenticate-session',
    text: `SELECT u.id, u.user_name, u.role, s.id AS session_id,
                  coalesce(u.last_visited_at > now() - interval '5 seconds', false) AS visited,
                  s.expires_at < now() + interval '3.5 days' AS half_gone
             FROM session s JOIN "user" u ON u.id = s.user_id
            WHERE s.token_hash = $1 AND s.expires_at > now()`,
    values: [Buffer.from(hashToken(token))],
  })
  const row = rows[0]
  if (!row) return null
  let refreshedUntil: Date | null = null
  if (row.half_gone) {
    refreshedUntil = sessionExpiry(new Date())
    await pool.query('UPDATE session SET expires_at = $2, last_used_at = now() WHERE id = $1', [
      row.session_id,
      refreshedUntil,
    ])
  }
  if (!row.visited) await markVisit(pool, row.id, ip, row.session_id)
  return {
    viewer: {
      id: row.id,
      userName: row.user_name,
      role: row.role,
      sessionId: row.session_id,
      tokenId: null,
      scopes: null,
    },
    refreshedUntil,
  }
}

/** The viewer of an API token; null when it is unknown or has expired. */
export async function authenticateApiToken(pool: pg.Pool, token: string, ip: string): Promise<Viewer | null> {
  const { rows } = await pool.query<TokenRow>({
    name: 'authenticate-api-token',
    text: `SELECT u.id, u.user_name, u.role, t.id AS token_id, t.scopes::text[] AS scopes,
                  coalesce(u.last_visited_at > now() - interval '5 seconds', false)
                    AND t.last_used_at IS NOT NULL AS visited
             FROM api_token t JOIN "user" u ON u.id = t.user_id
            WHERE t.token_hash = $1 AND t.expires_at > now()`,
    values: [Buffer.from(hashToken(token))],
  })
  const row = rows[0]
  if (!row) return null
  if (!row.visited) {
    await markVisit(pool, row.id, ip, null)
    await pool.query('UPDATE api_token SET last_used_at = now() WHERE id = $1', [row.token_id])
  }
  return {
    id: row.id,
    userName: row.user_name,
    role: row.role,
    sessionId: null,
    tokenId: row.token_id,
    scopes: row.scopes,
  }
}

async function markVisit(pool: pg.Pool, userId: string, ip: string, sessionId: string | null): Promise<void> {
  await pool.query(
    `WITH s AS (UPDATE session SET last_used_at = now() WHERE id = $3::uuid)
     UPDATE "user" SET last_visited_at = now(), ip = $2 WHERE id = $1`,
    [userId, ip.slice(0, 40), sessionId],
  )
}
