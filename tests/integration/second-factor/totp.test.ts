import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { addTotp, totpCode } from '../../kit/calls/second-factor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { ageLogIn, password, signIn } from '../../kit/world/factories.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

type User = Awaited<ReturnType<typeof signIn>>
type Enrolled = { user: User; secret: string; recoveryCodes: string[] }

const read = (user: Actor) => user.graphql('{ viewer { hasTotp recoveryCodesLeft } }')

async function enroll(): Promise<Enrolled> {
  const user = await signIn(test)
  return { user, ...(await addTotp(user)) }
}

/** Runs a mutation without an input. */
const bare = (user: Actor, name: string) =>
  result<Record<string, unknown>>(user, `mutation { ${name} { __typename ... on Error { code } } }`)

async function result<Shape>(actor: Actor, query: string, variables = {}): Promise<Shape> {
  const { data, errors } = await actor.graphql(query, variables)
  expect(errors).toBeUndefined()
  return Object.values(data as object)[0] as Shape
}

async function passPassword(user: User, headers = {}): Promise<{ actor: Actor; token: string }> {
  const actor = new Actor(test.url, headers)
  const { secondStepToken } = await result<{ secondStepToken: string }>(
    actor,
    `mutation ($input: LogInInput!) { logIn(input: $input) { ... on LogInPayload { secondStepToken viewer { id } } } }`,
    { input: { userName: user.userName, password } },
  )
  return { actor, token: secondStepToken }
}

const finish = (actor: Actor, token: string, code: string) => actor.mutate('finishLogIn', { token, code })
const isLoggedIn = async (actor: Actor) => (await actor.rest('GET', '/api/account/profile')).status === 200

const wrong = { __typename: 'InvalidInputError' }
const entered = { __typename: 'FinishLogInPayload' }

describe('an app for one-time codes', () => {
  it('counts only after its first code', async () => {
    const user = await signIn(test)
    await bare(user, 'startTotp')
    expect(await user.mutate('confirmTotp', { code: '000000' })).toMatchObject(wrong)
    expect(await read(user)).toMatchObject({ data: { viewer: { hasTotp: false, recoveryCodesLeft: 0 } } })
    const again = await test
      .anonymous()
      .rest('POST', '/api/account/login', { userName: user.userName, password })
    expect(again.status).toBe(200)
  })

  it('is added and removed only after a recent login, and stored encrypted', async () => {
    const { user, secret } = await enroll()
    expect(await read(user)).toMatchObject({ data: { viewer: { hasTotp: true, recoveryCodesLeft: 10 } } })
    const row = await test.services.db.totp.findUniqueOrThrow({ where: { userId: user.userId } })
    expect(row.secret).not.toContain(secret)
    expect(await bare(user, 'startTotp')).toMatchObject({ code: 'SECOND_FACTOR_TOTP_EXISTS' })
    await ageLogIn(test, user.userId, '11 minutes')
    for (const name of ['startTotp', 'removeTotp', 'renewRecoveryCodes']) {
      expect(await bare(user, name)).toMatchObject({ code: 'AUTH_PASSWORD_NEEDED' })
    }
    await user.mutate('confirmPassword', { password })
    expect(await bare(user, 'removeTotp')).toMatchObject({ __typename: 'RemoveTotpPayload' })
    expect(await read(user)).toMatchObject({ data: { viewer: { hasTotp: false, recoveryCodesLeft: 0 } } })
  })
})

