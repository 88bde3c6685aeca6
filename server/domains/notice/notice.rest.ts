import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { z } from 'zod'
import { documented, documentedForVisitors } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { noticeInput, noticePageInput } from './notice.input.ts'
import { toNotice } from './notice.presenter.ts'
import { createNotice, deleteNotice, listNotices, listNoticesToEdit, updateNotice } from './notice.service.ts'
import { gameNotice } from './notice.shapes.ts'

export function registerNoticeRoutes(app: FastifyInstance): void {
  const notices = `/api/edit/games/${intParam('id')}/notices`
  const notice = `${notices}/${intParam('noticeId')}`

  app.get(
    `/api/game/${intParam('id')}/notices`,
    documentedForVisitors(
      {
        group: 'Game',
        id: 'Game_Notices',
        summary: 'List notices of a game',
        access: 'anyone',
        query: noticePageInput,
        answer: z.array(gameNotice),
        errors: [404],
        note: 'Notices of organizers first, then newest first.',
      },
      (ctx, id) => answerNotices(ctx, id, {}),
    ),
    (request) => answerNotices(request.ctx, readIntParam(request, 'id'), request.query),
  )
  app.post(
    notices,
    documented({
      group: 'Edit',
      id: 'Edit_AddGameNotice',
      summary: 'Publish a notice',
      access: 'author',
      body: noticeInput,
      answer: gameNotice,
      errors: [404],
    }),
    async (request) => toNotice(await createNotice(request.ctx, readIntParam(request, 'id'), request.body)),
  )
  app.get(
    notices,
    documented({
      group: 'Edit',
      id: 'Edit_GetGameNotices',
      summary: 'List notices of the organizers',
      access: 'author',
      answer: z.array(gameNotice),
      errors: [404],
    }),
    async (request) => (await listNoticesToEdit(request.ctx, readIntParam(request, 'id'))).map(toNotice),
  )
  app.put(
    notice,
    documented({
      group: 'Edit',
      id: 'Edit_UpdateGameNotice',
      summary: 'Update a notice',
      access: 'author',
      body: noticeInput,
      answer: gameNotice,
      errors: [404],
    }),
    async (request) => {
      const key = { gameId: readIntParam(request, 'id'), noticeId: readIntParam(request, 'noticeId') }
      return toNotice(await updateNotice(request.ctx, key, request.body))
    },
  )
  app.delete(
    notice,
    documented({
      group: 'Edit',
      id: 'Edit_DeleteGameNotice',
      summary: 'Delete a notice',
      access: 'author',
      errors: [400, 404],
    }),
    async (request, reply) => {
      const key = { gameId: readIntParam(request, 'id'), noticeId: readIntParam(request, 'noticeId') }
      await deleteNotice(request.ctx, key)
      return reply.send()
    },
  )
}

async function answerNotices(ctx: Context, gameId: number, query: unknown) {
  return (await listNotices(ctx, gameId, query)).map(toNotice)
}
