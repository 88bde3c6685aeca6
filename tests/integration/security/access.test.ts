import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DomainEventName } from '../../../server/events/domain-events.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'
import { followOverSocket, followOverStream, type Live } from '../../kit/calls/live.ts'
import { until } from '../../kit/wait.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'

type User = Awaited<ReturnType<typeof signIn>>
type Follow = (actor: Actor, query: string) => Promise<Live> | Live

let test: TestApp
let admin: User
let gameId: number
let challengeId: number

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin, { acceptWithoutReview: true })
  challengeId = await makeChallenge(admin, gameId, { flags: ['flag{access}'] })
  // Without the right to monitor, only a player has submissions to follow.
  await admin.rest('POST', `/api/game/${gameId}`, { teamId: await makeTeam(admin) })
})
afterAll(() => test.dispose())

const proofOf = (actor: Actor) => ({
  ...actor.headers,
  ...(actor.cookieHeader && { cookie: actor.cookieHeader }),
})
const transports: [name: string, follow: Follow][] = [
  ['a WebSocket', (actor, query) => followOverSocket(test.url, { query }, { headers: proofOf(actor) })],
  [
    'a WebSocket with its parameters',
    (actor, query) => {
      const { authorization } = actor.headers
      const from = authorization ? { connectionParams: { authorization } } : { headers: proofOf(actor) }
      return followOverSocket(test.url, { query }, from)
    },
  ],
  ['a stream', (actor, query) => followOverStream(test.url, { query }, { headers: proofOf(actor) })],
]

const codeOf = (error: unknown) => (error as { extensions?: { code?: string } } | undefined)?.extensions?.code

/** The error code of a rejected subscription, or null as soon as it listens to its event. */
async function refusalOf(follow: Follow, actor: Actor, query: string, event: DomainEventName) {
  const { events } = test.services
  const listen = events.on
  const listening = Promise.withResolvers<'listening'>()
  const spy = vi.spyOn(events, 'on').mockImplementation((name, listener) => {
    if (name === event) listening.resolve('listening')
    return listen(name, listener)
  })
  const live = await follow(actor, query)
  const first = await Promise.race([live.next(), listening.promise])
  spy.mockRestore()
  await live.stop()
  if (first === 'listening') return null
  return codeOf(first?.errors?.[0]) ?? 'closed'
}

describe.each(transports)('over %s', (_name, follow) => {
  const subscriptions: [
    field: string,
    event: DomainEventName,
    scope: string,
    role: 'User' | 'Monitor' | 'Admin',
  ][] = [
    ['submissionJudged', 'submission.judged', 'read', 'User'],
    ['gameEventRecorded', 'gameEvent.recorded', 'monitor', 'Monitor'],
    ['cheatDetected', 'cheat.detected', 'monitor', 'Monitor'],
    ['submissionsCorrected', 'submissions.corrected', 'monitor', 'Monitor'],
    ['logWritten', 'log.written', 'admin', 'Admin'],
  ]
  const document = (field: string) =>
    field === 'logWritten'
      ? 'subscription { logWritten { id } }'
      : `subscription { ${field}(gameId: ${gameId}) { id } }`

  it('starts only with the scope', async () => {
    const scopes = ['read', 'play', 'monitor', 'author', 'admin']
    const tokens = await Promise.all(scopes.map((scope) => tokenOf(test, admin, [scope])))
    for (const [field, event, needed] of subscriptions) {
      const refusals: (string | null)[] = []
      for (const token of tokens) refusals.push(await refusalOf(follow, token, document(field), event))
      const expected = scopes.map((scope) => (scope === needed ? null : 'AUTH_SCOPE_MISSING'))
      expect([field, ...refusals]).toEqual([field, ...expected])
    }
  })

  it('starts only with the role', async () => {
    const [user, monitor] = [await makePlayer(test, gameId), await signIn(test, 'Monitor')]
    for (const [field, event, , role] of subscriptions) {
      const refusal = (actor: Actor) => refusalOf(follow, actor, document(field), event)
      expect(await refusal(test.anonymous())).toBe('AUTH_LOGIN_REQUIRED')
      expect(await refusal(user)).toBe(role === 'User' ? null : 'AUTH_FORBIDDEN')
      expect(await refusal(monitor)).toBe(role === 'Admin' ? 'AUTH_FORBIDDEN' : null)
    }
  })

  const notices = () => `subscription { noticePublished(gameId: ${gameId}) { id } }`
  /** Subscribes to notices and waits for the first one. */
  async function hearing(actor: Actor): Promise<Live> {
    const live = await follow(actor, notices())
    let isHeard = false
    const next = live.next().then((result) => (isHeard = result?.data !== undefined))
    await until(async () => {
      await admin.mutate('createNotice', { gameId, content: 'Ahoy' })
      return isHeard
    }, 'a notice')
    await next
    return live
  }
  async function ends(live: Live): Promise<boolean> {
    // Events that were already sent may still arrive.
    while ((await live.next()) !== null);
    return [4401, 1000].includes(await live.ended)
  }
  const elsewhere = async ({ userName }: User) => {
    const actor = test.anonymous()
    await actor.rest('POST', '/api/account/login', { userName, password })
    return actor
  }

  it('ends with the token', async () => {
    const user = await signIn(test)
    const token = await tokenOf(test, user, ['read'])
    const live = await hearing(token)
    const { viewer } = await user.query<{ viewer: { apiTokens: { id: string }[] } }>(
      '{ viewer { apiTokens { id } } }',
    )
    await user.mutate('revokeApiToken', { id: viewer.apiTokens[0]?.id })
    expect(await ends(live)).toBe(true)
    expect((await token.rest('GET', '/api/team')).status).toBe(401)
  })

  it('ends with the session: log out, revocation, new password', async () => {
    const user = await signIn(test)
    const left = await elsewhere(user)
    const leaving = await hearing(left)
    await left.rest('POST', '/api/account/logout')
    expect(await ends(leaving)).toBe(true)

    const revoked = await hearing(await elsewhere(user))
    const { viewer } = await user.query<{ viewer: { sessions: { id: string; isCurrent: boolean }[] } }>(
      '{ viewer { sessions { id isCurrent } } }',
    )
    for (const { id, isCurrent } of viewer.sessions)
      if (!isCurrent) await user.mutate('revokeSession', { id })
    expect(await ends(revoked)).toBe(true)

    const outdated = await hearing(await elsewhere(user))
    await user.mutate('changePassword', { old: password, new: 'Other1pass' })
    expect(await ends(outdated)).toBe(true)
  })

  it('ends with a ban, and with the account', async () => {
    const [banned, deleted] = [await signIn(test), await signIn(test)]
    const lives = await Promise.all([banned, deleted].map(hearing))
    await admin.rest('PUT', `/api/admin/users/${banned.userId}`, { role: 'Banned' })
    await admin.rest('DELETE', `/api/admin/users/${deleted.userId}`)
    for (const live of lives) expect(await ends(live)).toBe(true)
  })
})

