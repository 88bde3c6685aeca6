import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import {
  crew,
  enterGame,
  inviteOf,
  joinTeam,
  makeTeam,
  readTeam,
  type TeamInfo,
} from '../../kit/world/teams.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

const hour = 3_600_000
const nobody = '00000000-0000-4000-8000-000000000000'

describe('inviting', () => {
  it('returns a code that changes with the name and with a new token', async () => {
    const [captain, guest] = await Promise.all([signIn(test), signIn(test)])
    const team = await makeTeam(captain, 'a:b')
    const first = await inviteOf(captain, team.id)
    expect(first).toMatch(new RegExp(`^a:b:${team.id}:[0-9a-f]{32}$`))
    await captain.rest('PUT', `/api/team/${team.id}`, { name: 'c' })
    expect(await inviteOf(captain, team.id)).toBe(first.replace('a:b', 'c'))

    const renewed = await captain.rest('PUT', `/api/team/${team.id}/invite`)
    expect(renewed.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(renewed.body).not.toBe(first)
    const stale = await guest.rest('POST', '/api/team/accept', first)
    expect([stale.status, (stale.body as { code: string }).code]).toEqual([400, 'INVALID_INPUT'])
    await joinTeam(guest, captain, team.id)
    expect((await guest.rest('POST', '/api/team/accept', renewed.body)).body).toMatchObject({
      status: 400,
      code: 'TEAM_ALREADY_MEMBER',
    })
  })

  it.each([5, null, '', 'x', 'x:1', `x:2147483648:${'0'.repeat(32)}`, `x:2147483647:${'0'.repeat(32)}`])(
    'refuses the code %j',
    async (code) => {
      expect((await (await signIn(test)).rest('POST', '/api/team/accept', code)).status).toBe(400)
    },
  )

  it('accepts one of two simultaneous joins, also for a locked team', async () => {
    const { captain, mate, team } = await crew(test)
    await enterGame(test, team, [captain, mate], hour)
    const guest = await signIn(test)
    const code = await inviteOf(captain, team.id)
    const joins = await Promise.all([
      guest.rest('POST', '/api/team/accept', code).then(({ status }) => status === 200),
      guest.mutate('acceptInvite', { code }).then(({ __typename }) => __typename === 'AcceptInvitePayload'),
    ])
    expect(joins.filter(Boolean)).toHaveLength(1)
    expect(((await readTeam(test, team.id)).body as TeamInfo).members).toHaveLength(3)
  })
})

describe('leaving and kicking', () => {
  it('removes the member and their registrations, not the captain’s', async () => {
    const { captain, mate, team } = await crew(test)
    const gameId = await enterGame(test, team, [captain, mate], -hour)
    const kicked = await captain.rest('POST', `/api/team/${team.id}/kick/${mate.userId.toUpperCase()}`)
    expect(kicked.status).toBe(200)
    // The game has ended, so the request unlocked the team.
    expect(kicked.body).toMatchObject({ locked: false, members: [{ id: captain.userId, captain: true }] })
    const left = await test.services.db.participationMember.findMany({ where: { gameId } })
    expect(left.map(({ userId }) => userId)).toEqual([captain.userId])
    expect((await captain.rest('POST', `/api/team/${team.id}/kick/${mate.userId}`)).body).toMatchObject({
      status: 400,
      code: 'TEAM_USER_NOT_IN_TEAM',
    })
    expect((await mate.rest('POST', `/api/team/${team.id}/leave`)).body).toMatchObject({
      status: 400,
      code: 'TEAM_NOT_IN_TEAM',
    })
  })

  it('is rejected while a game is live', async () => {
    const { captain, mate, team } = await crew(test)
    await enterGame(test, team, [captain, mate], hour)
    for (const answer of [
      await captain.rest('POST', `/api/team/${team.id}/kick/${mate.userId}`),
      await captain.rest('POST', `/api/team/${team.id}/kick/${nobody}`),
      await mate.rest('POST', `/api/team/${team.id}/leave`),
      await captain.rest('DELETE', `/api/team/${team.id}`),
    ]) {
      expect(answer.body).toMatchObject({ status: 400, code: 'TEAM_LOCKED' })
    }
    expect((await mate.mutate('leaveTeam', { teamId: team.id })).code).toBe('TEAM_LOCKED')
    // An unlocked team can be changed, whatever it plays.
    await test.services.db.team.update({ where: { id: team.id }, data: { locked: false } })
    expect(await mate.mutate('leaveTeam', { teamId: team.id }, 'viewer { teams { name } }')).toMatchObject({
      viewer: { teams: [] },
    })
  })

  it('is rejected while a game is paused, also after its planned end', async () => {
    const { captain, mate, team } = await crew(test)
    const gameId = await enterGame(test, team, [captain, mate], -hour)
    await test.services.db.game.update({ where: { id: gameId }, data: { pausedAt: new Date() } })
    const kicked = await captain.rest('POST', `/api/team/${team.id}/kick/${mate.userId}`)
    expect(kicked.body).toMatchObject({ status: 400, code: 'TEAM_LOCKED' })
  })

  it('is rejected for the captain, who must transfer the team first', async () => {
    const { captain, team } = await crew(test)
    for (const path of ['leave', `kick/${captain.userId}`]) {
      const answer = await captain.rest('POST', `/api/team/${team.id}/${path}`)
      expect(answer.body).toMatchObject({ status: 400, code: 'TEAM_TRANSFER_FIRST' })
    }
  })
})

describe('transferring', () => {
  it('accepts a member who is captain of fewer than three teams', async () => {
    const { captain, mate, team } = await crew(test)
    const answer = await captain.rest('PUT', `/api/team/${team.id}/transfer`, { newCaptainId: mate.userId })
    expect(answer.status).toBe(200)
    expect((answer.body as TeamInfo).members.find(({ captain: isCaptain }) => isCaptain)?.id).toBe(
      mate.userId,
    )
    expect(
      (await captain.rest('PUT', `/api/team/${team.id}/transfer`, { newCaptainId: mate.userId })).status,
    ).toBe(403)
    expect((await captain.rest('POST', `/api/team/${team.id}/leave`)).status).toBe(200)
  })

  it('rejects users outside the team, unknown users and captains of three teams', async () => {
    const { captain, mate, team } = await crew(test)
    const stranger = await signIn(test)
    const path = `/api/team/${team.id}/transfer`
    expect((await captain.rest('PUT', path, {})).status).toBe(400)
    const refused = async (newCaptainId: string) =>
      ((await captain.rest('PUT', path, { newCaptainId })).body as { code: string }).code
    expect(await refused(nobody)).toBe('TEAM_NEW_CAPTAIN_NOT_FOUND')
    expect(await refused(stranger.userId)).toBe('TEAM_NEW_CAPTAIN_NOT_MEMBER')
    await Promise.all([makeTeam(mate), makeTeam(mate), makeTeam(mate)])
    expect(await refused(mate.userId)).toBe('TEAM_NEW_CAPTAIN_TOO_MANY')
  })
})
