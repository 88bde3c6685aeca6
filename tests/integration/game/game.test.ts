import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeGame, makeTeam, readParticipations } from '../../kit/world/games.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let admin: Actor
let user: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  user = await signIn(test)
})

afterAll(() => test.dispose())

const boardSeq = async (gameId: number) =>
  Number((await test.services.db.gameBoard.findUniqueOrThrow({ where: { gameId } })).seq)
const idOf = (answer: { body: unknown }) => (answer.body as { id: number }).id

describe('creating a game', () => {
  it('fills in the defaults of the contract', async () => {
    const before = Date.now()
    const answer = await admin.rest('POST', '/api/edit/games', { TITLE: 'Harbour' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: expect.any(Number),
      title: 'Harbour',
      hidden: false,
      summary: '',
      content: '',
      acceptWithoutReview: false,
      writeupRequired: false,
      inviteCode: null,
      divisions: [],
      teamMemberCountLimit: 0,
      containerCountLimit: 3,
      poster: null,
      publicKey: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      practiceMode: true,
      start: 0,
      end: 0,
      writeupDeadline: expect.any(Number),
      writeupNote: '',
      bloodBonus: 52459530,
    })
    expect((answer.body as { writeupDeadline: number }).writeupDeadline).toBeGreaterThanOrEqual(before)
    expect(await boardSeq(idOf(answer))).toBe(0)
  })

  it('accepts every member through both APIs', async () => {
    const given = {
      title: unique('game'),
      hidden: true,
      summary: 's',
      content: 'c',
      acceptWithoutReview: true,
      writeupRequired: true,
      inviteCode: 'x'.repeat(32),
      divisions: ['b', 'a', 'b'],
      teamMemberCountLimit: 4,
      containerCountLimit: 0,
      practiceMode: false,
      writeupNote: 'n',
      bloodBonus: 0,
    }
    const times = { start: 1_700_000_000_123, end: 1_800_000_000_000, writeupDeadline: 1_900_000_000_000 }
    const rest = await admin.rest('POST', '/api/edit/games', { ...given, ...times })
    expect(rest.body).toMatchObject({ ...given, ...times, divisions: ['b', 'a'] })

    const iso = Object.fromEntries(
      Object.entries(times).map(([key, ms]) => [key, new Date(ms).toISOString()]),
    )
    const result = await admin.mutate(
      'createGame',
      { ...given, ...iso, bloodBonus: { first: 0, second: 0, third: 0 } },
      `game { title hidden summary content acceptWithoutReview writeupRequired inviteCode divisions start end
        teamMemberCountLimit containerCountLimit practiceMode writeupNote writeupDeadline bloodBonus { first second third } }
       gameEdge { cursor node { title } }`,
    )
    expect(result).toMatchObject({
      __typename: 'CreateGamePayload',
      game: { ...given, ...iso, divisions: ['b', 'a'], bloodBonus: { first: 0, second: 0, third: 0 } },
      gameEdge: { cursor: expect.any(String), node: { title: given.title } },
    })
  })

  it.each([
    ['no title', { title: undefined }],
    ['a blank title', { title: '  ' }],
    ['a null text', { summary: null }],
    ['a null switch', { hidden: null }],
    ['a long invite code', { inviteCode: 'x'.repeat(33) }],
    ['a start beyond all calendars', { start: 1e15 }],
    ['a limit that is no number', { teamMemberCountLimit: 'many' }],
    ['a NUL', { content: 'a\0b' }],
  ])('refuses %s', async (_case, change) => {
    const answer = await admin.rest('POST', '/api/edit/games', { title: 't', ...change })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ status: 400, issues: [{ path: [Object.keys(change)[0]] }] })
  })

  it('replaces a blood bonus with a part out of range', async () => {
    const answer = await admin.rest('POST', '/api/edit/games', { title: 't', bloodBonus: 1001 })
    expect(answer.body).toMatchObject({ bloodBonus: 52459530 })
  })

  it('is for administrators', async () => {
    const body = { title: 't' }
    expect((await test.anonymous().rest('POST', '/api/edit/games', body)).status).toBe(401)
    expect((await user.rest('POST', '/api/edit/games', body)).status).toBe(403)
    expect((await user.rest('POST', '/api/edit/games', {})).status).toBe(403)
    expect((await user.mutate('createGame', body)).__typename).toBe('ForbiddenError')
    expect((await test.anonymous().mutate('createGame', body)).__typename).toBe('UnauthenticatedError')
    const monitor = await signIn(test, 'Monitor')
    expect((await monitor.mutate('createGame', body)).__typename).toBe('ForbiddenError')
  })
})

