import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { rowKeys } from '../../graphql/global-id.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { NoticeEdge, TextNotice } from './notice.schema.ts'
import { createNotice, deleteNotice, loadNotice, updateNotice } from './notice.service.ts'

mutation('createNotice', {
  description:
    'Publishes a notice in a game. Players receive it at once, or see it from the start of the game. For administrators.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    content: t.string({ required: true, description: 'The text, in Markdown; not empty.' }),
  }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { gameId, ...input } = rowKeys(sent)
    return {
      noticeId: (await createNotice(ctx, gameId, input)).id,
    }
  },
  payload: (t) => ({
    notice: t.prismaField({
      nullable: true,
      type: TextNotice,
      description: 'The new notice.',
      resolve: (query, { noticeId }, _args, ctx) => loadNotice(ctx, noticeId, query),
    }),
    noticeEdge: t.field({
      nullable: true,
      type: NoticeEdge,
      description: 'The new notice as an edge of the connection notices, for clients that keep a list.',
      resolve: async (payload, _args, ctx) => ({
        cursor: formatPrismaCursor({ id: payload.noticeId }, 'id'),
        node: await loadNotice(ctx, payload.noticeId, {}),
      }),
    }),
  }),
})

mutation('updateNotice', {
  description:
    'Changes the text of a notice that an organizer wrote and sets its time to now. Subscribers are not notified. For administrators.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    noticeId: t.id({ required: true, description: 'The id of a notice of the type Normal.' }),
    content: t.string({ required: true, description: 'The new text, in Markdown; not empty.' }),
  }),
  knowsRevision: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId, noticeId, ...input } = rowKeys(sent)
    await updateNotice(ctx, { gameId, noticeId }, input)
    return { noticeId }
  },
  payload: (t) => ({
    notice: t.prismaField({
      nullable: true,
      type: TextNotice,
      description: 'The notice after the change.',
      resolve: (query, { noticeId }, _args, ctx) => loadNotice(ctx, noticeId, query),
    }),
  }),
})

mutation('deleteNotice', {
  description: 'Deletes a notice that an organizer wrote. Subscribers are not notified. For administrators.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    noticeId: t.id({ required: true, description: 'The id of a notice of the type Normal.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const input = rowKeys(sent)
    await deleteNotice(ctx, input)
    return input
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted notice.',
      resolve: ({ noticeId }) => encodeGlobalID('TextNotice', noticeId),
    }),
  }),
})
