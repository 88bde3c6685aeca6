import { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { numberOfId, rowKeys } from '../../graphql/global-id.ts'
import { orderInput } from '../../graphql/lists/list-order.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { totalCount } from '../../graphql/lists/total-count.ts'
import { GameNode } from '../game/game.schema.ts'
import { UserNode } from '../user/user.schema.ts'
import { findGame } from '../game/read-games.ts'
import { followViewerGame } from './follow-game.ts'
import { followReview } from './follow-review.ts'
import { readClaimedDivision } from './join/claimed-division.ts'
import { mayReview, readingPlayer, visibleParticipations } from './participation.policy.ts'
import { findParticipation, gameParticipations } from './read-participations.ts'

export const ParticipationStatusEnum = builder.enumType(ParticipationStatus, {
  name: 'ParticipationStatus',
  description: "The status of a team's participation in a game.",
  values: {
    Pending: { description: 'An organizer has to review the team.' },
    Accepted: { description: 'The team can play and is on the scoreboard.' },
    Rejected: {
      description: 'An organizer refused the team. Its members can join again, also with another team.',
    },
    Suspended: {
      description: "An organizer took the team out of the game: it can't play and is not on the scoreboard.",
    },
    Unsubmitted: {
      description:
        'The team has not joined. Administrators can set it as well; the team is pending or accepted again when a member joins.',
    },
  },
})

/** Visible to the team itself, monitors and administrators. */
export const ParticipationNode = builder.prismaNode('Participation', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: numberKey(id), AND: [visibleParticipations(ctx.viewer)] }),
  description: "A team's entry in a game, visible to members of the team, monitors and administrators.",
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    status: t.field({
      type: ParticipationStatusEnum,
      description: "Whether the team can play; changed by an organizer's review.",
      resolve: ({ status }) => status,
    }),
    statusReason: t.exposeString('statusReason', {
      nullable: true,
      description: 'Why an organizer rejected or suspended the team; null when none gave a reason.',
    }),
    division: t.string({
      nullable: true,
      description: 'The division that the team plays in; null when it has none.',
      select: { division: { select: { name: true } } },
      resolve: ({ division }) => division?.name ?? null,
    }),
    team: t.relation('team', { description: 'The team that takes part.' }),
    game: t.relation('game', { description: 'The game that the team takes part in.' }),
    members: t.field({
      type: [UserNode],
      description: 'Registered users, in order of joining.',
      select: (_args, _ctx, nestedSelection) => ({
        members: {
          select: { userId: true, user: nestedSelection(true) },
          orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }],
        },
      }),
      resolve: ({ members }) => members.map(({ user }) => user),
    }),
    token: t.string({
      nullable: true,
      description:
        "The signed text that proves the team to services with the game's public key; null for everybody but its registered members and administrators.",
      select: {
        members: { select: { userId: true }, orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }] },
      },
      resolve: ({ token, members }, _args, ctx) =>
        mayReview(ctx.viewer) || members.some(({ userId }) => readingPlayer(ctx.viewer).in.includes(userId))
          ? token
          : null,
    }),
    solvedChallengeIds: t.intList({
      description: 'databaseIds of the solved challenges, in order of solving.',
      select: { solves: { select: { challengeId: true }, orderBy: { submissionId: 'asc' } } },
      resolve: ({ solves }) => solves.map(({ challengeId }) => challengeId),
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the first member of the team joined the game.',
    }),
  }),
})

const ParticipationEdge = builder.edgeObject({ name: 'ParticipationEdge', type: ParticipationNode })
const ParticipationConnection = builder.connectionObject(
  { name: 'ParticipationConnection', type: ParticipationNode, fields: totalCount },
  ParticipationEdge,
)

builder.prismaObjectField(GameNode, 'viewerParticipation', (t) =>
  t.field({
    type: ParticipationNode,
    nullable: true,
    description: 'The viewer’s participation; null if they do not take part.',
    select: (_args, ctx, nestedSelection) => ({
      participations: nestedSelection({
        where: { members: { some: { userId: readingPlayer(ctx.viewer) } } },
        take: 1,
      }),
    }),
    resolve: ({ participations }) => participations[0] ?? null,
  }),
)

builder.prismaObjectField(GameNode, 'viewerTeamParticipations', (t) =>
  t.field({
    type: [ParticipationNode],
    description:
      'The participations of the viewer’s teams, also of those whose members joined without the viewer, the first created first.',
    select: (_args, ctx, nestedSelection) => ({
      participations: nestedSelection({
        where: { team: { members: { some: { userId: readingPlayer(ctx.viewer) } } } },
        orderBy: { id: 'asc' },
      }),
    }),
    resolve: ({ participations }) => participations,
  }),
)

