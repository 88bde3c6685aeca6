import { isDeepStrictEqual } from 'node:util'
import type { Post } from '../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { listOf } from '../../database/row-list.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireRevision, revisionOf } from '../../use-case/revision.ts'
import { changedFields, pick } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { isPostId, newPostId } from './post-id.ts'
import { newPostInput, postChangesInput } from './post.input.ts'

const withAuthor = { author: { select: { userName: true, avatarHash: true } } } as const
const latestCount = 20
const auditedFields = ['title', 'summary', 'content', 'tags', 'isPinned'] as const
/** Fields of a post in lists: all but its text. */
const withoutText = { omit: { content: true }, include: withAuthor } as const

export type PostWithAuthor = Awaited<ReturnType<typeof readPost>>

/** All posts for anybody: pinned posts first, then newest first. @throws RateLimitedError */
export async function allPosts(ctx: Context) {
  await ctx.limits.charge(ctx, 'Query')
  return postList(ctx)
}

/** All posts without their text. @throws RateLimitedError */
export async function listPosts(ctx: Context) {
  return (await allPosts(ctx)).rows(withoutText)
}

export async function listLatestPosts(ctx: Context) {
  return postList(ctx).rows({ ...withoutText, take: latestCount })
}

/** The newest posts with their text, whether pinned or not. */
export function newestPosts(ctx: Context) {
  return ctx.db.post.findMany({
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: latestCount,
    include: withAuthor,
  })
}

function postList(ctx: Context) {
  return listOf(ctx, 'post', { orderBy: [{ isPinned: 'desc' }, { updatedAt: 'desc' }, { id: 'asc' }] })
}

/** Loads a post. @throws NotFoundError */
export async function readPost(ctx: Context, id: string) {
  const post = isPostId(id) ? await ctx.db.post.findUnique({ where: { id }, include: withAuthor }) : null
  if (!post) throw new NotFoundError('post.notFound')
  return post
}

/** A post with a GraphQL selection, for anybody; null if it does not exist. */
export async function findPost(ctx: Context, id: string, query: object) {
  return isPostId(id) ? ctx.db.post.findUnique({ ...query, where: { id } }) : null
}

/** The post of a use case's result, with a GraphQL selection. */
export function loadPost(ctx: Context, id: string, query: object) {
  return ctx.db.post.findUniqueOrThrow({ ...query, where: { id } })
}

type EditedPost = Pick<Post, (typeof auditedFields)[number]>

/** Changes with every field of the post's form. */
export function postRevision(post: EditedPost): string {
  return revisionOf(pick(post, auditedFields))
}

/** Creates a post and returns its id. @throws InvalidInputError, UnauthenticatedError, ForbiddenError */
export async function createPost(ctx: Context, raw: unknown): Promise<string> {
  const viewer = requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { tags, ...input } = parseInput(newPostInput, raw)
  const updatedAt = ctx.clock.now()
  const id = newPostId(input.title, updatedAt)
  await ctx.db.$transaction(async (tx) => {
    const post = await tx.post.create({
      data: { id, ...input, tags: tags ?? [], authorId: viewer.id, updatedAt },
    })
    const subject = { id, name: post.title }
    await recordAudit(tx, ctx, { action: 'post.created', subject, after: pick(post, auditedFields) })
  })
  return id
}

/**
 * Absent members stay unchanged. Author and time change with the text, but not by pinning.
 * @throws InvalidInputError, NotFoundError, ConflictError (another revision), UnauthenticatedError, ForbiddenError
 */
export async function updatePost(ctx: Context, id: string, raw: unknown): Promise<void> {
  const viewer = requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { isPinned, ...input } = parseInput(postChangesInput, raw)
  if (!isPostId(id)) throw new NotFoundError('post.notFound')
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM post WHERE id = ${id} FOR UPDATE`
    const post = await tx.post.findUnique({ where: { id } })
    if (!post) throw new NotFoundError('post.notFound')
    await requireRevision(ctx, () => postRevision(post))
    const before = { title: post.title, summary: post.summary, content: post.content, tags: post.tags }
    const after = {
      title: input.title ?? before.title,
      summary: input.summary ?? before.summary,
      content: input.content ?? before.content,
      tags: input.tags === undefined ? before.tags : (input.tags ?? []),
    }
    const isRewritten = !isDeepStrictEqual(before, after)
    const updated = await tx.post.update({
      where: { id },
      data: {
        ...after,
        ...(isPinned !== undefined && { isPinned }),
        ...(isRewritten && { authorId: viewer.id, updatedAt: ctx.clock.now() }),
      },
    })
    const changed = changedFields(post, updated, auditedFields)
    const subject = { id, name: updated.title }
    if (changed) await recordAudit(tx, ctx, { action: 'post.updated', subject, ...changed })
  })
}

/** Deletes a post. @throws NotFoundError, UnauthenticatedError, ForbiddenError */
export async function deletePost(ctx: Context, id: string): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  await ctx.db.$transaction(async (tx) => {
    const post = isPostId(id) ? await tx.post.findUnique({ where: { id } }) : null
    const { count } = post ? await tx.post.deleteMany({ where: { id } }) : { count: 0 }
    if (!post || count === 0) throw new NotFoundError('post.notFound')
    const subject = { id, name: post.title }
    await recordAudit(tx, ctx, { action: 'post.deleted', subject, before: pick(post, auditedFields) })
  })
}
