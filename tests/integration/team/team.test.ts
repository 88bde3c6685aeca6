import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newGameKeys, signTeamToken } from '../../../server/domains/game/team-token/team-token.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { boardSeq, crew, enterGame, makeTeam, readTeam, type TeamInfo } from '../../kit/world/teams.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

const hour = 3_600_000
const nobody = '00000000-0000-4000-8000-000000000000'

describe('creating', () => {
  it('makes the caller captain and only member, visible to everyone', async () => {
    const captain = await signIn(test)
    const answer = await captain.rest('POST', '/api/team', { name: ' Blue: 1 ', bio: 'We sail' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: expect.any(Number),
      name: ' Blue: 1 ',
      bio: 'We sail',
      avatar: null,
      locked: false,
      members: [{ id: captain.userId, userName: captain.userName, bio: '', avatar: null, captain: true }],
    })
    expect((await readTeam(test, (answer.body as TeamInfo).id)).body).toEqual(answer.body)
    expect((await captain.rest('GET', '/api/team/')).body).toEqual([answer.body])
  })

  it.each<unknown>([
    {},
    { name: '' },
    { name: null },
    { name: 'x'.repeat(21) },
    { name: 'a\0' },
    { name: 'x', bio: 'x'.repeat(73) },
    { name: 5 },
    'text',
  ])('refuses %j', async (body) => {
    const answer = await (await signIn(test)).rest('POST', '/api/team', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ status: 400, code: 'INVALID_INPUT', title: expect.any(String) })
  })

  it('accepts a blank name', async () => {
    expect((await makeTeam(await signIn(test), ' ')).name).toBe(' ')
  })

  it('enforces the limit of three captaincies in a race, before it checks the name', async () => {
    const captain = await signIn(test)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? captain.rest('POST', '/api/team', { name: `r${index}` }).then(({ status }) => status === 200)
          : captain
              .mutate('createTeam', { name: `g${index}` })
              .then(({ __typename }) => __typename === 'CreateTeamPayload'),
      ),
    )
    expect(answers.filter(Boolean)).toHaveLength(3)
    expect(await test.services.db.team.count({ where: { captainId: captain.userId } })).toBe(3)
    const refused = await captain.rest('POST', '/api/team', {})
    expect(refused.body).toMatchObject({ status: 400, code: 'TEAM_TOO_MANY' })
  })

  it('requires a session', async () => {
    const visitor = test.anonymous()
    for (const [method, path] of [
      ['GET', '/api/team'],
      ['POST', '/api/team'],
      ['PUT', '/api/team/1'],
      ['DELETE', '/api/team/1'],
      ['PUT', '/api/team/1/transfer'],
      ['GET', '/api/team/1/invite'],
      ['PUT', '/api/team/1/invite'],
      ['POST', '/api/team/accept'],
      ['POST', `/api/team/1/kick/${nobody}`],
      ['POST', '/api/team/1/leave'],
    ] as const) {
      expect([method, path, (await visitor.rest(method, path)).status]).toEqual([method, path, 401])
    }
    expect((await visitor.mutate('createTeam', { name: 'x' })).__typename).toBe('UnauthenticatedError')
  })
})

describe('unknown teams', () => {
  it('are 404 or 400 as in the contract', async () => {
    const user = await signIn(test)
    const id = 2147483647
    const answers = [
      [await user.rest('GET', `/api/team/${id}`), 404],
      [await user.rest('PUT', `/api/team/${id}`, {}), 400],
      [await user.rest('PUT', `/api/team/${id}/transfer`, { newCaptainId: nobody }), 400],
      [await user.rest('GET', `/api/team/${id}/invite`), 400],
      [await user.rest('PUT', `/api/team/${id}/invite`), 400],
      [await user.rest('POST', `/api/team/${id}/kick/${nobody}`), 400],
      [await user.rest('POST', `/api/team/${id}/leave`), 404],
      [await user.rest('DELETE', `/api/team/${id}`), 404],
    ] as const
    for (const [{ status, body }, expected] of answers) {
      expect(status).toBe(expected)
      expect(body).toMatchObject({ status: expected, code: 'TEAM_NOT_FOUND' })
    }
    for (const path of ['/api/team/2147483648', '/api/team/x', '/api/team/1/kick/x']) {
      expect([path, (await user.rest('GET', path)).status]).toEqual([path, 404])
    }
  })
})

