import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn, unique } from '../../kit/world/factories.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.dispose())

const newcomer = () => {
  const userName = unique('new')
  return { userName, email: `${userName}@example.test`, password }
}

describe('registering', () => {
  it('creates the account and logs in, with the response of the contract', async () => {
    const actor = test.anonymous()
    const account = newcomer()
    const answer = await actor.rest('POST', '/api/account/register', account)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ title: expect.any(String), data: 'LoggedIn', status: 200 })
    const profile = await actor.rest('GET', '/api/account/profile')
    expect(profile.body).toEqual({
      userId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      userName: account.userName,
      email: account.email,
      bio: '',
      phone: null,
      realName: '',
      stdNumber: '',
      avatar: null,
      role: 'User',
    })
  })

  it('does the same over GraphQL', async () => {
    const actor = test.anonymous()
    const account = newcomer()
    const result = await actor.mutate('register', account, 'status viewer { userName email role }')
    expect(result).toMatchObject({
      __typename: 'RegisterPayload',
      status: 'LoggedIn',
      viewer: { userName: account.userName, email: account.email, role: 'User' },
    })
    expect(await actor.query('{ viewer { userName } }')).toEqual({ viewer: { userName: account.userName } })
  })

  it.each([
    ['a short name', { userName: 'ab' }, 'userName'],
    ['a blank name', { userName: '    ' }, 'userName'],
    ['a long name', { userName: 'x'.repeat(16) }, 'userName'],
    ['a name with NUL', { userName: 'ab\0cd' }, 'userName'],
    ['no address', { email: undefined }, 'email'],
    ['an address without @', { email: 'nobody' }, 'email'],
    ['an address with two @', { email: 'a@b@c' }, 'email'],
    ['a short password', { password: 'aB1' }, 'password'],
    ['a password without a digit', { password: 'Sailhome' }, 'password'],
    ['a password without upper case', { password: 'sail4home' }, 'password'],
    ['a number for a name', { userName: 42 }, 'userName'],
  ])('refuses %s and names the field', async (_what, wrong, field) => {
    const answer = await test.anonymous().rest('POST', '/api/account/register', { ...newcomer(), ...wrong })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ status: 400, code: 'INVALID_INPUT', issues: [{ path: [field] }] })
    expect((answer.body as { title: string }).title).toMatch(/^\S.* .*\.$/)
  })

  it('refuses a name or an address that is taken, in any case', async () => {
    const account = newcomer()
    await test.anonymous().rest('POST', '/api/account/register', account)
    const name = await test
      .anonymous()
      .rest('POST', '/api/account/register', { ...newcomer(), userName: account.userName.toUpperCase() })
    expect(name.body).toMatchObject({ status: 400, issues: [{ path: ['userName'] }] })
    const email = await test
      .anonymous()
      .rest('POST', '/api/account/register', { ...newcomer(), email: account.email.toUpperCase() })
    expect(email.body).toMatchObject({ status: 400, issues: [{ path: ['email'] }] })
  })

  it('lets one of twenty take a name at the same moment', async () => {
    const account = newcomer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.anonymous().rest('POST', '/api/account/register', account)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(400)])
  })
})

describe('logging in', () => {
  it('works by name in any case and by address, and changes the session of a browser', async () => {
    const actor = await signIn(test)
    const before = actor.cookieHeader
    const answer = await actor.fetch('/api/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: test.url },
      body: JSON.stringify({ userName: `${actor.userName.toUpperCase()}@EXAMPLE.TEST`, password }),
    })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
    expect(actor.cookieHeader).not.toBe(before)
    const old = await test.anonymous().fetch('/api/account/profile', { headers: { cookie: before } })
    expect(old.status).toBe(401)
  })

  it('returns the same 401 for a wrong password and an unknown name', async () => {
    const { userName } = await signIn(test)
    const wrong = await test
      .anonymous()
      .rest('POST', '/api/account/login', { userName, password: 'Wrong1pass' })
    const unknown = await test
      .anonymous()
      .rest('POST', '/api/account/login', { userName: unique('no'), password: 'Wrong1pass' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
  })

  it('sets one cookie that scripts cannot read and one that they can', async () => {
    const { userName } = await signIn(test)
    const response = await test.anonymous().fetch('/api/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName, password }),
    })
    const lines = response.headers.getSetCookie()
    const session = lines.find((line) => line.startsWith('halyard_session='))
    expect(session).toMatch(/HttpOnly/)
    expect(session).toMatch(/SameSite=Lax/)
    expect(session).toMatch(/Expires=/)
    expect(session).not.toMatch(/Secure/)
  })

  it('rejects banned users, and lets them log out', async () => {
    const banned = await signIn(test)
    await test.services.db.user.update({ where: { id: banned.userId }, data: { role: 'Banned' } })
    expect((await banned.rest('GET', '/api/account/profile')).status).toBe(403)
    const again = await test
      .anonymous()
      .rest('POST', '/api/account/login', { userName: banned.userName, password })
    expect(again.status).toBe(401)
    expect((await banned.rest('POST', '/api/account/logout')).status).toBe(200)
    expect((await banned.rest('GET', '/api/account/profile')).status).toBe(401)
  })
})

