import type { FastifyInstance, FastifyReply } from 'fastify'
import { ConflictError, NotFoundError } from '../../errors.ts'
import { guidParam, intParam, readIntParam, readParam } from '../../rest/params.ts'
import { requireTeamToken } from '../game/team-token.service.ts'
import { acceptInvite, kickMember, leaveTeam } from './membership.service.ts'
import { toTeamInfo } from './team.presenter.ts'
import {
  createTeam,
  deleteTeam,
  listOwnTeams,
  readInviteCode,
  readTeam,
  regenerateInviteCode,
  transferTeam,
  updateTeam,
} from './team.service.ts'

export function registerTeamRoutes(app: FastifyInstance): void {
  const team = `/api/team/${intParam('id')}`

  app.get('/api/team', async ({ ctx }) => (await listOwnTeams(ctx)).map(toTeamInfo))
  app.post('/api/team', async ({ ctx, body }) => toTeamInfo(await readTeam(ctx, await createTeam(ctx, body))))
  app.post('/api/team/accept', async ({ ctx, body }, reply) => {
    await acceptInvite(ctx, { code: body })
    return reply.send()
  })
  app.post('/api/team/verify', async ({ ctx, body }, reply) => {
    requireTeamToken(ctx, body)
    return reply.send()
  })

  app.get(team, async (request) => toTeamInfo(await readTeam(request.ctx, readIntParam(request, 'id'))))
  app.put(team, async (request) => {
    const { ctx, body } = request
    const id = readIntParam(request, 'id')
    await missingIs400(updateTeam(ctx, id, withBio(body)))
    return toTeamInfo(await readTeam(ctx, id))
  })
  app.delete(team, async (request, reply) => {
    await deleteTeam(request.ctx, readIntParam(request, 'id'))
    return reply.send()
  })

  app.put(`${team}/transfer`, async (request) => {
    const id = readIntParam(request, 'id')
    await missingIs400(transferTeam(request.ctx, id, request.body))
    return toTeamInfo(await readTeam(request.ctx, id))
  })
  app.get(`${team}/invite`, async (request, reply) =>
    sendText(reply, await missingIs400(readInviteCode(request.ctx, readIntParam(request, 'id')))),
  )
  app.put(`${team}/invite`, async (request, reply) =>
    sendText(reply, await missingIs400(regenerateInviteCode(request.ctx, readIntParam(request, 'id')))),
  )
  app.post(`${team}/kick/${guidParam('userId')}`, async (request) => {
    const id = readIntParam(request, 'id')
    await missingIs400(kickMember(request.ctx, id, { userId: readParam(request, 'userId') }))
    return toTeamInfo(await readTeam(request.ctx, id))
  })
  app.post(`${team}/leave`, async (request, reply) => {
    await leaveTeam(request.ctx, readIntParam(request, 'id'))
    return reply.send()
  })
}

/** In some places the contract answers 400 for an unknown team. */
async function missingIs400<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof NotFoundError ? new ConflictError(error.key, { params: error.params }) : error
  }
}

/** The contract's body replaces the bio, so one that is absent is null. */
function withBio(body: unknown): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { bio: null, ...body } : body
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(text))
}
