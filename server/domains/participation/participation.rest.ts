import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { joinGame } from './join/join-game.ts'
import { leaveGame } from './join/leave-game.ts'
import { joinInput, participationInput } from './participation.input.ts'
import { toParticipationInfo } from './participation.presenter.ts'
import { participationInfo } from './participation.shapes.ts'
import { listParticipations, updateParticipation } from './review.service.ts'

export function registerParticipationRoutes(app: FastifyInstance): void {
  const game = `/api/game/${intParam('id')}`

  app.post(
    game,
    documented({
      group: 'Game',
      id: 'Game_JoinGame',
      summary: 'Join a game with a team',
      access: 'user:play',
      body: joinInput,
      errors: [404],
    }),
    async (request, reply) => {
      await joinGame(request.ctx, readIntParam(request, 'id'), request.body)
      return reply.send()
    },
  )
  app.delete(
    game,
    documented({
      group: 'Game',
      id: 'Game_LeaveGame',
      summary: 'Leave a game',
      access: 'user:play',
      errors: [400, 404],
      note: 'Only while the participation is pending or rejected.',
    }),
    async (request, reply) => {
      await leaveGame(request.ctx, readIntParam(request, 'id'))
      return reply.send()
    },
  )
  app.get(
    `${game}/participations`,
    documented({
      group: 'Game',
      id: 'Game_Participations',
      summary: 'List participations for review',
      access: 'admin',
      answer: z.array(participationInfo),
      errors: [404],
    }),
    async (request) =>
      (await listParticipations(request.ctx, readIntParam(request, 'id'))).map(toParticipationInfo),
  )
  app.put(
    `/api/admin/participation/${intParam('id')}`,
    documented({
      group: 'Admin',
      id: 'Admin_Participation',
      summary: 'Review a participation',
      access: 'admin',
      body: participationInput,
      errors: [404],
      note: 'Absent and null members stay unchanged.',
    }),
    async (request, reply) => {
      await updateParticipation(request.ctx, readIntParam(request, 'id'), request.body)
      return reply.send()
    },
  )
}
