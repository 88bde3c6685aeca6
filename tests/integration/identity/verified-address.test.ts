import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
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
beforeEach(() => school.save())

const setDomains = (emailDomainList: string) =>
  school.admin.mutate('updateSettings', { accountPolicy: { emailDomainList } })

/** The address of the account after a sign-in of the person with these claims. */
async function addressOf(person: object) {
  const { actor } = await school.enter({ ...person })
  return (await profileOf(actor))['email']
}

const placeholder = expect.stringMatching(/^school-[0-9a-f]{16}@localhost$/) as string

describe('an address', () => {
  it.each([true, 'true', 'True', '1', 1])('counts if the provider marks it with %j', async (mark) => {
    const { actor, person } = await school.enter({ email_verified: mark })
    expect((await profileOf(actor))['email']).toBe(person.email)
  })

  it.each([false, 'false', '0', 0, '', null, [true]])(
    'does not count if the provider marks it with %j',
    async (mark) => {
      expect(await addressOf({ email_verified: mark })).toEqual(placeholder)
    },
  )

  it('without a mark counts only if the addresses of the provider are trusted', async () => {
    expect(await addressOf({ email_verified: undefined })).toEqual(placeholder)
    await setDomains('school.test')
    school.nextPerson({ email_verified: undefined })
    const enter = () => followSignIn(test.anonymous(), '/auth/school')
    expect(await enter()).toBe('/account/login?signIn=mailMissing')
    await school.save({ trustsMail: true })
    expect(await enter()).toBe('/')
    await setDomains('')
    const { actor, person } = await school.enter({ email_verified: undefined })
    expect((await profileOf(actor))['email']).toBe(person.email)
    expect(await addressOf({ email: undefined, email_verified: undefined })).toEqual(placeholder)
  })
})

describe('an account that began without an address', () => {
  it('gets one when the provider has verified it, and says so in the audit trail', async () => {
    const { actor, person } = await school.enter({ email_verified: false })
    const { userId, email } = await profileOf(actor)
    expect(email).toEqual(placeholder)
    school.nextPerson({ ...person, email_verified: true })
    const later = test.anonymous()
    expect(await followSignIn(later, '/auth/school')).toBe('/')
    expect(await profileOf(later)).toMatchObject({ userId, email: person.email })
    const changes = await test.services.db.auditEntry.findMany({
      where: { action: 'user.updated', subjectId: String(userId) },
    })
    expect(changes.map(({ before, after }) => ({ before, after }))).toEqual([
      { before: { email }, after: { email: person.email } },
    ])
    // From then on the address is the user's own.
    school.nextPerson({ ...person, email: `other-${person.email}` })
    await followSignIn(later, '/auth/school')
    expect(await profileOf(later)).toMatchObject({ userId, email: person.email })
  })

  it('keeps its own if another account has the address, or if its domain is not in the list', async () => {
    const owner = await signIn(test)
    const { actor, person } = await school.enter({ email_verified: false })
    const { userId } = await profileOf(actor)
    const again = async (email: string) => {
      school.nextPerson({ ...person, email, email_verified: true })
      const later = test.anonymous()
      expect(await followSignIn(later, '/auth/school')).toBe('/')
      return profileOf(later)
    }
    expect(await again(`${owner.userName}@example.test`)).toMatchObject({ userId, email: placeholder })
    await setDomains('example.test')
    expect(await again(person.email)).toMatchObject({ userId, email: placeholder })
    await setDomains('')
    expect(await again(person.email)).toMatchObject({ userId, email: person.email })
  })
})
