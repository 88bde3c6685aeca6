import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { invite, makeTeam } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

type Page = { data: { id: number; name: string }[]; length: number; total: number }

const search = async (hint: string) =>
  (await admin.rest('POST', `/api/admin/teams/search?hint=${encodeURIComponent(hint)}`)).body as Page
const searchGraphQL = async (hint: string) => {
  const { allTeams } = await admin.query<{
    allTeams: { totalCount: number; edges: { node: { databaseId: number } }[] }
  }>('query ($search: String) { allTeams(search: $search) { totalCount edges { node { databaseId } } } }', {
    search: hint,
  })
  return allTeams.edges.map(({ node }) => node.databaseId)
}

describe('the list of teams', () => {
  it('is the contract’s page with members, the first created first', async () => {
    const [captain, mate] = [await signIn(test), await signIn(test)]
    const id = await makeTeam(captain)
    await invite(captain, id, [mate])
    const { data, length, total } = (await admin.rest('GET', '/api/admin/teams')).body as Page
    expect([length, total]).toEqual([data.length, data.length])
    expect(data.map((team) => team.id)).toEqual(data.map((team) => team.id).toSorted((a, b) => a - b))
    const person = (actor: typeof captain) => ({
      id: actor.userId,
      userName: actor.userName,
      bio: '',
      avatar: null,
    })
    expect(data.find((team) => team.id === id)).toEqual({
      id,
      name: expect.any(String),
      bio: null,
      avatar: null,
      locked: false,
      members: [
        { ...person(captain), captain: true },
        { ...person(mate), captain: false },
      ],
    })
    expect((await admin.rest('GET', '/api/admin/teams?count=1&skip=1000')).body).toEqual({
      data: [],
      length: 0,
      total,
    })
    expect((await admin.rest('GET', '/api/admin/teams?count=501')).status).toBe(400)
  })
})

describe('searching', () => {
  it('finds a part of a name in any case, or an id', async () => {
    const captain = await signIn(test)
    const id = await makeTeam(captain, `Ölige_${unique('T')}`)
    const other = await makeTeam(captain, unique('other'))
    for (const hint of ['ölige_', 'ÖLIGE']) {
      expect({ hint, ids: (await search(hint)).data.map((team) => team.id) }).toEqual({ hint, ids: [id] })
      expect({ hint, ids: await searchGraphQL(hint) }).toEqual({ hint, ids: [id] })
    }
    expect((await search(`${other}`)).data.map((team) => team.id)).toContain(other)
    expect(await searchGraphQL(`${other}`)).toContain(other)
    expect(await search('99999999999999')).toEqual({ data: [], length: 0, total: 0 })
    expect((await admin.rest('POST', '/api/admin/teams/search?hint=')).status).toBe(400)
  })

  it('answers thirty at most', async () => {
    await test.services.pool.query(
      `INSERT INTO team (name, invite_token, captain_id)
       SELECT 'flotilla ' || n, repeat('0', 32), (SELECT id FROM "user" LIMIT 1) FROM generate_series(1, 40) n`,
    )
    expect(await search('FLOTILLA')).toMatchObject({ length: 30, total: 30 })
  })
})

describe('changing a team', () => {
  it('keeps empty members, and updates the board', async () => {
    const played = await makePlayedGame(test, { teams: 1, challenges: 1 })
    const [player] = played.players
    if (!player) throw new Error('nobody plays')
    const board = async () => (await admin.rest('GET', `/api/game/${played.gameId}/scoreboard`)).text
    await board()
    const team = `/api/admin/teams/${player.teamId}`
    const answer = await admin.rest('PUT', team, { name: 'Renamed', bio: 'By us', locked: true })
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '' })
    expect(await board()).toContain('"name":"Renamed","bio":"By us"')
    await admin.rest('PUT', team, { name: '', bio: '', locked: null })
    await admin.rest('PUT', team, {})
    expect((await admin.rest('GET', `/api/team/${player.teamId}`)).body).toMatchObject({
      name: 'Renamed',
      bio: 'By us',
      locked: true,
    })
    const result = await admin.mutate(
      'updateAnyTeam',
      { teamId: player.teamId, name: 'Again', locked: false },
      'team { name bio locked }',
    )
    expect(result).toMatchObject({ team: { name: 'Again', bio: 'By us', locked: false } })
    expect(await board()).toContain('"name":"Again"')
  })

  it.each([
    [{ name: 'x'.repeat(21) }, 'name'],
    [{ bio: 'x'.repeat(73) }, 'bio'],
    [{ locked: 'yes' }, 'locked'],
  ])('refuses %j', async (changes, field) => {
    const id = await makeTeam(await signIn(test))
    const answer = await admin.rest('PUT', `/api/admin/teams/${id}`, changes)
    expect(answer.body).toMatchObject({ status: 400, issues: [{ path: [field] }] })
  })

  it('answers 400 for a team that is not there, as the contract has it', async () => {
    const answer = await admin.rest('PUT', '/api/admin/teams/2147483647', { name: 'x' })
    expect(answer.body).toMatchObject({ status: 400, code: 'TEAM_NOT_FOUND' })
    expect((await admin.rest('PUT', '/api/admin/teams/2147483648', { name: 'x' })).status).toBe(404)
    expect(await admin.mutate('updateAnyTeam', { teamId: 2147483647, name: 'x' })).toMatchObject({
      __typename: 'NotFoundError',
    })
  })
})

describe('deleting a team', () => {
  it('deletes a locked team and removes its solves from the board', async () => {
    const played = await makePlayedGame(test, { teams: 3, challenges: 1 })
    const [first, second] = played.players
    const [challengeId = 0] = played.challengeIds
    if (!first || !second) throw new Error('nobody plays')
    for (const player of played.players)
      await submit(player, { gameId: played.gameId, challengeId, flag: flagOf(challengeId) })
    await test.services.db.team.updateMany({ data: { locked: true } })
    const board = async () =>
      (
        (await admin.rest('GET', `/api/game/${played.gameId}/scoreboard`)).body as {
          items: { id: number; solvedChallenges: { type: string }[] }[]
        }
      ).items.map(({ id, solvedChallenges }) => [id, solvedChallenges[0]?.type])
    expect(await board()).toHaveLength(3)
    expect((await admin.rest('DELETE', `/api/admin/teams/${first.teamId}`)).status).toBe(200)
    expect(await board()).toEqual([
      [second.teamId, 'FirstBlood'],
      [played.players[2]?.teamId, 'SecondBlood'],
    ])
    const byCaptain = await second.actor.mutate('deleteTeam', { teamId: second.teamId })
    expect(byCaptain).toMatchObject({ __typename: 'ConflictError', code: 'TEAM_LOCKED' })
    const byAdmin = await admin.mutate('deleteTeam', { teamId: second.teamId })
    expect(byAdmin.__typename).toBe('DeleteTeamPayload')
    expect(await board()).toEqual([[played.players[2]?.teamId, 'FirstBlood']])
    expect((await admin.rest('DELETE', `/api/admin/teams/${first.teamId}`)).status).toBe(404)
  })

  it('is not for administrators where captains do it', async () => {
    const id = await makeTeam(await signIn(test))
    expect((await admin.rest('DELETE', `/api/team/${id}`)).status).toBe(403)
  })

  it('is done by one of two at the same moment', async () => {
    const id = await makeTeam(await signIn(test))
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => admin.rest('DELETE', `/api/admin/teams/${id}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
  })
})
