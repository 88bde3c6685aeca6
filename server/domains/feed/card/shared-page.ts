import type { Context } from '../../../context.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { findPost } from '../../post/post.service.ts'

type SharedPage = {
  type: 'website' | 'article'
  path: string
  title: string
  summary: string
  /** The path of the picture; null without one. */
  card: string | null
}

const gamePath = /^\/games\/(\d{1,9})(?:\/(?:scoreboard|challenges|ratings))?\/?$/i
const postPath = /^\/posts\/([^/]+)\/?$/i

/** The public description of the page of a listed game or of a post; null for all other pages. */
export async function sharedPage(ctx: Context, path: string): Promise<SharedPage | null> {
  const [, gameId] = gamePath.exec(path) ?? []
  if (gameId !== undefined) {
    const id = Number(gameId)
    const game = await ctx.db.game.findUnique({
      where: { id, hidden: false, ...isNotDeleted },
      select: { title: true, summary: true },
    })
    return game && { type: 'website', path: `/games/${id}`, ...game, card: `/games/${id}/card.png` }
  }
  const [, postId] = postPath.exec(path) ?? []
  const post = postId === undefined ? null : await findPost(ctx, postId, {})
  return (
    post && {
      type: 'article',
      path: `/posts/${post.id}`,
      title: post.title,
      summary: post.summary,
      card: null,
    }
  )
}
