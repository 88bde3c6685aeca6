import type { FastifyRequest } from 'fastify'
import type { GameNotice } from '../../../../prisma/generated/client/client.ts'
import { publicOrigin } from '../../../http/public-origin.ts'
import { translate } from '../../../i18n/translate.ts'
import { markdownHtml } from '../markdown-html.ts'
import { ctfdDate } from './ctfd-answers.ts'

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
