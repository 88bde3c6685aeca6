import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { followOverSocket } from '../../kit/calls/live.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

it('names the rule that a field of the input breaks', async () => {
  const { createTeam } = await admin.query<{ createTeam: unknown }>(
    `mutation { createTeam(input: { name: "${'x'.repeat(129)}" }) {
      __typename ... on InvalidInputError { code issues { path code } } } }`,
  )
  expect(createTeam).toEqual({
    __typename: 'InvalidInputError',
    code: 'INVALID_INPUT',
    issues: [{ path: ['name'], code: 'INPUT_TOO_LONG' }],
  })
})

it('counts the items of a list that is too short', async () => {
  const { createApiToken } = await admin.query<{ createApiToken: unknown }>(
    `mutation { createApiToken(input: { name: "bot", scopes: [], expiresAt: "${new Date(Date.now() + 3_600_000).toISOString()}" }) {
      __typename ... on InvalidInputError { issues { path code message } } } }`,
  )
  expect(createApiToken).toEqual({
    __typename: 'InvalidInputError',
    issues: [{ path: ['scopes'], code: 'INPUT_TOO_FEW_ITEMS', message: 'scopes must have 1 or more items.' }],
  })
})

it('an API token with a wrong name and a wrong time names both', async () => {
  const { createApiToken } = await admin.query<{ createApiToken: unknown }>(
    `mutation { createApiToken(input: { name: "", scopes: [read], expiresAt: "2124-01-01T00:00:00Z" }) {
      ... on InvalidInputError { issues { path code } } } }`,
  )
  expect(createApiToken).toEqual({
    issues: [
      { path: ['name'], code: 'INPUT_REQUIRED' },
      { path: ['expiresAt'], code: 'API_TOKEN_EXPIRY_TOO_FAR' },
    ],
  })
})

it.each([
  [
    'a variable of another type',
    'query ($id: Int!) { gameByDatabaseId(databaseId: $id) { id } }',
    'BAD_REQUEST',
  ],
  ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
])('an error about %s has a code, over HTTP and over WebSocket', async (_name, query, code) => {
  const body = { query, variables: { id: 'x' } }
  const response = await admin.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] })
  const url = `${test.url.replace('http', 'ws')}/graphql`
  const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 })
  const errors = await new Promise((resolve) =>
    client.subscribe(body, {
      next: (result) => resolve(result.errors),
      error: resolve,
      complete: () => undefined,
    }),
  )
  expect(errors).toMatchObject([{ extensions: { code } }])
  await client.dispose()
})

it('names the type of an error outside a result', async () => {
  const query = 'subscription { noticePublished(gameId: 2147483647) { id } }'
  const live = followOverSocket(test.url, { query })
  const answer = await live.next()
  await live.stop()
  expect(answer?.errors).toMatchObject([{ extensions: { code: 'GAME_NOT_FOUND', type: 'NotFoundError' } }])
})

/** Makes PostgreSQL run SQL at the end of each transaction that inserts a row into the table. */
async function atCommit(table: string, sql: string): Promise<void> {
  await test.services.db.$executeRawUnsafe(
    `CREATE OR REPLACE FUNCTION break_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${sql}; RETURN NULL; END $$`,
  )
  await test.services.db.$executeRawUnsafe(
    `CREATE CONSTRAINT TRIGGER break_${table} AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION break_${table}()`,
  )
}

const repair = (table: string) =>
  test.services.db.$executeRawUnsafe(`DROP TRIGGER break_${table} ON ${table}`)

it('returns the text of an API token although the token cannot be read after the commit', async () => {
  await atCommit('api_token', 'DELETE FROM api_token WHERE id = NEW.id')
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const { data, errors } = await admin.graphql(
    `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) {
      ... on CreateApiTokenPayload { token apiToken { name } viewer { userName } } ... on Error { code } } }`,
    { input: { name: 'bot', scopes: ['read'], expiresAt } },
  )
  await repair('api_token')
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({
    createApiToken: { token: expect.stringMatching(/^hly_/), apiToken: { name: 'bot' } },
  })
})

it('returns the other fields of a payload when one cannot be read after the commit', async () => {
  await atCommit('team', 'DELETE FROM team WHERE id = NEW.id')
  const create = (name: string) => `createTeam(input: { name: "${name}" }) {
    __typename ... on CreateTeamPayload { team { name } viewer { userName } } ... on Error { code } }`
  const { data, errors } = await admin.graphql(`mutation { one: ${create('one')} two: ${create('two')} }`)
  await repair('team')
  const created = { __typename: 'CreateTeamPayload', team: null, viewer: { userName: expect.any(String) } }
  expect(data).toEqual({ one: created, two: created })
  expect(errors).toMatchObject([{ path: ['one', 'team'] }, { path: ['two', 'team'] }])
})

it('loses no other result to a fault', async () => {
  await atCommit('team', `IF NEW.name = 'bad' THEN RAISE EXCEPTION 'broken'; END IF`)
  const create = (name: string) => `createTeam(input: { name: "${name}" }) { __typename }`
  const { data, errors } = await admin.graphql(`mutation { bad: ${create('bad')} good: ${create('good')} }`)
  await repair('team')
  expect(data).toEqual({ bad: null, good: { __typename: 'CreateTeamPayload' } })
  expect(errors).toMatchObject([{ path: ['bad'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }])
})
