import { invite, makeTeam } from '../world/games.ts'
import { signIn, unique } from '../world/factories.ts'
import { pictureForm } from './forms.ts'
import { owner, ownTeam, otherTeam, type Caller, type RouteRow, type World } from './route-row.ts'

const base = '/api/team'
const forCaptains = '401 403 200 200 200'

/** A team of the caller with one more member. */
async function teamWithMate(world: World, caller: Caller): Promise<{ teamId: number; mateId: string }> {
  const captain = caller.person ?? (await signIn(world.test))
  const mate = await signIn(world.test)
  const teamId = await makeTeam(captain)
  await invite(captain, teamId, [mate])
  return { teamId, mateId: mate.userId }
}

export const teamRoutes: RouteRow[] = [
  { route: 'GET /api/team', statuses: forCaptains, ask: () => ({ path: base }) },
  {
    route: 'POST /api/team',
    statuses: forCaptains,
    ask: () => ({ path: base, body: { name: unique('team') } }),
  },
  {
    route: 'POST /api/team/accept',
    statuses: forCaptains,
    ask: async ({ test }) => {
      const captain = await signIn(test)
      const { body } = await captain.rest('GET', `${base}/${await makeTeam(captain)}/invite`)
      return { path: `${base}/accept`, body }
    },
  },
  {
    route: 'POST /api/team/verify',
    statuses: '200 200 200 200 200',
    ask: () => ({
      path: `${base}/verify`,
      body: {
        publicKey: 'A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg=',
        teamToken:
          '42:eBSYQ6BvFYYU2y8I/zsXA9sOBeWHOAA5ACBfvOXMd+aKkn/wkzfA/Gz9iwP83xy/cLAminCRLUvMm5tIv6UGBA==',
      },
    }),
  },
  {
    route: 'GET /api/team/{id}',
    statuses: '200 200 200 200 200',
    ask: async (world) => ({ path: `${base}/${await otherTeam(world)}` }),
  },
  {
    route: 'PUT /api/team/{id}',
    statuses: forCaptains,
    ask: async (world, caller) => ({
      path: `${base}/${await ownTeam(world, caller)}`,
      body: { bio: 'Sailing' },
    }),
  },
  {
    route: 'DELETE /api/team/{id}',
    statuses: forCaptains,
    ask: async (world, caller) => ({ path: `${base}/${await ownTeam(world, caller)}` }),
  },
  {
    route: 'PUT /api/team/{id}/avatar',
    statuses: forCaptains,
    ask: async (world, caller) => ({
      path: `${base}/${await ownTeam(world, caller)}/avatar`,
      body: await pictureForm(),
    }),
  },
  {
    route: 'GET /api/team/{id}/invite',
    statuses: forCaptains,
    ask: async (world, caller) => ({ path: `${base}/${await ownTeam(world, caller)}/invite` }),
  },
  {
    route: 'PUT /api/team/{id}/invite',
    statuses: forCaptains,
    ask: async (world, caller) => ({ path: `${base}/${await ownTeam(world, caller)}/invite` }),
  },
  {
    route: 'POST /api/team/{id}/kick/{userId}',
    statuses: forCaptains,
    ask: async (world, caller) => {
      const { teamId, mateId } = await teamWithMate(world, caller)
      return { path: `${base}/${teamId}/kick/${mateId}` }
    },
  },
  {
    route: 'POST /api/team/{id}/leave',
    statuses: forCaptains,
    ask: async (world, caller) => {
      const captain = await signIn(world.test)
      const teamId = await makeTeam(captain)
      await invite(captain, teamId, [owner(world, caller)])
      return { path: `${base}/${teamId}/leave` }
    },
  },
  {
    route: 'PUT /api/team/{id}/transfer',
    statuses: forCaptains,
    ask: async (world, caller) => {
      const { teamId, mateId } = await teamWithMate(world, caller)
      return { path: `${base}/${teamId}/transfer`, body: { newCaptainId: mateId } }
    },
  },
]
