import type { FastifyInstance } from 'fastify'
import { toPage } from '../../rest/page.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { countTeams, readOwnParticipation } from '../participation/read-own.ts'
import { deleteGame } from './delete-game.ts'
import { toBasicGame, toGameDetail, toGameInfo } from './game.presenter.ts'
import { createGame, replaceGame } from './game.service.ts'
import {
  listGames,
  listGamesToEdit,
  readGame,
  readGameToEdit,
  readHashSalt,
  recentGames,
} from './read-games.ts'

export function registerGameRoutes(app: FastifyInstance): void {
  app.get('/api/game', async ({ ctx, query }, reply) => {
    const { games, total } = await listGames(ctx, query)
    reply.header('Cache-Control', 'public,max-age=60')
    return toPage(games.map(toBasicGame), total)
  })
  app.get('/api/game/recent', async ({ ctx, query }) => (await recentGames(ctx, query)).map(toBasicGame))
  app.get(`/api/game/${intParam('id')}`, async (request) => {
    const { ctx } = request
    const game = await readGame(ctx, readIntParam(request, 'id'))
    const [own, teamCount] = await Promise.all([readOwnParticipation(ctx, game.id), countTeams(ctx, game.id)])
    return toGameDetail(game, { own, teamCount })
  })

  const edited = `/api/edit/games/${intParam('id')}`
  app.post('/api/edit/games', async ({ ctx, body }) => toGameInfo(await createGame(ctx, body)))
  app.get('/api/edit/games', async ({ ctx, query }) => {
    const { games, total } = await listGamesToEdit(ctx, query)
    return toPage(games.map(toGameInfo), total)
  })
  app.get(edited, async (request) =>
    toGameInfo(await readGameToEdit(request.ctx, readIntParam(request, 'id'))),
  )
  app.put(edited, async (request) =>
    toGameInfo(await replaceGame(request.ctx, readIntParam(request, 'id'), request.body)),
  )
  app.delete(edited, async (request, reply) => {
    await deleteGame(request.ctx, readIntParam(request, 'id'))
    return reply.send()
  })
  app.get(`${edited}/hashsalt`, async (request, reply) => {
    const salt = await readHashSalt(request.ctx, readIntParam(request, 'id'))
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(salt))
  })
}
