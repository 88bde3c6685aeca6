import type { FastifyInstance } from 'fastify'
import { negotiateEncoding } from '../../http/answers/encoding.ts'
import { hasTag } from '../../http/answers/etag.ts'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { boardTag } from './bytes/board-tag.ts'
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
      const { boardBytes, scoreboards } = request.ctx
      const found = readScoreboard(request.ctx, readIntParam(request, 'id'))
      const view = found instanceof Promise ? await found : found
      const encoding = negotiateEncoding(request.headers['accept-encoding'])
      const tag = boardTag(view)
      reply.header('etag', tag).header('vary', 'Accept-Encoding').header('cache-control', 'no-cache')
      if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send()
      const ready = boardBytes.of(view, encoding, scoreboards)
      const body = ready instanceof Buffer ? ready : await ready
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('application/json; charset=utf-8').send(body)
    },
  )
}
