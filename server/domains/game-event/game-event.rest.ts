import type { FastifyInstance } from 'fastify'
import { intParam, readIntParam } from '../../rest/params.ts'
import { listGameEvents, type NamedGameEvent } from './game-event.service.ts'

export function registerGameEventRoutes(app: FastifyInstance): void {
  app.get(`/api/game/${intParam('id')}/events`, async (request) =>
    (await listGameEvents(request.ctx, readIntParam(request, 'id'), request.query)).map(toGameEvent),
  )
}

/** The contract's GameEvent. */
function toGameEvent({ publishedAt, user, team, type, values }: NamedGameEvent) {
  return { time: publishedAt.getTime(), user: user?.userName ?? '', team: team.name, type, values }
}
