import type { FastifyInstance } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { restBoard } from './bytes/rest-board.ts'
import { readScoreboard } from './scoreboard.service.ts'
import { scoreboard } from './scoreboard.shapes.ts'

export function registerScoreboardRoutes(app: FastifyInstance): void {
  app.get(
    `/api/game/${intParam('id')}/scoreboard`,
    {
      compress: false,
      ...documented({
        group: 'Game',
        id: 'Game_Scoreboard',
        summary: 'Read the scoreboard',
        access: 'anyone',
        answer: scoreboard,
        errors: [304, 400, 404],
        note: 'The ETag is the version: send it as `If-None-Match`, or subscribe over `/graphql`.',
      }),
    },
    async (request, reply) => {
      const found = readScoreboard(request.ctx, readIntParam(request, 'id'))
      const view = found instanceof Promise ? await found : found
      const { tag, encoding, body } = restBoard(view, request.headers, request.ctx.boardBytes)
      reply.header('etag', tag).header('vary', 'Accept-Encoding').header('cache-control', 'no-cache')
      if (body === null) return reply.status(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('application/json; charset=utf-8').send(body instanceof Buffer ? body : await body)
    },
  )
}
