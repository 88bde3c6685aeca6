import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { documented } from '../../../rest/operation.ts'
import { toPage } from '../../../rest/page.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { pageOf } from '../../../rest/shapes.ts'
import { readOwnParticipation } from '../../participation/own-participation.ts'
import { countTeams } from '../count-teams.ts'
import { joinableDivisions, type GameWithDivisions } from '../divisions/divisions.ts'
import { editPageInput, gameInput } from '../game.input.ts'
import { toGameDetail, toGameInfo } from '../game.presenter.ts'
import { createGame, replaceGame } from '../game.service.ts'
import { listGamesToEdit, readGame, readGameToEdit } from '../read-games.ts'
import { laterGameDetail, laterGameInfo } from './later-game.shapes.ts'

/** Divisions are rows of their own, so a game is written without them. */
const laterGameInput = gameInput.out.omit({ divisions: true })

export function registerLaterGameRoutes(app: FastifyInstance): void {
  const edited = `/api/edit/games/${intParam('id')}`
  const forAuthors = { group: 'Edit', access: 'author' } as const

  app.get(
    `/api/game/${intParam('id')}`,
    documented({
      group: 'Game',
      id: 'Game_Game',
      summary: 'Read a game and your participation',
      access: 'anyone',
      answer: laterGameDetail,
      errors: [404],
    }),
    async (request): Promise<z.output<typeof laterGameDetail>> => {
      const { ctx } = request
      const game = await readGame(ctx, readIntParam(request, 'id'))
      const own = await readOwnParticipation(ctx, game.id)
      const teamCount = await countTeams(ctx, game.id)
      return {
        ...toGameDetail(game, { own, teamCount, now: ctx.clock.now() }),
        divisions: joinableDivisions(game).map(({ id, name, entry }) => ({
          id,
          name,
          inviteCodeRequired: entry === 'Code',
        })),
        // That of the game. Divisions say so themselves.
        inviteCodeRequired: game.inviteCode !== null,
        division: own?.divisionId ?? null,
      }
    },
  )
  app.post(
    '/api/edit/games',
    documented({
      ...forAuthors,
      id: 'Edit_AddGame',
      summary: 'Create a game',
      body: laterGameInput,
      answer: laterGameInfo,
    }),
    async ({ ctx, body }) => toLaterGame(await createGame(ctx, withoutDivisions(body))),
  )
  app.get(
    '/api/edit/games',
    documented({
      ...forAuthors,
      id: 'Edit_GetGames',
      summary: 'List all games, hidden ones included',
      query: editPageInput,
      answer: pageOf(laterGameInfo),
    }),
    async ({ ctx, query }) => {
      const { games, total } = await listGamesToEdit(ctx, query)
      return toPage(games.map(toLaterGame), total)
    },
  )
  app.get(
    edited,
    documented({
      ...forAuthors,
      id: 'Edit_GetGame',
      summary: 'Read a game as an author',
      answer: laterGameInfo,
      errors: [404],
    }),
    async (request) => toLaterGame(await readGameToEdit(request.ctx, readIntParam(request, 'id'))),
  )
  app.put(
    edited,
    documented({
      ...forAuthors,
      id: 'Edit_UpdateGame',
      summary: 'Replace a game',
      body: laterGameInput,
      answer: laterGameInfo,
      errors: [404],
      note: 'Absent members take their default. Divisions stay.',
    }),
    async (request) => {
      const gameId = readIntParam(request, 'id')
      return toLaterGame(await replaceGame(request.ctx, gameId, withoutDivisions(request.body)))
    },
  )
}

function toLaterGame(game: GameWithDivisions): z.output<typeof laterGameInfo> {
  const { divisions: _names, ...others } = toGameInfo(game)
  return others
}

/** Members have their names in any case. */
function withoutDivisions(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => name.toLowerCase() !== 'divisions'))
}
