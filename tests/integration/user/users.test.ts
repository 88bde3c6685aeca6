import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'
import { password, signIn, unique } from '../../kit/world/factories.ts'
import { followOverSocket, type Live } from '../../kit/calls/live.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let admin: Actor & { userName: string; userId: string }

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const logIn = (userName: string, secret = password) =>
  test.anonymous().rest('POST', '/api/account/login', { userName, password: secret })

describe('changing a user', () => {
  it('stores the given members, keeps the others, and shows them in the profile', async () => {
    const user = await signIn(test)
    const changes = { bio: 'At sea', phone: '+1 2', realName: 'A. B.', stdNumber: '7', role: 'monitor' }
    const answer = await admin.rest('PUT', `/api/admin/users/${user.userId}`, changes)
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '' })
    await admin.rest('PUT', `/api/admin/users/${user.userId}`, { bio: null })
    expect((await admin.rest('GET', `/api/admin/users/${user.userId}`)).body).toEqual({
      userId: user.userId,
      userName: user.userName,
      email: `${user.userName}@example.test`,
      avatar: null,
      ...changes,
      role: 'Monitor',
    })
    expect((await user.rest('GET', '/api/account/profile')).status).toBe(200)
  })

  it('does all or nothing', async () => {
    const [user, other] = [await signIn(test), await signIn(test)]
    const answer = await admin.rest('PUT', `/api/admin/users/${user.userId}`, {
      userName: unique('fresh'),
      bio: 'new',
      email: `${other.userName}@Example.test`,
    })
    expect(answer.body).toMatchObject({ status: 400, issues: [{ path: ['email'] }] })
    expect((await user.rest('GET', '/api/account/profile')).body).toMatchObject({
      userName: user.userName,
      bio: '',
    })
    const result = await admin.mutate('updateUser', { userId: user.userId, userName: other.userName })
    expect(result).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path: ['userName'] }] })
  })

  it('ends the sessions with a new name or address, and a new address waits to be confirmed', async () => {
    const user = await signIn(test)
    const userName = unique('renamed')
    expect((await admin.rest('PUT', `/api/admin/users/${user.userId}`, { userName })).status).toBe(200)
    expect((await user.rest('GET', '/api/account/profile')).status).toBe(401)
    expect((await logIn(userName)).status).toBe(200)
    const email = `${userName}@elsewhere.test`
    const result = await admin.mutate<{ user: object }>(
      'updateUser',
      { userId: user.userId, email },
      'user { email emailConfirmed }',
    )
    expect(result.user).toEqual({ email, emailConfirmed: false })
    expect((await logIn(userName)).status).toBe(401)
    await admin.rest('PUT', `/api/admin/users/${user.userId}`, { emailConfirmed: true })
    expect((await logIn(userName)).status).toBe(200)
    await admin.rest('PUT', `/api/admin/users/${user.userId}`, { email: `x${email}`, emailConfirmed: true })
    expect((await logIn(userName)).status).toBe(200)
  })

  it('keeps the session of an administrator who changes their own name', async () => {
    const self = await signIn(test, 'Admin')
    const elsewhere = test.anonymous()
    await elsewhere.rest('POST', '/api/account/login', { userName: self.userName, password })
    const userName = unique('me')
    expect((await self.rest('PUT', `/api/admin/users/${self.userId}`, { userName })).status).toBe(200)
    expect((await self.rest('GET', '/api/account/profile')).status).toBe(200)
    expect((await elsewhere.rest('GET', '/api/account/profile')).status).toBe(401)
  })

  it.each([
    [{ userName: 'ab' }, 'userName'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: 'none' }, 'phone'],
    [{ bio: 'x'.repeat(129) }, 'bio'],
    [{ realName: 'x'.repeat(129) }, 'realName'],
    [{ stdNumber: 'x'.repeat(65) }, 'stdNumber'],
    [{ role: 'King' }, 'role'],
    [{ emailConfirmed: 'yes' }, 'emailConfirmed'],
  ])('refuses %j', async (changes, field) => {
    const user = await signIn(test)
    const answer = await admin.rest('PUT', `/api/admin/users/${user.userId}`, changes)
    expect(answer.body).toMatchObject({ status: 400, issues: [{ path: [field] }] })
  })

  it('returns 404 for an unknown user', async () => {
    const nobody = '/api/admin/users/018f0000-0000-7000-8000-000000000000'
    for (const [method, path, body] of [
      ['GET', nobody, undefined],
      ['PUT', nobody, {}],
      ['DELETE', nobody, undefined],
      ['DELETE', `${nobody}/password`, undefined],
      ['PUT', '/api/admin/users/ffffffff-ffff-ffff-ffff-ffffffffffff', {}],
      ['PUT', '/api/admin/users/me', {}],
    ] as const) {
      expect((await admin.rest(method, path, body)).status).toBe(404)
    }
    expect(await admin.mutate('updateUser', { userId: encodeGlobalID('User', 'me') })).toMatchObject({
      __typename: 'NotFoundError',
      code: 'USER_NOT_FOUND',
    })
  })
})

/** Publishes notices until the subscriber receives one. */
async function heard(live: Live, gameId: number): Promise<void> {
  let isHeard = false
  const next = live.next().then((result) => (isHeard = result !== null))
  await until(async () => {
    await admin.mutate('createNotice', { gameId, content: 'Ahoy' })
    return isHeard
  }, 'a notice')
  await next
}

