import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { invite, makeTeam } from '../../kit/world/games.ts'

type User = Awaited<ReturnType<typeof signIn>>
type Info = { members: { id: string; captain: boolean }[] }

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

const membersOf = async (teamId: number) =>
  ((await test.anonymous().rest('GET', `/api/team/${teamId}`)).body as Info).members

/** The same user from a client address to which limits apply. */
function fromOutside(user: User): Actor {
  return new Actor(test.url, { cookie: user.cookieHeader, 'x-forwarded-for': '203.0.113.77' })
}

describe('the captain of a team', () => {
  it('is always one of its members in every race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [captain, mate] = await Promise.all([signIn(test), signIn(test)])
      const teamId = await makeTeam(captain)
      await invite(captain, teamId, [mate])
      const path = `/api/team/${teamId}`
      await Promise.all([
        captain.rest('PUT', `${path}/transfer`, { newCaptainId: mate.userId }),
        mate.mutate('leaveTeam', { teamId }),
        captain.rest('POST', `${path}/kick/${mate.userId}`),
        captain.rest('POST', `${path}/leave`),
      ])
      const members = await membersOf(teamId)
      expect(members.filter((member) => member.captain)).toHaveLength(1)
    }
  })

  it('has at most three teams, also after simultaneous transfers', async () => {
    const mate = await signIn(test)
    const teams = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const captain = await signIn(test)
        const teamId = await makeTeam(captain)
        await invite(captain, teamId, [mate])
        return { captain, teamId }
      }),
    )
    const handed = await Promise.all([
      mate.rest('POST', '/api/team', { name: 'own' }).then(({ status }) => status === 200),
      ...teams.map(({ captain, teamId }, index) =>
        index % 2 === 0
          ? captain
              .rest('PUT', `/api/team/${teamId}/transfer`, { newCaptainId: mate.userId })
              .then(({ status }) => status === 200)
          : captain
              .mutate('transferTeam', { teamId, newCaptainId: mate.userId })
              .then(({ __typename }) => __typename === 'TransferTeamPayload'),
      ),
    ])
    expect(handed.filter(Boolean)).toHaveLength(3)
    expect(await test.services.db.team.count({ where: { captainId: mate.userId } })).toBe(3)
  })

  it('counts for the limit without a membership', async () => {
    const captain = await signIn(test)
    const ids = [await makeTeam(captain), await makeTeam(captain), await makeTeam(captain)]
    // Deletes the captain's membership, which some older rows lack.
    await test.services.db.teamMember.deleteMany({ where: { teamId: ids[0] ?? 0 } })
    expect((await captain.rest('POST', '/api/team', { name: 'fourth' })).body).toMatchObject({
      status: 400,
      code: 'TEAM_TOO_MANY',
    })
  })
})

describe('a deleted team', () => {
  it('cannot be joined during its deletion', async () => {
    const [captain, guest] = await Promise.all([signIn(test), signIn(test)])
    const teamId = await makeTeam(captain)
    const { body: code } = await captain.rest('GET', `/api/team/${teamId}/invite`)
    const [gone, joined] = await Promise.all([
      captain.rest('DELETE', `/api/team/${teamId}`),
      guest.rest('POST', '/api/team/accept', code),
    ])
    expect(gone.status).toBe(200)
    expect([200, 400]).toContain(joined.status)
    expect((await guest.rest('GET', '/api/team')).body).toEqual([])
  })

  it('takes its picture with it', async () => {
    const captain = await signIn(test)
    const teamId = await makeTeam(captain)
    const avatarHash = 'a'.repeat(64)
    await test.services.db.file.create({ data: { hash: avatarHash, name: 'avatar.webp', sizeBytes: 1 } })
    await test.services.db.team.update({ where: { id: teamId }, data: { avatarHash } })
    expect((await captain.rest('DELETE', `/api/team/${teamId}`)).status).toBe(200)
    await expect.poll(() => test.services.db.file.count({ where: { hash: avatarHash } })).toBe(0)
  })
})

describe('creating teams', () => {
  it('is serialized for one user, with twenty requests through both APIs', async () => {
    const user = await signIn(test)
    const busy = fromOutside(user)
    const rest = () => busy.rest('POST', '/api/team', { name: 'r' })
    const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // The lock on the user's row makes the first request wait, and therefore the others.
    const holding = test.services.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${user.userId}::uuid FOR UPDATE`
      held.resolve()
      await done.promise
    })
    await held.promise
    let refused = 0
    const asked = Array.from({ length: 25 }, async () => {
      const answer = await rest()
      if (answer.status === 429) refused += 1
      return answer
    })
    await expect.poll(() => refused).toBe(4)
    expect((await busy.mutate('createTeam', { name: 'g' })).__typename).toBe('RateLimitedError')
    done.resolve()
    await holding
    const answers = await Promise.all(asked)
    const statuses = answers.map(({ status }) => status)
    const count = (status: number) => statuses.filter((one) => one === status).length
    expect([count(200), count(400), count(429)]).toEqual([3, 18, 4])
    const late = answers.find(({ status }) => status === 429)
    expect(late?.headers.get('retry-after')).toBe('60')
  })
})
