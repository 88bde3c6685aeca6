import type { FastifyInstance } from 'fastify'
import { sendConditional } from '../../http/answers/conditional.ts'
import { publicOrigin } from '../../http/public-origin.ts'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { atomType } from './atom.ts'
import { noticesFeed, postsFeed } from './news.ts'

/** Posts and notices as Atom feeds, an addition to the documented level of the API. */
export function registerNewsRoutes(app: FastifyInstance): void {
  app.get(
    '/api/posts.atom',
    documented({
      group: 'Info',
      id: 'readPostsFeed',
      summary: 'Read the posts as an Atom feed',
      access: 'anyone',
      file: atomType,
      errors: [304],
      note: 'The twenty newest posts.',
    }),
    async (request, reply) =>
      sendConditional(request, reply, {
        ...(await postsFeed(request.ctx, publicOrigin(request))),
        type: atomType,
      }),
  )
  app.get(
    `/api/game/${intParam('id')}/notices.atom`,
    documented({
      group: 'Game',
      id: 'readNoticesFeed',
      summary: 'Read the notices of a game as an Atom feed',
      access: 'anyone',
      file: atomType,
      errors: [304, 400, 404],
      note: 'The fifty newest notices, in the language of `Accept-Language`.',
    }),
    async (request, reply) => {
      const feed = await noticesFeed(request.ctx, readIntParam(request, 'id'), publicOrigin(request))
      return sendConditional(request, reply.header('vary', 'Accept-Language'), { ...feed, type: atomType })
    },
  )
}
