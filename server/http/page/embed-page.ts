import type { FastifyInstance, FastifyRequest } from 'fastify'
import { embedOriginsOf } from '../../domains/game/embed/embed-origins.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import type { Pages } from './page.ts'

/** Sends the scoreboard of a game for a frame. It is the only page that other sites may show, if the game allows them. */
export function registerEmbed(app: FastifyInstance, send: Pages['embed']): void {
  app.get<{ Querystring: { language?: unknown } }>(
    `/embed/games/${intParam('id')}`,
    { config: { admission: 'page', isPublicRead: true } },
    async (request, reply) => {
      const { language } = request.query
      return send(request, reply, {
        frameOrigins: await frameOriginsOf(request),
        language: typeof language === 'string' ? language : undefined,
      })
    },
  )
}

/** No other site while the database is unavailable. */
async function frameOriginsOf(request: FastifyRequest): Promise<readonly string[]> {
  return embedOriginsOf(request.ctx, readIntParam(request, 'id')).catch(() => [])
}
