import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createAccessWatch, type AccessWatch } from '../../../server/domains/session/access-watch.ts'
import { createEventBus, type EventBus } from '../../../server/events/event-bus.ts'
import type { Viewer } from '../../../server/use-case/viewer.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'
import { insertApiToken, insertSession, insertUser } from '../../kit/world/session-rows.ts'
import { until } from '../../kit/wait.ts'

const log = captureLog()

let databaseUrl: string
let pool: pg.Pool
let events: EventBus
let access: AccessWatch
/** Name and reason of each connection that ended. */
let ends: [string, string][]

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl })
  // The end of the run deletes the database: its last connections may still be closing here.
  return () => pool.end()
})

beforeEach(() => {
  // Only the timer of the check: the driver keeps the others.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  ends = []
  events = createEventBus({ redis: null, logger: log.logger })
  access = createAccessWatch({ pool, events, logger: log.logger })
})
afterEach(async () => {
  await access.dispose()
  vi.useRealTimers()
})

const watch = (name: string, viewer: Viewer | null) => access.watch(viewer, (why) => ends.push([name, why]))
const viewerOf = (id: string, by: Partial<Viewer>): Viewer => ({
  id,
  userName: 'ada',
  role: 'User',
  sessionId: null,
  tokenId: null,
  scopes: null,
  ...by,
})

/** The bus logs a listener that fails. */
const failedListeners = () => log.lines.filter(({ level }) => level >= 50)

it('ends the connections of the sessions and tokens that an event names, each once', () => {
  watch('one', viewerOf('ada', { sessionId: 's1' }))
  watch('two', viewerOf('ada', { sessionId: 's2' }))
  watch('token', viewerOf('ada', { tokenId: 1 }))
  watch('other user', viewerOf('eve', { sessionId: 's1', tokenId: 1 }))
  watch('nobody', null)
  events.emit('access.ended', { userId: 'ada', sessionIds: ['s3'] })
  events.emit('access.ended', { userId: 'ada', tokenIds: [2] })
  events.emit('access.ended', { userId: 'grace' })
  expect(ends).toEqual([])
  expect(failedListeners()).toEqual([])
  events.emit('access.ended', { userId: 'ada', sessionIds: ['s2', 's4'] })
  expect(ends).toEqual([['two', 'ended']])
  events.emit('access.ended', { userId: 'ada', tokenIds: [1, 3] })
  expect(ends.slice(1)).toEqual([['token', 'ended']])
  events.emit('access.ended', { userId: 'ada', sessionIds: ['s2', 's1'], tokenIds: [1] })
  expect(ends.slice(2)).toEqual([['one', 'ended']])
})

it('ends all connections of a user but those of one session', () => {
  watch('kept', viewerOf('ada', { sessionId: 's1' }))
  watch('other', viewerOf('ada', { sessionId: 's2' }))
  watch('token', viewerOf('ada', { tokenId: 1 }))
  events.emit('access.ended', { userId: 'ada', exceptSessionId: 's1' })
  expect(ends).toEqual([
    ['other', 'ended'],
    ['token', 'ended'],
  ])
  events.emit('access.ended', { userId: 'ada' })
  expect(ends.slice(2)).toEqual([['kept', 'ended']])
})

it('ends the connections of a user whose rights changed, for that reason', () => {
  watch('one', viewerOf('ada', { sessionId: 's1' }))
  watch('token', viewerOf('ada', { tokenId: 1 }))
  watch('other user', viewerOf('eve', { sessionId: 's2' }))
  events.emit('access.changed', { userId: 'grace' })
  events.emit('access.changed', { userId: 'ada' })
  expect(ends).toEqual([
    ['one', 'changed'],
    ['token', 'changed'],
  ])
  expect(failedListeners()).toEqual([])
})

it('leaves a connection alone that is no longer watched', () => {
  const stop = watch('closed', viewerOf('ada', { sessionId: 's1' }))
  watch('open', viewerOf('ada', { sessionId: 's1' }))
  stop()
  events.emit('access.ended', { userId: 'ada' })
  expect(ends).toEqual([['open', 'ended']])
  stop()
  watch('visitor', null)()
})

