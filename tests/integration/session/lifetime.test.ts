import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'

const dayMs = 86_400_000

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

type User = Awaited<ReturnType<typeof signIn>>

const moveExpiry = (user: User, fromNowMs: number) =>
  test.services.db.session.updateMany({
    where: { userId: user.userId },
    data: { expiresAt: new Date(Date.now() + fromNowMs) },
  })
const sessionOf = (user: User) =>
  test.services.db.session.findFirstOrThrow({ where: { userId: user.userId } })
const sessionCookie = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.includes('halyard_session='))

it('ends a session that has expired', async () => {
  const user = await signIn(test)
  expect((await user.rest('GET', '/api/account/profile')).status).toBe(200)
  await moveExpiry(user, -1)
  expect((await user.rest('GET', '/api/account/profile')).status).toBe(401)
  const { data } = await user.graphql('{ viewer { id } }')
  expect(data).toEqual({ viewer: null })
})

it('ends an API token that has expired', async () => {
  const user = await signIn(test)
  const token = await tokenOf(test, user, ['read'])
  expect((await token.rest('GET', '/api/account/profile')).status).toBe(200)
  await test.services.db.apiToken.updateMany({
    where: { userId: user.userId },
    data: { expiresAt: new Date(Date.now() - 1) },
  })
  expect((await token.rest('GET', '/api/account/profile')).status).toBe(401)
})

it('extends a session and its cookie when less than half of the week is left', async () => {
  const user = await signIn(test)
  await moveExpiry(user, 3.4 * dayMs)
  const { headers } = await user.rest('GET', '/api/account/profile')
  expect(sessionCookie(headers)).toMatch(/expires=/i)
  const leftMs = (await sessionOf(user)).expiresAt.getTime() - Date.now()
  expect(leftMs).toBeGreaterThan(6.9 * dayMs)
})

it('does not extend a session when more than half of the week is left', async () => {
  const user = await signIn(test)
  await moveExpiry(user, 3.6 * dayMs)
  const before = await sessionOf(user)
  const { headers } = await user.rest('GET', '/api/account/profile')
  expect(sessionCookie(headers)).toBeUndefined()
  expect((await sessionOf(user)).expiresAt).toEqual(before.expiresAt)
})
