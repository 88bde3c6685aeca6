import type { FastifyInstance } from 'fastify'
import { negotiateEncoding } from '../../http/answers/encoding.ts'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { createBoardBytes } from './bytes/board-bytes.ts'
import type { BoardView } from './model/board-view.ts'
import { readScoreboard } from './scoreboard.service.ts'
import { scoreboard } from './scoreboard.shapes.ts'

export function registerScoreboardRoutes(app: FastifyInstance): void {
  const bytes = createBoardBytes()

  app.get(
    `/api/game/${intParam('id')}/scoreboard`,
    {
      compress: false,
      ...documented({
        group: 'Game',
        id: 'readScoreboard',
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
      const encoding = negotiateEncoding(request.headers['accept-encoding'])
      const tag = tagOf(view)
      reply.header('etag', tag).header('vary', 'Accept-Encoding').header('cache-control', 'no-cache')
      if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send()
      const ready = bytes.of(view, encoding, request.ctx.scoreboards)
      const body = ready instanceof Buffer ? ready : await ready
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('application/json; charset=utf-8').send(body)
    },
  )
}

/**
 * The version with its time, since a database restored from a backup counts the same versions again. The board of
 * organizers counts its own versions.
 */
function tagOf({ audience, seq, updatedAt }: BoardView): string {
  return `W/"${seq}-${updatedAt.toString(36)}${audience === 'organizer' ? '-organizer' : ''}"`
}

function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(',').some((other) => other.trim() === tag) ?? false
}
