import { GameEventType } from '../../../prisma/generated/client/enums.ts'
import { may, requireMonitor } from '../../access.ts'
import { builder } from '../../graphql/builder.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { GameNode } from '../game/game.schema.ts'
import { followGameEvents, withoutContainers } from './game-event.service.ts'

const GameEventTypeEnum = builder.enumType(GameEventType, { name: 'GameEventType' })

/** For monitors. */
const GameEventNode = builder.prismaNode('GameEvent', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: may(ctx.viewer, 'Monitor', 'monitor') ? numberKey(id) : -1 }),
  description: 'What a team did.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    type: t.field({ type: GameEventTypeEnum, resolve: ({ type }) => type }),
    values: t.exposeStringList('values', {
      description:
        'Containers: challenge id, title. Flags: result, answer, title, challenge id. Cheats: title, submitting team, owning team.',
    }),
    userName: t.string({
      nullable: true,
      select: { user: { select: { userName: true } } },
      resolve: ({ user }) => user?.userName ?? null,
    }),
    teamName: t.string({
      select: { team: { select: { name: true } } },
      resolve: ({ team }) => team.name,
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
  }),
})

builder.prismaObjectField(GameNode, 'events', (t) =>
  t.prismaConnection(
    {
      type: GameEventNode,
      cursor: 'id',
      nullable: true,
      description: 'The newest first; for monitors.',
      args: { hideContainer: t.arg.boolean() },
      resolve: (query, game, { hideContainer }, ctx) => {
        requireMonitor(ctx)
        return ctx.db.gameEvent.findMany({
          ...query,
          where: { gameId: game.id, ...withoutContainers(hideContainer ?? false) },
          orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
        })
      },
    },
    { name: 'GameEventConnection' },
    { name: 'GameEventEdge' },
  ),
)

builder.subscriptionField('gameEventRecorded', (t) =>
  t.field({
    type: GameEventNode,
    description: 'Events of a game as they are recorded; for monitors.',
    args: { gameId: t.arg.int({ required: true }) },
    subscribe: (_root, { gameId }, ctx) => followGameEvents(ctx, gameId),
    resolve: (event) => event,
  }),
)
