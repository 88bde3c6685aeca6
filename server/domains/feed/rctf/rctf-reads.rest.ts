import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicOrigin } from '../../../http/public-origin.ts'
import { readIntParam } from '../../../rest/params.ts'
import { inputObject, int32, parseInput, text } from '../../../use-case/input.ts'
import { joinableDivisions } from '../../game/divisions/divisions.ts'
import {
  publicAnswer,
  publicDivisions,
  readCompatibleBoard,
  readCompatibleGame,
  type CompatibleBoard,
} from '../compatible-board.ts'
import { renderStandings } from '../ctftime-standings.ts'
import { routeOfCall } from '../foreign-calls.ts'
import { rctfChallenges, rctfChallengeSolves, rctfGraph, rctfLeaderboard, rctfUser } from './rctf-answers.ts'
import {
  rctfChallengesV2,
  rctfChallengeSolvesV2,
  rctfLeaderboardChallenges,
  rctfLeaderboardV2,
  rctfLeaderboardWithGraph,
  rctfUserV2,
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

/** The reads that have an answer; returns their paths. */
export function registerRctfReads(scope: FastifyInstance): ReadonlySet<string> {
  const reads = new Set<string>()
  const route = (
    call: string,
    answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) => {
    reads.add(call)
    scope.get(`/api${routeOfCall(call)}`, publicAnswer, async (request, reply) => {
      const body = await answer(request, reply)
      return reply.type('application/json').header('cache-control', 'no-cache').send(body)
    })
  }
  const boardAt = (request: FastifyRequest) =>
    readCompatibleBoard(request.ctx, readIntParam(request, 'gameId'))
  const read = (
    call: string,
    kind: string,
    answer: (board: CompatibleBoard, request: FastifyRequest) => unknown,
  ) =>
    route(call, async (request) => {
      const data = answer(await boardAt(request), request)
      return { kind, message: kind, data }
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
  read('/v2/leaderboard/challs', 'goodLeaderboardChallenges', ({ view }) => rctfLeaderboardChallenges(view))
  read('/v2/challs', 'goodChallenges', ({ view }) => rctfChallengesV2(view))
  read('/v2/challs/{id}/solves', 'goodChallengeSolves', ({ view }, request) =>
    rctfChallengeSolvesV2(view, readIntParam(request, 'id'), parseInput(sliceInput, request.query)),
  )
  read('/v1/challs', 'goodChallenges', ({ view }) => rctfChallenges(view))
  read('/v1/challs/{id}/solves', 'goodChallengeSolves', ({ view }, request) =>
    rctfChallengeSolves(view, readIntParam(request, 'id'), parseInput(sliceInput, request.query)),
  )
  read('/v1/users/{id}', 'goodUserData', ({ view }, request) => rctfUser(view, readIntParam(request, 'id')))
  read('/v2/users/{id}', 'goodUserData', ({ view }, request) => rctfUserV2(view, readIntParam(request, 'id')))

  // As at rCTF, also before the start.
  route('/v1/integrations/client/config', async (request) => {
    const game = await readCompatibleGame(request.ctx, readIntParam(request, 'gameId'))
    const kind = 'goodClientConfig'
    return { kind, message: kind, data: configOf(game, publicOrigin(request)) }
  })
  route('/v1/integrations/ctftime/leaderboard', async (request) => {
    const { view } = await boardAt(request)
    return renderStandings(view, { isFull: false, division: null })
  })
  return reads
}

function configOf(game: CompatibleBoard['game'], origin: string) {
  return {
    meta: { description: game.summary, imageUrl: '' },
    homeContent: '',
    sponsors: [],
    globalSiteTag: null,
    ctfName: game.title,
    divisions: Object.fromEntries(publicDivisions(game).map(({ name }) => [name, name])),
    defaultDivision: joinableDivisions(game)[0]?.name ?? null,
    origin,
    startTime: game.start.getTime(),
    endTime: game.end.getTime(),
    userMembers: true,
    emailEnabled: false,
    faviconUrl: `${origin}/favicon.webp`,
  }
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
