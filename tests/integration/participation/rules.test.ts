import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf, editUrl, makeChallenge, uploadFile } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { invite, makeGame, makeTeam, readParticipations } from '../../kit/world/games.ts'

// Rules of participations that involve more than one noun.

let test: TestApp
let admin: Actor
const hourMs = 3_600_000

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const join = (actor: Actor, gameId: number, body: object) => actor.rest('POST', `/api/game/${gameId}`, body)
const review = (id: number, body: object) => admin.rest('PUT', `/api/admin/participation/${id}`, body)
const isLocked = async (teamId: number) =>
  (await test.services.db.team.findUniqueOrThrow({ where: { id: teamId } })).locked

async function crew() {
  const [captain, mate] = await Promise.all([signIn(test), signIn(test)])
  const teamId = await makeTeam(captain)
  await invite(captain, teamId, [mate])
  return { captain, mate, teamId }
}

async function only(gameId: number) {
  const [participation, ...rest] = await readParticipations(admin, gameId)
  if (!participation || rest.length > 0) throw new Error('not one participation')
  return participation
}

describe('membership', () => {
  it('is released when a user leaves, and limited by registered members, not by the team', async () => {
    const gameId = await makeGame(admin, { teamMemberCountLimit: 1 })
    const { captain, mate, teamId } = await crew()
    expect((await join(captain, gameId, { teamId })).status).toBe(200)
    expect(codeOf(await join(mate, gameId, { teamId }))).toEqual([400, 'PARTICIPATION_TOO_MANY_MEMBERS'])
    await captain.rest('DELETE', `/api/game/${gameId}`)
    expect((await join(mate, gameId, { teamId })).status).toBe(200)
    expect((await only(gameId)).registeredMembers).toEqual([mate.userId])
    await admin.mutate('updateGame', { gameId, teamMemberCountLimit: 0 })
    expect((await join(captain, gameId, { teamId })).status).toBe(200)
  })

  it('can replace a rejected one in a full game', async () => {
    const gameId = await makeGame(admin, { teamMemberCountLimit: 1 })
    const { captain, teamId } = await crew()
    await join(captain, gameId, { teamId })
    const { id } = await only(gameId)
    await review(id, { status: 'Rejected' })
    expect((await join(captain, gameId, { teamId })).status).toBe(200)
    expect(await only(gameId)).toMatchObject({
      id,
      status: 'Pending',
      registeredMembers: [captain.userId],
    })
  })

  it('ends with the team’s; the participation stays, and the user plays for another team', async () => {
    const gameId = await makeGame(admin)
    const { captain, mate, teamId } = await crew()
    await join(mate, gameId, { teamId })
    const other = await makeTeam(mate)
    expect(codeOf(await join(mate, gameId, { teamId: other }))).toEqual([400, 'PARTICIPATION_ALREADY_JOINED'])
    expect((await mate.rest('POST', `/api/team/${teamId}/leave`)).status).toBe(200)
    expect(await only(gameId)).toMatchObject({ registeredMembers: [], status: 'Pending' })
    expect((await join(mate, gameId, { teamId: other })).status).toBe(200)
    expect((await join(captain, gameId, { teamId })).status).toBe(200)
    expect(await readParticipations(admin, gameId)).toMatchObject([
      { registeredMembers: [captain.userId] },
      { registeredMembers: [mate.userId] },
    ])
  })

  it('requires the invite code of a hidden game', async () => {
    const gameId = await makeGame(admin, { hidden: true, acceptWithoutReview: true })
    const { captain, teamId } = await crew()
    const refused = [400, 'PARTICIPATION_HIDDEN_WITHOUT_CODE']
    expect(codeOf(await join(captain, gameId, { teamId }))).toEqual(refused)
    expect(codeOf(await join(captain, gameId, { teamId, inviteCode: '' }))).toEqual(refused)
    expect(await captain.mutate('joinGame', { gameId, teamId })).toMatchObject({ code: refused[1] })

    const withCode = await makeGame(admin, { hidden: true, inviteCode: 'ahoy' })
    expect(codeOf(await join(captain, withCode, { teamId }))).toEqual([400, 'INVALID_INPUT'])
    expect((await join(captain, withCode, { teamId, inviteCode: 'ahoy' })).status).toBe(200)
  })

  it('asks every joiner for the code and a division', async () => {
    const gameId = await makeGame(admin, { inviteCode: 'ahoy', divisions: ['a', 'b'] })
    const { captain, mate, teamId } = await crew()
    await join(captain, gameId, { teamId, inviteCode: 'ahoy', division: 'a' })
    for (const body of [
      { division: 'b' },
      { division: 'b', inviteCode: 'Ahoy' },
      { inviteCode: 'ahoy' },
      { inviteCode: 'ahoy', division: '' },
      { inviteCode: 'ahoy', division: 'B' },
    ]) {
      expect([body, codeOf(await join(mate, gameId, { teamId, ...body }))]).toEqual([
        body,
        [400, 'INVALID_INPUT'],
      ])
    }
    expect(await only(gameId)).toMatchObject({ division: 'a', registeredMembers: [captain.userId] })
  })

  it('accepts a code without the blanks that a client stored around it, and with others', async () => {
    const gameId = await makeGame(admin, { inviteCode: 'SPRING-27\u3000' })
    const { captain, mate, teamId } = await crew()
    expect((await join(captain, gameId, { teamId, inviteCode: 'SPRING-27' })).status).toBe(200)
    expect(await mate.mutate('joinGame', { gameId, teamId, inviteCode: ' SPRING-27\n' })).toMatchObject({
      __typename: 'JoinGamePayload',
    })
    const selection = 'game { inviteCode }'
    expect(await admin.mutate('updateGame', { gameId, inviteCode: ' next one ' }, selection)).toMatchObject({
      game: { inviteCode: 'next one' },
    })
  })

  it('binds a player to a suspended team: another team is refused', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const { captain, mate, teamId } = await crew()
    await join(captain, gameId, { teamId })
    await join(mate, gameId, { teamId })
    const otherTeam = await makeTeam(mate)
    const { id } = await only(gameId)
    await review(id, { status: 'Suspended' })
    expect(codeOf(await join(mate, gameId, { teamId: otherTeam }))).toEqual([
      400,
      'PARTICIPATION_ALREADY_JOINED',
    ])
    await review(id, { status: 'Rejected' })
    expect((await join(mate, gameId, { teamId: otherTeam })).status).toBe(200)
  })

  it('is deleted with its write-up when the last member leaves', async () => {
    const gameId = await makeGame(admin)
    const { captain, mate, teamId } = await crew()
    await join(captain, gameId, { teamId })
    await join(mate, gameId, { teamId })
    const hash = await uploadFile(admin, 'w.pdf')
    const { db, storage } = test.services
    const file = await db.file.findUniqueOrThrow({ where: { hash } })
    await db.participation.updateMany({
      where: { gameId },
      data: { writeupFileId: file.id, writeupAt: new Date() },
    })
    await mate.rest('DELETE', `/api/game/${gameId}`)
    expect(await storage.info(hash)).not.toBeNull()
    await captain.rest('DELETE', `/api/game/${gameId}`)
    expect(await storage.info(hash)).toBeNull()
    expect(await db.participation.count({ where: { gameId } })).toBe(0)
  })
})

