import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  newChallenge,
  newcomer as captchaNewcomer,
  solvePow,
  switchCaptcha,
} from '../../kit/calls/captcha.ts'
import { callbackOf, followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { newcomer, publicUrl, startMailApp, type MailApp } from '../../kit/server/mail-app.ts'
import { linkOf } from '../../kit/services/test-smtp.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { startSchool } from './school.ts'

type School = Awaited<ReturnType<typeof startSchool>>

let test: TestApp
let school: School

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_CAPTCHA: 'HashPow', HALYARD_POW_DIFFICULTY: '1' } })
  school = await startSchool(test)
})
afterAll(async () => {
  await school.provider.dispose()
  await test.dispose()
})
beforeEach(async () => {
  await school.save({ teamClaim: 'team', roleClaim: 'groups', adminValues: ['root'] })
  await setPolicy({ allowRegister: true, activeOnRegister: true, emailConfirmationRequired: false })
})

async function setPolicy(accountPolicy: object, { admin }: Pick<School, 'admin'> = school) {
  expect(await admin.mutate('updateSettings', { accountPolicy })).toMatchObject({
    __typename: 'UpdateSettingsPayload',
  })
}

const isLoggedIn = async (actor: ReturnType<TestApp['anonymous']>) =>
  (await actor.rest('GET', '/api/account/profile')).status === 200

async function rows() {
  const { user, linkedIdentity, team } = test.services.db
  return Promise.all([user.count(), linkedIdentity.count(), team.count()])
}

describe('closed registration', () => {
  it('gives a new person no account, identity or team, whatever the claims say', async () => {
    const before = await rows()
    await setPolicy({ allowRegister: false })
    school.nextPerson({ team: unique('Crew'), groups: ['root'] })
    const actor = test.anonymous()
    expect(await followSignIn(actor, '/auth/school')).toBe('/account/login?signIn=closed')
    expect(await isLoggedIn(actor)).toBe(false)
    expect(await rows()).toEqual(before)
  })

  it('counts at the end of a sign-in that began before', async () => {
    school.nextPerson()
    const actor = test.anonymous()
    const address = await callbackOf(actor, '/auth/school')
    await setPolicy({ allowRegister: false })
    const { headers } = await actor.fetch(address)
    expect(headers.get('location')).toBe('/account/login?signIn=closed')
  })

  it('lets in those who have an account, and lets a user link the provider', async () => {
    const { person } = await school.enter()
    const user = await signIn(test)
    await setPolicy({ allowRegister: false })
    await school.save({ allowsSignUp: false })
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/')
    school.nextPerson()
    const { path } = await user.mutate<{ path: string }>('linkIdentity', { provider: 'school' }, 'path')
    expect(await followSignIn(user, path)).toBe('/account/profile')
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/')
    // An account that is gone is not made again.
    await test.services.db.user.delete({
      where: { normalizedUserName: person.preferred_username.toUpperCase() },
    })
    school.provider.person = person
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/account/login?signIn=closed')
  })
})

describe('an account that waits for an administrator', () => {
  it('gets no session until it is approved, also with a claim that makes an administrator', async () => {
    await setPolicy({ activeOnRegister: false })
    const team = unique('Crew')
    const person = school.nextPerson({ groups: ['root'], team })
    const enter = async () => {
      const actor = test.anonymous()
      return { end: await followSignIn(actor, '/auth/school'), isIn: await isLoggedIn(actor) }
    }
    const waits = { end: '/account/login?signIn=waits', isIn: false }
    expect(await enter()).toEqual(waits)
    await setPolicy({ activeOnRegister: true })
    expect(await enter()).toEqual(waits)
    const { id } = await test.services.db.user.findUniqueOrThrow({
      where: { normalizedUserName: person.preferred_username.toUpperCase() },
    })
    expect(await school.admin.rest('PUT', `/api/admin/users/${id}`, { emailConfirmed: true })).toMatchObject({
      status: 200,
    })
    expect(await enter()).toEqual({ end: '/', isIn: true })
    const teams = await test.services.db.team.findMany({ where: { captainId: id }, select: { name: true } })
    expect(teams).toEqual([{ name: team }])
  })
})

describe('the captcha', () => {
  it('is asked of those who register with a password, not of those who sign in with a provider', async () => {
    await switchCaptcha(test, true)
    const account = captchaNewcomer()
    const register = (challenge?: string) =>
      test.anonymous().rest('POST', '/api/account/register', { ...account, challenge })
    expect((await register()).status).toBe(400)
    await school.enter()
    expect((await register()).status).toBe(400)
    expect((await register(solvePow(await newChallenge(test)))).status).toBe(200)
    await switchCaptcha(test, false)
  })
})

describe('the invite code of a game', () => {
  it('is asked of a team that a claim has made', async () => {
    const gameId = await makeGame(school.admin, { inviteCode: 'ahoy' })
    const { actor } = await school.enter({ team: unique('Crew') })
    const { body } = await actor.rest('GET', '/api/team')
    const [{ id: teamId }] = body as [{ id: number }]
    const join = (inviteCode?: string) => actor.rest('POST', `/api/game/${gameId}`, { teamId, inviteCode })
    expect((await join()).status).toBe(400)
    expect((await join('guess')).status).toBe(400)
    expect((await join('ahoy')).status).toBe(200)
  })
})

describe('with confirmed addresses', () => {
  let mail: MailApp
  let uni: School

  beforeAll(async () => {
    mail = await startMailApp()
    uni = await startSchool(mail.test, publicUrl)
  })
  afterAll(async () => {
    await uni.provider.dispose()
    await mail.dispose()
  })

  const enter = async (claims: object) => {
    uni.nextPerson({ ...claims })
    return followSignIn(mail.test.anonymous(), '/auth/school')
  }

  it('a verified address is confirmed, and without one there is no account', async () => {
    const { count } = mail.test.services.db.user
    const before = await count()
    expect(await enter({ email_verified: false })).toBe('/account/login?signIn=mailMissing')
    expect(await enter({ email: undefined })).toBe('/account/login?signIn=mailMissing')
    expect(await count()).toBe(before)
    expect(await enter({})).toBe('/')
    expect(await count()).toBe(before + 1)
  })

  it('the address of a registration that waits for its mail is taken, and the link stays the only way in', async () => {
    const account = newcomer()
    await mail.test.anonymous().rest('POST', '/api/account/register', account)
    const link = linkOf(await mail.smtp.waitFor(account.email, 1))
    expect(await enter({ email: account.email })).toBe('/account/login?signIn=mailTaken')
    const owner = mail.test.anonymous()
    const { email, token } = link
    expect((await owner.rest('POST', '/api/account/verify', { email, token })).status).toBe(200)
    expect(await enter({ email: account.email })).toBe('/account/login?signIn=mailTaken')
    const { body } = await owner.rest('GET', '/api/account/profile')
    expect(body).toMatchObject({ userName: account.userName, email: account.email })
  })

  it('no link of a mail enters an account that a provider has created meanwhile', async () => {
    const account = newcomer()
    await mail.test.anonymous().rest('POST', '/api/account/register', account)
    const { email, token } = linkOf(await mail.smtp.waitFor(account.email, 1))
    const { db } = mail.test.services
    await db.user.deleteMany({ where: { email: account.email } })
    expect(await enter({ email: account.email })).toBe('/')
    const thief = mail.test.anonymous()
    expect((await thief.rest('POST', '/api/account/verify', { email, token })).status).toBe(400)
    expect(await isLoggedIn(thief)).toBe(false)
  })
})