describe('the profile', () => {
  it('keeps absent and null members, accepts keys in any case, clears with an empty text', async () => {
    const actor = await signIn(test)
    await actor.rest('PUT', '/api/account/update', {
      BIO: 'At sea',
      REALNAME: 'A',
      StdNumber: '7',
      phone: '+1 (2) 3',
    })
    await actor.rest('PUT', '/api/account/update', { bio: null, realName: '' })
    expect((await actor.rest('GET', '/api/account/profile')).body).toMatchObject({
      bio: 'At sea',
      realName: '',
      stdNumber: '7',
      phone: '+1 (2) 3',
    })
    expect((await actor.rest('PUT', '/api/account/update', { phone: 'none' })).status).toBe(400)
    expect((await actor.rest('PUT', '/api/account/update', { phone: '' })).status).toBe(200)
    const { body } = await actor.rest('GET', '/api/account/profile')
    expect(body).toMatchObject({ phone: null })
    expect((await actor.rest('PUT', '/api/account/update', { bio: 'x'.repeat(129) })).status).toBe(400)
  })

  it('ends the other sessions when the password changes, and gives this one a new id', async () => {
    const here = await signIn(test)
    const there = test.anonymous()
    await there.rest('POST', '/api/account/login', { userName: here.userName, password })
    const before = here.cookieHeader
    const wrong = await here.rest('PUT', '/api/account/changepassword', {
      old: 'Wrong1pass',
      new: 'Other1pass',
    })
    expect(wrong.body).toMatchObject({ status: 400, issues: [{ path: ['old'] }] })
    const answer = await here.rest('PUT', '/api/account/changepassword', { old: password, new: 'Other1pass' })
    expect(answer.status).toBe(200)
    expect(here.cookieHeader).not.toBe(before)
    expect((await here.rest('GET', '/api/account/profile')).status).toBe(200)
    expect((await there.rest('GET', '/api/account/profile')).status).toBe(401)
  })
})

describe('requests of browsers', () => {
  const json = { 'content-type': 'application/json' }

  it('must come from the platform itself', async () => {
    const actor = await signIn(test)
    const send = (headers: Record<string, string>) =>
      actor.fetch('/api/account/update', {
        method: 'PUT',
        body: '{"bio":"x"}',
        headers: { ...json, ...headers },
      })
    expect((await send({ origin: 'http://evil.test' })).status).toBe(403)
    expect((await send({ origin: test.url.replace(/:\d+$/, ':1') })).status).toBe(403)
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send({ origin: test.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await send({})).status).toBe(200)
    expect((await send({ 'x-xsrf-token': 'forged' })).status).toBe(403)
  })

  it('cannot write to GraphQL with a form or with GET', async () => {
    const form = await test.anonymous().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'query=mutation{logOut(input:{}){__typename}}',
    })
    expect(form.status).toBe(415)
    const get = await test.anonymous().fetch('/graphql?query=mutation{logOut(input:{}){__typename}}')
    expect(get.status).toBe(405)
  })
})

describe('unknown addresses', () => {
  it('answers 404 and 405 in the envelope', async () => {
    const unknown = await test.anonymous().rest('GET', '/api/nothing/here')
    expect(unknown.status).toBe(404)
    expect(unknown.body).toMatchObject({ title: expect.any(String), status: 404 })
    const wrong = await test.anonymous().rest('GET', '/api/account/login')
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('POST')
    expect((await test.anonymous().rest('GET', '/API/Config')).status).toBe(200)
  })

  it('answers in the requested language if it is supported', async () => {
    const answer = await test
      .anonymous()
      .fetch('/api/account/profile', { headers: { 'accept-language': 'de-DE' } })
    expect(answer.headers.get('content-language')).toBe('de-DE')
    expect(answer.status).toBe(401)
  })
})
