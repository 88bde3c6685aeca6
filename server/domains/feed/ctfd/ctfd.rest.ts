import type { FastifyInstance, FastifyRequest } from 'fastify'
import { translate } from '../../../i18n/translate.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { ConflictError, DomainError, ForbiddenError } from '../../../use-case/errors.ts'
import { inputObject, int32, parseInput } from '../../../use-case/input.ts'
import { gameNotices } from '../../notice/notice.service.ts'
import { publicAnswer, readCompatibleBoard } from '../compatible-board.ts'
import {
  ctfdChallenge,
  ctfdChallenges,
  ctfdChallengeSolves,
  ctfdScoreboard,
  ctfdTeam,
  ctfdTeams,
  ctfdTeamSolves,
  ctfdTop,
} from './ctfd-answers.ts'
import { registerCtfdEvents } from './ctfd-events.rest.ts'
import { ctfdNotification } from './ctfd-notification.ts'
import { ctfdUser, ctfdUserPage, ctfdUserSolves } from './ctfd-user-answers.ts'
import { readCtfdUsers, type CtfdUsers } from './ctfd-users.ts'

const pageInput = inputObject({ page: int32({ min: 1 }).default(1) })
const topInput = inputObject({ bracket_id: int32({ min: 1 }).optional() })
const noticeCount = 100

type CtfdRequest = Awaited<ReturnType<typeof readCompatibleBoard>> & { request: FastifyRequest }

/** CTFd's read calls for one game each, for bots and displays that are written for CTFd. */
export function registerCtfdRoutes(app: FastifyInstance): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => {
        if (!(error instanceof DomainError) || error.status >= 429) throw error
        const message = translate(request.ctx.locale, error.key, error.params)
        const isForbidden = error instanceof ConflictError || error.status === 403
        return reply
          .status(isForbidden ? 403 : error.status)
          .send({ success: false, errors: { '': [message] }, message })
      })
      const read = (path: string, answer: (asked: CtfdRequest) => object | Promise<object>) =>
        scope.get(`/api/v1${path}`, publicAnswer, async (request, reply) => {
          const board = await readCompatibleBoard(request.ctx, readIntParam(request, 'gameId'))
          const members = await answer({ ...board, request })
          return reply.header('cache-control', 'no-cache').send({ success: true, ...members })
        })
      const readWithUsers = (path: string, answer: (asked: CtfdRequest & { users: CtfdUsers }) => object) =>
        read(path, async (asked) =>
          answer({ ...asked, users: await readCtfdUsers(asked.request.ctx, asked.view) }),
        )
      const idOf = (request: FastifyRequest) => readIntParam(request, 'id')
      const pageOf = ({ query }: FastifyRequest) => parseInput(pageInput, query).page

      readWithUsers('/scoreboard', ({ view, users }) => ({ data: ctfdScoreboard(view, users) }))
      read(`/scoreboard/top/${intParam('count')}`, ({ view, request }) => {
        const { bracket_id: bracketId = null } = parseInput(topInput, request.query)
        return { data: ctfdTop(view, { count: readIntParam(request, 'count'), bracketId }) }
      })
      read('/challenges', ({ view }) => ({ data: ctfdChallenges(view) }))
      read(`/challenges/${intParam('id')}`, ({ view, request }) => ({
        data: ctfdChallenge(view, idOf(request)),
      }))
      read(`/challenges/${intParam('id')}/solves`, ({ view, request }) => ({
        data: ctfdChallengeSolves(view, idOf(request)),
      }))
      readWithUsers('/teams', ({ view, users, request }) => ctfdTeams(view, users, pageOf(request)))
      readWithUsers(`/teams/${intParam('id')}`, ({ view, users, request }) => ({
        data: ctfdTeam(view, users, idOf(request)),
      }))
      readWithUsers(`/teams/${intParam('id')}/solves`, ({ view, users, request }) =>
        counted(ctfdTeamSolves(view, users, idOf(request))),
      )
      readWithUsers('/users', ({ view, users, request }) => ctfdUserPage(view, users, pageOf(request)))
      readWithUsers(`/users/${intParam('id')}`, ({ view, users, request }) => ({
        data: ctfdUser(view, users, idOf(request)),
      }))
      readWithUsers(`/users/${intParam('id')}/solves`, ({ view, users, request }) =>
        counted(ctfdUserSolves(view, users, idOf(request))),
      )
      read('/notifications', async ({ game, request }) => {
        const notices = await gameNotices(request.ctx, game.id, { types: ['Normal'] }).rows({
          take: noticeCount,
        })
        return { data: notices.map((notice) => ctfdNotification(request, notice)) }
      })
      registerCtfdEvents(scope)
      scope.get('/api/v1/configs', publicAnswer, () => {
        throw new ForbiddenError()
      })
    },
    { prefix: `/compat/ctfd/${intParam('gameId')}` },
  )
}

const counted = (data: object[]) => ({ data, meta: { count: data.length } })
