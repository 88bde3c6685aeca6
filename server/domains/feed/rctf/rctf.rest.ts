import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicOrigin } from '../../../http/public-origin.ts'
import { translate } from '../../../i18n/translate.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { ConflictError, DomainError, InvalidInputError, NotFoundError } from '../../../use-case/errors.ts'
import { inputObject, int32, parseInput, text } from '../../../use-case/input.ts'
import { publicAnswer, readCompatibleBoard, type CompatibleBoard } from '../compatible-board.ts'
import { renderStandings } from '../ctftime-standings.ts'
import { rctfChallenges, rctfChallengeSolves, rctfGraph, rctfLeaderboard, rctfUser } from './rctf-answers.ts'
import {
  rctfChallengesV2,
  rctfChallengeSolvesV2,
  rctfLeaderboardChallenges,
  rctfLeaderboardV2,
  rctfLeaderboardWithGraph,
} from './rctf-v2-answers.ts'

const most = 100
const sliceInput = inputObject({ limit: int32({ min: 1, max: most }), offset: int32({ min: 0 }) })
const boardMembers = {
  limit: int32({ min: 1, max: most }),
  offset: int32({ min: 0 }),
  division: text(200).optional(),
}
const boardInput = inputObject(boardMembers)
const searchInput = inputObject({ ...boardMembers, search: text(200).optional() })
const graphInput = inputObject({ limit: int32({ min: 1, max: most }), division: text(200).optional() })

const missing: Readonly<Record<string, string>> = {
  'challenge.notFound': 'badChallenge',
  'team.notFound': 'badUnknownUser',
}

/** rCTF's read calls for one game each, for bots and displays that are written for rCTF. */
export function registerRctfRoutes(app: FastifyInstance): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => {
        if (!(error instanceof DomainError) || error.status >= 429) throw error
        const message = translate(request.ctx.locale, error.key, error.params)
        if (error instanceof ConflictError) {
          return reply.status(401).send({ kind: 'badNotStarted', message, data: { startTime: null } })
        }
        return reply.status(error.status).send({ kind: refusalOf(error), message, data: null })
      })
      const read = (
        path: string,
        kind: string,
        answer: (board: CompatibleBoard, request: FastifyRequest) => unknown,
      ) =>
        scope.get(path, publicAnswer, async (request, reply) => {
          const board = await readCompatibleBoard(request.ctx, readIntParam(request, 'gameId'))
          const data = answer(board, request)
          return reply.header('cache-control', 'no-cache').send({ kind, message: kind, data })
        })
      read('/v1/leaderboard/now', 'goodLeaderboard', ({ view }, { query }) =>
        rctfLeaderboard(view, boardOf(parseInput(boardInput, query))),
      )
      read('/v1/leaderboard/graph', 'goodLeaderboard', ({ view }, { query }) =>
        rctfGraph(view, boardOf({ offset: 0, ...parseInput(graphInput, query) })),
      )
      read('/v2/leaderboard/now', 'goodLeaderboardV2', ({ view }, { query }) =>
        rctfLeaderboardV2(view, boardOf(parseInput(searchInput, query))),
      )
      read('/v2/leaderboard/with-graph', 'goodLeaderboardWithGraph', ({ view }, { query }) =>
        rctfLeaderboardWithGraph(view, boardOf(parseInput(searchInput, query))),
      )
      read('/v2/leaderboard/graph', 'goodLeaderboardGraph', ({ view }, { query }) =>
        rctfGraph(view, boardOf({ offset: 0, ...parseInput(graphInput, query) })),
      )
      read('/v2/leaderboard/challs', 'goodLeaderboardChallenges', ({ view }) =>
        rctfLeaderboardChallenges(view),
      )
      read('/v2/challs', 'goodChallenges', ({ view }) => rctfChallengesV2(view))
      read(`/v2/challs/${intParam('id')}/solves`, 'goodChallengeSolves', ({ view }, request) =>
        rctfChallengeSolvesV2(view, readIntParam(request, 'id'), parseInput(sliceInput, request.query)),
      )
      read('/v1/challs', 'goodChallenges', ({ view }) => rctfChallenges(view))
      read(`/v1/challs/${intParam('id')}/solves`, 'goodChallengeSolves', ({ view }, request) =>
        rctfChallengeSolves(view, readIntParam(request, 'id'), parseInput(sliceInput, request.query)),
      )
      read(`/v1/users/${intParam('id')}`, 'goodUserData', ({ view }, request) =>
        rctfUser(view, readIntParam(request, 'id')),
      )
      read('/v1/integrations/client/config', 'goodClientConfig', ({ game }, request) => ({
        meta: { description: game.summary, imageUrl: '' },
        homeContent: '',
        sponsors: [],
        globalSiteTag: null,
        ctfName: game.title,
        divisions: Object.fromEntries(game.divisions.map(({ name }) => [name, name])),
        defaultDivision: game.divisions[0]?.name ?? null,
        origin: publicOrigin(request),
        startTime: game.start.getTime(),
        endTime: game.end.getTime(),
        userMembers: true,
        emailEnabled: false,
        faviconUrl: `${publicOrigin(request)}/favicon.webp`,
      }))
      scope.get('/v1/integrations/ctftime/leaderboard', publicAnswer, async (request, reply) => {
        const { view } = await readCompatibleBoard(request.ctx, readIntParam(request, 'gameId'))
        return reply
          .type('application/json')
          .header('cache-control', 'no-cache')
          .send(await renderStandings(view, { isFull: false, division: null }))
      })
    },
    { prefix: `/compat/rctf/${intParam('gameId')}/api` },
  )
}

function boardOf({
  division = null,
  ...others
}: {
  limit: number
  offset: number
  division?: string | null | undefined
  search?: string | undefined
}) {
  return { ...others, division }
}

function refusalOf(error: DomainError): string {
  if (error instanceof InvalidInputError) return 'badBody'
  return error instanceof NotFoundError ? (missing[error.key] ?? 'badEndpoint') : 'badPerms'
}