/** Watches a session and a token of a new user. */
async function watchUser(name: string) {
  const { id } = await insertUser(pool)
  const [session, token] = [await insertSession(pool, id), await insertApiToken(pool, id)]
  watch(`${name} session`, viewerOf(id, { sessionId: session.id }))
  watch(`${name} token`, viewerOf(id, { tokenId: token.id }))
  return { id, session, token }
}

it('ends what the database no longer lists, and what it lists with another role', async () => {
  await watchUser('same')
  const [gone, expired, banned, promoted] = [
    await watchUser('gone'),
    await watchUser('expired'),
    await watchUser('banned'),
    await watchUser('promoted'),
  ]
  await access.check()
  expect(ends).toEqual([])
  await pool.query('DELETE FROM session WHERE id = $1', [gone.session.id])
  await pool.query('DELETE FROM api_token WHERE id = $1', [gone.token.id])
  await pool.query('UPDATE session SET expires_at = now() WHERE id = $1', [expired.session.id])
  await pool.query('UPDATE api_token SET expires_at = now() WHERE id = $1', [expired.token.id])
  await pool.query(`UPDATE "user" SET role = 'Banned' WHERE id = $1`, [banned.id])
  await pool.query(`UPDATE "user" SET role = 'Monitor' WHERE id = $1`, [promoted.id])
  await access.check()
  expect(ends).toEqual([
    ['gone session', 'ended'],
    ['gone token', 'ended'],
    ['expired session', 'ended'],
    ['expired token', 'ended'],
    ['banned session', 'ended'],
    ['banned token', 'ended'],
    ['promoted session', 'changed'],
    ['promoted token', 'changed'],
  ])
  await access.check()
  expect(ends).toHaveLength(8)
})

it('asks nothing while nobody is watched', async () => {
  const closed = new pg.Pool({ connectionString: databaseUrl })
  await closed.end()
  const idle = createAccessWatch({ pool: closed, events, logger: log.logger })
  await idle.check()
  watch('nobody', null)
  idle.watch(viewerOf('ada', { sessionId: 's1' }), () => undefined)()
  await idle.check()
  idle.watch(viewerOf('ada', { sessionId: 's1' }), () => undefined)
  await expect(idle.check()).rejects.toThrow('after calling end')
  await idle.dispose()
})

it('checks every thirty seconds, also after a check that failed, until it is disposed', async () => {
  const { session } = await watchUser('timed')
  const query = vi.spyOn(pool, 'query')
  vi.advanceTimersByTime(29_999)
  expect(query).not.toHaveBeenCalled()
  query.mockImplementationOnce((() => Promise.reject(new Error('no database'))) as never)
  vi.advanceTimersByTime(1)
  await log.lineWith('could not check open connections', 'no database')
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
  await pool.query('DELETE FROM session WHERE id = $1', [session.id])
  vi.advanceTimersByTime(30_000)
  await until(() => ends.length === 1, 'the connection is ended')
  expect(ends).toEqual([['timed session', 'ended']])
})

it('runs one check at a time, and waits for it when it is disposed', async () => {
  await watchUser('slow')
  let answer = (_rows: { rows: object[] }) => undefined as void
  const query = vi.spyOn(pool, 'query').mockImplementation((() => new Promise((resolve) => (answer = resolve))) as never) // oxfmt-ignore
  vi.advanceTimersByTime(90_000)
  expect(query).toHaveBeenCalledTimes(1)
  let isDisposed = false
  const disposed = access.dispose().then(() => (isDisposed = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isDisposed).toBe(false)
  vi.advanceTimersByTime(90_000)
  answer({ rows: [] })
  await disposed
  expect(ends).toHaveLength(2)
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
})

it('ends a connection once, even if an event ends it during a check', async () => {
  const { session, id } = await watchUser('both')
  await pool.query('DELETE FROM session WHERE id = $1', [session.id])
  const checked = access.check()
  events.emit('access.ended', { userId: id })
  await checked
  expect(ends).toEqual([
    ['both session', 'ended'],
    ['both token', 'ended'],
  ])
})

it('hears nothing more once it is disposed', async () => {
  watch('open', viewerOf('ada', { sessionId: 's1' }))
  await access.dispose()
  const query = vi.spyOn(pool, 'query')
  events.emit('access.ended', { userId: 'ada' })
  events.emit('access.changed', { userId: 'ada' })
  vi.advanceTimersByTime(90_000)
  expect(query).not.toHaveBeenCalled()
  query.mockRestore()
  expect(ends).toEqual([])
})
