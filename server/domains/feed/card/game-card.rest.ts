import type { FastifyInstance } from 'fastify'
import { hasTag } from '../../../http/answers/etag.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { createGameCards, describeCard } from './game-card.ts'

/** The picture that other sites show with a link to a game, in the language of the reader. */
export function registerGameCard(app: FastifyInstance): void {
  const drawCard = createGameCards()
  app.get(`/games/${intParam('id')}/card.png`, { config: { isPublicRead: true } }, async (request, reply) => {
    const card = await describeCard(request.ctx, readIntParam(request, 'id'))
    reply.headers({ 'cache-control': 'no-cache', etag: card.tag, vary: 'Accept-Language' })
    if (hasTag(request.headers['if-none-match'], card.tag)) return reply.status(304).send()
    return reply.type('image/png').send(await drawCard(request.ctx, card))
  })
}
