import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { toGameEvent } from './game-event.presenter.ts'
import { eventPageInput, listGameEvents } from './game-event.service.ts'
import { gameEvent } from './game-event.shapes.ts'

export function registerGameEventRoutes(app: FastifyInstance): void {
  app.get(
    `/api/game/${intParam('id')}/events`,
    documented({
      group: 'Game',
      id: 'Game_Events',
      summary: 'List the events of a game',
      access: 'monitor',
      query: eventPageInput,
      answer: z.array(gameEvent),
      errors: [404],
      note: 'Newest first.',
    }),
    async (request) =>
      (await listGameEvents(request.ctx, readIntParam(request, 'id'), request.query)).map((event) =>
        toGameEvent(request.ctx, event),
      ),
  )
}
