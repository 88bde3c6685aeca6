import type { GameEventType } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { isKept } from '../game/game.policy.ts'
import { GameNode } from '../game/game.schema.ts'
import { followGameEvents, readGameEvents, seesGameEvents } from './game-event.service.ts'

const GameEventTypeEnum = builder.enumType('GameEventType', {
  description: 'The kind of an event.',
  values: {
    Normal: { description: 'A general event. The platform records none at present.' },
    ContainerStart: { description: 'A team started an instance.' },
    ContainerDestroy: { description: 'An instance of a team ended.' },
    FlagSubmit: { description: 'A team submitted a flag.' },
    CheatDetected: { description: 'A team submitted a flag that was assigned to another team.' },
  } as const satisfies Record<GameEventType, object>,
})

/** For monitors. */
const GameEventNode = builder.prismaNode('GameEvent', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({
    id: seesGameEvents(ctx.viewer) ? numberKey(id) : -1,
    game: isKept,
  }),
  description: 'An action of a team.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    type: t.field({
      description: 'The kind of the event.',
      type: GameEventTypeEnum,
      resolve: ({ type }) => type,
    }),
    values: t.exposeStringList('values', {
      description:
        'Containers: challenge id, title. Flags: result, answer, title, challenge id. Cheats: title, submitting team, owning team.',
    }),
    userName: t.string({
      description: 'The name of the user who caused the event. Null if the user has been deleted.',
      nullable: true,
      select: { user: { select: { userName: true } } },
      resolve: ({ user }) => user?.userName ?? null,
    }),
    team: t.relation('team', { description: 'The team of the event.' }),
    teamName: t.string({
      description: 'The name of the team.',
      select: { team: { select: { name: true } } },
      resolve: ({ team }) => team.name,
    }),
    publishedAt: t.expose('publishedAt', { description: 'The time of the event.', type: 'DateTime' }),
  }),
})

builder.prismaObjectField(GameNode, 'events', (t) =>
  t.prismaConnection(
    {
      type: GameEventNode,
      cursor: 'id',
      nullable: true,
      description: 'Events of a game, newest first; for monitors.',
      args: {
        hideContainer: t.arg.boolean({
          description: 'Whether starts and ends of containers are left out. False when absent.',
        }),
        kinds: t.arg({
          type: [GameEventTypeEnum],
          description: 'Only events of these types. Left out: all.',
        }),
        teamId: t.arg.int({
          description: 'Only events of the team with this databaseId; of all teams when absent.',
        }),
        search: t.arg.string({
          description:
            "Only events with this text in a value or in the team's or user's name; all when absent.",
        }),
      },
      resolve: (query, game, args, ctx) => readGameEvents(ctx, game.id, args, query),
    },
    { name: 'GameEventConnection' },
    { name: 'GameEventEdge' },
  ),
)

builder.subscriptionField('gameEventRecorded', (t) =>
  t.field({
    type: GameEventNode,
    description: 'Events of a game as they are recorded; for monitors.',
    args: { gameId: t.arg.int({ required: true, description: 'The `databaseId` of the game.' }) },
    subscribe: (_root, { gameId }, ctx) => followGameEvents(ctx, gameId),
    resolve: (event) => event,
  }),
)