describe('a ban', () => {
  it('ends tokens and sockets at once, and leaves the session a 403', async () => {
    const user = await signIn(test)
    const { token } = await user.mutate<{ token: string }>(
      'createApiToken',
      { name: 'bot', scopes: ['read'], expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
      'token',
    )
    const bearer = { headers: { authorization: `Bearer ${token}` } }
    const games = await makePlayedGame(test, { teams: 1, challenges: 1 })
    const query = `subscription { noticePublished(gameId: ${games.gameId}) { id } }`
    const bySession = followOverSocket(test.url, { query }, { headers: { cookie: user.cookieHeader } })
    const byToken = followOverSocket(
      test.url,
      { query },
      { connectionParams: { authorization: `Bearer ${token}` } },
    )
    await Promise.all([heard(bySession, games.gameId), heard(byToken, games.gameId)])
    expect((await admin.rest('PUT', `/api/admin/users/${user.userId}`, { role: 'Banned' })).status).toBe(200)
    expect(await Promise.all([bySession.ended, byToken.ended])).toEqual([4401, 4401])
    expect((await user.rest('GET', '/api/account/profile')).status).toBe(403)
    expect((await test.anonymous().fetch('/api/account/profile', bearer)).status).toBe(401)
    expect((await logIn(user.userName)).status).toBe(401)
    await admin.rest('PUT', `/api/admin/users/${user.userId}`, { role: 1 })
    expect((await user.rest('GET', '/api/account/profile')).status).toBe(200)
    expect((await test.anonymous().fetch('/api/account/profile', bearer)).status).toBe(401)
  })
})

describe('resetting a password', () => {
  it('shows a new one once, which is good, and ends the sessions', async () => {
    const user = await signIn(test)
    const answer = await admin.rest('DELETE', `/api/admin/users/${user.userId}/password`)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const secret = answer.body as string
    expect(secret).toMatch(/^[A-Za-z0-9!@#$%^&*()\-_=+]{16}$/)
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]) expect(secret).toMatch(kind)
    expect((await user.rest('GET', '/api/account/profile')).status).toBe(401)
    expect((await logIn(user.userName)).status).toBe(401)
    expect((await logIn(user.userName, secret)).status).toBe(200)
    const again = await admin.mutate<{ password: string }>(
      'resetUserPassword',
      { userId: user.userId },
      'password',
    )
    expect(again.password).not.toBe(secret)
    expect((await logIn(user.userName, again.password)).status).toBe(200)
    await test.services.logs.flush()
    const rows = await test.services.db.log.findMany({ select: { message: true } })
    for (const { message } of rows) {
      expect(message).not.toContain(secret)
      expect(message).not.toContain(again.password)
    }
  })
})

describe('deleting a user', () => {
  it('keeps their submissions without a user, and updates the board', async () => {
    const played = await makePlayedGame(test, { teams: 1, challenges: 1 })
    const [player] = played.players
    const [challengeId = 0] = played.challengeIds
    if (!player) throw new Error('nobody plays')
    await submit(player, { gameId: played.gameId, challengeId, flag: flagOf(challengeId) })
    const named = (await admin.rest('GET', `/api/game/${played.gameId}/scoreboard`)).text
    expect(named).toContain(`"userName":"${player.userName}"`)
    expect((await admin.rest('DELETE', `/api/admin/users/${player.userId}`)).body).toMatchObject({
      status: 400,
      code: 'USER_IS_CAPTAIN',
    })
    await test.services.db.team.update({
      where: { id: player.teamId },
      data: { captainId: admin.userId },
    })
    const result = await admin.mutate<{ deletedId: string }>(
      'deleteUser',
      { userId: player.userId },
      'deletedId',
    )
    expect(result.__typename).toBe('DeleteUserPayload')
    const board = await admin.rest('GET', `/api/game/${played.gameId}/scoreboard`)
    expect(board.text).toContain(`"id":${player.teamId}`)
    expect(board.text).not.toContain(`"userName":"${player.userName}"`)
    const { db } = test.services
    expect(await db.submission.findMany({ where: { gameId: played.gameId } })).toMatchObject([
      { userId: null },
    ])
    expect(await db.gameEvent.count({ where: { gameId: played.gameId, userId: null } })).toBeGreaterThan(0)
    expect((await player.actor.rest('GET', '/api/account/profile')).status).toBe(401)
  })

  it('refuses oneself', async () => {
    const answer = await admin.rest('DELETE', `/api/admin/users/${admin.userId}`)
    expect(answer.body).toMatchObject({ status: 400, code: 'USER_SELF' })
  })

  it('is done by one of two administrators at the same moment', async () => {
    const [other, user] = [await signIn(test, 'Admin'), await signIn(test)]
    const answers = await Promise.all(
      [admin, other, admin, other].map((actor) => actor.rest('DELETE', `/api/admin/users/${user.userId}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
  })

  it('does not cross a team being made', async () => {
    const user = await signIn(test)
    const [made, deleted] = await Promise.all([
      user.rest('POST', '/api/team', { name: unique('team') }),
      admin.rest('DELETE', `/api/admin/users/${user.userId}`),
    ])
    expect([made.status, deleted.status]).toSatisfy(
      (statuses: number[]) => statuses.join() === '200,400' || (statuses[1] === 200 && statuses[0] !== 200),
    )
    expect(made.status).toBeLessThan(500)
  })
})
