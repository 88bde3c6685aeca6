import { shownTeamName } from '../../../rules/names.ts'
import type { GameNotice } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { translate } from '../../i18n/translate.ts'
import { requireStartedGame } from '../game/read-games.ts'
import { withNames } from '../notice/notice-names.ts'
import { gameNotices } from '../notice/notice.service.ts'
import { platformTitle } from '../platform/platform.service.ts'
import { newestPosts } from '../post/post.service.ts'
import { atomFeed, type ReadyFeed } from './atom.ts'
import { markdownHtml } from './markdown-html.ts'

const noticeCount = 50

/** The newest posts as an Atom feed with absolute addresses below `origin`. */
export async function postsFeed(ctx: Context, origin: string): Promise<ReadyFeed> {
  const [title, posts] = await Promise.all([platformTitle(ctx), newestPosts(ctx)])
  return atomFeed(
    {
      title,
      link: `${origin}/posts`,
      self: `${origin}/api/posts.atom`,
      since: new Date(0),
    },
    posts.map((post) => ({
      title: post.title,
      link: `${origin}/posts/${post.id}`,
      summary: post.summary,
      html: markdownHtml(post.content, origin),
      author: post.author?.userName ?? title,
      tags: post.tags,
      published: post.updatedAt,
    })),
  )
}

/** The newest notices of a started game as an Atom feed. @throws NotFoundError, ConflictError (not started) */
export async function noticesFeed(ctx: Context, gameId: number, origin: string): Promise<ReadyFeed> {
  const game = await requireStartedGame(ctx, gameId)
  const notices = await withNames(ctx, await gameNotices(ctx, gameId).rows({ take: noticeCount }))
  const page = `${origin}/games/${gameId}`
  return atomFeed(
    {
      title: game.title,
      link: page,
      self: `${origin}/api/game/${gameId}/notices.atom`,
      locale: ctx.locale,
      since: game.start,
    },
    notices.map((notice) => ({
      ...noticeText(ctx, notice, origin),
      id: `${page}#notice-${notice.id}`,
      link: page,
      author: game.title,
      tags: [notice.type],
      published: notice.publishedAt,
    })),
  )
}

function noticeText({ locale }: Context, { type, teamId, values }: GameNotice, origin: string) {
  const [first = '', second = ''] = values
  const isBlood = type.endsWith('Blood')
  return {
    title: translate(locale, `notice.feed.${type}`, {
      team: isBlood ? shownTeamName(first, teamId ?? 0) : '',
      challenge: isBlood ? second : first,
    }),
    ...(type === 'Normal' && { html: markdownHtml(first, origin) }),
  }
}