describe('editing a game', () => {
  it('replaces it over REST, except its divisions', async () => {
    const id = await makeGame(admin, {
      summary: 's',
      inviteCode: 'code',
      divisions: ['a'],
      practiceMode: false,
    })
    const answer = await admin.rest('PUT', `/api/edit/games/${id}`, { title: 'new', divisions: null })
    expect(answer.body).toMatchObject({
      title: 'new',
      summary: '',
      inviteCode: null,
      practiceMode: true,
      start: 0,
      divisions: ['a'],
    })
    const cleared = await admin.rest('PUT', `/api/edit/games/${id}`, { title: 'new', divisions: [] })
    expect(cleared.body).toMatchObject({ divisions: [] })
    expect((await admin.rest('PUT', `/api/edit/games/${id}`, {})).status).toBe(400)
    expect((await admin.rest('PUT', '/api/edit/games/2147483647', { title: 't' })).status).toBe(404)
    expect((await admin.rest('PUT', '/api/edit/games/2147483648', { title: 't' })).status).toBe(404)
  })

  it('sets the members present over GraphQL', async () => {
    const id = await makeGame(admin, { summary: 's', inviteCode: 'code' })
    const kept = await admin.mutate(
      'updateGame',
      { gameId: id, title: 'new' },
      'game { title summary inviteCode }',
    )
    expect(kept).toMatchObject({ game: { title: 'new', summary: 's', inviteCode: 'code' } })
    const cleared = await admin.mutate('updateGame', { gameId: id, inviteCode: null }, 'game { inviteCode }')
    expect(cleared).toMatchObject({ game: { inviteCode: null } })
    expect((await admin.mutate('updateGame', { gameId: id, title: ' ' })).__typename).toBe(
      'InvalidInputError',
    )
    const missing = await admin.mutate('updateGame', { gameId: 2_147_483_647, title: 't' })
    expect(missing.code).toBe('GAME_NOT_FOUND')
    expect((await user.mutate('updateGame', { gameId: id, title: 't' })).__typename).toBe('ForbiddenError')
  })

  it('updates the board only if the board shows the changed field', async () => {
    const gameId = await makeGame(admin)
    await admin.mutate('updateGame', { gameId, title: 'other', summary: 's', hidden: true })
    expect(await boardSeq(gameId)).toBe(0)
    await admin.mutate('updateGame', { gameId, end: new Date(Date.now() + 5_000_000).toISOString() })
    await admin.mutate('updateGame', { gameId, bloodBonus: { first: 0, second: 0, third: 0 } })
    expect(await boardSeq(gameId)).toBe(2)
  })

  it('leaves the teams of a removed division without one', async () => {
    const gameId = await makeGame(admin, { divisions: ['a', 'b'], acceptWithoutReview: true })
    const captain = await signIn(test)
    const teamId = await makeTeam(captain)
    await captain.rest('POST', `/api/game/${gameId}`, { teamId, division: 'a' })
    const seq = await boardSeq(gameId)
    await admin.mutate('updateGame', { gameId, divisions: ['c', 'b'] })
    expect(await readParticipations(admin, gameId)).toMatchObject([{ division: null, status: 'Accepted' }])
    expect(await boardSeq(gameId)).toBe(seq + 1)
    const board = await test.services.scoreboards.get(gameId, 'public')
    expect(board?.rowByTeam.get(teamId)?.division).toBe(null)
  })
})

describe('deleting a game', () => {
  it('removes all that belongs to it', async () => {
    const { db } = test.services
    const gameId = await makeGame(admin, { divisions: ['a'], acceptWithoutReview: true })
    const captain = await signIn(test)
    const teamId = await makeTeam(captain)
    await captain.rest('POST', `/api/game/${gameId}`, { teamId, division: 'a' })
    const attachment = await db.attachment.create({
      data: { type: 'Remote', remoteUrl: 'https://example.test' },
    })
    await db.challenge.create({ data: { gameId, title: 't', attachmentId: attachment.id } })
    await test.services.scoreboards.get(gameId, 'public')

    expect((await user.rest('DELETE', `/api/edit/games/${gameId}`)).status).toBe(403)
    const answer = await admin.rest('DELETE', `/api/edit/games/${gameId}`)
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect((await admin.rest('DELETE', `/api/edit/games/${gameId}`)).status).toBe(404)
    await until(async () => (await db.game.count({ where: { id: gameId } })) === 0, 'its rows are deleted')
    expect(await db.participation.count({ where: { gameId } })).toBe(0)
    expect(await db.challenge.count({ where: { gameId } })).toBe(0)
    expect(await db.attachment.findUnique({ where: { id: attachment.id } })).toBe(null)
    expect(await db.gameBoard.findUnique({ where: { gameId } })).toBe(null)
    await expect.poll(() => test.services.scoreboards.get(gameId, 'public')).toBe(null)
  })

  it('returns the id of the deleted game over GraphQL', async () => {
    const gameId = await makeGame(admin)
    const { game } = await admin.query<{ game: { id: string } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { id } }`,
    )
    expect(await admin.mutate('deleteGame', { gameId }, 'deletedId')).toMatchObject({ deletedId: game.id })
    expect((await admin.mutate('deleteGame', { gameId })).code).toBe('GAME_NOT_FOUND')
    expect(await admin.query(`{ game: gameByDatabaseId(databaseId: ${gameId}) { id } }`)).toEqual({
      game: null,
    })
  })
})
