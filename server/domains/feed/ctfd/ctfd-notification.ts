import type { FastifyRequest } from 'fastify'
import type { GameNotice } from '../../../../prisma/generated/client/client.ts'
import { publicOrigin } from '../../../http/public-origin.ts'
import { translate } from '../../../i18n/translate.ts'
import { gameNotices } from '../../notice/notice.service.ts'
import { markdownHtml } from '../markdown-html.ts'
import { ctfdDate } from './ctfd-board.ts'

const mostNotices = 1000

type Wanted = { gameId: number; after?: number | null; id?: number }

/** The latest notices of organizers in the order in which they were stored, those after an id or that of an id. */
export async function readCtfdNotices(request: FastifyRequest, { gameId, after = null, id }: Wanted) {
  const notices = await gameNotices(request.ctx, gameId, { types: ['Normal'] })
    .matching({ ...(after !== null && { id: { gt: after } }), ...(id !== undefined && { id }) })
    .rows({ take: mostNotices })
  return notices.toSorted((a, b) => a.id - b.id).map((notice) => ctfdNotification(request, notice))
}

/** An organizer's notice as a notification of CTFd. */
export function ctfdNotification(request: FastifyRequest, { id, values, publishedAt }: GameNotice) {
  const [content = ''] = values
  return {
    id,
    title: translate(request.ctx.locale, 'notice.feed.Normal'),
    content,
    html: markdownHtml(content, publicOrigin(request)),
    date: ctfdDate(publishedAt.getTime()),
    user_id: null,
    team_id: null,
  }
}