describe('tokens over REST', () => {
  it('are limited to their scopes', async () => {
    const player = await makePlayer(test, gameId)
    const reader = await tokenOf(test, player, ['read'])
    const playing = await tokenOf(test, player, ['play'])
    const path = `/api/game/${gameId}/challenges/${challengeId}`
    expect((await reader.rest('POST', path, { flag: 'flag{access}' })).body).toMatchObject({
      code: 'AUTH_SCOPE_MISSING',
    })
    expect((await playing.rest('POST', path, { flag: 'flag{access}' })).status).toBe(200)
    expect((await playing.rest('GET', '/api/account/profile')).body).toMatchObject({
      code: 'AUTH_SCOPE_MISSING',
    })
    const everything = await tokenOf(test, admin, ['read', 'play', 'monitor', 'author', 'admin'])
    const { __typename, code } = await everything.mutate('logOut', { everywhere: true })
    expect([__typename, code]).toEqual(['ForbiddenError', 'AUTH_SESSION_REQUIRED'])
    expect((await admin.rest('GET', '/api/account/profile')).status).toBe(200)
  })

  it('show nothing of the game to a token that only plays', async () => {
    const player = await makePlayer(test, gameId)
    const playing = await tokenOf(test, player, ['play'])
    const { body } = await playing.rest('GET', `/api/game/${gameId}/details`)
    expect(body).toMatchObject({ code: 'AUTH_SCOPE_MISSING' })
    expect((await playing.rest('GET', `/api/game/${gameId}`)).text).not.toContain('"teamToken"')
  })
})

describe('the id of a session', () => {
  const sessionIn = (actor: Actor) => /halyard_session=([^;]+)/.exec(actor.cookieHeader)?.[1]

  it('changes at log in and with the password, and the old one is void', async () => {
    const user = await signIn(test)
    const used: (string | undefined)[] = [sessionIn(user)]
    await user.rest('POST', '/api/account/login', { userName: user.userName, password })
    used.push(sessionIn(user))
    await user.rest('PUT', '/api/account/changepassword', { old: password, new: 'Other1pass' })
    used.push(sessionIn(user))
    await user.mutate('changePassword', { old: 'Other1pass', new: password })
    used.push(sessionIn(user))
    expect(new Set(used).size).toBe(4)
    for (const session of used.slice(0, -1)) {
      const old = new Actor(test.url, { cookie: `halyard_session=${session}` })
      expect((await old.rest('GET', '/api/account/profile')).status).toBe(401)
    }
  })

  it('cannot be chosen by another person', async () => {
    const { userName } = await signIn(test)
    const chosen = 'A'.repeat(43)
    const victim = new Actor(test.url, { cookie: `halyard_session=${chosen}` })
    const answer = await victim.rest('POST', '/api/account/login', { userName, password })
    expect(answer.headers.getSetCookie().join()).not.toContain(chosen)
    expect(
      (await new Actor(test.url, { cookie: `halyard_session=${chosen}` }).rest('GET', '/api/account/profile'))
        .status,
    ).toBe(401)
  })
})