describe('editing', () => {
  it('keeps the name for an empty one, replaces the bio, and updates the team’s boards', async () => {
    const { captain, mate, team } = await crew(test)
    const gameId = await enterGame(test, team, [captain, mate], hour)
    const renamed = await captain.rest('PUT', `/api/team/${team.id}`, { NAME: 'Renamed', Bio: 'new' })
    expect(renamed.body).toMatchObject({ id: team.id, name: 'Renamed', bio: 'new', locked: true })
    expect(await boardSeq(test, gameId)).toBe(1)
    const cleared = await captain.rest('PUT', `/api/team/${team.id}`, { name: '' })
    expect(cleared.body).toMatchObject({ name: 'Renamed', bio: null })
    expect(await boardSeq(test, gameId)).toBe(2)
    expect(
      await test.services.db.boardChange.findMany({ where: { gameId }, select: { kind: true, ids: true } }),
    ).toEqual([1, 2].map(() => ({ kind: 'team', ids: [team.id] })))

    expect(
      await captain.mutate('updateTeam', { teamId: team.id, bio: 'kept' }, 'team { bio }'),
    ).toMatchObject({
      team: { bio: 'kept' },
    })
    const named = await captain.mutate('updateTeam', { teamId: team.id, name: 'Again' }, 'team { name bio }')
    expect(named).toMatchObject({ team: { name: 'Again', bio: 'kept' } })
    expect(await captain.mutate('updateTeam', { teamId: team.id, bio: null }, 'team { bio }')).toMatchObject({
      team: { bio: null },
    })
  })

  it('is for the captain; the fields are checked first', async () => {
    const { mate, team } = await crew(test)
    expect((await mate.rest('PUT', `/api/team/${team.id}`, { name: 'x'.repeat(21) })).status).toBe(400)
    expect((await mate.rest('PUT', `/api/team/${team.id}`, { name: 'x' })).status).toBe(403)
    expect((await mate.rest('GET', `/api/team/${team.id}/invite`)).status).toBe(403)
    expect((await mate.rest('PUT', `/api/team/${team.id}/invite`)).status).toBe(403)
    expect((await mate.rest('DELETE', `/api/team/${team.id}`)).status).toBe(403)
    const admin = await signIn(test, 'Admin')
    expect((await admin.rest('PUT', `/api/team/${team.id}`, { name: 'x' })).status).toBe(403)
    expect((await mate.mutate('deleteTeam', { teamId: team.id })).code).toBe('TEAM_CAPTAIN_ONLY')
  })
})

describe('deleting', () => {
  it('deletes everything of the team and updates its boards', async () => {
    const { captain, mate, team } = await crew(test)
    const gameId = await enterGame(test, team, [captain, mate], -hour)
    const answer = await captain.rest('DELETE', `/api/team/${team.id}`)
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect((await readTeam(test, team.id)).status).toBe(404)
    expect((await mate.rest('GET', '/api/team')).body).toEqual([])
    expect(await test.services.db.participation.count({ where: { gameId } })).toBe(0)
    expect(await boardSeq(test, gameId)).toBe(1)
  })

  it.each(['Rest', 'GraphQL'])('by its captain is in the audit trail, %s', async (door) => {
    const captain = await signIn(test)
    const team = await makeTeam(captain)
    if (door === 'Rest') await captain.rest('DELETE', `/api/team/${team.id}`)
    else await captain.mutate('deleteTeam', { teamId: team.id })
    const where = { subjectType: 'team', subjectId: `${team.id}` }
    expect(await test.services.db.auditEntry.findMany({ where })).toMatchObject([
      { action: 'team.deleted', subjectName: team.name, actorId: captain.userId, door },
    ])
  })
})

