import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../../prisma/generated/client/enums.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn } from '../../kit/world/factories.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

type Made = { token: string; apiToken: { id: string; databaseId: number } }

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const bearer = (token: string) => new Actor(test.url, { authorization: `Bearer ${token}` })

function make(actor: Actor, input: object = {}) {
  return actor.mutate<Made>(
    'createApiToken',
    { name: 'bot', scopes: ['read', 'play'], expiresAt: inHours(1), ...input },
    'token apiToken { id databaseId name scopes createdAt lastUsedAt expiresAt } viewer { apiTokens { id } }',
  )
}

async function script(user: Actor, scopes: string[]): Promise<Actor> {
  return bearer((await make(user, { scopes })).token)
}

describe('creating a token', () => {
  it('shows it once and keeps a hash', async () => {
    const user = await signIn(test)
    const made = await make(user, { scopes: ['play', 'read', 'read'] })
    expect(made).toMatchObject({
      __typename: 'CreateApiTokenPayload',
      token: expect.stringMatching(/^hly_[\w-]{43}$/),
      apiToken: { name: 'bot', scopes: ['play', 'read'], lastUsedAt: null },
      viewer: { apiTokens: [{ id: made.apiToken.id }] },
    })
    const row = await test.services.db.apiToken.findUniqueOrThrow({ where: { id: made.apiToken.databaseId } })
    expect(row.tokenHash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(made.token)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(65) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ expiresAt: inHours(-1) }, 'expiresAt'],
    [{ expiresAt: inHours(24 * 367) }, 'expiresAt'],
  ])('refuses %j', async (input, field) => {
    expect(await make(await signIn(test), input)).toMatchObject({
      __typename: 'InvalidInputError',
      issues: [{ path: [field] }],
    })
  })

  it.each<[Role, string[], string[]]>([
    ['User', ['read', 'play'], ['monitor', 'author', 'admin']],
    ['Monitor', ['read', 'play', 'monitor'], ['author', 'admin']],
    ['Admin', ['read', 'play', 'monitor', 'author', 'admin'], []],
  ])('gives a %s no scope above the role', async (role, allowed, denied) => {
    const user = await signIn(test, role)
    expect((await make(user, { scopes: allowed, expiresAt: inHours(24 * 364) })).__typename).toBe(
      'CreateApiTokenPayload',
    )
    for (const scope of denied) {
      expect(await make(user, { scopes: ['read', scope] })).toMatchObject({
        __typename: 'InvalidInputError',
        issues: [{ path: ['scopes'] }],
      })
    }
  })

  it('is for sessions: a token mints no token, and nobody none', async () => {
    const admin = await signIn(test, 'Admin')
    const all = await script(admin, ['read', 'play', 'monitor', 'author', 'admin'])
    expect(await make(all)).toMatchObject({ __typename: 'ForbiddenError', code: 'AUTH_SESSION_REQUIRED' })
    expect((await make(test.anonymous())).__typename).toBe('UnauthenticatedError')
  })
})

describe('using a token', () => {
  it('works through both APIs within its scopes', async () => {
    const user = await signIn(test)
    const reader = await script(user, ['read'])
    expect((await reader.rest('GET', '/api/team')).body).toEqual([])
    expect(await reader.query('{ viewer { userName } }')).toEqual({ viewer: { userName: user.userName } })
    expect((await reader.rest('POST', '/api/team', { name: 'x' })).body).toMatchObject({
      status: 403,
      code: 'AUTH_SCOPE_MISSING',
    })
    expect((await reader.mutate('createTeam', { name: 'x' })).code).toBe('AUTH_SCOPE_MISSING')
    const player = await script(user, ['read', 'play'])
    expect((await player.rest('POST', '/api/team', { name: 'rest' })).status).toBe(200)
    expect(await player.mutate('createTeam', { name: 'graph' }, 'team { inviteCode }')).toMatchObject({
      team: { inviteCode: expect.any(String) },
    })
    // The code allows a user to join, so the scope read is not enough to see it.
    const seen = await reader.query('{ viewer { teams { inviteCode } } }')
    expect(seen).toEqual({ viewer: { teams: [{ inviteCode: null }, { inviteCode: null }] } })
  })

  it('lets only authors write posts', async () => {
    const admin = await signIn(test, 'Admin')
    const body = { title: 'From a script' }
    expect(
      (
        await (
          await script(admin, ['read', 'play', 'monitor', 'admin'])
        ).rest('POST', '/api/edit/posts', body)
      ).status,
    ).toBe(403)
    expect((await (await script(admin, ['author'])).rest('POST', '/api/edit/posts', body)).status).toBe(200)
  })

  it('loses scopes with the role', async () => {
    const admin = await signIn(test, 'Admin')
    const author = await script(admin, ['author'])
    await test.services.db.user.update({ where: { id: admin.userId }, data: { role: 'User' } })
    expect((await author.rest('POST', '/api/edit/posts', { title: 'x' })).status).toBe(403)
  })

  it('is rejected when unknown or expired', async () => {
    const user = await signIn(test)
    const made = await make(user)
    await test.services.db.apiToken.update({
      where: { id: made.apiToken.databaseId },
      data: { expiresAt: new Date(Date.now() - 1000) },
    })
    for (const token of [made.token, `${made.token}x`, 'hly_', '']) {
      expect((await bearer(token).rest('GET', '/api/posts/latest')).status).toBe(401)
    }
    expect(await user.query('{ viewer { apiTokens { name } } }')).toEqual({
      viewer: { apiTokens: [{ name: 'bot' }] },
    })
  })
})

