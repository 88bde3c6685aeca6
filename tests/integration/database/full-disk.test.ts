import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { readinessAnswer } from '../../kit/server/readiness.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'

// A database whose disk is full: rows can be read and locked, and nothing gets a new page.

let test: TestApp
let admin: Actor
const log = captureLog('info')
const post = { title: 'News', summary: '', content: '' }

beforeAll(async () => {
  test = await startTestApp({ logger: log.logger, operations: { intervalMs: 100 } })
  admin = await signIn(test, 'Admin')
  const refusal = `$$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`
  await test.services.pool.query(`
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS ${refusal};
    CREATE TRIGGER no_room BEFORE INSERT ON post EXECUTE FUNCTION no_room();
    CREATE FUNCTION no_page() RETURNS event_trigger LANGUAGE plpgsql AS ${refusal};
    CREATE EVENT TRIGGER no_page ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS')
      EXECUTE FUNCTION no_page()`)
})
afterAll(() => test.dispose())

async function shownFaults(): Promise<string> {
  const { operations } = await admin.query<{ operations: { processes: { faults: string[] }[] } }>(
    '{ operations { processes { faults } } }',
  )
  return operations.processes.flatMap(({ faults }) => faults).join()
}

it('is named by both APIs', async () => {
  const answer = await admin.rest('POST', '/api/edit/posts', post)
  expect([answer.status, answer.body]).toMatchObject([507, { code: 'HTTP_DATABASE_FULL' }])
  const { errors } = await admin.graphql('mutation { createPost(input: { title: "News" }) { __typename } }')
  expect(errors?.[0]?.extensions?.code).toBe('HTTP_DATABASE_FULL')
  expect(log.text()).toContain('the disk of the database is full')
  expect(log.text()).not.toContain('the database is unavailable')
})

it('is told by readyz and by the operations screen until there is room', async () => {
  expect(await readinessAnswer(test)).toEqual({
    status: 503,
    body: expect.objectContaining({
      database: 'down',
      reasons: { database: 'The database does not take writes: could not extend file' },
    }),
  })
  await until(async () => (await shownFaults()) === 'DATABASE', 'the screen shows the fault')
  expect(log.text()).not.toContain('has room again')

  await test.services.pool.query('DROP EVENT TRIGGER no_page; DROP TRIGGER no_room ON post')
  expect(await readinessAnswer(test)).toMatchObject({ status: 200, body: { database: 'up' } })
  expect(log.text()).toContain('the disk of the database has room again')
  await until(async () => (await shownFaults()) === '', 'the screen shows no fault')
  expect((await admin.rest('POST', '/api/edit/posts', post)).status).toBe(200)
})