describe('the effect of a review on play', () => {
  it('excludes a team and admits it again with its solves', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const id = await makeChallenge(admin, gameId, { flags: ['flag{a}'] })
    const { captain, teamId } = await crew()
    await join(captain, gameId, { teamId })
    const play = `/api/game/${gameId}/challenges/${id}`
    await captain.rest('POST', play, { flag: 'flag{a}' })
    const participation = await only(gameId)
    const scores = async () => {
      const { body } = await captain.rest('GET', `/api/game/${gameId}/scoreboard`)
      return (body as { items: { score: number }[] }).items.map(({ score }) => score)
    }
    for (const status of ['Suspended', 'Rejected', 'Pending', 'Unsubmitted']) {
      const reviewed = await review(participation.id, { status })
      expect([status, reviewed.status, reviewed.text]).toEqual([status, 200, ''])
      for (const [method, path] of [
        ['GET', `/api/game/${gameId}/details`],
        ['GET', play],
        ['POST', play],
      ] as const) {
        const answer = await captain.rest(method, path, method === 'POST' ? { flag: 'flag{a}' } : undefined)
        expect([status, path, ...codeOf(answer)]).toEqual([status, path, 400, 'PARTICIPATION_NOT_ACCEPTED'])
      }
      const refused = await captain.mutate('submitFlag', { gameId, challengeId: id, flag: 'flag{a}' })
      expect(refused.code).toBe('PARTICIPATION_NOT_ACCEPTED')
      expect(await scores()).toEqual([])
      expect((await admin.rest('GET', editUrl(gameId, `/${id}`))).body).toMatchObject({ acceptedCount: 0 })
      expect((await captain.rest('GET', `/api/game/${gameId}`)).body).toMatchObject({ status })
      await review(participation.id, { status: 'Accepted' })
      expect((await captain.rest('GET', play)).status).toBe(200)
      expect(await scores()).toEqual([1050])
      expect((await admin.rest('GET', editUrl(gameId, `/${id}`))).body).toMatchObject({ acceptedCount: 1 })
    }
    expect(await test.services.db.submission.count({ where: { gameId } })).toBe(1)
  })

  it('ignores a division that the game has not, and null while it has any', async () => {
    const gameId = await makeGame(admin, { divisions: ['a', 'b'] })
    const { captain, teamId } = await crew()
    await join(captain, gameId, { teamId, division: 'a' })
    const { id } = await only(gameId)
    for (const [body, division] of [
      [{ division: null }, 'a'],
      [{ division: '' }, 'a'],
      [{ division: 'A' }, 'a'],
      [{ division: 'b' }, 'b'],
      [{ status: 'Accepted' }, 'b'],
    ] as const) {
      expect((await review(id, body)).status).toBe(200)
      expect([body, (await only(gameId)).division]).toEqual([body, division])
    }
    await admin.mutate('updateGame', { gameId, divisions: [] })
    expect((await only(gameId)).division).toBe(null)
    expect((await review(id, { division: 'b' })).status).toBe(200)
    expect((await only(gameId)).division).toBe(null)
  })
})

