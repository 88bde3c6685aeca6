import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { documented, documentedForVisitors } from '../../rest/operation.ts'
import { toPage } from '../../rest/page.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { pageOf } from '../../rest/shapes.ts'
import { readOwnParticipation } from '../participation/own-participation.ts'
import { countTeams } from './count-teams.ts'
import { deleteGame } from './deletion/delete-game.ts'
import { editPageInput, gameInput, gamePageInput, recentInput } from './game.input.ts'
import { toBasicGame, toGameDetail, toGameInfo } from './game.presenter.ts'
import { createGame, replaceGame } from './game.service.ts'
import { basicGame, gameDetail, gameInfo } from './game.shapes.ts'
import {
  listGames,
  listGamesToEdit,
  readGame,
  readGameToEdit,
  readHashSalt,
  recentGames,
} from './read-games.ts'

export function registerGameRoutes(app: FastifyInstance): void {
  app.get(
    '/api/game',
    documented({
      group: 'Game',
      id: 'Game_Games',
      summary: 'List games',
      access: 'anyone',
      limit: 'Query',
      query: gamePageInput,
      answer: pageOf(basicGame),
      note: 'Hidden games are excluded.',
    }),
    async ({ ctx, query }, reply) => {
      const { games, total } = await listGames(ctx, query)
      reply.header('Cache-Control', 'public,max-age=60')
      const now = ctx.clock.now()
      return toPage(
        games.map((game) => toBasicGame(game, now)),
        total,
      )
    },
  )
  app.get(
    '/api/game/recent',
    documentedForVisitors(
      {
        group: 'Game',
        id: 'Game_RecentGames',
        summary: 'List recent games',
        access: 'anyone',
        query: recentInput,
        answer: z.array(basicGame),
        note: 'The games closest to now come first.',
      },
      (ctx) => answerRecentGames(ctx, {}),
    ),
    ({ ctx, query }) => answerRecentGames(ctx, query),
  )
  app.get(
    `/api/game/${intParam('id')}`,
    documentedForVisitors(
      {
        group: 'Game',
        id: 'Game_Game',
        summary: 'Read a game and your participation',
        access: 'anyone',
        answer: gameDetail,
        errors: [404],
      },
      answerGame,
    ),
    (request) => answerGame(request.ctx, readIntParam(request, 'id')),
  )

  const edited = `/api/edit/games/${intParam('id')}`
  app.post(
    '/api/edit/games',
    documented({
      group: 'Edit',
      id: 'Edit_AddGame',
      summary: 'Create a game',
      access: 'author',
      body: gameInput,
      answer: gameInfo,
    }),
    async ({ ctx, body }) => toGameInfo(await createGame(ctx, body)),
  )
  app.get(
    '/api/edit/games',
    documented({
      group: 'Edit',
      id: 'Edit_GetGames',
      summary: 'List all games, hidden ones included',
      access: 'author',
      query: editPageInput,
      answer: pageOf(gameInfo),
    }),
    async ({ ctx, query }) => {
      const { games, total } = await listGamesToEdit(ctx, query)
      return toPage(games.map(toGameInfo), total)
    },
  )
  app.get(
    edited,
    documented({
      group: 'Edit',
      id: 'Edit_GetGame',
      summary: 'Read a game as an author',
      access: 'author',
      answer: gameInfo,
      errors: [404],
    }),
    async (request) => toGameInfo(await readGameToEdit(request.ctx, readIntParam(request, 'id'))),
  )
  app.put(
    edited,
    documented({
      group: 'Edit',
      id: 'Edit_UpdateGame',
      summary: 'Replace a game',
      access: 'author',
      body: gameInput,
      answer: gameInfo,
      errors: [404],
      note: 'Absent members take their default.',
    }),
    async (request) => toGameInfo(await replaceGame(request.ctx, readIntParam(request, 'id'), request.body)),
  )
  app.delete(
    edited,
    documented({
      group: 'Edit',
      id: 'Edit_DeleteGame',
      summary: 'Delete a game with all its data',
      access: 'author',
      errors: [404],
    }),
    async (request, reply) => {
      await deleteGame(request.ctx, readIntParam(request, 'id'))
      return reply.send()
    },
  )
  app.get(
    `${edited}/hashsalt`,
    documented({
      group: 'Edit',
      id: 'readHashSalt',
      summary: 'Read the salt of the team hashes in flags',
      access: 'author',
      answer: z.string(),
      errors: [404],
    }),
    async (request, reply) => {
      const salt = await readHashSalt(request.ctx, readIntParam(request, 'id'))
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(salt))
    },
  )
}

async function answerRecentGames(ctx: Context, query: unknown) {
  const now = ctx.clock.now()
  return (await recentGames(ctx, query)).map((game) => toBasicGame(game, now))
}

async function answerGame(ctx: Context, gameId: number) {
  const game = await readGame(ctx, gameId)
  const [own, teamCount] = await Promise.all([readOwnParticipation(ctx, game.id), countTeams(ctx, game.id)])
  return toGameDetail(game, { own, teamCount, now: ctx.clock.now() })
}
