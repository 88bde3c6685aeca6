import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { unique } from '../../kit/world/factories.ts'
import { profileOf, startSchool } from './school.ts'

const former = 'https://old.school.example/auth'

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
beforeEach(() => school.save({ teamClaim: 'team' }))

/** A user of the provider before it moved, whose identity has the former issuer. */
async function userOfFormerIssuer() {
  const { actor, person } = await school.enter({ team: unique('Crew') })
  const { userId } = await profileOf(actor)
  await school.save({ issuer: former, samePeople: true, teamClaim: 'team' })
  const { issuer } = await test.services.db.linkedIdentity.findFirstOrThrow({
    where: { userId: String(userId) },
  })
  expect(issuer).toBe(former)
  return { person, userId }
}

const move = (samePeople?: boolean) =>
  school.admin.mutate('saveIdentityProvider', {
    key: 'school',
    protocol: 'OpenIdConnect',
    label: 'School',
    issuer: school.provider.issuer,
    clientId: school.provider.clientId,
    teamClaim: 'team',
    ...(samePeople !== undefined && { samePeople }),
  })

async function entered(person: object) {
  school.nextPerson({ ...person })
  const actor = test.anonymous()
  return { actor, end: await followSignIn(actor, '/auth/school') }
}

describe('a new address of a provider with users', () => {
  it('asks whether the users are the same, and changes nothing before', async () => {
    const { userId } = await userOfFormerIssuer()
    expect(await move()).toMatchObject({ code: 'IDENTITY_ISSUER_MOVED' })
    const provider = await test.services.db.identityProvider.findUniqueOrThrow({ where: { key: 'school' } })
    expect(provider.issuer).toBe(former)
    const where = { userId: String(userId) }
    expect(await test.services.db.linkedIdentity.findFirst({ where })).toMatchObject({ issuer: former })
    await move(true)
  })

  it('of the same service keeps the accounts, and puts nobody into a team again', async () => {
    const { person, userId } = await userOfFormerIssuer()
    const { db } = test.services
    expect(await move(true)).toMatchObject({ __typename: 'SaveIdentityProviderPayload' })
    const { actor, end } = await entered(person)
    expect(end).toBe('/')
    expect(await profileOf(actor)).toMatchObject({ userId })
    // The same identity in a new account does not come into the team of its claim again.
    await db.linkedIdentity.deleteMany({ where: { userId: String(userId) } })
    const second = await entered({ ...person, email_verified: false })
    expect(second.end).toBe('/')
    const { body } = await second.actor.rest('GET', '/api/team')
    expect(body).toEqual([])
  })

  it('of another service gives its people no account of the former one', async () => {
    const { person, userId } = await userOfFormerIssuer()
    expect(await move(false)).toMatchObject({ __typename: 'SaveIdentityProviderPayload' })
    const { actor, end } = await entered({ ...person, email_verified: false })
    expect(end).toBe('/')
    expect((await profileOf(actor))['userId']).not.toBe(userId)
  })

  it('keeps the account of who has come with the new address already', async () => {
    const { person } = await userOfFormerIssuer()
    await move(false)
    const { actor } = await entered({ ...person, email_verified: false })
    const { userId } = await profileOf(actor)
    const { db } = test.services
    await db.identityProvider.update({ where: { key: 'school' }, data: { issuer: former } })
    expect(await move(true)).toMatchObject({ __typename: 'SaveIdentityProviderPayload' })
    const again = await entered({ ...person, email_verified: false })
    expect(await profileOf(again.actor)).toMatchObject({ userId })
  })
})
