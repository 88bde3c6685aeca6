import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSweepAccounts } from '../../../server/domains/account/sweep-accounts.job.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { ageLogIn, password, signIn, unique } from '../../kit/world/factories.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

type User = Awaited<ReturnType<typeof signIn>>

const dayMs = 86_400_000
const logIn = (actor: Actor, userName: string, typed = password) =>
  actor.rest('POST', '/api/account/login', { userName, password: typed })
const profileStatus = async (actor: Actor) => (await actor.rest('GET', '/api/account/profile')).status
const newToken = (user: Actor) =>
  user.mutate('createApiToken', {
    name: 'bot',
    scopes: ['read'],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })

describe('logging in', () => {
  it('reports a ban only with the correct password', async () => {
    const banned = await signIn(test)
    await test.services.db.user.update({ where: { id: banned.userId }, data: { role: 'Banned' } })
    const guessed = await logIn(test.anonymous(), banned.userName, 'Wr0ngpassword')
    expect(guessed).toMatchObject({ status: 401, body: { code: 'ACCOUNT_WRONG_CREDENTIALS' } })
    const known = await logIn(test.anonymous(), banned.userName)
    expect(known).toMatchObject({ status: 401, body: { code: 'ACCOUNT_BANNED' } })
    const byGraphQL = await test
      .anonymous()
      .mutate('logIn', { userName: banned.userName, password: 'Wr0ngpassword' })
    expect(byGraphQL).toMatchObject({ code: 'ACCOUNT_WRONG_CREDENTIALS' })
  })

  it('keeps the current session when it is rejected', async () => {
    const user = await signIn(test)
    const before = user.cookieHeader
    expect((await logIn(user, user.userName, 'Wr0ngpassword')).status).toBe(401)
    expect(await user.mutate('logIn', { userName: user.userName, password: 'Wr0ngpassword' })).toMatchObject({
      code: 'ACCOUNT_WRONG_CREDENTIALS',
    })
    expect(user.cookieHeader).toBe(before)
    expect(await profileStatus(user)).toBe(200)
  })

  it('finds the owner of an address before a user with that name', async () => {
    const [owner, squatter] = [await signIn(test), await signIn(test)]
    const address = `${unique('o').slice(0, 9)}@b.cd`
    const { db } = test.services
    await db.user.update({
      where: { id: owner.userId },
      data: { email: address, normalizedEmail: address.toUpperCase() },
    })
    await db.user.update({
      where: { id: squatter.userId },
      data: { userName: address, normalizedUserName: address.toUpperCase() },
    })
    const somebody = test.anonymous()
    expect((await logIn(somebody, address)).status).toBe(200)
    const { body } = await somebody.rest('GET', '/api/account/profile')
    expect(body).toMatchObject({ userId: owner.userId })
    // An older username with an @ still works until it is changed.
    const saved = await squatter.rest('PUT', '/api/account/update', { userName: address, bio: 'Hello' })
    expect(saved.status).toBe(200)
  })
})

describe('a name with an @', () => {
  const refused = { status: 400, body: { title: 'The username must not contain @.' } }

  it('is rejected for registrations and new names', async () => {
    const newcomer = { userName: 'me@b.cd', email: 'me@example.test', password }
    expect(await test.anonymous().rest('POST', '/api/account/register', newcomer)).toMatchObject(refused)
    expect(await test.anonymous().mutate('register', newcomer)).toMatchObject({
      __typename: 'InvalidInputError',
    })
    const user = await signIn(test)
    expect(await user.rest('PUT', '/api/account/update', { userName: 'me@b.cd' })).toMatchObject(refused)
  })

  it('is rejected for administrators who rename or create a user', async () => {
    const [admin, user] = [await signIn(test, 'Admin'), await signIn(test)]
    const renamed = await admin.rest('PUT', `/api/admin/users/${user.userId}`, { userName: 'me@b.cd' })
    expect(renamed).toMatchObject(refused)
    const enrolled = await admin.rest('POST', '/api/admin/users', [
      { userName: 'me@b.cd', email: 'me@example.test', password },
    ])
    expect(enrolled.status).toBe(400)
  })
})

