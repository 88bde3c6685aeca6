import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../../../server/context.ts'
import { connectDatabase } from '../../../server/database/database.ts'
import { markAuthenticated, requireRecentLogIn } from '../../../server/domains/session/recent-log-in.ts'
import {
  deleteAccess,
  deleteSessions,
  endCurrentSession,
  mostSessions,
  renewSession,
  revokeSession,
  startSession,
} from '../../../server/domains/session/session.service.ts'
import { hashToken } from '../../../server/domains/session/session-token.ts'
import { createEventBus } from '../../../server/events/event-bus.ts'
import { createLogger } from '../../../server/runtime/logger.ts'
import type { Viewer } from '../../../server/use-case/viewer.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { insertApiToken, insertSession, insertUser } from '../../kit/world/session-rows.ts'

// The use cases of sessions on a database: which rows, cookies and events they leave.

const logger = createLogger({ level: 'silent', pretty: false })
const dayMs = 86_400_000

let database: ReturnType<typeof connectDatabase>
/** Cookies, events and charges in their order. */
let done: unknown[][]

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  database = connectDatabase(databaseUrl, logger)
  return async () => {
    await database.dispose()
    await dropTestDatabase(databaseUrl)
  }
})
beforeEach(() => {
  done = []
})

function contextOf(viewer: Viewer | null, isBrowser = true): Context {
  const events = createEventBus({ redis: null, logger })
  events.on('access.ended', (ended) => done.push(['ended', ended]))
  const context = {
    db: database.db,
    events,
    viewer,
    ip: '203.0.113.7 '.repeat(5),
    userAgent: 'Browser '.repeat(50),
    isBrowser,
    limits: { charge: async (_ctx: Context, name: string) => void done.push(['charge', name]) },
    cookies: {
      set: (token: string, expiresAt: Date) => done.push(['set', token, expiresAt]),
      setXsrf: (sessionId: string, expiresAt: Date) => done.push(['xsrf', sessionId, expiresAt]),
      clear: () => done.push(['clear']),
    },
  }
  return context as unknown as Context
}

const sessionsOf = (userId: string) =>
  database.db.session.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })

/** A user with a session, and the caller who uses it. */
async function loggedIn() {
  const user = await insertUser(database.pool)
  const session = await insertSession(database.pool, user.id)
  const viewer: Viewer = { ...user, role: 'User', sessionId: session.id, tokenId: null, scopes: null }
  return { user, session, viewer, ctx: contextOf(viewer) }
}
const withToken = (viewer: Viewer): Viewer => ({ ...viewer, sessionId: null, tokenId: 1, scopes: ['read'] })

describe('a log in', () => {
  it('of a visitor stores a session for a week and sends its cookies', async () => {
    const { id } = await insertUser(database.pool)
    const ctx = contextOf(null)
    await startSession(ctx, id)
    const [session, ...others] = await sessionsOf(id)
    expect(others).toEqual([])
    const { expiresAt } = session ?? {}
    const [cleared, set, xsrf] = done
    expect([cleared, xsrf]).toEqual([['clear'], ['xsrf', session?.id, expiresAt]])
    expect(set).toEqual(['set', expect.any(String), expiresAt])
    expect(hashToken(String(set?.[1]))).toEqual(session?.tokenHash)
    expect(session).toMatchObject({ ip: ctx.ip.slice(0, 40), userAgent: ctx.userAgent.slice(0, 256) })
    const leftMs = (expiresAt?.getTime() ?? 0) - Date.now()
    expect(Math.round(leftMs / dayMs)).toBe(7)
    expect(ctx.viewer).toBeNull()
  })

  it('ends the session that the browser had, and leaves those of other browsers', async () => {
    const { user, session, ctx } = await loggedIn()
    const other = await insertSession(database.pool, user.id)
    await startSession(ctx, user.id)
    const ids = (await sessionsOf(user.id)).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain(other.id)
    expect(ids).not.toContain(session.id)
    expect(done.slice(0, 2)).toEqual([['ended', { userId: user.id, sessionIds: [session.id] }], ['clear']])
    expect(ctx.viewer?.sessionId).toBe(ids.find((id) => id !== other.id))
  })

  it('of a program ends none of its sessions', async () => {
    const { user, session, viewer } = await loggedIn()
    await startSession(contextOf(viewer, false), user.id)
    const ids = (await sessionsOf(user.id)).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain(session.id)
    expect(done.map(([act]) => act)).toEqual(['set', 'xsrf'])
  })

  it('beyond the twentieth session ends the oldest, also many at once', async () => {
    const { user, session } = await loggedIn()
    const program = contextOf(null, false)
    await Promise.all(Array.from({ length: mostSessions + 4 }, () => startSession(program, user.id)))
    const ids = (await sessionsOf(user.id)).map(({ id }) => id)
    expect(ids).toHaveLength(mostSessions)
    expect(ids).not.toContain(session.id)
    const ended = done.flatMap(([act, payload]) =>
      act === 'ended' ? (payload as { sessionIds: string[] }).sessionIds : [],
    )
    expect(ended).toHaveLength(5)
    expect(ended).toContain(session.id)
  })

  it('as another user leaves the caller of this request as it is', async () => {
    const { viewer, ctx } = await loggedIn()
    const other = await insertUser(database.pool)
    await startSession(ctx, other.id)
    expect(ctx.viewer).toEqual(viewer)
    expect(await sessionsOf(other.id)).toHaveLength(1)
  })
})

