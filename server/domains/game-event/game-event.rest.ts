import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { eventPageInput, listGameEvents, type NamedGameEvent } from './game-event.service.ts'
import { gameEvent } from './game-event.shapes.ts'

export function registerGameEventRoutes(app: FastifyInstance): void {
  app.get(
    `/api/game/${intParam('id')}/events`,
    documented({
      group: 'Game',
      id: 'listGameEvents',
      summary: 'List the events of a game',
      access: 'monitor',
      query: eventPageInput,
      answer: z.array(gameEvent),
      errors: [404],
      note: 'Newest first.',
    }),
    async (request) =>
      (await listGameEvents(request.ctx, readIntParam(request, 'id'), request.query)).map(toGameEvent),
  )
}

/** The contract's GameEvent. */
function toGameEvent({ publishedAt, user, team, type, values }: NamedGameEvent): z.output<typeof gameEvent> {
  return { time: publishedAt.getTime(), user: user?.userName ?? '', team: team.name, type, values }
}
