import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { addTotp, totpCode } from '../../kit/calls/second-factor.ts'
import { followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { startSchool } from './school.ts'

let test: TestApp
let school: Awaited<ReturnType<typeof startSchool>>

beforeAll(async () => {
  test = await startTestApp()
  school = await startSchool(test)
})
afterAll(async () => {
  await school.provider.dispose()
  await test.dispose()
})
beforeEach(() => school.save({ endsSession: true }))

/** A person who has signed in, with the browser's cookies at the provider. */
async function enter() {
  const person = school.nextPerson()
  const [actor, there] = [test.anonymous(), new Actor(school.provider.issuer)]
  expect(await followSignIn(actor, '/auth/school', there)).toBe('/')
  return { actor, there, person }
}

async function nextUrlOf(actor: Actor, input: object = {}): Promise<string | null> {
  const answer = await actor.mutate<{ nextUrl: string | null }>('logOut', { ...input }, 'nextUrl')
  expect(answer).toMatchObject({ __typename: 'LogOutPayload' })
  expect((await actor.rest('GET', '/api/account/profile')).status).toBe(401)
  return answer.nextUrl
}

/** The claims of an ID token. */
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

const nameOf = async (actor: Actor) =>
  ((await actor.rest('GET', '/api/account/profile')).body as { userName: string }).userName

describe('logging out', () => {
  it('leads to the address of the provider’s document, with the client and the way back', async () => {
    const { actor, person } = await enter()
    const url = new URL((await nextUrlOf(actor)) ?? '')
    const document = await fetch(`${school.provider.issuer}/.well-known/openid-configuration`)
    const { end_session_endpoint: end } = (await document.json()) as Record<string, string>
    expect(`${url.origin}${url.pathname}`).toBe(end)
    const { id_token_hint: hint = '', ...rest } = Object.fromEntries(url.searchParams)
    expect(claimsOf(hint)).toMatchObject({ iss: school.provider.issuer, sub: person.sub })
    expect(rest).toEqual({
      client_id: school.provider.clientId,
      post_logout_redirect_uri: `${test.url}/`,
    })
  })

  it('ends the session at the provider, which then leads to the start page', async () => {
    const { actor, there, person } = await enter()
    const again = async () => {
      const browser = test.anonymous()
      await followSignIn(browser, '/auth/school', there)
      return nameOf(browser)
    }
    const next = school.nextPerson()
    expect(await again()).toBe(person.preferred_username)
    const page = await (await there.fetch((await nextUrlOf(actor)) ?? '')).text()
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
    const confirmed = await there.fetch(action, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    })
    expect(confirmed.headers.get('location')).toBe(`${test.url}/`)
    expect(await again()).toBe(next.preferred_username)
  })

  it('everywhere does the same', async () => {
    const { actor } = await enter()
    expect(await nextUrlOf(actor, { everywhere: true })).toContain(school.provider.issuer)
  })

  it('leads to the provider after a second step and after the session got a new id too', async () => {
    const { actor } = await enter()
    const { secret } = await addTotp(actor)
    const later = test.anonymous()
    const end = await followSignIn(later, '/auth/school')
    const token = end.slice(end.indexOf('=', end.indexOf('#')) + 1)
    expect(await later.mutate('finishLogIn', { token, code: totpCode(secret) })).toMatchObject({
      __typename: 'FinishLogInPayload',
    })
    expect(
      await later.mutate('updateProfile', { userName: school.nextPerson().preferred_username }),
    ).toMatchObject({ __typename: 'UpdateProfilePayload' })
    const url = await nextUrlOf(later)
    expect(url).toContain(school.provider.issuer)
    const hint = new URL(url ?? '').searchParams.get('id_token_hint') ?? ''
    expect(claimsOf(hint)).toMatchObject({ iss: school.provider.issuer })
  })
})

describe('the ID token of a session', () => {
  it('is stored encrypted, and only if logging out needs it', async () => {
    const stored = async () => {
      const { actor } = await enter()
      const { userId } = (await actor.rest('GET', '/api/account/profile')).body as { userId: string }
      return test.services.db.session.findFirstOrThrow({ where: { userId } })
    }
    const { idToken } = await stored()
    expect(idToken).toMatch(/^[\w-]+$/)
    expect(Buffer.from(idToken ?? '', 'base64url').toString()).not.toContain(school.provider.issuer)
    await school.save()
    expect(await stored()).toMatchObject({ idToken: null })
  })

  it('is left out if it cannot be decrypted any more', async () => {
    const { actor } = await enter()
    await test.services.db.session.updateMany({ data: { idToken: 'c2VhbGVk'.repeat(20) } })
    const url = new URL((await nextUrlOf(actor)) ?? '')
    expect(url.searchParams.has('id_token_hint')).toBe(false)
    expect(url.searchParams.get('client_id')).toBe(school.provider.clientId)
  })
})

describe('logging out stays on the platform', () => {
  it('unless the provider has the setting', async () => {
    await school.save()
    const { actor } = await enter()
    expect(await nextUrlOf(actor)).toBeNull()
  })

  it('after a log-in with a password, also of a user who has linked the provider', async () => {
    const user = await signIn(test)
    school.nextPerson()
    const { path } = await user.mutate<{ path: string }>('linkIdentity', { provider: 'school' }, 'path')
    expect(await followSignIn(user, path)).toBe('/account/profile')
    expect(await nextUrlOf(user)).toBeNull()
    await user.rest('POST', '/api/account/login', { userName: user.userName, password })
    expect(await nextUrlOf(user)).toBeNull()
  })

  it('when the provider is disabled or away, and ends the session all the same', async () => {
    const [first, second] = [await enter(), await enter()]
    await school.save({ endsSession: true, isEnabled: false })
    expect(await nextUrlOf(first.actor)).toBeNull()
    await school.save({ endsSession: true, issuer: 'http://127.0.0.1:1' })
    expect(await nextUrlOf(second.actor)).toBeNull()
  })

  it('through REST, whose answer stays empty', async () => {
    const { actor } = await enter()
    const { status, text } = await actor.rest('POST', '/api/account/logout')
    expect([status, text]).toEqual([200, ''])
    expect((await actor.rest('GET', '/api/account/profile')).status).toBe(401)
  })
})
