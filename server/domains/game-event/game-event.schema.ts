import { shownTeamName } from '../../../rules/names.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { GameEvent } from '../../../prisma/generated/client/client.ts'
import type { GameEventType } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { orderInput } from '../../graphql/lists/list-order.ts'
import { timeRangeArgs } from '../../graphql/lists/time-range.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { GameNode } from '../game/game.schema.ts'
import { eventText } from './event-text.ts'
import { countGameEvents, followGameEvents, readGameEvents, seesGameEvents } from './game-event.service.ts'

const GameEventTypeEnum = builder.enumType('GameEventType', {
  description: 'The kind of an event.',
  values: {
    Normal: { description: 'A general event, such as the purchase of a hint.' },
    ContainerStart: { description: 'A team started an instance.' },
    ContainerDestroy: { description: 'An instance of a team ended.' },
    FlagSubmit: { description: 'A team submitted a flag.' },
    CheatDetected: { description: 'A team submitted a flag that was assigned to another team, or a bait.' },
  } as const satisfies Record<GameEventType, object>,
})

/** For monitors. */
const GameEventInterface = builder.prismaInterface('GameEvent', {
  interfaces: [builder.nodeInterfaceRef()],
  description: 'An action of a team.',
  resolveType: ({ type }) => typeNames[type],
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    cursor: t.string({
      nullable: true,
      description: 'In a subscription, the value for `after` to continue after this item; otherwise null.',
      resolve: (row) => ('cursor' in row && typeof row.cursor === 'string' ? row.cursor : null),
    }),
    type: t.field({
      description: 'The kind of the event, as the argument `types` of `Game.events` names it.',
      type: GameEventTypeEnum,
      resolve: ({ type }) => type,
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
      select: { team: { select: { id: true, name: true } } },
      resolve: ({ team }) => shownTeamName(team.name, team.id),
    }),
    challengeId: t.id({
      nullable: true,
      description: 'The id of the challenge of the event. Null for an event without one.',
      resolve: (event) => {
        const challengeId = challengeIdOf(event)
        return challengeId === null || challengeId < 0 ? null : encodeGlobalID('Challenge', challengeId)
      },
    }),
    publishedAt: t.expose('publishedAt', { description: 'The time of the event.', type: 'DateTime' }),
  }),
})

const typeNames = {
  Normal: 'TextEvent',
  ContainerStart: 'InstanceStartEvent',
  ContainerDestroy: 'InstanceEndEvent',
  FlagSubmit: 'SubmissionEvent',
  CheatDetected: 'CheatEvent',
} as const satisfies Record<GameEventType, string>

/** Finds an event of that type by its id, for monitors. */
function findVisible(type: GameEventType) {
  return (id: string, ctx: Context) => ({
    id: seesGameEvents(ctx.viewer) ? numberKey(id) : -1,
    type,
    game: isNotDeleted,
  })
}

const challengeTitle = 'The title that the challenge had at the time of the event.'

builder.prismaNode('GameEvent', {
  variant: 'TextEvent',
  interfaces: [GameEventInterface],
  id: { field: 'id' },
  nullable: true,
  findUnique: findVisible('Normal'),
  description: 'A general event, such as the purchase of a hint.',
  fields: (t) => ({
    content: t.string({
      description: "The text, in the viewer's language.",
      resolve: ({ values }, _args, ctx) => eventText(ctx.locale, values),
    }),
  }),
})

export const InstanceStartEvent = builder.prismaNode('GameEvent', {
  variant: 'InstanceStartEvent',
  interfaces: [GameEventInterface],
  id: { field: 'id' },
  nullable: true,
  findUnique: findVisible('ContainerStart'),
  description: 'A team started an instance.',
  fields: (t) => ({
    challengeTitle: t.string({
      description: challengeTitle,
      resolve: ({ values: [, title = ''] }) => title,
    }),
  }),
})

export const InstanceEndEvent = builder.prismaNode('GameEvent', {
  variant: 'InstanceEndEvent',
  interfaces: [GameEventInterface],
  id: { field: 'id' },
  nullable: true,
  findUnique: findVisible('ContainerDestroy'),
  description: 'An instance of a team ended.',
  fields: (t) => ({
    challengeTitle: t.string({
      description: challengeTitle,
      resolve: ({ values: [, title = ''] }) => title,
    }),
  }),
})