describe('GraphQL', () => {
  it('covers the life of a team', async () => {
    const [captain, mate] = await Promise.all([signIn(test), signIn(test)])
    const created = await captain.mutate<{ team: { id: string; databaseId: number; inviteCode: string } }>(
      'createTeam',
      { name: 'Graph', bio: 'b' },
      `team { id databaseId name bio avatarUrl locked inviteCode isViewerMember isViewerCaptain captain { userName }
        members { isCaptain user { databaseId } } } viewer { teams { name members { user { userName } } } }`,
    )
    expect(created).toMatchObject({
      __typename: 'CreateTeamPayload',
      team: {
        name: 'Graph',
        bio: 'b',
        avatarUrl: null,
        locked: false,
        isViewerMember: true,
        isViewerCaptain: true,
        captain: { userName: captain.userName },
        members: [{ isCaptain: true, user: { databaseId: captain.userId } }],
      },
      viewer: { teams: [{ name: 'Graph', members: [{ user: { userName: captain.userName } }] }] },
    })
    const { id, databaseId: teamId, inviteCode } = created.team
    expect(
      await mate.mutate(
        'acceptInvite',
        { code: inviteCode },
        'team { databaseId } viewer { teams { name } }',
      ),
    ).toMatchObject({
      team: { databaseId: teamId },
      viewer: { teams: [{ name: 'Graph' }] },
    })

    const see =
      'query ($id: ID!, $teamId: Int!) { team: teamByDatabaseId(databaseId: $teamId) { inviteCode isViewerMember isViewerCaptain } node(id: $id) { ... on Team { inviteCode members { user { userName } } } } }'
    const members = [captain, mate].map(({ userName }) => ({ user: { userName } }))
    expect(await mate.query(see, { id, teamId })).toEqual({
      team: { inviteCode: null, isViewerMember: true, isViewerCaptain: false },
      node: { inviteCode: null, members },
    })
    expect(await test.anonymous().query(see, { id, teamId })).toEqual({
      team: { inviteCode: null, isViewerMember: false, isViewerCaptain: false },
      node: { inviteCode: null, members },
    })

    const renewed = await captain.mutate('regenerateInviteCode', { teamId }, 'team { inviteCode }')
    expect(renewed).toMatchObject({ team: { inviteCode: expect.stringMatching(/^Graph:\d+:[0-9a-f]{32}$/) } })
    expect(renewed).not.toMatchObject({ team: { inviteCode } })
    const handed = await captain.mutate(
      'transferTeam',
      { teamId, newCaptainId: mate.userId },
      'team { isViewerCaptain captain { userName } }',
    )
    expect(handed).toMatchObject({ team: { isViewerCaptain: false, captain: { userName: mate.userName } } })
    expect(
      await mate.mutate('kickMember', { teamId, userId: captain.userId }, 'team { members { isCaptain } }'),
    ).toMatchObject({
      team: { members: [{ isCaptain: true }] },
    })
    expect(await mate.mutate('deleteTeam', { teamId }, 'deletedId viewer { teams { name } }')).toMatchObject({
      deletedId: id,
      viewer: { teams: [] },
    })
    expect(await mate.query(see, { id, teamId })).toEqual({ team: null, node: null })
    expect((await mate.mutate('updateTeam', { teamId, name: 'x' })).__typename).toBe('NotFoundError')
  })
})

describe('verifying a token', () => {
  const { publicKey, privateKey } = newGameKeys(null)
  const teamToken = signTeamToken({ teamId: 42, privateKey, xorKey: null, compatPrefix: 'GZCTF' })

  it('accepts a token signed with the key, from everyone', async () => {
    const visitor = test.anonymous()
    const answer = await visitor.rest('POST', '/api/team/verify', { teamToken, publicKey })
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(await visitor.mutate('verifyTeamToken', { teamToken, publicKey }, 'teamId')).toMatchObject({
      teamId: encodeGlobalID('Team', 42),
    })
  })

  it.each([
    [{}, 400],
    [{ teamToken, publicKey: 'AAAA' }, 400],
    [{ teamToken, publicKey: Buffer.alloc(32, 255).toString('base64') }, 400],
    [{ teamToken: 'none', publicKey }, 400],
    [{ teamToken: '42:é', publicKey }, 400],
    [{ teamToken: teamToken.replace('42', '43'), publicKey }, 401],
  ])('answers %j', async (body, status) => {
    const answer = await test.anonymous().rest('POST', '/api/team/verify', body)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ status, title: expect.any(String) })
  })
})
