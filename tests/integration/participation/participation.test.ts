import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { invite, makeGame, makeTeam, readParticipations } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const hourMs = 3_600_000
const join = (actor: Actor, gameId: number, body: object) => actor.rest('POST', `/api/game/${gameId}`, body)
const review = (participationId: number, body: object) =>
  admin.rest('PUT', `/api/admin/participation/${participationId}`, body)
const only = async (gameId: number) => {
  const [participation, ...rest] = await readParticipations(admin, gameId)
  if (!participation || rest.length > 0) throw new Error('not one participation')
  return participation
}
const onBoard = async (gameId: number) => (await test.services.scoreboards.get(gameId, 'public'))?.rows.length
const boardSeq = async (gameId: number) =>
  Number((await test.services.db.gameBoard.findUniqueOrThrow({ where: { gameId } })).seq)

async function captainWithTeam() {
  const captain = await signIn(test)
  return { captain, teamId: await makeTeam(captain) }
}

describe('joining', () => {
  it('registers a team that waits for its review', async () => {
    const gameId = await makeGame(admin)
    const { captain, teamId } = await captainWithTeam()
    const answer = await join(captain, gameId, { teamId, division: null, inviteCode: 'not asked for' })
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(await only(gameId)).toEqual({
      id: expect.any(Number),
      team: {
        id: teamId,
        name: expect.any(String),
        bio: null,
        avatar: null,
        locked: false,
        captainId: captain.userId,
        members: [
          {
            userId: captain.userId,
            userName: captain.userName,
            email: `${captain.userName}@example.test`,
            bio: '',
            phone: null,
            realName: '',
            stdNumber: '',
            avatar: null,
            role: 'User',
          },
        ],
      },
      registeredMembers: [captain.userId],
      division: null,
      status: 'Pending',
    })
    expect(await onBoard(gameId)).toBe(0)
    const { token } = await test.services.db.participation.findFirstOrThrow({ where: { gameId } })
    const { publicKey } = await test.services.db.game.findUniqueOrThrow({ where: { id: gameId } })
    const verified = await captain.rest('POST', '/api/team/verify', { teamToken: token, publicKey })
    expect(verified.status).toBe(200)
  })

  it('accepts at once without a review, locks the team and moves the board', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const { captain, teamId } = await captainWithTeam()
    expect(await onBoard(gameId)).toBe(0)
    const result = await captain.mutate(
      'joinGame',
      { gameId, teamId },
      'game { teamCount viewerParticipation { status } } participation { status token members { userName } }',
    )
    expect(result).toMatchObject({
      __typename: 'JoinGamePayload',
      game: { teamCount: 1, viewerParticipation: { status: 'Accepted' } },
      participation: {
        status: 'Accepted',
        token: expect.stringMatching(new RegExp(`^${teamId}:`)),
        members: [{ userName: captain.userName }],
      },
    })
    expect((await captain.rest('GET', `/api/team/${teamId}`)).body).toMatchObject({ locked: true })
    expect(await onBoard(gameId)).toBe(1)
  })

  it('goes through the checks in the order of the contract', async () => {
    const { captain, teamId } = await captainWithTeam()
    const stranger = await signIn(test)
    const over = { start: Date.now() - 2 * hourMs, end: Date.now() - hourMs, practiceMode: false }
    const closed = await makeGame(admin, { ...over, inviteCode: 'code' })
    const practice = await makeGame(admin, { ...over, practiceMode: true })
    const coded = await makeGame(admin, { inviteCode: 'Code', divisions: ['a', 'b'] })
    const plain = await makeGame(admin)
    const cases: [Actor, number, Record<string, unknown>, number, number, string][] = [
      [captain, 2147483647, { teamId }, 404, 404, 'GAME_NOT_FOUND'],
      [captain, closed, { teamId }, 400, 10002, 'GAME_ENDED'],
      [captain, coded, { teamId, inviteCode: 'code', division: 'x' }, 400, 400, 'INVALID_INPUT'],
      [captain, coded, { teamId, inviteCode: 'Code' }, 400, 400, 'INVALID_INPUT'],
      [captain, coded, { teamId, inviteCode: 'Code', division: 'A' }, 400, 400, 'INVALID_INPUT'],
      [captain, plain, { teamId, division: '' }, 400, 400, 'INVALID_INPUT'],
      [captain, plain, {}, 404, 404, 'TEAM_NOT_FOUND'],
      [captain, plain, { teamId: 2147483647 }, 404, 404, 'TEAM_NOT_FOUND'],
      [stranger, plain, { teamId }, 400, 400, 'PARTICIPATION_NOT_IN_TEAM'],
      [test.anonymous(), plain, { teamId }, 401, 401, 'AUTH_LOGIN_REQUIRED'],
      [captain, plain, { teamId: 'x' }, 400, 400, 'INVALID_INPUT'],
    ]
    for (const [actor, gameId, body, httpStatus, status, code] of cases) {
      const answer = await join(actor, gameId, body)
      expect([answer.status, answer.body]).toEqual([httpStatus, expect.objectContaining({ status, code })])
    }
    for (const [actor, gameId, body, , , code] of cases.filter(
      ([, , { teamId: id }]) => typeof id === 'number',
    )) {
      expect((await actor.mutate('joinGame', { gameId, ...body })).code).toBe(code)
    }
    expect((await join(captain, practice, { teamId })).status).toBe(200)
    expect((await join(captain, coded, { teamId, inviteCode: 'Code', division: 'b' })).status).toBe(200)
    expect(await only(coded)).toMatchObject({ division: 'b' })
    expect((await join(captain, coded, { teamId, inviteCode: 'Code', division: 'b' })).body).toMatchObject({
      code: 'PARTICIPATION_ALREADY_JOINED',
    })
  })

  it('lets a user play for one team, and in again once that was rejected', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: false })
    const { captain, teamId } = await captainWithTeam()
    const otherTeam = await makeTeam(captain)
    await join(captain, gameId, { teamId })
    expect((await join(captain, gameId, { teamId: otherTeam })).status).toBe(400)
    const { id } = await only(gameId)
    await review(id, { status: 'Rejected' })
    expect((await join(captain, gameId, { teamId: otherTeam })).status).toBe(200)
    expect(await readParticipations(admin, gameId)).toMatchObject([
      { id, status: 'Rejected', registeredMembers: [] },
      { status: 'Pending', registeredMembers: [captain.userId] },
    ])
  })

  it('asks for another review after a rejection, also where none is needed, and keeps a suspension', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const { captain, teamId } = await captainWithTeam()
    const mate = await signIn(test)
    const third = await signIn(test)
    await invite(captain, teamId, [mate, third])
    await join(captain, gameId, { teamId })
    const { id } = await only(gameId)
    await review(id, { status: 'Rejected' })
    await join(captain, gameId, { teamId })
    expect(await only(gameId)).toMatchObject({ id, status: 'Pending', registeredMembers: [captain.userId] })
    await join(mate, gameId, { teamId })
    expect(await only(gameId)).toMatchObject({ status: 'Accepted' })
    await review(id, { status: 'Suspended' })
    await join(third, gameId, { teamId })
    expect(await only(gameId)).toMatchObject({ status: 'Suspended' })
  })

  it('uses the division of the last member who joined until the team is accepted', async () => {
    const gameId = await makeGame(admin, { divisions: ['a', 'b'] })
    const { captain, teamId } = await captainWithTeam()
    const mate = await signIn(test)
    const third = await signIn(test)
    await invite(captain, teamId, [mate, third])
    await join(captain, gameId, { teamId, division: 'a' })
    await join(mate, gameId, { teamId, division: 'b' })
    const { id, division } = await only(gameId)
    expect(division).toBe('b')
    await review(id, { status: 'Accepted' })
    expect((await join(third, gameId, { teamId, division: 'a' })).status).toBe(200)
    expect(await only(gameId)).toMatchObject({ division: 'b', status: 'Accepted' })
  })

  it('enforces the limit of registered members', async () => {
    const gameId = await makeGame(admin, { teamMemberCountLimit: 1 })
    const { captain, teamId } = await captainWithTeam()
    const mate = await signIn(test)
    await invite(captain, teamId, [mate])
    await join(captain, gameId, { teamId })
    expect((await join(mate, gameId, { teamId })).body).toMatchObject({
      code: 'PARTICIPATION_TOO_MANY_MEMBERS',
    })
    expect(await only(gameId)).toMatchObject({ registeredMembers: [captain.userId] })
  })
})

