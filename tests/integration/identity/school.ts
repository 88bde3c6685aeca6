import { expect } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { followSignIn } from '../../kit/calls/sign-in.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { startTestProvider } from '../../kit/services/test-oidc.ts'
import { signIn, unique } from '../../kit/world/factories.ts'

type Claims = Record<string, unknown>

/** A provider with the key `school`, at which new persons sign in. It knows the platform under `origin`. */
export async function startSchool(
  test: TestApp,
  origin = test.url,
  changes: Parameters<typeof startTestProvider>[2] = {},
) {
  const provider = await startTestProvider([`${origin}/auth/school/callback`], [`${origin}/`], changes)
  const admin = await signIn(test, 'Admin')

  /** Replaces the settings of the provider. */
  async function save(changes: Claims = {}) {
    const { issuer, clientId, clientSecret } = provider
    const saved = await admin.mutate('saveIdentityProvider', {
      key: 'school',
      protocol: 'OpenIdConnect',
      label: 'School',
      issuer,
      clientId,
      clientSecret,
      // A test that starts another provider under the key means other people.
      samePeople: false,
      ...changes,
    })
    expect(saved).toMatchObject({ __typename: 'SaveIdentityProviderPayload' })
  }

  /** Sets the person who signs in next. */
  function nextPerson(claims: Claims = {}) {
    const name = unique('p')
    const person = {
      sub: `subject-${name}`,
      preferred_username: name,
      email: `${name}@school.test`,
      email_verified: true,
      ...claims,
    }
    provider.person = person
    return person
  }

  /** A browser in which a new person with these claims has signed in. */
  async function enter(claims: Claims = {}) {
    const person = nextPerson(claims)
    const actor = test.anonymous()
    expect(await followSignIn(actor, '/auth/school')).toBe('/')
    return { actor, person }
  }

  await save()
  return { admin, provider, save, nextPerson, enter }
}

/** The profile of the user who is logged in. */
export const profileOf = async (actor: Actor) =>
  (await actor.rest('GET', '/api/account/profile')).body as Record<string, unknown>
