import type { FastifyInstance } from 'fastify'
import { intParam, readIntParam } from '../../rest/params.ts'
import { toNotice } from './notice.presenter.ts'
import { createNotice, deleteNotice, listNotices, listNoticesToEdit, updateNotice } from './notice.service.ts'

export function registerNoticeRoutes(app: FastifyInstance): void {
  const notices = `/api/edit/games/${intParam('id')}/notices`
  const notice = `${notices}/${intParam('noticeId')}`

  app.get(`/api/game/${intParam('id')}/notices`, async (request) =>
    (await listNotices(request.ctx, readIntParam(request, 'id'), request.query)).map(toNotice),
  )
  app.post(notices, async (request) =>
    toNotice(await createNotice(request.ctx, readIntParam(request, 'id'), request.body)),
  )
  app.get(notices, async (request) =>
    (await listNoticesToEdit(request.ctx, readIntParam(request, 'id'))).map(toNotice),
  )
  app.put(notice, async (request) => {
    const place = { gameId: readIntParam(request, 'id'), noticeId: readIntParam(request, 'noticeId') }
    return toNotice(await updateNotice(request.ctx, place, request.body))
  })
  app.delete(notice, async (request, reply) => {
    const place = { gameId: readIntParam(request, 'id'), noticeId: readIntParam(request, 'noticeId') }
    await deleteNotice(request.ctx, place)
    return reply.send()
  })
}