describe('a new id', () => {
  it('keeps the age of the session', async () => {
    const { user, session, ctx } = await loggedIn()
    const old = `now() - interval '25 days'`
    await database.pool.query(
      `UPDATE session SET created_at = ${old}, authenticated_at = ${old} + interval '1 day'`,
    )
    const [before] = await sessionsOf(user.id)
    await renewSession(ctx)
    const [after, ...others] = await sessionsOf(user.id)
    expect(others).toEqual([])
    expect(after?.id).not.toBe(session.id)
    expect(after?.createdAt).toEqual(before?.createdAt)
    expect(after?.authenticatedAt).toEqual(before?.authenticatedAt)
    expect(Math.round(((after?.expiresAt.getTime() ?? 0) - Date.now()) / dayMs)).toBe(5)
  })

  it('is refused once the session is gone, and to an API token', async () => {
    const { user, viewer, ctx } = await loggedIn()
    await database.db.session.deleteMany({ where: { userId: user.id } })
    await expect(renewSession(ctx)).rejects.toMatchObject({ status: 401 })
    await expect(renewSession(contextOf(withToken(viewer)))).rejects.toMatchObject({
      key: 'auth.sessionRequired',
    })
    expect(await sessionsOf(user.id)).toEqual([])
    expect(done).toEqual([])
  })
})

it('logging out without a session clears the cookies and ends nothing', async () => {
  const { user, viewer } = await loggedIn()
  await endCurrentSession(contextOf(null))
  await endCurrentSession(contextOf(withToken(viewer)))
  expect(done).toEqual([['clear'], ['clear']])
  expect(await sessionsOf(user.id)).toHaveLength(1)
})

it('the sessions of one user are deleted, all or all but one, and with the tokens', async () => {
  const [{ user, session }, other] = [await loggedIn(), await loggedIn()]
  for (const { id } of [user, other.user]) {
    await insertSession(database.pool, id)
    await insertApiToken(database.pool, id)
  }
  const { db } = database
  await deleteSessions(db, user.id, session.id)
  expect((await sessionsOf(user.id)).map(({ id }) => id)).toEqual([session.id])
  await deleteSessions(db, user.id)
  expect(await sessionsOf(user.id)).toEqual([])
  expect(await db.apiToken.count({ where: { userId: user.id } })).toBe(1)
  await insertSession(database.pool, user.id)
  await db.$transaction((tx) => deleteAccess(tx, user.id))
  const ofUser = { where: { userId: user.id } }
  expect([await db.session.count(ofUser), await db.apiToken.count(ofUser)]).toEqual([0, 0])
  const ofOther = { where: { userId: other.user.id } }
  expect([await db.session.count(ofOther), await db.apiToken.count(ofOther)]).toEqual([2, 1])
})

describe('a revocation', () => {
  it('ends another session of the same user', async () => {
    const { user, session, ctx } = await loggedIn()
    const other = await insertSession(database.pool, user.id)
    await revokeSession(ctx, other.id)
    expect((await sessionsOf(user.id)).map(({ id }) => id)).toEqual([session.id])
    expect(done).toEqual([
      ['charge', 'Account'],
      ['ended', { userId: user.id, sessionIds: [other.id] }],
    ])
  })

  it('of the current session clears its cookies', async () => {
    const { user, session, ctx } = await loggedIn()
    await revokeSession(ctx, session.id)
    expect(await sessionsOf(user.id)).toEqual([])
    expect(done).toEqual([
      ['charge', 'Account'],
      ['clear'],
      ['ended', { userId: user.id, sessionIds: [session.id] }],
    ])
  })

  it('finds no session of another user, no unknown one and no malformed id', async () => {
    const [{ ctx }, other] = [await loggedIn(), await loggedIn()]
    for (const id of [other.session.id, randomUUID(), 'no id'])
      await expect(revokeSession(ctx, id)).rejects.toMatchObject({ key: 'session.notFound' })
    expect(await sessionsOf(other.user.id)).toHaveLength(1)
    expect(done).toEqual([1, 2, 3].map(() => ['charge', 'Account']))
  })

  it('is refused to an API token', async () => {
    const { user, session, viewer } = await loggedIn()
    const asked = revokeSession(contextOf(withToken(viewer)), session.id)
    await expect(asked).rejects.toMatchObject({ key: 'auth.sessionRequired' })
    expect(await sessionsOf(user.id)).toHaveLength(1)
    expect(done).toEqual([])
  })
})

it('a log in counts as recent for ten minutes, until the password is confirmed again', async () => {
  const [{ session, viewer, ctx }, other] = [await loggedIn(), await loggedIn()]
  const age = (minutes: number) =>
    database.pool.query(`UPDATE session SET authenticated_at = now() - interval '${minutes} minutes'`)
  await age(9)
  expect(await requireRecentLogIn(ctx)).toEqual(viewer)
  await age(11)
  await expect(requireRecentLogIn(ctx)).rejects.toMatchObject({
    key: 'auth.passwordNeeded',
    params: { minutes: 10 },
  })
  await markAuthenticated(ctx, session.id)
  expect(await requireRecentLogIn(ctx)).toEqual(viewer)
  await expect(requireRecentLogIn(other.ctx)).rejects.toMatchObject({ key: 'auth.passwordNeeded' })
  await expect(requireRecentLogIn(contextOf(withToken(viewer)))).rejects.toMatchObject({
    key: 'auth.sessionRequired',
  })
})
