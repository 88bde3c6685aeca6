import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { invite, makeGame, makeTeam, readParticipations } from '../../kit/world/games.ts'
import { startSchool } from './school.ts'

let test: TestApp
let school: Awaited<ReturnType<typeof startSchool>>
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  school = await startSchool(test)
  ;({ admin } = school)
  await school.save({ teamClaim: 'team', divisionClaim: 'groups' })
})
afterAll(async () => {
  await school.provider.dispose()
  await test.dispose()
})

const join = (actor: Actor, gameId: number, body: object) => actor.rest('POST', `/api/game/${gameId}`, body)
/** The reason why a join is refused. */
const refusalOf = async (actor: Actor, gameId: number, body: object) => {
  const { status, text } = await join(actor, gameId, body)
  return status === 400 ? text : status
}
const newGame = (changes: object = {}) =>
  makeGame(admin, { divisions: ['Open', 'Students', 'Guests'], ...changes })
const divisionsOf = async (gameId: number) =>
  (await readParticipations(admin, gameId)).map(({ division }) => division)

async function setRights(gameId: number, division: string, rights: object) {
  const found = await test.services.db.division.findUniqueOrThrow({
    where: { gameId_name: { gameId, name: division } },
  })
  const divisions = [{ divisionId: found.id, ...rights }]
  expect(await admin.mutate('setDivisionRights', { gameId, divisions })).toMatchObject({
    __typename: 'SetDivisionRightsPayload',
  })
}

async function claimedIn(actor: Actor, gameId: number) {
  const { game } = await actor.query<{ game: { claimedDivision: string | null } }>(
    'query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { claimedDivision } }',
    { id: gameId },
  )
  return game.claimedDivision
}

describe('a team whose first member has a claim', () => {
  it('joins in the division that the claim names, in any case, and in no other', async () => {
    const gameId = await newGame()
    const { actor } = await school.enter({ groups: ['staff', 'STUDENTS', 'Guests'] })
    expect(await claimedIn(actor, gameId)).toBe('Students')
    expect(await claimedIn(test.anonymous(), gameId)).toBeNull()
    const teamId = await makeTeam(actor)
    expect(await refusalOf(actor, gameId, { teamId, division: 'Open' })).toContain(
      'only join in the division Students.',
    )
    expect(await divisionsOf(gameId)).toEqual([])
    expect((await join(actor, gameId, { teamId })).status).toBe(200)
    expect(await divisionsOf(gameId)).toEqual(['Students'])
  })

  it('can be the team of the claim, and the division can be sent too', async () => {
    const gameId = await newGame()
    const { actor } = await school.enter({ team: unique('Crew'), groups: 'guests' })
    const { body } = await actor.rest('GET', '/api/team')
    const [{ id: teamId }] = body as [{ id: number }]
    expect((await join(actor, gameId, { teamId, division: 'Guests' })).status).toBe(200)
    expect(await divisionsOf(gameId)).toEqual(['Guests'])
  })

  it('chooses its division when the claim names none of the game, and needs none in a game without', async () => {
    const [gameId, plainId] = [await newGame(), await makeGame(admin)]
    const { actor } = await school.enter({ groups: ['Alumni'] })
    expect(await claimedIn(actor, gameId)).toBeNull()
    const teamId = await makeTeam(actor)
    expect(await refusalOf(actor, gameId, { teamId })).toContain('division does not exist')
    expect((await join(actor, gameId, { teamId, division: 'Open' })).status).toBe(200)
    expect((await join(actor, plainId, { teamId })).status).toBe(200)
    expect(await divisionsOf(gameId)).toEqual(['Open'])
  })

  it('follows the last sign-in, and only while the provider maps divisions', async () => {
    const gameId = await newGame()
    const { actor, person } = await school.enter({ groups: ['Students'] })
    school.provider.person = { ...person, groups: ['Guests'] }
    await followSignIn(test.anonymous(), '/auth/school')
    expect(await claimedIn(actor, gameId)).toBe('Guests')
    await school.save({ teamClaim: 'team' })
    expect(await claimedIn(actor, gameId)).toBeNull()
    await school.save({ teamClaim: 'team', divisionClaim: 'groups' })
    expect(await claimedIn(actor, gameId)).toBe('Guests')
  })
})