export const SubmissionEvent = builder.prismaNode('GameEvent', {
  variant: 'SubmissionEvent',
  interfaces: [GameEventInterface],
  id: { field: 'id' },
  nullable: true,
  findUnique: findVisible('FlagSubmit'),
  description: 'A team submitted a flag.',
  fields: (t) => ({
    isCorrect: t.boolean({
      description: 'Whether the flag was correct.',
      resolve: ({ values: [result] }) => result === 'Accepted',
    }),
    answer: t.string({
      description: 'The text as it was sent, at most 512 characters.',
      resolve: ({ values: [, answer = ''] }) => answer,
    }),
    challengeTitle: t.string({
      description: challengeTitle,
      resolve: ({ values: [, , title = ''] }) => title,
    }),
  }),
})

export const CheatEvent = builder.prismaNode('GameEvent', {
  variant: 'CheatEvent',
  interfaces: [GameEventInterface],
  id: { field: 'id' },
  nullable: true,
  findUnique: findVisible('CheatDetected'),
  description: 'A team submitted a flag that was assigned to another team, or a bait.',
  fields: (t) => ({
    challengeTitle: t.string({
      description: challengeTitle,
      resolve: ({ values: [title = ''] }) => title,
    }),
    ownerTeamName: t.string({
      nullable: true,
      description: 'The name that the team with this flag had at that time. Null for a bait.',
      resolve: ({ values: [, , owner = ''] }) => owner || null,
    }),
  }),
})

/** The challenge of an event; events from before the column was added have its id among their values. */
export function challengeIdOf({ type, challengeId, values }: GameEvent): number | null {
  if (challengeId !== null) return challengeId
  if (type === 'FlagSubmit') return numberKey(values[3] ?? '')
  return type === 'ContainerStart' || type === 'ContainerDestroy' ? numberKey(values[0] ?? '') : null
}

const EventOrderInput = orderInput('GameEvent', {
  PUBLISHED_AT: { description: 'The time of the event.' },
})

/** The arguments that filter events. */
export const eventFilterArgs = builder.args((t) => ({
  ...timeRangeArgs,
  hideContainer: t.boolean({
    description: 'Whether starts and ends of containers are left out. False when absent.',
  }),
  types: t.field({ type: [GameEventTypeEnum], description: 'Only events of these types. Left out: all.' }),
  teamId: t.id({ description: 'Only events of the team with this id; of all teams when absent.' }),
  challengeId: t.id({
    description: 'Only events of the challenge with this id; of all challenges when absent.',
  }),
  search: t.string({
    description: "Only events with this text in a value or in the team's or user's name; all when absent.",
  }),
}))

builder.prismaObjectField(GameNode, 'events', (t) =>
  t.prismaConnection(
    {
      type: GameEventInterface,
      cursor: 'id',
      nullable: true,
      description: 'Events of a game; for monitors.',
      args: {
        ...eventFilterArgs,
        orderBy: t.arg({ type: EventOrderInput, description: 'The order; the newest first when absent.' }),
      },
      resolve: (query, game, args, ctx) => readGameEvents(ctx, game.id, rowKeys(args), query),
      totalCount: (game, args, ctx) => countGameEvents(ctx, game.id, rowKeys(args)),
    },
    { name: 'GameEventConnection' },
    { name: 'GameEventEdge' },
  ),
)

builder.subscriptionField('gameEventRecorded', (t) =>
  t.field({
    type: GameEventInterface,
    description: 'Events of a game as they are recorded; for monitors.',
    args: {
      gameId: t.arg.id({ required: true, description: 'The id of the game.' }),
      after: t.arg.string({
        description:
          'The `cursor` of the last item that the caller received, or a `Game.liveCursor`: missed items come first, at most 1000. Without it, only new items.',
      }),
    },
    subscribe: (_root, { gameId, after }, ctx) =>
      followGameEvents(ctx, { ...rowKeys({ gameId }), after: after ?? null }),
    resolve: (event) => event,
  }),
)