builder.prismaObjectField(GameNode, 'claimedDivision', (t) =>
  t.string({
    nullable: true,
    description:
      'The division into which the claims of the viewer’s sign-in provider bring a team; null if they name none of the game.',
    select: { divisions: { orderBy: { position: 'asc' } } },
    resolve: ({ divisions }, _args, ctx) => readClaimedDivision(ctx, divisions),
  }),
)

const ParticipationOrderInput = orderInput('Participation', {
  CREATED_AT: { description: 'The time at which the first member joined the game.' },
  TEAM_NAME: { description: 'The name of the team.' },
  TEAM_ID: { description: 'The age of the team.' },
  DIVISION: {
    description: 'The age of the division. Teams without one come last in both directions.',
  },
  STATUS: {
    description: 'The status: pending, accepted, rejected, suspended, not submitted.',
  },
})

builder.prismaObjectField(GameNode, 'participations', (t) =>
  t.prismaConnection(
    {
      type: ParticipationNode,
      cursor: 'id',
      nullable: true,
      description: 'Participations of a game; for administrators.',
      args: {
        status: t.arg({
          type: ParticipationStatusEnum,
          description: 'Only participations with this status; all when absent.',
        }),
        division: t.arg.string({
          description: 'Only teams in the division with this name; all when absent.',
        }),
        orderBy: t.arg({
          type: ParticipationOrderInput,
          description: 'The order; the newest first when absent.',
        }),
        search: t.arg.string({
          description:
            'Only teams with this text in their name or in that of their division, or with this databaseId; all when absent.',
        }),
      },
      resolve: (query, game, args, ctx) => gameParticipations(ctx, game.id, args).rows(query),
      totalCount: (game, args, ctx) => gameParticipations(ctx, game.id, args).count(),
    },
    ParticipationConnection,
    ParticipationEdge,
  ),
)

builder.prismaObjectField(GameNode, 'participationCount', (t) =>
  t.int({
    nullable: true,
    description: 'How many teams joined the game; for administrators.',
    args: {
      status: t.arg({
        type: ParticipationStatusEnum,
        description: 'Only participations with this status; all when absent.',
      }),
    },
    resolve: ({ id }, args, ctx) => gameParticipations(ctx, id, args).count(),
  }),
)

builder.queryField('participation', (t) =>
  t.prismaField({
    type: ParticipationNode,
    nullable: true,
    description:
      'One participation, for the members of its team, monitors and administrators; null for others and when there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'The id of the participation.' }) },
    resolve: (query, _root, { id }, ctx) =>
      findParticipation(ctx, numberOfId(id, 'Participation', 'id'), query),
  }),
)

builder.queryField('participationByDatabaseId', (t) =>
  t.prismaField({
    type: ParticipationNode,
    nullable: true,
    description:
      'Like `participation`, for a program that has the number of the participation from the REST API.',
    args: {
      databaseId: t.arg.int({ required: true, description: 'The `databaseId` of the participation.' }),
    },
    resolve: (query, _root, { databaseId }, ctx) => findParticipation(ctx, databaseId, query),
  }),
)

builder.subscriptionField('participationsChanged', (t) =>
  t.prismaField({
    type: GameNode,
    nullable: true,
    description:
      'A game with its participations, now and after each join, leave and review, at most once a second; for administrators. Null after its deletion.',
    args: { gameId: t.arg.id({ required: true, description: 'The id of the game.' }) },
    subscribe: (_root, { gameId }, ctx) => followReview(ctx, numberOfId(gameId, 'Game', 'gameId')),
    resolve: (query, { gameId }, _args, ctx) => findGame(ctx, gameId, query),
  }),
)

builder.subscriptionField('viewerGameChanged', (t) =>
  t.prismaField({
    type: GameNode,
    nullable: true,
    description:
      'A game as the viewer or visitor sees it, after each change of its times, rules and challenges by an organizer, up to 2 seconds late, and after each solve, bought hint and review of their team. The first item comes at once if the server knows of a change in the last 30 seconds, because the caller may have read before it. Null after its deletion. The scores change in `scoreboardChanged`.',
    args: { gameId: t.arg.id({ required: true, description: 'The id of the game.' }) },
    subscribe: (_root, args, ctx) => followViewerGame(ctx, rowKeys(args).gameId),
    resolve: (query, { gameId }, _args, ctx) => findGame(ctx, gameId, query),
  }),
)
