import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import { isPostId } from './post-id.ts'
import { createPost, deletePost, postOrder, updatePost } from './post.service.ts'

const withAuthor = { author: { select: { userName: true, avatarHash: true } } } as const

/** Anybody may read a post. */
const PostNode = builder.prismaNode('Post', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: isPostId(id) ? id : '' }),
  // Fields select their own columns, so that lists without `content` do not read it.
  select: { id: true },
  description: 'News of the platform. Summary and content are Markdown.',
  fields: (t) => ({
    databaseId: t.exposeString('id'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    content: t.exposeString('content'),
    isPinned: t.exposeBoolean('isPinned'),
    tags: t.exposeStringList('tags'),
    authorName: t.string({
      nullable: true,
      select: withAuthor,
      resolve: ({ author }) => author?.userName ?? null,
    }),
    authorAvatarUrl: t.string({
      nullable: true,
      select: withAuthor,
      resolve: ({ author }) => avatarUrl(author?.avatarHash ?? null),
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'Time of the last change of the text; pinning does not count.',
    }),
  }),
})

const PostEdge = builder.edgeObject({ type: PostNode, name: 'PostEdge' })
const PostConnection = builder.connectionObject({ type: PostNode, name: 'PostConnection' }, PostEdge)

builder.queryField('posts', (t) =>
  t.prismaConnection(
    {
      type: PostNode,
      cursor: 'id',
      description: 'Pinned posts first, then newest first.',
      resolve: async (query, _root, _args, ctx) => {
        await ctx.limits.charge(ctx, 'Query')
        return ctx.db.post.findMany({ ...query, orderBy: [...postOrder] })
      },
    },
    PostConnection,
    PostEdge,
  ),
)

builder.queryField('post', (t) =>
  t.prismaField({
    type: PostNode,
    nullable: true,
    args: { postId: t.arg.string({ required: true }) },
    resolve: (query, _root, { postId }, ctx) =>
      isPostId(postId) ? ctx.db.post.findUnique({ ...query, where: { id: postId } }) : null,
  }),
)

function findPost(query: object, { postId }: { postId: string }, ctx: Context) {
  return ctx.db.post.findUniqueOrThrow({ ...query, where: { id: postId } })
}

builder.relayMutationField(
  'createPost',
  {
    inputFields: (t) => ({
      title: t.string({ required: true }),
      summary: t.string(),
      content: t.string(),
      tags: t.stringList(),
      isPinned: t.boolean(),
    }),
  },
  { errors: {}, resolve: async (_root, { input }, ctx) => ({ postId: await createPost(ctx, input) }) },
  {
    outputFields: (t) => ({
      post: t.prismaField({
        type: PostNode,
        resolve: (query, payload, _args, ctx) => findPost(query, payload, ctx),
      }),
      postEdge: t.field({
        type: PostEdge,
        resolve: async (payload, _args, ctx) => ({
          cursor: formatPrismaCursor({ id: payload.postId }, 'id'),
          node: await findPost({}, payload, ctx),
        }),
      }),
    }),
  },
)

builder.relayMutationField(
  'updatePost',
  {
    inputFields: (t) => ({
      postId: t.string({ required: true }),
      title: t.string(),
      summary: t.string(),
      content: t.string(),
      tags: t.stringList(),
      isPinned: t.boolean(),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { postId, ...input } }, ctx) => {
      await updatePost(ctx, postId, input)
      return { postId }
    },
  },
  {
    outputFields: (t) => ({
      post: t.prismaField({
        type: PostNode,
        resolve: (query, payload, _args, ctx) => findPost(query, payload, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'deletePost',
  { inputFields: (t) => ({ postId: t.string({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input: { postId } }, ctx) => {
      await deletePost(ctx, postId)
      return { postId }
    },
  },
  { outputFields: (t) => ({ deletedId: t.id({ resolve: ({ postId }) => encodeGlobalID('Post', postId) }) }) },
)
