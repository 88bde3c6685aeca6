import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.dispose())

const guid = '018f0000-0000-7000-8000-000000000000'

const routes: [method: string, path: string][] = [
  ['GET', '/api/admin/config'],
  ['PUT', '/api/admin/config'],
  ['POST', '/api/admin/config/logo'],
  ['DELETE', '/api/admin/config/logo'],
  ['GET', '/api/admin/users?count=wrong'],
  ['POST', '/api/admin/users'],
  ['POST', '/api/admin/users/search'],
  ['GET', `/api/admin/users/${guid}`],
  ['PUT', `/api/admin/users/${guid}`],
  ['DELETE', `/api/admin/users/${guid}`],
  ['DELETE', `/api/admin/users/${guid}/password`],
  ['GET', '/api/admin/teams'],
  ['POST', '/api/admin/teams/search'],
  ['PUT', '/api/admin/teams/1'],
  ['DELETE', '/api/admin/teams/1'],
  ['GET', '/api/admin/logs'],
  ['GET', '/api/admin/audit.csv'],
  ['GET', '/api/admin/audit.jsonl'],
  ['GET', '/api/admin/backups/latest'],
  ['PUT', '/api/admin/participation/1'],
  ['GET', '/api/admin/writeups/1'],
  ['GET', '/api/admin/writeups/1/all'],
  ['GET', '/api/admin/instances'],
  ['DELETE', `/api/admin/instances/${guid}`],
  ['GET', '/api/admin/files'],
]

const mutations: [field: string, input: string][] = [
  ['createUsers', '(input: { users: [] })'],
  ['updateUser', `(input: { userId: "${encodeGlobalID('User', guid)}" })`],
  ['resetUserPassword', `(input: { userId: "${encodeGlobalID('User', guid)}" })`],
  ['deleteUser', `(input: { userId: "${encodeGlobalID('User', guid)}" })`],
  ['updateAnyTeam', '(input: { teamId: 1 })'],
  ['updateSettings', '(input: {})'],
  ['updateLogo', '(input: { hash: "x" })'],
  ['resetLogo', ''],
  ['destroyInstance', `(input: { instanceId: "${encodeGlobalID('Container', guid)}" })`],
]

const queries = ['users', 'allTeams', 'logs', 'auditEntries', 'instances'].map(
  (field) => `${field} { edges { cursor } }`,
)

describe('everything for administrators', () => {
  it.each(routes)('is closed to others: %s %s', async (method, path) => {
    const [user, monitor] = [await signIn(test), await signIn(test, 'Monitor')]
    expect((await test.anonymous().rest(method, path)).status).toBe(401)
    expect((await user.rest(method, path)).status).toBe(403)
    expect((await monitor.rest(method, path)).status).toBe(403)
    const answer = await (await weakScript()).rest(method, path)
    expect(answer.body).toMatchObject({ status: 403, code: 'AUTH_SCOPE_MISSING' })
  })

  it('is closed to others over GraphQL', async () => {
    const refused = [
      [test.anonymous(), 'AUTH_LOGIN_REQUIRED'],
      [await signIn(test), 'AUTH_FORBIDDEN'],
      [await signIn(test, 'Monitor'), 'AUTH_FORBIDDEN'],
      [await weakScript(), 'AUTH_SCOPE_MISSING'],
    ] as const
    for (const [actor, code] of refused) {
      for (const [field, input] of mutations) {
        const { result } = await actor.query<{ result: object }>(
          `mutation { result: ${field}${input} { ... on Error { code } } }`,
        )
        expect({ field, ...result }).toEqual({ field, code })
      }
      for (const query of [...queries, 'settings { globalConfig { title } }']) {
        const { data, errors } = await actor.graphql(`{ found: ${query} }`)
        expect(data).toEqual({ found: null })
        expect({ query, code: errors?.[0]?.extensions?.code }).toEqual({ query, code })
      }
    }
  })

  it('is logged when the role is too low, with the address and without the body', async () => {
    const user = await signIn(test)
    await user.rest('GET', '/api/admin/logs?level=secret')
    await test.services.logs.flush()
    const rows = await test.services.db.log.findMany({
      where: { userName: user.userName, status: 'Denied' },
    })
    expect(rows).toMatchObject([
      { level: 'Information', message: 'was refused GET /api/admin/logs, which needs the role Admin' },
    ])
  })
})

/** An administrator's token without the scope admin. */
async function weakScript(): Promise<Actor> {
  const admin = await signIn(test, 'Admin')
  const { token } = await admin.mutate<{ token: string }>(
    'createApiToken',
    { name: 'bot', scopes: ['read', 'author'], expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    'token',
  )
  return new Actor(test.url, { authorization: `Bearer ${token}` })
}