describe('the lock of a team', () => {
  it('is set by every acceptance, and not removed by later reviews', async () => {
    const gameId = await makeGame(admin)
    const { captain, teamId } = await crew()
    await join(captain, gameId, { teamId })
    const { id } = await only(gameId)
    for (const [status, locked] of [
      ['Rejected', false],
      ['Suspended', false],
      ['Accepted', true],
      ['Rejected', true],
    ] as const) {
      await review(id, { status })
      expect([status, await isLocked(teamId)]).toEqual([status, locked])
    }
  })

  it('lasts while any game with a participation of the team is live, with any status', async () => {
    const { captain, mate, teamId } = await crew()
    const gameId = await makeGame(admin, { end: Date.now() + hourMs })
    await join(captain, gameId, { teamId })
    const { id } = await only(gameId)
    await admin.rest('PUT', `/api/admin/teams/${teamId}`, { locked: true })
    for (const status of ['Pending', 'Rejected', 'Suspended', 'Unsubmitted']) {
      expect((await review(id, { status })).status).toBe(200)
      for (const [actor, method, path] of [
        [mate, 'POST', `/api/team/${teamId}/leave`],
        [captain, 'POST', `/api/team/${teamId}/kick/${mate.userId}`],
        [captain, 'DELETE', `/api/team/${teamId}`],
      ] as const) {
        expect([status, path, ...codeOf(await actor.rest(method, path))]).toEqual([
          status,
          path,
          400,
          'TEAM_LOCKED',
        ])
      }
    }
    // Everything else is allowed.
    const guest = await signIn(test)
    await invite(captain, teamId, [guest])
    expect((await captain.rest('PUT', `/api/team/${teamId}`, { bio: 'still here' })).status).toBe(200)
    expect((await captain.rest('PUT', `/api/team/${teamId}/invite`)).status).toBe(200)
    const handed = await captain.rest('PUT', `/api/team/${teamId}/transfer`, { newCaptainId: mate.userId })
    expect(handed.status).toBe(200)
    const another = await makeGame(admin)
    expect((await join(guest, another, { teamId })).status).toBe(200)

    const { db } = test.services
    await db.participation.deleteMany({ where: { gameId: another } })
    const end = new Date(Date.now() - 1000)
    await db.game.update({ where: { id: gameId }, data: { end } })
    expect((await captain.rest('POST', `/api/team/${teamId}/leave`)).status).toBe(200)
    expect(await isLocked(teamId)).toBe(false)
  })
})