describe('a log-in with a second step', () => {
  it('opens no session before the code', async () => {
    const { user, secret } = await enroll()
    const { actor, token } = await passPassword(user)
    expect(await isLoggedIn(actor)).toBe(false)
    expect(await finish(actor, token, '000000')).toMatchObject(wrong)
    expect(await finish(actor, 'x', totpCode(secret))).toMatchObject({ code: 'SECOND_FACTOR_STEP_EXPIRED' })
    expect(await isLoggedIn(actor)).toBe(false)
    expect(await finish(actor, token, totpCode(secret))).toMatchObject(entered)
    expect(await isLoggedIn(actor)).toBe(true)
  })

  it('is refused over REST after the right password only', async () => {
    const { user } = await enroll()
    const logIn = (typed: string) =>
      test.anonymous().rest('POST', '/api/account/login', { userName: user.userName, password: typed })
    expect(await logIn(password)).toMatchObject({
      status: 401,
      body: { status: 401, code: 'SECOND_FACTOR_NEEDED' },
    })
    expect(await logIn('Wr0ngpassword')).toMatchObject({ body: { code: 'ACCOUNT_WRONG_CREDENTIALS' } })
  })

  it('refuses a code a second time, and one of a former time step', async () => {
    const { user, secret } = await enroll()
    const code = totpCode(secret)
    const first = await passPassword(user)
    expect(await finish(first.actor, first.token, code)).toMatchObject(entered)
    const second = await passPassword(user)
    for (const used of [code, totpCode(secret, 0)]) {
      expect(await finish(second.actor, second.token, used)).toMatchObject(wrong)
    }
  })

  it('expires', async () => {
    const { user, secret } = await enroll()
    const { actor, token } = await passPassword(user)
    await test.services.db.logInStep.updateMany({
      where: { userId: user.userId },
      data: { expiresAt: new Date(Date.now() - 1000) },
    })
    expect(await finish(actor, token, totpCode(secret))).toMatchObject({ code: 'SECOND_FACTOR_STEP_EXPIRED' })
    expect(await isLoggedIn(actor)).toBe(false)
  })

  it('ends with a new password', async () => {
    const { user, secret } = await enroll()
    const { actor, token } = await passPassword(user)
    expect(await user.mutate('changePassword', { old: password, new: 'Anch0rsAweigh' })).toMatchObject({
      __typename: 'ChangePasswordPayload',
    })
    expect(await finish(actor, token, totpCode(secret))).toMatchObject({ code: 'SECOND_FACTOR_STEP_EXPIRED' })
  })

  it('blocks further codes after five wrong ones, also from another address', async () => {
    const { user, secret } = await enroll()
    const { actor, token } = await passPassword(user, { 'x-forwarded-for': '203.0.113.7' })
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => finish(actor, token, `00000${index}`)),
    )
    for (const answer of answers) expect(answer).toMatchObject(wrong)
    const other = await passPassword(user, { 'x-forwarded-for': '203.0.113.8' })
    expect(await finish(other.actor, other.token, totpCode(secret))).toMatchObject({
      __typename: 'RateLimitedError',
    })
  })
})

describe('a race for a code', () => {
  it('lets one log-in use a code of the app', async () => {
    const { user, secret } = await enroll()
    const steps = await Promise.all(Array.from({ length: 10 }, () => passPassword(user)))
    const code = totpCode(secret)
    const answers = await Promise.all(steps.map(({ actor, token }) => finish(actor, token, code)))
    expect(answers.filter((answer) => answer['__typename'] === 'FinishLogInPayload')).toHaveLength(1)
    expect(answers.filter((answer) => answer['__typename'] === 'InvalidInputError')).toHaveLength(9)
  })

  it('lets one log-in use a recovery code', async () => {
    const { user, recoveryCodes } = await enroll()
    const [code = ''] = recoveryCodes
    const steps = await Promise.all(Array.from({ length: 4 }, () => passPassword(user)))
    const answers = await Promise.all(steps.map(({ actor, token }) => finish(actor, token, code)))
    expect(answers.filter((answer) => answer['__typename'] === 'FinishLogInPayload')).toHaveLength(1)
    expect(await read(user)).toMatchObject({ data: { viewer: { recoveryCodesLeft: 9 } } })
  })

  it('opens one session for one password, even with two recovery codes', async () => {
    const { user, recoveryCodes } = await enroll()
    const { actor, token } = await passPassword(user)
    const answers = await Promise.all(recoveryCodes.slice(0, 2).map((code) => finish(actor, token, code)))
    expect(answers.map((answer) => answer['code'] ?? answer['__typename']).toSorted()).toEqual([
      'FinishLogInPayload',
      'SECOND_FACTOR_STEP_EXPIRED',
    ])
    expect(await read(user)).toMatchObject({ data: { viewer: { recoveryCodesLeft: 9 } } })
  })
})

it('voids the former recovery codes when they are renewed', async () => {
  const { user, recoveryCodes } = await enroll()
  expect(await bare(user, 'renewRecoveryCodes')).toMatchObject({ __typename: 'RenewRecoveryCodesPayload' })
  const { actor, token } = await passPassword(user)
  expect(await finish(actor, token, recoveryCodes[0] ?? '')).toMatchObject(wrong)
})