describe('revoking a token', () => {
  it('ends it and its subscriptions immediately', async () => {
    const user = await signIn(test)
    const made = await make(user)
    const ended: object[] = []
    const off = test.services.events.on('access.ended', (event) => ended.push(event))
    const revoked = await user.mutate(
      'revokeApiToken',
      { id: made.apiToken.id },
      'deletedId viewer { apiTokens { id } }',
    )
    off()
    expect(revoked).toMatchObject({ deletedId: made.apiToken.id, viewer: { apiTokens: [] } })
    expect(ended).toEqual([{ userId: user.userId, tokenIds: [made.apiToken.databaseId] }])
    expect((await bearer(made.token).rest('GET', '/api/team')).status).toBe(401)
    expect((await user.mutate('revokeApiToken', { id: made.apiToken.id })).code).toBe('API_TOKEN_NOT_FOUND')
  })

  it('is for its owner; a token ends only itself', async () => {
    const [user, other] = await Promise.all([signIn(test), signIn(test)])
    const [first, second] = [await make(user), await make(user)]
    expect((await other.mutate('revokeApiToken', { id: first.apiToken.id })).code).toBe('API_TOKEN_NOT_FOUND')
    const own = bearer(first.token)
    expect((await own.mutate('revokeApiToken', { id: second.apiToken.id })).code).toBe(
      'AUTH_SESSION_REQUIRED',
    )
    expect((await own.mutate('revokeApiToken', { id: first.apiToken.id })).__typename).toBe(
      'RevokeApiTokenPayload',
    )
    expect((await own.rest('GET', '/api/team')).status).toBe(401)
    const third = await make(user, { scopes: ['play'] })
    expect((await bearer(third.token).mutate('revokeApiToken', { id: third.apiToken.id })).__typename).toBe(
      'RevokeApiTokenPayload',
    )
    for (const id of ['', 'x', Buffer.from('Session:1').toString('base64')]) {
      expect((await user.mutate('revokeApiToken', { id })).code).toBe('API_TOKEN_NOT_FOUND')
    }
  })
})

describe('sessions', () => {
  type Sessions = { viewer: { sessions: { id: string; isCurrent: boolean; ip: string }[] } | null }
  const list = '{ viewer { sessions { id isCurrent ip userAgent createdAt lastUsedAt expiresAt } } }'

  it('are listed, and each can be ended', async () => {
    const user = await signIn(test)
    const elsewhere = test.anonymous()
    await elsewhere.rest('POST', '/api/account/login', { userName: user.userName, password })
    const { viewer } = await user.query<Sessions>(list)
    expect(viewer?.sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
    const other = viewer?.sessions.find(({ isCurrent }) => !isCurrent)
    const stranger = await signIn(test)
    expect((await stranger.mutate('revokeSession', { id: other?.id })).code).toBe('SESSION_NOT_FOUND')
    const revoked = await user.mutate(
      'revokeSession',
      { id: other?.id },
      'deletedId viewer { sessions { isCurrent } }',
    )
    expect(revoked).toMatchObject({ deletedId: other?.id, viewer: { sessions: [{ isCurrent: true }] } })
    expect((await elsewhere.rest('GET', '/api/account/profile')).status).toBe(401)

    const current = viewer?.sessions.find(({ isCurrent }) => isCurrent)
    expect(await user.mutate('revokeSession', { id: current?.id }, 'viewer { userName }')).toMatchObject({
      viewer: null,
    })
    expect(await user.query(list)).toEqual({ viewer: null })
  })

  it('cannot be read by tokens or through node', async () => {
    const user = await signIn(test)
    const { viewer } = await user.query<Sessions>(list)
    const id = viewer?.sessions[0]?.id
    const reader = await script(user, ['read', 'play'])
    expect((await reader.mutate('revokeSession', { id })).code).toBe('AUTH_SESSION_REQUIRED')
    const { data } = await user.graphql('query ($id: ID!) { node(id: $id) { __typename } }', { id })
    expect(data).toEqual({ node: null })
    expect(
      (await user.mutate('revokeSession', { id: Buffer.from('Session:x').toString('base64') })).code,
    ).toBe('SESSION_NOT_FOUND')
  })
})