describe('joining at the same moment', () => {
  it('makes one participation for two members of a team', async () => {
    for (let round = 0; round < 5; round += 1) {
      const gameId = await makeGame(admin, { acceptWithoutReview: true })
      const { captain, teamId } = await captainWithTeam()
      const mate = await signIn(test)
      await invite(captain, teamId, [mate])
      const answers = await Promise.all([captain, mate].map((actor) => join(actor, gameId, { teamId })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const { registeredMembers } = await only(gameId)
      expect(registeredMembers.toSorted()).toEqual([captain.userId, mate.userId].toSorted())
      expect(await boardSeq(gameId)).toBe(1)
    }
  })

  it('makes one member row for a user with two teams', async () => {
    for (let round = 0; round < 5; round += 1) {
      const gameId = await makeGame(admin)
      const { captain, teamId } = await captainWithTeam()
      const otherTeam = await makeTeam(captain)
      const answers = await Promise.all(
        [teamId, otherTeam, teamId, otherTeam].map((id) => join(captain, gameId, { teamId: id })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
      const rows = await test.services.db.participationMember.findMany({ where: { gameId } })
      expect(rows).toHaveLength(1)
      expect(await readParticipations(admin, gameId)).toHaveLength(1)
    }
  })

  it('enforces the member limit for a whole team', async () => {
    const gameId = await makeGame(admin, { teamMemberCountLimit: 2 })
    const { captain, teamId } = await captainWithTeam()
    const mates = await Promise.all([1, 2, 3, 4].map(() => signIn(test)))
    await invite(captain, teamId, mates)
    const answers = await Promise.all([captain, ...mates].map((actor) => join(actor, gameId, { teamId })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await only(gameId)).registeredMembers).toHaveLength(2)
  })

  it('lets the last member leave while another one joins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const gameId = await makeGame(admin)
      const { captain, teamId } = await captainWithTeam()
      const mate = await signIn(test)
      await invite(captain, teamId, [mate])
      await join(captain, gameId, { teamId })
      const answers = await Promise.all([
        captain.rest('DELETE', `/api/game/${gameId}`),
        join(mate, gameId, { teamId }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await only(gameId)).registeredMembers).toEqual([mate.userId])
    }
  })
})
