import { afterAll, beforeAll, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { addTotp, totpCode } from '../../kit/calls/second-factor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

// Monitors and administrators without a second factor have the rights of players where the platform requires one.

let test: TestApp
let gameId: number
let admin: User
type User = Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin)
})
afterAll(() => test.dispose())

const require = (isRequired: boolean, actor: Actor = admin) => actor.mutate('setStaffFactor', { isRequired })
const events = (actor: Actor) => actor.rest('GET', `/api/game/${gameId}/events`)
const needsFactor = async (actor: Actor) => {
  const { data } = await actor.graphql('{ viewer { role needsSecondFactor } }')
  return (data as { viewer: unknown }).viewer
}
const bare = (actor: Actor, name: string) =>
  actor.graphql(`mutation { ${name} { __typename ... on Error { code } } }`)

/** Another browser of the user, which logs in with the password and, if there is an app, with a code of it. */
async function logIn(user: User, secret?: string): Promise<Actor> {
  const actor = new Actor(test.url, {})
  const { data } = await actor.graphql(
    'mutation ($input: LogInInput!) { logIn(input: $input) { ... on LogInPayload { secondStepToken } } }',
    { input: { userName: user.userName, password } },
  )
  const { secondStepToken: token } = (data as { logIn: { secondStepToken: string } }).logIn
  if (secret) await actor.mutate('finishLogIn', { token, code: totpCode(secret) })
  return actor
}

it('is required only by an administrator whose session has one, and not with a token', async () => {
  expect(await require(true)).toMatchObject({ code: 'SECOND_FACTOR_OWN_FIRST' })
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const wanted = { name: 'setting', scopes: ['read', 'admin'], expiresAt }
  const { token } = await admin.mutate<{ token: string }>('createApiToken', wanted, 'token')
  expect(await require(true, new Actor(test.url, { authorization: `Bearer ${token}` }))).toMatchObject({
    code: 'AUTH_SESSION_REQUIRED',
  })
  await addTotp(admin)
  expect(await require(true)).toMatchObject({ __typename: 'SetStaffFactorPayload' })
  expect(await needsFactor(admin)).toEqual({ role: 'Admin', needsSecondFactor: false })
  await require(false)
})

it('takes the rights of a role from sessions without one at once, and gives them back with one', async () => {
  const monitor = await signIn(test, 'Monitor')
  const player = await signIn(test)
  const query = 'subscription ($gameId: ID!) { gameEventRecorded(gameId: $gameId) { __typename } }'
  const headers = { cookie: monitor.cookieHeader }
  const followed = followOverSocket(test.url, { query, variables: { gameId } }, { headers })
  expect((await events(monitor)).status).toBe(200)
  await require(true)
  // The socket asks its client to connect again.
  expect(await followed.ended).toBe(1012)
  expect(await events(monitor)).toMatchObject({ status: 403, body: { code: 'AUTH_SECOND_FACTOR_NEEDED' } })
  expect(await events(player)).toMatchObject({ status: 403, body: { code: 'AUTH_FORBIDDEN' } })
  expect(await needsFactor(monitor)).toEqual({ role: 'Monitor', needsSecondFactor: true })
  expect(await needsFactor(player)).toEqual({ role: 'User', needsSecondFactor: false })

  const elsewhere = await logIn(monitor)
  const { secret, viewer } = await addTotp(monitor)
  expect(viewer).toEqual({ needsSecondFactor: false })
  expect((await events(monitor)).status).toBe(200)
  expect(await needsFactor(monitor)).toMatchObject({ needsSecondFactor: false })
  // The session that a password alone opened gets no rights, and cannot change the factor.
  expect((await events(elsewhere)).status).toBe(403)
  for (const name of ['removeTotp', 'renewRecoveryCodes', 'startAddingPasskey']) {
    expect(await bare(elsewhere, name)).toMatchObject({
      data: { [name]: { code: 'AUTH_SECOND_FACTOR_NEEDED' } },
    })
  }
  expect((await events(await logIn(monitor, secret))).status).toBe(200)

  await bare(monitor, 'removeTotp')
  expect((await events(monitor)).status).toBe(403)
  await require(false)
  expect((await events(monitor)).status).toBe(200)
})

it('stays with a session whose id is replaced', async () => {
  const monitor = await signIn(test, 'Monitor')
  await addTotp(monitor)
  await require(true)
  const next = 'Sail5home'
  const changed = await monitor.mutate('changePassword', { old: password, new: next })
  expect(changed).toMatchObject({ __typename: 'ChangePasswordPayload' })
  expect((await events(monitor)).status).toBe(200)
  await require(false)
})
