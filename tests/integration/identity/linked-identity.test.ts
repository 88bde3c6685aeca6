import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { callbackOf, followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { ageLogIn, password, signIn } from '../../kit/world/factories.ts'
import { profileOf, startSchool } from './school.ts'

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
beforeEach(() => void school.nextPerson())

describe('a linked identity', () => {
  const link = async (user: Actor) => {
    const { path } = await user.mutate<{ path: string }>('linkIdentity', { provider: 'school' }, 'path')
    return path
  }
  const identities = async (user: Actor) => {
    const { viewer } = await user.query<{ viewer: { identities: { id: string; name: string }[] } }>(
      '{ viewer { identities { id name provider { key } } } }',
    )
    return viewer.identities
  }

  it('enters the account after it was linked, until it is unlinked', async () => {
    const user = await signIn(test)
    const person = school.nextPerson()
    expect(await followSignIn(user, await link(user))).toBe('/account/profile')
    const [identity] = await identities(user)
    expect(identity).toMatchObject({ name: person.email })
    const elsewhere = test.anonymous()
    expect(await followSignIn(elsewhere, '/auth/school')).toBe('/')
    expect(await profileOf(elsewhere)).toMatchObject({
      userId: user.userId,
      email: `${user.userName}@example.test`,
    })

    const other = await signIn(test)
    expect(await followSignIn(other, await link(other))).toBe('/account/profile?signIn=linkedElsewhere')
    expect(await other.mutate('unlinkIdentity', { id: identity?.id })).toMatchObject({
      code: 'IDENTITY_NOT_FOUND',
    })
    expect(await user.mutate('unlinkIdentity', { id: identity?.id })).toMatchObject({
      __typename: 'UnlinkIdentityPayload',
    })
    expect(await followSignIn(test.anonymous(), '/auth/school')).toBe('/')
    expect(await identities(user)).toEqual([])
  })

  it('is linked only in the session that asked for it, after a recent log in', async () => {
    const [victim, attacker] = [await signIn(test), await signIn(test)]
    const path = await link(attacker)
    expect(await followSignIn(victim, path)).toBe('/account/profile?signIn=sessionEnded')
    expect(await followSignIn(test.anonymous(), path)).toBe('/account/login?signIn=sessionEnded')
    expect(await followSignIn(attacker, `${path}x`)).toBe('/account/profile?signIn=sessionEnded')
    expect(await identities(victim)).toEqual([])
    await ageLogIn(test, victim.userId, '11 minutes')
    expect(await victim.mutate('linkIdentity', { provider: 'school' })).toMatchObject({
      code: 'AUTH_PASSWORD_NEEDED',
    })
  })

  it('is not linked to a user who logs in in the same browser meanwhile', async () => {
    const [user, next] = [await signIn(test), await signIn(test)]
    const address = await callbackOf(user, await link(user))
    await user.rest('POST', '/api/account/login', { userName: next.userName, password })
    const { headers } = await user.fetch(address)
    expect(headers.get('location')).toBe('/account/profile?signIn=sessionEnded')
    expect(await identities(next)).toEqual([])
  })

  it('stays while it is the last way to log in', async () => {
    const user = test.anonymous()
    await followSignIn(user, '/auth/school')
    const [identity] = await identities(user)
    expect(await user.mutate('unlinkIdentity', { id: identity?.id })).toMatchObject({
      code: 'IDENTITY_LAST_WAY_IN',
    })
  })
})
