import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
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

function follow(actor: Actor, gameId: number) {
  const query =
    'subscription ($id: ID!) { game: participationsChanged(gameId: $id) { participations { edges { node { status division members { userName } } } } } }'
  const live = followOverSocket(
    test.url,
    { query, variables: { id: encodeGlobalID('Game', gameId) } },
    { headers: { cookie: actor.cookieHeader, origin: test.url } },
  )
  onTestFinished(() => live.stop())
  return live
}

type Teams = { participations: { edges: { node: object }[] } }

it('follows joins, leaves and reviews of a game, whose members read the entry of their team', async () => {
  const gameId = await makeGame(admin, { divisions: ['Open', 'Student'] })
  const [captain, mate] = [await signIn(test), await signIn(test)]
  const teamId = await makeTeam(captain)
  await invite(captain, teamId, [mate])
  const live = follow(admin, gameId)
  const teams = async () => {
    const game = (await live.next())?.data?.['game'] as Teams
    return game.participations.edges.map(({ node }) => node)
  }
  const member = ({ userName }: { userName: string }) => ({ userName })
  expect(await teams()).toEqual([])
  await captain.rest('POST', `/api/game/${gameId}`, { teamId, division: 'Open' })
  expect(await teams()).toEqual([{ status: 'Pending', division: 'Open', members: [member(captain)] }])

  const { game } = await mate.query<{ game: object }>(
    `{ game: gameByDatabaseId(databaseId: ${gameId}) { viewerParticipation { id } viewerTeamParticipations { status division team { databaseId } } } }`,
  )
  expect(game).toEqual({
    viewerParticipation: null,
    viewerTeamParticipations: [{ status: 'Pending', division: 'Open', team: { databaseId: teamId } }],
  })
  await mate.rest('POST', `/api/game/${gameId}`, { teamId, division: 'Open' })
  const members = [member(captain), member(mate)]
  expect(await teams()).toEqual([{ status: 'Pending', division: 'Open', members }])
  await mate.rest('DELETE', `/api/game/${gameId}`)
  expect(await teams()).toEqual([{ status: 'Pending', division: 'Open', members: [member(captain)] }])
  const [{ id } = { id: 0 }] = await readParticipations(admin, gameId)
  await admin.rest('PUT', `/api/admin/participation/${id}`, { status: 'Accepted' })
  expect(await teams()).toEqual([{ status: 'Accepted', division: 'Open', members: [member(captain)] }])
})

it('is refused to players and monitors, and for a game that does not exist', async () => {
  const gameId = await makeGame(admin)
  const refusal = async (actor: Actor, id: number) =>
    (await follow(actor, id).next())?.errors?.[0]?.extensions?.['code']
  expect(await refusal(await signIn(test), gameId)).toBe('AUTH_FORBIDDEN')
  expect(await refusal(await signIn(test, 'Monitor'), gameId)).toBe('AUTH_FORBIDDEN')
  expect(await refusal(admin, 999_999)).toBe('GAME_NOT_FOUND')
})
