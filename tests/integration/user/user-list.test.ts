import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../server/domains/account/password.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn, unique } from '../../kit/world/factories.ts'
import { makeTeam } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

type UserInfo = { id: string; userName: string; email: string; role: string; emailConfirmed: boolean }
type UserPage = {
  users: {
    edges: { node: { databaseId: string } }[]
    pageInfo: { endCursor: string; hasNextPage: boolean }
  }
}
type Page = { data: UserInfo[]; length: number; total: number }

describe('the list of users', () => {
  it('is the contract’s page, the first created first', async () => {
    const user = await signIn(test)
    const answer = await admin.rest('GET', '/api/admin/users?count=500')
    const { data, length, total } = answer.body as Page
    expect(length).toBe(data.length)
    expect(total).toBe(data.length)
    expect(data.map(({ id }) => id)).toEqual(data.map(({ id }) => id).toSorted())
    expect(data.find(({ id }) => id === user.userId)).toEqual({
      id: user.userId,
      userName: user.userName,
      realName: '',
      stdNumber: '',
      phone: null,
      bio: '',
      registerTimeUtc: 0,
      lastVisitedUtc: expect.any(Number),
      ip: expect.any(String),
      email: `${user.userName}@example.test`,
      avatar: null,
      role: 'User',
      emailConfirmed: true,
    })
    const second = (await admin.rest('GET', '/api/admin/users?count=1&skip=1')).body as Page
    expect(second).toEqual({ data: [data[1]], length: 1, total })
    expect(((await admin.rest('GET', '/api/admin/users?count=0')).body as Page).data).toEqual([])
  })

  it.each(['count=501', 'count=-1', 'skip=-1', 'count=many'])('refuses %s', async (query) => {
    expect((await admin.rest('GET', `/api/admin/users?${query}`)).status).toBe(400)
  })

  it('is a connection over GraphQL, with a filter by role, and closed to others', async () => {
    const monitor = await signIn(test, 'Monitor')
    const document = `{ users(role: Monitor, first: 500) { totalCount edges { node {
      databaseId userName email realName studentNumber phone ip registeredAt lastVisitedAt emailConfirmed role
    } } } }`
    const { users } = await admin.query<{ users: { totalCount: number; edges: { node: object }[] } }>(
      document,
    )
    expect(users.totalCount).toBe(users.edges.length)
    expect(users.edges.map(({ node }) => node)).toContainEqual({
      databaseId: monitor.userId,
      userName: monitor.userName,
      email: `${monitor.userName}@example.test`,
      realName: '',
      studentNumber: '',
      phone: null,
      ip: expect.any(String),
      registeredAt: null,
      lastVisitedAt: expect.any(String),
      emailConfirmed: true,
      role: 'Monitor',
    })
    const refused = await monitor.graphql(document)
    expect(refused.data).toEqual({ users: null })
    expect(refused.errors?.[0]?.extensions?.code).toBe('AUTH_FORBIDDEN')
  })

  it('hides private fields from others on every path to a user', async () => {
    const [captain, other] = [await signIn(test), await signIn(test)]
    const teamId = await makeTeam(captain)
    const document = `{ team: teamByDatabaseId(databaseId: ${teamId}) { captain { userName email ip emailConfirmed lastVisitedAt } } }`
    const hidden = { email: null, ip: null, emailConfirmed: null, lastVisitedAt: null }
    expect(await other.query(document)).toEqual({
      team: { captain: { userName: captain.userName, ...hidden } },
    })
    expect(await captain.query(document)).toMatchObject({
      team: { captain: { email: `${captain.userName}@example.test`, emailConfirmed: true } },
    })
  })
})

describe('searching', () => {
  it('searches every field in any case, without wildcards', async () => {
    const user = await signIn(test)
    const realName = `Zoë %_\\ ${unique('Q')}`
    await admin.rest('PUT', `/api/admin/users/${user.userId}`, {
      realName,
      stdNumber: unique('Std'),
      phone: '+49 (30) 99-77',
    })
    const { data } = (await admin.rest('POST', `/api/admin/users/search?hint=${user.userName}`)).body as {
      data: { stdNumber: string }[]
    }
    const hints = [
      user.userName.toUpperCase(),
      `${user.userName}@EXAMPLE`,
      data[0]?.stdNumber.toLowerCase() ?? '',
      '(30) 99',
      'ZOË %_\\',
      user.userId.slice(9),
      user.userId.toUpperCase(),
    ]
    for (const hint of hints) {
      const answer = await admin.rest('POST', `/api/admin/users/search?hint=${encodeURIComponent(hint)}`)
      const page = answer.body as Page
      expect({ hint, ids: page.data.map(({ id }) => id) }).toEqual({ hint, ids: [user.userId] })
      expect(page).toMatchObject({ length: 1, total: 1 })
      const found = await admin.query<{ users: { edges: { node: { databaseId: string } }[] } }>(
        'query ($search: String) { users(search: $search) { edges { node { databaseId } } } }',
        { search: hint },
      )
      expect({ hint, ids: found.users.edges.map(({ node }) => node.databaseId) }).toEqual({
        hint,
        ids: [user.userId],
      })
    }
    for (const hint of ['%', '_', '\\']) {
      const page = (await admin.rest('POST', `/api/admin/users/search?hint=${encodeURIComponent(hint)}`))
        .body as Page
      expect(page.data.map(({ id }) => id)).toEqual([user.userId])
    }
  })

  it.each(['', '?hint=', '?hint=%20'])('needs a hint: %j', async (query) => {
    expect((await admin.rest('POST', `/api/admin/users/search${query}`)).status).toBe(400)
  })
})

describe('ten thousand users', () => {
  it('are paged by an index and searched', async () => {
    const { pool } = test.services
    await pool.query(
      `INSERT INTO "user" (id, user_name, normalized_user_name, email, normalized_email, password_hash)
       SELECT gen_random_uuid(), 'crowd' || n, 'CROWD' || n, 'crowd' || n || '@example.test',
              'CROWD' || n || '@EXAMPLE.TEST', $1 FROM generate_series(1, 10000) n`,
      [await hashPassword(password)],
    )
    await pool.query('ANALYZE "user"')
    const plan = await pool.query<{ 'QUERY PLAN': string }>(
      'EXPLAIN SELECT * FROM "user" ORDER BY id LIMIT 100 OFFSET 400',
    )
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using user_pkey/)
    const page = (await admin.rest('GET', '/api/admin/users?count=500&skip=9000')).body as Page
    const found = (await admin.rest('POST', '/api/admin/users/search?hint=crowd')).body as Page
    expect(page.length).toBe(500)
    expect(page.total).toBeGreaterThan(10_000)
    expect(found).toMatchObject({ length: 30, total: 30 })
    const ids: string[] = []
    let after: string | null = null
    for (let pages = 0; pages < 3; pages += 1) {
      const { users }: UserPage = await admin.query(
        `query ($after: String) { users(search: "crowd", first: 50, after: $after) {
          edges { node { databaseId } } pageInfo { endCursor hasNextPage } } }`,
        { after },
      )
      expect(users.pageInfo.hasNextPage).toBe(true)
      ids.push(...users.edges.map(({ node }) => node.databaseId))
      after = users.pageInfo.endCursor
    }
    expect(new Set(ids).size).toBe(150)
    expect(ids).toEqual(ids.toSorted())
  })
})
