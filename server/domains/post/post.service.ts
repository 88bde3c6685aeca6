import { isDeepStrictEqual } from 'node:util'
import { requireAuthor } from '../../access.ts'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { parseInput } from '../../input.ts'
import { isPostId, newPostId } from './post-id.ts'
import { newPostInput, postChangesInput } from './post.input.ts'

/** Pinned ones first, then the latest written. */
export const postOrder = [{ isPinned: 'desc' }, { updatedAt: 'desc' }, { id: 'asc' }] as const

const withAuthor = { author: { select: { userName: true, avatarHash: true } } } as const
const latestCount = 20

export type PostWithAuthor = Awaited<ReturnType<typeof readPost>>

/** Anybody may read posts. @throws RateLimitedError */
export async function listPosts(ctx: Context) {
  await ctx.limits.charge(ctx, 'Query')
  return ctx.db.post.findMany({ include: withAuthor, orderBy: [...postOrder] })
}

export async function listLatestPosts(ctx: Context) {
  return ctx.db.post.findMany({ include: withAuthor, orderBy: [...postOrder], take: latestCount })
}

/** @throws NotFoundError */
export async function readPost(ctx: Context, id: string) {
  const post = isPostId(id) ? await ctx.db.post.findUnique({ where: { id }, include: withAuthor }) : null
  if (!post) throw new NotFoundError('post.notFound')
  return post
}

/** @throws InvalidInputError, UnauthenticatedError, ForbiddenError */
export async function createPost(ctx: Context, raw: unknown): Promise<string> {
  const viewer = requireAuthor(ctx)
  const { tags, ...input } = parseInput(newPostInput, raw)
  const updatedAt = ctx.clock.now()
  const id = newPostId(input.title, updatedAt)
  await ctx.db.post.create({
    data: { id, ...input, tags: tags ?? [], authorId: viewer.id, updatedAt },
  })
  return id
}

/**
 * Absent members stay. Author and time change only when what is to be read does, not by pinning.
 * @throws InvalidInputError, NotFoundError, UnauthenticatedError, ForbiddenError
 */
export async function updatePost(ctx: Context, id: string, raw: unknown): Promise<void> {
  const viewer = requireAuthor(ctx)
  const { isPinned, ...input } = parseInput(postChangesInput, raw)
  if (!isPostId(id)) throw new NotFoundError('post.notFound')
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM post WHERE id = ${id} FOR UPDATE`
    const post = await tx.post.findUnique({ where: { id } })
    if (!post) throw new NotFoundError('post.notFound')
    const before = { title: post.title, summary: post.summary, content: post.content, tags: post.tags }
    const after = {
      title: input.title ?? before.title,
      summary: input.summary ?? before.summary,
      content: input.content ?? before.content,
      tags: input.tags === undefined ? before.tags : (input.tags ?? []),
    }
    const isRewritten = !isDeepStrictEqual(before, after)
    await tx.post.update({
      where: { id },
      data: {
        ...after,
        ...(isPinned !== undefined && { isPinned }),
        ...(isRewritten && { authorId: viewer.id, updatedAt: ctx.clock.now() }),
      },
    })
  })
}

/** @throws NotFoundError, UnauthenticatedError, ForbiddenError */
export async function deletePost(ctx: Context, id: string): Promise<void> {
  requireAuthor(ctx)
  const { count } = isPostId(id) ? await ctx.db.post.deleteMany({ where: { id } }) : { count: 0 }
  if (count === 0) throw new NotFoundError('post.notFound')
}
