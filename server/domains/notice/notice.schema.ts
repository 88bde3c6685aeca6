import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { NoticeType } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { GameNode } from '../game/game.schema.ts'
import { visibleNotices } from './notice.policy.ts'
import {
  createNotice,
  deleteNotice,
  followNotices,
  gameNotices,
  loadNotice,
  updateNotice,
} from './notice.service.ts'

const NoticeTypeEnum = builder.enumType(NoticeType, {
  name: 'NoticeType',
  description: 'What a notice is about.',
  values: {
    Normal: { description: 'A text that an organizer wrote.' },
    FirstBlood: { description: 'A team was the first to solve a challenge.' },
    SecondBlood: { description: 'A team was the second to solve a challenge.' },
    ThirdBlood: { description: 'A team was the third to solve a challenge.' },
    NewHint: { description: 'The hints of a challenge changed while the game is live.' },
    NewChallenge: { description: 'A challenge was enabled while the game is live.' },
  },
})

/** Visible to anybody after the start of its game, to authors always. */
const NoticeNode = builder.prismaNode('GameNotice', {
  name: 'Notice',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: numberKey(id), AND: [visibleNotices(ctx)] }),
  description: 'A message of the organizers or of the game itself.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    type: t.field({
      type: NoticeTypeEnum,
      description: 'What the notice is about; it says what values holds.',
      resolve: ({ type }) => type,
    }),
    values: t.exposeStringList('values', {
      description:
        'What it says. Normal: the text, in Markdown. Bloods: the team, the challenge. New hint or challenge: the challenge.',
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      description: 'When it was published, or last edited.',
    }),
  }),
})

const NoticeEdge = builder.edgeObject({ name: 'NoticeEdge', type: NoticeNode })
const NoticeConnection = builder.connectionObject({ name: 'NoticeConnection', type: NoticeNode }, NoticeEdge)

builder.prismaObjectField(GameNode, 'notices', (t) =>
  t.prismaConnection(
    {
      type: NoticeNode,
      cursor: 'id',
      description: 'Notices, newest first; before the start only for authors.',
      args: {
        types: t.arg({
          type: [NoticeTypeEnum],
          description: 'Only notices of these types; all when absent, none when the list is empty.',
        }),
      },
      resolve: (query, game, args, ctx) => gameNotices(ctx, game.id, args).rows(query),
    },
    NoticeConnection,
    NoticeEdge,
  ),
)

builder.relayMutationField(
  'createNotice',
  {
    inputFields: (t) => ({
      gameId: t.int({ required: true, description: 'The databaseId of the game.' }),
      content: t.string({ required: true, description: 'The text, in Markdown; not empty.' }),
    }),
  },
  {
    description:
      'Publishes a notice in a game. Players receive it at once, or see it from the start of the game. For administrators.',
    errors: {},
    resolve: async (_root, { input: { gameId, ...input } }, ctx) => ({
      noticeId: (await createNotice(ctx, gameId, input)).id,
    }),
  },
  {
    outputFields: (t) => ({
      notice: t.prismaField({
        type: NoticeNode,
        description: 'The new notice.',
        resolve: (query, { noticeId }, _args, ctx) => loadNotice(ctx, noticeId, query),
      }),
      noticeEdge: t.field({
        type: NoticeEdge,
        description: 'The new notice as an edge of the connection notices, for clients that keep a list.',
        resolve: async (payload, _args, ctx) => ({
          cursor: formatPrismaCursor({ id: payload.noticeId }, 'id'),
          node: await loadNotice(ctx, payload.noticeId, {}),
        }),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateNotice',
  {
    inputFields: (t) => ({
      gameId: t.int({ required: true, description: 'The databaseId of the game.' }),
      noticeId: t.int({ required: true, description: 'The databaseId of a notice of the type Normal.' }),
      content: t.string({ required: true, description: 'The new text, in Markdown; not empty.' }),
    }),
  },
  {
    description:
      'Changes the text of a notice that an organizer wrote and sets its time to now. Subscribers are not notified. For administrators.',
    errors: {},
    resolve: async (_root, { input: { gameId, noticeId, ...input } }, ctx) => {
      await updateNotice(ctx, { gameId, noticeId }, input)
      return { noticeId }
    },
  },
  {
    outputFields: (t) => ({
      notice: t.prismaField({
        type: NoticeNode,
        description: 'The notice after the change.',
        resolve: (query, { noticeId }, _args, ctx) => loadNotice(ctx, noticeId, query),
      }),
    }),
  },
)

builder.relayMutationField(
  'deleteNotice',
  {
    inputFields: (t) => ({
      gameId: t.int({ required: true, description: 'The databaseId of the game.' }),
      noticeId: t.int({ required: true, description: 'The databaseId of a notice of the type Normal.' }),
    }),
  },
  {
    description:
      'Deletes a notice that an organizer wrote. Subscribers are not notified. For administrators.',
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await deleteNotice(ctx, input)
      return input
    },
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({
        description: 'The global id of the deleted notice.',
        resolve: ({ noticeId }) => encodeGlobalID('Notice', noticeId),
      }),
    }),
  },
)

builder.subscriptionField('noticePublished', (t) =>
  t.field({
    type: NoticeNode,
    description: 'Notices of a game as they are published, after its start.',
    args: { gameId: t.arg.int({ required: true, description: 'The databaseId of the game.' }) },
    subscribe: (_root, { gameId }, ctx) => followNotices(ctx, gameId),
    resolve: (notice) => notice,
  }),
)
