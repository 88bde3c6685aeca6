import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { ApiTokenScope, Role } from '../../../prisma/generated/client/enums.ts'
import { hashToken } from '../../../server/domains/session/session-token.ts'

type Times = {
  /** SQL expressions. */
  expiresAt?: string
  createdAt?: string
}

/** Inserts a user and returns the id. */
export async function insertUser(
  pool: pg.Pool,
  role: Role = 'User',
): Promise<{ id: string; userName: string }> {
  const id = randomUUID()
  const userName = `u${id.slice(0, 8)}`
  await pool.query(
    `INSERT INTO "user" (id, user_name, normalized_user_name, email, normalized_email, email_confirmed, role)
     VALUES ($1, $2::text, upper($2::text), $2::text || '@example.test', upper($2::text || '@example.test'), true, $3)`,
    [id, userName, role],
  )
  return { id, userName }
}

/** Inserts a session and returns its id and its token. */
export async function insertSession(
  pool: pg.Pool,
  userId: string,
  { expiresAt = `now() + interval '6 days'`, createdAt = `now() - interval '1 day'` }: Times = {},
): Promise<{ id: string; token: string }> {
  const [id, token] = [randomUUID(), randomUUID()]
  await pool.query(
    `INSERT INTO session (id, token_hash, user_id, ip, expires_at, created_at, last_used_at, authenticated_at)
     VALUES ($1, $2, $3, '192.0.2.1', ${expiresAt}, ${createdAt}, ${createdAt}, ${createdAt})`,
    [id, Buffer.from(hashToken(token)), userId],
  )
  return { id, token }
}

/** Inserts an API token that was never used, and returns its id and its text. */
export async function insertApiToken(
  pool: pg.Pool,
  userId: string,
  {
    scopes = ['read'],
    expiresAt = `now() + interval '1 day'`,
  }: { scopes?: ApiTokenScope[]; expiresAt?: string } = {},
): Promise<{ id: number; token: string }> {
  const token = randomUUID()
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO api_token (user_id, name, token_hash, scopes, expires_at)
     VALUES ($1, 'test', $2, $3, ${expiresAt}) RETURNING id`,
    [userId, Buffer.from(hashToken(token)), scopes],
  )
  return { id: rows[0]?.id ?? 0, token }
}
