import { expect, it, vi } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp } from '../../kit/server/app.ts'
import { insertApiToken, insertUser } from '../../kit/world/session-rows.ts'

it('a server that stops stores the visits that wait before it closes its connections', async () => {
  const test = await startTestApp()
  const { pool, logs, events } = test.services
  const gate = Promise.withResolvers<void>()
  let stored = 0
  type Query = (statement: { name?: string }, ...others: unknown[]) => Promise<{ rowCount: number }>
  const query = pool.query.bind(pool) as unknown as Query
  vi.spyOn(pool as unknown as { query: Query }, 'query').mockImplementation(async (statement, ...others) => {
    if (statement.name !== 'record-visits') return query(statement, ...others)
    await gate.promise
    const result = await query(statement, ...others)
    stored += result.rowCount
    return result
  })
  for (let visit = 0; visit < 2; visit += 1) {
    const { token } = await insertApiToken(pool, (await insertUser(pool)).id)
    await new Actor(test.url, { authorization: `Bearer ${token}` }).query('{ __typename }')
  }

  // The visits are stored from the step before theirs on, and are counted in the step after it.
  const flush = logs.flush.bind(logs)
  vi.spyOn(logs, 'flush').mockImplementation(async () => {
    await flush()
    gate.resolve()
  })
  const dispose = events.dispose.bind(events)
  let storedBefore: number | undefined
  vi.spyOn(events, 'dispose').mockImplementation(() => {
    storedBefore = stored
    return dispose()
  })
  await test.dispose()
  expect(storedBefore).toBe(2)
})