describe('a claim opens no division', () => {
  it('with a code: the code is asked', async () => {
    const gameId = await newGame()
    await setRights(gameId, 'Students', { entry: 'Code', inviteCode: 'ahoy' })
    const { actor } = await school.enter({ groups: 'Students' })
    const teamId = await makeTeam(actor)
    const wrong = 'invite code is incorrect'
    expect(await refusalOf(actor, gameId, { teamId })).toContain(wrong)
    expect(await refusalOf(actor, gameId, { teamId, inviteCode: 'guess' })).toContain(wrong)
    expect((await join(actor, gameId, { teamId, inviteCode: 'ahoy' })).status).toBe(200)
  })

  it('for other mail domains', async () => {
    const gameId = await newGame()
    await setRights(gameId, 'Students', { entry: 'MailDomain', mailDomains: ['uni.test'] })
    const { actor } = await school.enter({ groups: 'Students' })
    const teamId = await makeTeam(actor)
    expect(await refusalOf(actor, gameId, { teamId })).toContain('confirmed address at uni.test')
    await setRights(gameId, 'Students', { mailDomains: ['school.test'] })
    expect((await join(actor, gameId, { teamId })).status).toBe(200)
  })

  it.each([{ entry: 'ByHand' }, { standing: 'Tester' }])('that organizers fill: %j', async (rights) => {
    const gameId = await newGame()
    await setRights(gameId, 'Students', rights)
    const { actor } = await school.enter({ groups: 'Students' })
    expect(await claimedIn(actor, gameId)).toBeNull()
    const teamId = await makeTeam(actor)
    expect(await refusalOf(actor, gameId, { teamId })).toContain('division does not exist')
    expect((await join(actor, gameId, { teamId, division: 'Open' })).status).toBe(200)
  })
})

describe('a team in the division that the claim of its first member names', () => {
  it('is not moved by a member without a claim, who joins it there without a choice', async () => {
    const gameId = await newGame({ acceptWithoutReview: false })
    const { actor: first } = await school.enter({ groups: 'Students' })
    const teamId = await makeTeam(first)
    expect((await join(first, gameId, { teamId })).status).toBe(200)
    const friends = [await signIn(test), await signIn(test)] as const
    await invite(first, teamId, [...friends])
    expect(await refusalOf(friends[0], gameId, { teamId, division: 'Open' })).toContain(
      'only join in the division Students.',
    )
    const sent = { gameId, teamId, division: 'Guests' }
    expect(await friends[0].mutate('joinGame', sent)).toMatchObject({ issues: [{ path: ['division'] }] })
    expect((await join(friends[0], gameId, { teamId })).status).toBe(200)
    expect((await join(friends[1], gameId, { teamId, division: 'Students' })).status).toBe(200)
    expect(await divisionsOf(gameId)).toEqual(['Students'])
  })
})

describe('a team that takes part already', () => {
  async function crewIn(gameId: number, division: string) {
    const captain = await signIn(test)
    const teamId = await makeTeam(captain)
    expect((await join(captain, gameId, { teamId, division })).status).toBe(200)
    const { actor } = await school.enter({ groups: 'Students' })
    await invite(captain, teamId, [actor])
    return { teamId, actor }
  }

  it.each([true, false])('stays in its division, accepted: %s', async (acceptWithoutReview) => {
    const gameId = await newGame({ acceptWithoutReview })
    const { teamId, actor } = await crewIn(gameId, 'Guests')
    expect((await join(actor, gameId, { teamId })).status).toBe(200)
    expect(await divisionsOf(gameId)).toEqual(['Guests'])
  })

  it('is not moved by a member with a claim who names another division', async () => {
    const gameId = await newGame()
    const { teamId, actor } = await crewIn(gameId, 'Guests')
    expect(await refusalOf(actor, gameId, { teamId, division: 'Students' })).toContain(
      'only join in the division Guests.',
    )
    expect((await join(actor, gameId, { teamId, division: 'Guests' })).status).toBe(200)
    expect(await divisionsOf(gameId)).toEqual(['Guests'])
  })
})
