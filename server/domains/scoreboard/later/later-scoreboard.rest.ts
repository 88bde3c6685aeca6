import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { negotiateEncoding } from '../../../http/answers/encoding.ts'
import { hasTag } from '../../../http/answers/etag.ts'
import { documented } from '../../../rest/operation.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { recountSolves } from '../../challenge/author/update-challenge.service.ts'
import { toEmptyItem } from '../../participation/details.rest.ts'
import { readTeam } from '../../team/team.service.ts'
import { toContractItem } from '../bytes/board-json.ts'
import { readGamePlay } from '../game-play.ts'
import { readScoreboard } from '../scoreboard.service.ts'
import { createLaterBoards } from './later-board-bytes.ts'
import { readBoardFacts, toLaterChallenges, toLaterItem } from './later-board.ts'
import { laterGamePlay, laterScoreboard } from './later-scoreboard.shapes.ts'

export function registerLaterScoreboardRoutes(app: FastifyInstance): void {
  const boards = createLaterBoards()

  app.get(
    `/api/game/${intParam('id')}/scoreboard`,
    {
      compress: false,
      ...documented({
        group: 'Game',
        id: 'Game_Scoreboard',
        summary: 'Read the scoreboard',
        access: 'anyone',
        answer: laterScoreboard,
        errors: [304, 400, 404],
        note: 'The ETag is the version: send it as `If-None-Match`.',
      }),
    },
    async (request, reply) => {
      const { ctx, headers } = request
      const view = await readScoreboard(ctx, readIntParam(request, 'id'))
      const { tag, bytes } = await boards.of(view, await readBoardFacts(ctx, view.gameId))
      reply.header('etag', tag).header('vary', 'Accept-Encoding').header('cache-control', 'no-cache')
      if (hasTag(headers['if-none-match'], tag)) return reply.status(304).send()
      const encoding = negotiateEncoding(headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('application/json; charset=utf-8').send(await bytes.as(encoding))
    },
  )
  app.get(
    `/api/game/${intParam('id')}/details`,
    documented({
      group: 'Game',
      id: 'Game_ChallengesWithTeamInfo',
      summary: 'Read the challenges and your team’s row of the scoreboard',
      access: 'user:read',
      answer: laterGamePlay,
      errors: [400, 404],
    }),
    async (request): Promise<z.output<typeof laterGamePlay>> => {
      const { ctx } = request
      const { game, participation, board, row } = await readGamePlay(ctx, readIntParam(request, 'id'))
      const facts = await readBoardFacts(ctx, game.id)
      const item = row ? toContractItem(board, row) : toEmptyItem(await readTeam(ctx, participation.teamId))
      return {
        challenges: toLaterChallenges(board, facts),
        challengeCount: board.challenges.size,
        rank: toLaterItem(item, facts),
        teamToken: participation.token,
        writeupRequired: game.writeupRequired,
        writeupDeadline: game.writeupDeadline.getTime(),
      }
    },
  )
  app.post(
    `/api/edit/games/${intParam('id')}/scoreboard/flush`,
    documented({
      group: 'Edit',
      id: 'Edit_FlushScoreboard',
      summary: 'Refresh the scoreboard',
      access: 'author',
      errors: [404],
      note: 'Does nothing, since the scoreboard is always current; it exists for clients.',
    }),
    async (request, reply) => {
      await recountSolves(request.ctx, readIntParam(request, 'id'))
      return reply.send()
    },
  )
}
