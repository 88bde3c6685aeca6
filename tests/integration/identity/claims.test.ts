import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { profileOf, startSchool } from './school.ts'

const log = captureLog('warn')
let test: TestApp
let school: Awaited<ReturnType<typeof startSchool>>

beforeAll(async () => {
  test = await startTestApp({ logger: log.logger })
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

  it('that do not come leave the role as it is, and the log says so', async () => {
    await school.save({ roleClaim: 'groups', adminValues: ['root'] })
    const { person, actor } = await school.enter({ groups: ['root'] })
    const { role, userName } = await profileOf(actor)
    expect(role).toBe('Admin')
    const lines = () => log.lines.map(({ msg }) => msg).filter((msg) => msg.includes('was not compared'))
    const again = async (claims: object) => {
      school.nextPerson({ ...person, groups: undefined, ...claims })
      const later = test.anonymous()
      expect(await followSignIn(later, '/auth/school')).toBe('/')
      return (await profileOf(later))['role']
    }
    expect(await again({})).toBe('Admin')
    const line = `the role Admin of "${String(userName)}" was not compared with the claim "groups" of the provider "school"`
    expect(lines()).toEqual([`${line}: the provider did not send it`])
    expect(await again({ _claim_names: { groups: 'src1' } })).toBe('Admin')
    expect(lines().at(-1)).toBe(`${line}: the provider left it out, because the user has too many groups`)
    expect(await again({ groups: [] })).toBe('User')
    expect(lines()).toHaveLength(2)
    await school.save()
  })

  it('are shown to administrators by name and shape, without texts about the person', async () => {
    await school.save({ roleClaim: 'groups', adminValues: ['root'] })
    const { person, actor } = await school.enter({
      groups: ['staff'],
      email_verified: 'yes',
      name: 'Ada',
      'a\0b\ud83d': 'x',
    })
    const query = '{ settings { identityProviders { lastClaims { seenAt claims { name value } } } } }'
    type Seen = {
      settings: { identityProviders: [{ lastClaims: { claims: { name: string; value: string }[] } }] }
    }
    const { settings } = await school.admin.query<Seen>(query)
    const { claims } = settings.identityProviders[0].lastClaims
    expect(claims).toEqual(
      expect.arrayContaining([
        { name: 'groups', value: '["staff"]' },
        { name: 'email', value: '"…"' },
        { name: 'email_verified', value: '"yes"' },
        { name: 'name', value: '"…"' },
      ]),
    )
    for (const text of [person.sub, person.email, 'Ada']) expect(JSON.stringify(claims)).not.toContain(text)
    expect((await actor.graphql(query)).errors).toHaveLength(1)
    await school.save()
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
