import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { textOfId, rowKeys } from '../../graphql/global-id.ts'
import { totalCount } from '../../graphql/lists/total-count.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import { isPostId } from './post-id.ts'
import {
  allPosts,
  createPost,
  deletePost,
  findPost,
  loadPost,
  postRevision,
  updatePost,
} from './post.service.ts'

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
    title: t.exposeString('title', { description: 'At most 50 characters.' }),
    summary: t.exposeString('summary', {
      description: 'A short text for lists, in Markdown; empty when there is none.',
    }),
    content: t.exposeString('content', {
      description: 'The whole text, in Markdown; empty when there is none.',
    }),
    isPinned: t.exposeBoolean('isPinned', {
      description: 'Whether it comes before all posts that are not pinned.',
    }),
    tags: t.exposeStringList('tags', {
      description: 'Keywords, in the order in which the author entered them.',
    }),
    authorName: t.string({
      nullable: true,
      description: 'The user who wrote the text or last changed it; null once the account is deleted.',
      select: withAuthor,
      resolve: ({ author }) => author?.userName ?? null,
    }),
    authorAvatarUrl: t.string({
      nullable: true,
      description: "The path of the author's picture; null when there is none or the account is deleted.",
      select: withAuthor,
      resolve: ({ author }) => avatarUrl(author?.avatarHash ?? null),
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'Time of the last change of the text; pinning does not count.',
    }),
    revision: t.string({
      description: 'Changes with every field that `updatePost` can change. Send it with a change.',
      select: { title: true, summary: true, content: true, tags: true, isPinned: true },
      resolve: postRevision,
    }),
  }),
})

const PostEdge = builder.edgeObject({ type: PostNode, name: 'PostEdge' })
const PostConnection = builder.connectionObject(
  { type: PostNode, name: 'PostConnection', fields: totalCount },
  PostEdge,
)

builder.queryField('posts', (t) =>
  t.prismaConnection(
    {
      type: PostNode,
      cursor: 'id',
      description: 'Pinned posts first, then newest first.',
      resolve: async (query, _root, _args, ctx) => (await allPosts(ctx)).rows(query),
      totalCount: async (_root, _args, ctx) => (await allPosts(ctx)).count(),
    },
    PostConnection,
    PostEdge,
  ),
)

builder.queryField('post', (t) =>
  t.prismaField({
    type: PostNode,
    nullable: true,
    description: 'One post, for everybody; null when there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'The id of the post.' }) },
    resolve: (query, _root, { id }, ctx) => findPost(ctx, textOfId(id, 'Post', 'id'), query),
  }),
)

builder.queryField('postByDatabaseId', (t) =>
  t.prismaField({
    type: PostNode,
    nullable: true,
    description: 'Like `post`, for a program that has the id of the post from a URL or from the REST API.',
    args: { databaseId: t.arg.string({ required: true, description: 'The `databaseId` of the post.' }) },
    resolve: (query, _root, { databaseId }, ctx) => findPost(ctx, databaseId, query),
  }),
)

mutation('createPost', {
  description: 'Publishes a post with the viewer as its author. For administrators.',
  input: (t) => ({
    title: t.string({ required: true, description: '1 to 50 characters.' }),
    summary: t.string({ description: 'A short text for lists, in Markdown. Empty when absent.' }),
    content: t.string({ description: 'The whole text, in Markdown. Empty when absent.' }),
    tags: t.stringList({ description: 'Keywords. None when absent.' }),
    isPinned: t.boolean({
      description: 'Whether the post comes before all that are not pinned. Not pinned when absent.',
    }),
  }),
  refuses: forViewer,
  run: async (ctx, input) => ({ postId: await createPost(ctx, input) }),
  payload: (t) => ({
    post: t.prismaField({
      nullable: true,
      type: PostNode,
      description: 'The new post.',
      resolve: (query, { postId }, _args, ctx) => loadPost(ctx, postId, query),
    }),
    postEdge: t.field({
      nullable: true,
      type: PostEdge,
      description: 'The new post as an edge of the connection posts, for clients that keep a list.',
      resolve: async (payload, _args, ctx) => ({
        cursor: formatPrismaCursor({ id: payload.postId }, 'id'),
        node: await loadPost(ctx, payload.postId, {}),
      }),
    }),
  }),
})

mutation('updatePost', {
  description:
    'Changes the members of a post that are given. When its text or tags change, the viewer becomes its author and its time is set to now. For administrators.',
  input: (t) => ({
    postId: t.id({ required: true, description: 'The id of the post.' }),
    title: t.string({ description: '1 to 50 characters. Unchanged when absent.' }),
    summary: t.string({ description: 'A short text for lists, in Markdown. Unchanged when absent.' }),
    content: t.string({ description: 'The whole text, in Markdown. Unchanged when absent.' }),
    tags: t.stringList({ description: 'Keywords, all of them. Unchanged when absent; null removes them.' }),
    isPinned: t.boolean({
      description: 'Whether the post comes before all that are not pinned. Unchanged when absent.',
    }),
  }),
  clears: { summary: '', content: '', tags: [] },
  knowsRevision: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { postId, ...input } = rowKeys(sent)
    await updatePost(ctx, postId, input)
    return { postId }
  },
  payload: (t) => ({
    post: t.prismaField({
      nullable: true,
      type: PostNode,
      description: 'The post after the change.',
      resolve: (query, { postId }, _args, ctx) => loadPost(ctx, postId, query),
    }),
  }),
})

mutation('deletePost', {
  description: 'Deletes a post. For administrators.',
  input: (t) => ({
    postId: t.id({ required: true, description: 'The id of the post.' }),
  }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { postId } = rowKeys(sent)
    await deletePost(ctx, postId)
    return { postId }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted post.',
      resolve: ({ postId }) => encodeGlobalID('Post', postId),
    }),
  }),
})
