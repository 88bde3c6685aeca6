import type { FastifyInstance } from 'fastify'
import { sendConditional } from '../../http/answers/conditional.ts'
import { publicOrigin } from '../../http/public-origin.ts'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { calendarType, gameCalendar, gamesCalendar } from './calendar.ts'

/** The times of games for calendar programs, an addition to the documented level of the API. */
export function registerCalendarRoutes(app: FastifyInstance): void {
  app.get(
    '/api/game/calendar.ics',
    documented({
      group: 'Game',
      id: 'readGamesCalendar',
      summary: 'Read the times of all games as a calendar',
      access: 'anyone',
      limit: 'Query',
      file: calendarType,
      errors: [304],
      note: 'Hidden games are excluded.',
    }),
    async (request, reply) =>
      sendConditional(request, reply, {
        ...(await gamesCalendar(request.ctx, publicOrigin(request))),
        type: calendarType,
      }),
  )
  app.get(
    `/api/game/${intParam('id')}/calendar.ics`,
    documented({
      group: 'Game',
      id: 'readGameCalendar',
      summary: 'Read the times of a game as a calendar',
      access: 'anyone',
      file: calendarType,
      errors: [304, 404],
    }),
    async (request, reply) => {
      const calendar = await gameCalendar(request.ctx, readIntParam(request, 'id'), publicOrigin(request))
      return sendConditional(request, reply, { ...calendar, type: calendarType })
    },
  )
}