describe('a recent log in', () => {
  it('is required to create an API token, and a password confirmation counts', async () => {
    const user = await signIn(test)
    await ageLogIn(test, user.userId, '9 minutes')
    expect(await newToken(user)).toMatchObject({ __typename: 'CreateApiTokenPayload' })
    await ageLogIn(test, user.userId, '11 minutes')
    expect(await newToken(user)).toMatchObject({
      __typename: 'ConflictError',
      code: 'AUTH_PASSWORD_NEEDED',
    })

    expect(await user.mutate('confirmPassword', { password: 'Wr0ngpassword' })).toMatchObject({
      __typename: 'InvalidInputError',
    })
    expect(await newToken(user)).toMatchObject({ code: 'AUTH_PASSWORD_NEEDED' })
    expect(await user.mutate('confirmPassword', { password })).toMatchObject({
      __typename: 'ConfirmPasswordPayload',
    })
    expect(await newToken(user)).toMatchObject({ __typename: 'CreateApiTokenPayload' })
  })

  it('is not replaced by the new session id after a change of the name', async () => {
    const user = await signIn(test)
    await ageLogIn(test, user.userId, '11 minutes')
    const before = user.cookieHeader
    const renamed = await user.rest('PUT', '/api/account/update', { userName: unique('r') })
    expect(renamed.status).toBe(200)
    expect(user.cookieHeader).not.toBe(before)
    expect(await newToken(user)).toMatchObject({ code: 'AUTH_PASSWORD_NEEDED' })
  })

  it('cannot be confirmed with an API token', async () => {
    const user = await signIn(test)
    const token = await tokenOf(test, user, ['read'])
    expect(await token.mutate('confirmPassword', { password })).toMatchObject({
      code: 'AUTH_SESSION_REQUIRED',
    })
  })
})

it('a password reset by an administrator ends the API tokens and sessions of that user', async () => {
  const [admin, user] = [await signIn(test, 'Admin'), await signIn(test)]
  const token = await tokenOf(test, user, ['read'])
  expect(await profileStatus(token)).toBe(200)
  expect((await admin.rest('DELETE', `/api/admin/users/${user.userId}/password`)).status).toBe(200)
  expect([await profileStatus(token), await profileStatus(user)]).toEqual([401, 401])

  const enrolled = await signIn(test)
  const hers = await tokenOf(test, enrolled, ['read'])
  const item = { userName: enrolled.userName, email: `${enrolled.userName}@example.test`, password }
  expect((await admin.rest('POST', '/api/admin/users', [item])).status).toBe(200)
  expect([await profileStatus(hers), await profileStatus(enrolled)]).toEqual([401, 401])
})

it('shows the role of a user to that user and to administrators only', async () => {
  const [admin, user, other] = [await signIn(test, 'Admin'), await signIn(test), await signIn(test)]
  const id = Buffer.from(`User:${user.userId}`).toString('base64')
  const roleFor = async (actor: Actor) =>
    (
      await actor.query<{ node: { role: string | null } }>(
        'query ($id: ID!) { node(id: $id) { ... on User { role } } }',
        { id },
      )
    ).node.role
  expect(await Promise.all([test.anonymous(), other, user, admin].map(roleFor))).toEqual([
    null,
    null,
    'User',
    'User',
  ])
})

describe('the end of a session', () => {
  const moveLogIn = (user: User, daysAgo: number, expiresInDays: number) =>
    test.services.db.session.updateMany({
      where: { userId: user.userId },
      data: {
        createdAt: new Date(Date.now() - daysAgo * dayMs),
        expiresAt: new Date(Date.now() + expiresInDays * dayMs),
      },
    })
  const expiryOf = async (user: User) =>
    (await test.services.db.session.findFirstOrThrow({ where: { userId: user.userId } })).expiresAt.getTime()

  it('is thirty days after the log in, however often it is used', async () => {
    const user = await signIn(test)
    await moveLogIn(user, 28, 0.5)
    expect(await profileStatus(user)).toBe(200)
    const leftMs = (await expiryOf(user)) - Date.now()
    expect(leftMs).toBeGreaterThan(1.9 * dayMs)
    expect(leftMs).toBeLessThanOrEqual(2 * dayMs)
    const before = await expiryOf(user)
    expect(await profileStatus(user)).toBe(200)
    expect(await expiryOf(user)).toBe(before)
  })

  it('is not delayed by a change of the username', async () => {
    const user = await signIn(test)
    await moveLogIn(user, 28, 2)
    const renamed = await user.rest('PUT', '/api/account/update', { userName: unique('r') })
    expect(renamed.status).toBe(200)
    expect((await expiryOf(user)) - Date.now()).toBeLessThanOrEqual(2 * dayMs)
  })

  it('is followed by its deletion, which keeps the others', async () => {
    const [ended, living] = [await signIn(test), await signIn(test)]
    await moveLogIn(ended, 8, -0.01)
    const countOf = ({ userId }: User) => test.services.db.session.count({ where: { userId } })
    expect(await countOf(ended)).toBe(1)
    await createSweepAccounts(test.services)({}, {} as never)
    expect([await countOf(ended), await countOf(living)]).toEqual([0, 1])
  })
})
