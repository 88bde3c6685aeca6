import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newGameKeys, signTeamToken } from '../../../server/domains/game/team-token/team-token.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'

type User = Awaited<ReturnType<typeof signIn>>
type Info = {
  id: number
  name: string
  bio: string | null
  locked: boolean
  members: { id: string; captain: boolean }[]
}

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.dispose())

const hour = 3_600_000
const nobody = '00000000-0000-4000-8000-000000000000'

async function makeTeam(captain: User, name = unique('t')): Promise<Info> {
  const answer = await captain.rest('POST', '/api/team', { name })
  expect(answer.status).toBe(200)
  return answer.body as Info
}

async function inviteOf(captain: User, teamId: number): Promise<string> {
  return (await captain.rest('GET', `/api/team/${teamId}/invite`)).body as string
}

async function joinTeam(user: User, captain: User, teamId: number): Promise<void> {
  const answer = await user.rest('POST', '/api/team/accept', await inviteOf(captain, teamId))
  expect([answer.status, answer.text]).toEqual([200, ''])
}

async function crew(): Promise<{ captain: User; mate: User; team: Info }> {
  const [captain, mate] = await Promise.all([signIn(test), signIn(test)])
  const team = await makeTeam(captain)
  await joinTeam(mate, captain, team.id)
  return { captain, mate, team }
}

/** Creates a game that the team and its members play and that ends after that time. */
async function enterGame(team: Info, users: User[], endsInMs: number): Promise<number> {
  const { db } = test.services
  const now = Date.now()
  const game = await db.game.create({
    data: {
      title: unique('Game'),
      ...newGameKeys(null),
      start: new Date(now - 2 * hour),
      end: new Date(now + endsInMs),
      writeupDeadline: new Date(now + endsInMs),
      board: { create: {} },
    },
  })
  await db.participation.create({
    data: {
      gameId: game.id,
      teamId: team.id,
      status: 'Accepted',
      token: '',
      members: { create: users.map(({ userId }) => ({ userId })) },
    },
  })
  await db.team.update({ where: { id: team.id }, data: { locked: true } })
  return game.id
}

async function boardSeq(gameId: number): Promise<number> {
  const board = await test.services.db.gameBoard.findUniqueOrThrow({ where: { gameId } })
  return Number(board.seq)
}

const readTeam = async (id: number) => test.anonymous().rest('GET', `/api/team/${id}`)

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
    expect((await readTeam((answer.body as Info).id)).body).toEqual(answer.body)
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
    const { captain, mate, team } = await crew()
    const gameId = await enterGame(team, [captain, mate], hour)
    const renamed = await captain.rest('PUT', `/api/team/${team.id}`, { NAME: 'Renamed', Bio: 'new' })
    expect(renamed.body).toMatchObject({ id: team.id, name: 'Renamed', bio: 'new', locked: true })
    expect(await boardSeq(gameId)).toBe(1)
    const cleared = await captain.rest('PUT', `/api/team/${team.id}`, { name: '' })
    expect(cleared.body).toMatchObject({ name: 'Renamed', bio: null })
    expect(await boardSeq(gameId)).toBe(2)
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
    const { mate, team } = await crew()
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
    const { captain, mate, team } = await crew()
    await enterGame(team, [captain, mate], hour)
    const guest = await signIn(test)
    const code = await inviteOf(captain, team.id)
    const joins = await Promise.all([
      guest.rest('POST', '/api/team/accept', code).then(({ status }) => status === 200),
      guest.mutate('acceptInvite', { code }).then(({ __typename }) => __typename === 'AcceptInvitePayload'),
    ])
    expect(joins.filter(Boolean)).toHaveLength(1)
    expect(((await readTeam(team.id)).body as Info).members).toHaveLength(3)
  })
})

describe('leaving and kicking', () => {
  it('removes the member and their registrations, not the captain’s', async () => {
    const { captain, mate, team } = await crew()
    const gameId = await enterGame(team, [captain, mate], -hour)
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
    const { captain, mate, team } = await crew()
    await enterGame(team, [captain, mate], hour)
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

  it('is rejected for the captain, who must transfer the team first', async () => {
    const { captain, team } = await crew()
    for (const path of ['leave', `kick/${captain.userId}`]) {
      const answer = await captain.rest('POST', `/api/team/${team.id}/${path}`)
      expect(answer.body).toMatchObject({ status: 400, code: 'TEAM_TRANSFER_FIRST' })
    }
  })
})

describe('transferring', () => {
  it('accepts a member who is captain of fewer than three teams', async () => {
    const { captain, mate, team } = await crew()
    const answer = await captain.rest('PUT', `/api/team/${team.id}/transfer`, { newCaptainId: mate.userId })
    expect(answer.status).toBe(200)
    expect((answer.body as Info).members.find(({ captain: isCaptain }) => isCaptain)?.id).toBe(mate.userId)
    expect(
      (await captain.rest('PUT', `/api/team/${team.id}/transfer`, { newCaptainId: mate.userId })).status,
    ).toBe(403)
    expect((await captain.rest('POST', `/api/team/${team.id}/leave`)).status).toBe(200)
  })

  it('rejects users outside the team, unknown users and captains of three teams', async () => {
    const { captain, mate, team } = await crew()
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

describe('deleting', () => {
  it('deletes everything of the team and updates its boards', async () => {
    const { captain, mate, team } = await crew()
    const gameId = await enterGame(team, [captain, mate], -hour)
    const answer = await captain.rest('DELETE', `/api/team/${team.id}`)
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect((await readTeam(team.id)).status).toBe(404)
    expect((await mate.rest('GET', '/api/team')).body).toEqual([])
    expect(await test.services.db.participation.count({ where: { gameId } })).toBe(0)
    expect(await boardSeq(gameId)).toBe(1)
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
    expect(await visitor.mutate('verifyTeamToken', { teamToken, publicKey }, 'ok')).toMatchObject({
      ok: true,
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
