import type pg from 'pg'
import type { Role } from '../../../prisma/generated/client/enums.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import type { DomainEvents } from '../../events/domain-events.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../runtime/logger.ts'
import { needsFactor } from './needs-factor.ts'

const checkMs = 30_000

/** Why a connection must close: the session or token ended, or its rights changed. */
type AccessEnd = 'ended' | 'changed'
type Watched = { viewer: Viewer; end: (why: AccessEnd) => void }

/**
 * Tracks the connections (sockets, streams) of sessions and tokens, and closes them when the session or token ends.
 * Events do it at once; a periodic check of the rows covers lost events and expiry.
 */
export type AccessWatch = {
  /** Calls `end` at most once. Returns a function that stops watching. */
  watch(viewer: Viewer | null, end: (why: AccessEnd) => void): () => void
  /** Compares with the rows in the database. */
  check(): Promise<void>
  dispose(): Promise<void>
}

type Options = { pool: pg.Pool; events: EventBus; logger: Logger }

export function createAccessWatch({ pool, events, logger }: Options): AccessWatch {
  const byUser = new Map<string, Set<Watched>>()
  let checking: Promise<void> | null = null

  function remove(watched: Watched): boolean {
    const set = byUser.get(watched.viewer.id)
    const isThere = set?.delete(watched) ?? false
    if (set?.size === 0) byUser.delete(watched.viewer.id)
    return isThere
  }

  function finish(watched: Watched, why: AccessEnd): void {
    if (remove(watched)) watched.end(why)
  }

  const offEvents = events.on('access.ended', (ended) => {
    for (const watched of byUser.get(ended.userId)?.values().toArray() ?? []) {
      if (isAffected(ended, watched.viewer)) finish(watched, 'ended')
    }
  })

  const offChanges = events.on('access.changed', ({ userId }) => {
    for (const watched of byUser.get(userId)?.values().toArray() ?? []) finish(watched, 'changed')
  })

  async function check(): Promise<void> {
    const all = [...byUser.values()].flatMap((set) => [...set])
    if (all.length === 0) return
    const { rows } = await pool.query<{ key: string; role: Role }>(
      `SELECT s.id::text AS key, CASE WHEN ${needsFactor} THEN 'User' ELSE u.role END AS role
         FROM session s JOIN "user" u ON u.id = s.user_id
        WHERE s.id = ANY($1::uuid[]) AND s.expires_at > now()
        UNION ALL
       SELECT t.id::text, u.role FROM api_token t JOIN "user" u ON u.id = t.user_id
        WHERE t.id = ANY($2::int[]) AND t.expires_at > now()`,
      [
        all.flatMap(({ viewer }) => viewer.sessionId ?? []),
        all.flatMap(({ viewer }) => viewer.tokenId ?? []),
      ],
    )
    const roles = new Map(rows.map(({ key, role }) => [key, role]))
    for (const watched of all) {
      const { sessionId, tokenId, role } = watched.viewer
      const now = roles.get(sessionId ?? String(tokenId))
      if (now === undefined || now === 'Banned') finish(watched, 'ended')
      else if (now !== role) finish(watched, 'changed')
    }
  }

  const timer = setInterval(() => {
    checking ??= check()
      .catch((error: unknown) => logger.debug({ err: error }, 'could not check open connections'))
      .finally(() => (checking = null))
  }, checkMs)
  timer.unref()

  return {
    watch(viewer, end) {
      if (!viewer) return () => undefined
      const watched = { viewer, end }
      const set = byUser.get(viewer.id) ?? new Set()
      byUser.set(viewer.id, set.add(watched))
      return () => void remove(watched)
    },
    check,
    async dispose() {
      clearInterval(timer)
      offEvents()
      offChanges()
      await checking
    },
  }
}

function isAffected(
  { sessionIds, tokenIds, exceptSessionId }: DomainEvents['access.ended'],
  { sessionId, tokenId }: Viewer,
): boolean {
  if (!sessionIds && !tokenIds) return sessionId !== exceptSessionId
  const isSessionOver = sessionIds?.some((id) => id === sessionId)
  const isTokenOver = tokenIds?.some((id) => id === tokenId)
  return isSessionOver === true || isTokenOver === true
}
