import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
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

describe('mapped claims', () => {
  it('raise and lower a role, but never one that an administrator has given', async () => {
    await school.save({ roleClaim: 'groups', monitorValues: ['staff'], adminValues: ['root'] })
    const enter = async (groups: string[]) => {
      school.nextPerson({ ...person, groups })
      const actor = test.anonymous()
      await followSignIn(actor, '/auth/school')
      return (await profileOf(actor))['role']
    }
    const person = school.nextPerson()
    expect(await enter(['students', 'staff'])).toBe('Monitor')
    expect(await enter(['root'])).toBe('Admin')
    expect(await enter(['students'])).toBe('User')
    await test.services.db.user.update({
      where: { normalizedUserName: person.preferred_username.toUpperCase() },
      data: { role: 'Monitor' },
    })
    expect(await enter(['students'])).toBe('Monitor')
    await school.save()
    expect(await enter(['root'])).toBe('Monitor')
  })

  it('put new users into the team of the claim, and never into another team of that name', async () => {
    await school.save({ teamClaim: 'team' })
    const owner = await signIn(test)
    const name = unique('Team')
    await owner.mutate('createTeam', { name })
    const teamOf = async () => {
      school.nextPerson({ team: name })
      const actor = test.anonymous()
      await followSignIn(actor, '/auth/school')
      const { body } = await actor.rest('GET', '/api/team')
      return body as { id: number; name: string; members: unknown[] }[]
    }
    const [first] = await teamOf()
    const [second] = await teamOf()
    expect(second).toMatchObject({ id: first?.id, name })
    expect(second?.members).toHaveLength(2)
    await school.save()
  })
})
