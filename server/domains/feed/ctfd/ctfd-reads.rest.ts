import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readIntParam } from '../../../rest/params.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { inputObject, int32, parseInput } from '../../../use-case/input.ts'
import {
  publicAnswer,
  readCompatibleBoard,
  requireChallenge,
  requireTeam,
  type CompatibleBoard,
} from '../compatible-board.ts'
import { routeOfCall } from '../foreign-calls.ts'
import {
  ctfdScoreboard,
  ctfdTeam,
  ctfdTeamAwards,
  ctfdTeamMembers,
  ctfdTeams,
  ctfdTeamSolves,
  ctfdTop,
} from './ctfd-answers.ts'
import { bracketsOf, counted, ctfdBrackets, type CtfdBoard } from './ctfd-board.ts'
import { ctfdChallenge, ctfdChallenges, ctfdChallengeSolves } from './ctfd-challenges.ts'
import { ctfdPage, listParameters, selectRows } from './ctfd-lists.ts'
import { readCtfdNotices } from './ctfd-notification.ts'
import { challengeColumns, ctfdChallengeCounts, ctfdSolveCounts, ctfdSolveShares } from './ctfd-statistics.ts'
import { ctfdUser, ctfdUserAwards, ctfdUsers, ctfdUserSolves } from './ctfd-user-answers.ts'
import { readCtfdUsers, requireUser } from './ctfd-users.ts'

const topInput = inputObject({ bracket_id: int32({ min: 1 }).optional() })
const noticeInput = inputObject({ since_id: int32().optional() })
const columnInput = z.enum(challengeColumns)

type Asked = Omit<CtfdBoard, 'users'> & {
  game: CompatibleBoard['game']
  request: FastifyRequest
  reply: FastifyReply
  /** The number in the path. */
  id: number
}
type Answer = { data: unknown; meta?: object }

/** The reads that have an answer; returns their paths. */
export function registerCtfdReads(scope: FastifyInstance): ReadonlySet<string> {
  const reads = new Set<string>()
  const read = (call: string, answer: (asked: Asked) => Answer | Promise<Answer>) => {
    reads.add(call)
    scope.get(`/api/v1${routeOfCall(call)}`, publicAnswer, async (request, reply) => {
      const { game, view } = await readCompatibleBoard(request.ctx, readIntParam(request, 'gameId'))
      const { id = '0' } = request.params as { id?: string }
      const asked = { game, view, brackets: bracketsOf(game), request, reply, id: Number(id) }
      const members = await answer(asked)
      return reply.header('cache-control', 'no-cache').send({ success: true, ...members })
    })
  }
  const readWithUsers = (call: string, answer: (board: CtfdBoard, asked: Asked) => Answer) =>
    read(call, async (asked) => {
      const users = await readCtfdUsers(asked.request.ctx, asked.view)
      return answer({ ...asked, users }, asked)
    })

  readWithUsers('/scoreboard', (board) => ({ data: ctfdScoreboard(board) }))
  readWithUsers('/scoreboard/top/{count}', (board, { request }) => {
    const { bracket_id: bracketId = null } = parseInput(topInput, request.query)
    return { data: ctfdTop(board, { count: readIntParam(request, 'count'), bracketId }) }
  })
  read('/brackets', ({ request, ...board }) => ({
    data: selectRows(ctfdBrackets(board), listParameters.brackets, request.query),
  }))

  read('/challenges', ({ view, request }) => ({
    data: selectRows(ctfdChallenges(view), listParameters.challenges, request.query),
  }))
  read('/challenges/{id}', ({ view, id }) => ({ data: ctfdChallenge(view, id) }))
  read('/challenges/{id}/solves', ({ view, id }) => ({ data: ctfdChallengeSolves(view, id) }))
  for (const part of ['files', 'hints', 'tags', 'topics']) {
    // The public board does not have them, as in the answer about the challenge.
    read(`/challenges/{id}/${part}`, ({ view, id }) => {
      requireChallenge(view, id)
      return { data: [] }
    })
  }

  readWithUsers('/teams', (board, { request: { query } }) =>
    ctfdPage(selectRows(ctfdTeams(board), listParameters.teams, query), query),
  )
  readWithUsers('/teams/{id}', (board, { id }) => ({ data: ctfdTeam(board, id) }))
  readWithUsers('/teams/{id}/members', (board, { id }) => ({ data: ctfdTeamMembers(board, id) }))
  readWithUsers('/teams/{id}/solves', (board, { id }) => counted(ctfdTeamSolves(board, id)))
  readWithUsers('/teams/{id}/awards', (board, { id }) => counted(ctfdTeamAwards(board, id)))
  // Wrong answers are not public, and CTFd leaves them out of these lists too.
  read('/teams/{id}/fails', ({ view, id }) => {
    requireTeam(view, id)
    return counted([])
  })

  readWithUsers('/users', (board, { request: { query } }) =>
    ctfdPage(selectRows(ctfdUsers(board), listParameters.users, query), query),
  )
  readWithUsers('/users/{id}', (board, { id }) => ({ data: ctfdUser(board, id) }))
  readWithUsers('/users/{id}/solves', (board, { id }) => counted(ctfdUserSolves(board, id)))
  readWithUsers('/users/{id}/awards', (board, { id }) => counted(ctfdUserAwards(board, id)))
  readWithUsers('/users/{id}/fails', ({ users }, { id }) => {
    requireUser(users, id)
    return counted([])
  })

  read('/notifications', async ({ game, request, reply }) => {
    const { since_id: after = null } = parseInput(noticeInput, request.query)
    const notices = await readCtfdNotices(request, { gameId: game.id, after })
    const data = selectRows(notices, listParameters.notifications, request.query)
    reply.header('result-count', data.length)
    return { data }
  })
  read('/notifications/{id}', async ({ game, request, id }) => {
    const [notice] = await readCtfdNotices(request, { gameId: game.id, id })
    if (!notice) throw new NotFoundError('notice.notFound')
    return { data: notice }
  })

  read('/statistics/teams', ({ view }) => ({ data: { registered: view.rows.length } }))
  read('/statistics/challenges/solves', ({ view }) => ({ data: ctfdSolveCounts(view) }))
  read('/statistics/challenges/solves/percentages', ({ view }) => ({ data: ctfdSolveShares(view) }))
  read('/statistics/challenges/{column}', ({ view, request }) => {
    const column = columnInput.safeParse((request.params as { column: string }).column)
    if (!column.success) throw new NotFoundError('http.notFound')
    return { data: ctfdChallengeCounts(view, column.data) }
  })
  return reads
}
