import type { FastifyInstance } from 'fastify'
import { intParam, readIntParam } from '../../rest/params.ts'
import { joinGame } from './join-game.ts'
import { leaveGame } from './leave-game.ts'
import { toParticipationInfo } from './participation.presenter.ts'
import { listParticipations, updateParticipation } from './review.service.ts'

export function registerParticipationRoutes(app: FastifyInstance): void {
  const game = `/api/game/${intParam('id')}`

  app.post(game, async (request, reply) => {
    await joinGame(request.ctx, readIntParam(request, 'id'), request.body)
    return reply.send()
  })
  app.delete(game, async (request, reply) => {
    await leaveGame(request.ctx, readIntParam(request, 'id'))
    return reply.send()
  })
  app.get(`${game}/participations`, async (request) =>
    (await listParticipations(request.ctx, readIntParam(request, 'id'))).map(toParticipationInfo),
  )
  app.put(`/api/admin/participation/${intParam('id')}`, async (request, reply) => {
    await updateParticipation(request.ctx, readIntParam(request, 'id'), request.body)
    return reply.send()
  })
}
