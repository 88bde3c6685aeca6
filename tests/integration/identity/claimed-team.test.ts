import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { invite } from '../../kit/world/games.ts'
import { profileOf, startSchool } from './school.ts'

let test: TestApp
let school: Awaited<ReturnType<typeof startSchool>>
beforeAll(async () => {
  test = await startTestApp()
  school = await startSchool(test)
  await school.save({ teamClaim: 'team' })
})
afterAll(async () => {
  await school.provider.dispose()
  await test.dispose()
})

const teamsOf = async (actor: Actor) =>
  ((await actor.rest('GET', '/api/team')).body as { id: number }[]).map(({ id }) => id)

async function link(user: Actor): Promise<void> {
  const { path } = await user.mutate<{ path: string }>('linkIdentity', { provider: 'school' }, 'path')
  expect(await followSignIn(user, path)).toBe('/account/profile')
}

async function unlink(user: Actor): Promise<void> {
  const { viewer } = await user.query<{ viewer: { identities: { id: string }[] } }>(
    '{ viewer { identities { id } } }',
  )
  const { __typename } = await user.mutate('unlinkIdentity', { id: viewer.identities[0]?.id })
  expect(__typename).toBe('UnlinkIdentityPayload')
}

/** A team that the claim of its captain has made. */
async function makeClaimedTeam() {
  const team = unique('Crew')
  const { actor: captain } = await school.enter({ team })
  const [teamId = 0] = await teamsOf(captain)
  const kick = async (actor: Actor) => {
    const { userId } = await profileOf(actor)
    expect((await captain.rest('POST', `/api/team/${teamId}/kick/${String(userId)}`)).status).toBe(200)
    expect(await teamsOf(actor)).toEqual([])
  }
  return { team, teamId, captain, kick }
}

describe('the claim of a team', () => {
  it('does not bring back a member whom the captain removed, under any account; an invite does', async () => {
    const { team, teamId, captain, kick } = await makeClaimedTeam()
    const user = await signIn(test)
    school.nextPerson({ team })
    await link(user)
    expect(await teamsOf(user)).toEqual([teamId])
    await kick(user)
    await unlink(user)
    await link(user)
    expect(await teamsOf(user)).toEqual([])

    await unlink(user)
    const account = test.anonymous()
    expect(await followSignIn(account, '/auth/school')).toBe('/')
    expect(await teamsOf(account)).toEqual([])

    // Another identity of the same user is no way back either, and further persons join as before.
    school.nextPerson({ team })
    await link(user)
    expect(await teamsOf(user)).toEqual([])
    await invite(captain, teamId, [user])
    expect(await teamsOf(user)).toEqual([teamId])
    const { actor: further } = await school.enter({ team })
    expect(await teamsOf(further)).toEqual([teamId])
  })

  it('does not bring back a member who came by an invite, and was removed or left', async () => {
    const { team, teamId, captain, kick } = await makeClaimedTeam()
    const [removed, left] = [await signIn(test), await signIn(test)]
    await invite(captain, teamId, [removed, left])
    await kick(removed)
    expect((await left.rest('POST', `/api/team/${teamId}/leave`)).status).toBe(200)
    for (const user of [removed, left]) {
      school.nextPerson({ team })
      await link(user)
      expect(await teamsOf(user)).toEqual([])
    }
  })

  it('leaves a member who unlinks and links again in the team, and puts no second account into it', async () => {
    const { team, teamId } = await makeClaimedTeam()
    const user = await signIn(test)
    school.nextPerson({ team })
    await link(user)
    await unlink(user)
    expect(await teamsOf(user)).toEqual([teamId])
    const second = test.anonymous()
    expect(await followSignIn(second, '/auth/school')).toBe('/')
    expect(await teamsOf(second)).toEqual([])
  })
})
