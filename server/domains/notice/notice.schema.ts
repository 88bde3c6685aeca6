import { shownTeamName } from '../../../rules/names.ts'
import type { GameNotice } from '../../../prisma/generated/client/client.ts'
import { NoticeType } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { timeRangeArgs } from '../../graphql/lists/time-range.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { totalCount } from '../../graphql/lists/total-count.ts'
import { GameNode } from '../game/game.schema.ts'
import { presentValuesOf } from './notice-names.ts'
import { visibleNotices } from './notice.policy.ts'
import { allNotices, followNotices, gameNotices, noticeRevision } from './notice.service.ts'

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
const NoticeInterface = builder.prismaInterface('GameNotice', {
  name: 'Notice',
  interfaces: [builder.nodeInterfaceRef()],
  description: 'A message of the organizers or of the game itself.',
  resolveType: ({ type }) => typeNames[type],
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    cursor: t.string({
      nullable: true,
      description: 'In a subscription, the value for `after` to continue after this item; otherwise null.',
      resolve: (row) => ('cursor' in row && typeof row.cursor === 'string' ? row.cursor : null),
    }),
    type: t.field({
      type: NoticeTypeEnum,
      description: 'What the notice is about, as the argument `types` of `Game.notices` names it.',
      resolve: ({ type }) => type,
    }),
    game: t.relation('game', { description: 'The game of the notice.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      description: 'When it was published, or last edited.',
    }),
  }),
})

const typeNames = {
  Normal: 'TextNotice',
  FirstBlood: 'BloodNotice',
  SecondBlood: 'BloodNotice',
  ThirdBlood: 'BloodNotice',
  NewHint: 'HintNotice',
  NewChallenge: 'ChallengeNotice',
} as const satisfies Record<NoticeType, string>

type NoticeTypeName = (typeof typeNames)[NoticeType]

/** Finds a notice by its id if the viewer may see it and it is of that type. */
function findVisible(name: NoticeTypeName) {
  const types = Object.values(NoticeType).filter((type) => typeNames[type] === name)
  return (id: string, ctx: Context) => ({
    id: numberKey(id),
    type: { in: types },
    AND: [visibleNotices(ctx)],
  })
}

const challengeTitle =
  'The title of the challenge, or ??? if teams have to unlock it. A challenge that is deleted or hidden keeps the title that it had when the notice was published.'

/** A notice of a subscription has the present names already. */
const valuesOf = (notice: GameNotice, ctx: Context) =>
  'cursor' in notice ? notice.values : presentValuesOf(ctx, notice)

export const TextNotice = builder.prismaNode('GameNotice', {
  variant: 'TextNotice',
  interfaces: [NoticeInterface],
  id: { field: 'id' },
  nullable: true,
  findUnique: findVisible('TextNotice'),
  description: 'A text that an organizer wrote.',
  fields: (t) => ({
    content: t.string({
      description: 'The text, in Markdown.',
      resolve: ({ values: [text = ''] }) => text,
    }),
    revision: t.string({
      description: 'Changes with the text. Send it with `updateNotice`.',
      resolve: noticeRevision,
    }),
  }),
})

const places = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 } as const

export const BloodNotice = builder.prismaNode('GameNotice', {
  variant: 'BloodNotice',
  interfaces: [NoticeInterface],
  id: { field: 'id' },
  nullable: true,
  findUnique: findVisible('BloodNotice'),
  description: 'A team was among the first three to solve a challenge.',
  fields: (t) => ({
    place: t.int({
      description: '1 is the first blood, 2 the second, 3 the third.',
      resolve: ({ type }) => places[type as keyof typeof places],
    }),
    teamName: t.string({
      description:
        'The name of the team. A deleted team keeps the name that it had when it solved the challenge.',
      resolve: async (notice, _args, ctx) =>
        shownTeamName((await valuesOf(notice, ctx))[0] ?? '', notice.teamId ?? 0),
    }),
    challengeTitle: t.string({
      description: challengeTitle,
      resolve: async (notice, _args, ctx) => (await valuesOf(notice, ctx))[1] ?? '',
    }),
  }),
})

export const HintNotice = builder.prismaNode('GameNotice', {
  variant: 'HintNotice',
  interfaces: [NoticeInterface],
  id: { field: 'id' },
  nullable: true,
  findUnique: findVisible('HintNotice'),
  description: 'The hints of a challenge changed while the game was live.',
  fields: (t) => ({
    challengeTitle: t.string({
      description: challengeTitle,
      resolve: async (notice, _args, ctx) => (await valuesOf(notice, ctx))[0] ?? '',
    }),
  }),
})

export const ChallengeNotice = builder.prismaNode('GameNotice', {
  variant: 'ChallengeNotice',
  interfaces: [NoticeInterface],
  id: { field: 'id' },
  nullable: true,
  findUnique: findVisible('ChallengeNotice'),
  description: 'A challenge was enabled while the game was live.',
  fields: (t) => ({
    challengeTitle: t.string({
      description: challengeTitle,
      resolve: async (notice, _args, ctx) => (await valuesOf(notice, ctx))[0] ?? '',
    }),
  }),
})

export const NoticeEdge = builder.edgeObject({ name: 'NoticeEdge', type: NoticeInterface })
const NoticeConnection = builder.connectionObject(
  { name: 'NoticeConnection', type: NoticeInterface, fields: totalCount },
  NoticeEdge,
)

builder.prismaObjectField(GameNode, 'notices', (t) =>
  t.prismaConnection(
    {
      type: NoticeInterface,
      cursor: 'id',
      description: 'Notices, newest first; before the start only for authors.',
      args: {
        ...timeRangeArgs,
        types: t.arg({
          type: [NoticeTypeEnum],
          description: 'Only notices of these types; all when absent, none when the list is empty.',
        }),
      },
      resolve: (query, game, args, ctx) => gameNotices(ctx, game.id, args).rows(query),
      totalCount: (game, args, ctx) => gameNotices(ctx, game.id, args).count(),
    },
    NoticeConnection,
    NoticeEdge,
  ),
)

builder.queryField('notices', (t) =>
  t.prismaConnection(
    {
      type: NoticeInterface,
      cursor: 'id',
      description: 'Notices of all listed games, newest first; those before the start only for authors.',
      args: {
        ...timeRangeArgs,
        types: t.arg({
          type: [NoticeTypeEnum],
          description: 'Only notices of these types; all when absent, none when the list is empty.',
        }),
      },
      resolve: (query, _root, args, ctx) => allNotices(ctx, args).rows(query),
      totalCount: (_root, args, ctx) => allNotices(ctx, args).count(),
    },
    NoticeConnection,
    NoticeEdge,
  ),
)

builder.subscriptionField('noticePublished', (t) =>
  t.field({
    type: NoticeInterface,
    description: 'Notices of a game as they are published, after its start.',
    args: {
      gameId: t.arg.id({ required: true, description: 'The id of the game.' }),
      after: t.arg.string({
        description:
          'The `cursor` of the last item that the caller received, or a `Game.liveCursor`: missed items come first, at most 1000. Without it, only new items.',
      }),
      since: t.arg({
        type: 'DateTime',
        description:
          'Without `after`: the newest 100 notices from this time on come first. A page that loads the notices before it subscribes gives a time before it loaded them, so that it misses none; one that comes twice has the same `id`.',
      }),
    },
    subscribe: (_root, { gameId, after, since }, ctx) =>
      followNotices(ctx, { ...rowKeys({ gameId }), after: after ?? null, since: since ?? null }),
    resolve: (notice) => notice,
  }),
)
