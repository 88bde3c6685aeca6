import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { toPastGameDetail, toPastGameInfo } from './past-game.presenter.ts'
import { listPastGames, readPastGame } from './read-past-games.ts'
import { pastGameDetail, pastGameInfo } from './past-game.shapes.ts'

/** The games from before this platform, an addition to the documented level of the API. */
export function registerPastGameRoutes(app: FastifyInstance): void {
  app.get(
    '/api/hall',
    documented({
      group: 'Info',
      id: 'listPastGames',
      summary: 'List games from before this platform',
      access: 'anyone',
      limit: 'Query',
      answer: z.array(pastGameInfo),
      note: 'Latest end first.',
    }),
    async ({ ctx }) => (await listPastGames(ctx)).map(toPastGameInfo),
  )
  app.get(
    `/api/hall/${intParam('id')}`,
    documented({
      group: 'Info',
      id: 'readPastGame',
      summary: 'Read the standings of a game from before this platform',
      access: 'anyone',
      limit: 'Query',
      answer: pastGameDetail,
      errors: [404],
      note: 'In the order of the places; teams of one place as in the imported file.',
    }),
    async (request) => toPastGameDetail(await readPastGame(request.ctx, readIntParam(request, 'id'))),
  )
}
