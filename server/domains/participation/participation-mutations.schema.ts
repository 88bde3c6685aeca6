import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { GameNode } from '../game/game.schema.ts'
import { joinGame } from './join-game.ts'
import { leaveGame } from './leave-game.ts'
import { ParticipationNode, ParticipationStatusEnum } from './participation.schema.ts'
import { loadParticipation, loadParticipations } from './read-participations.ts'
import { updateParticipation, updateParticipations } from './review.service.ts'
import { loadGame } from '../game/read-games.ts'

builder.relayMutationField(
  'joinGame',
  {
    inputFields: (t) => ({
      gameId: t.id({ required: true, description: 'The id of the game.' }),
      teamId: t.id({
        required: true,
        description: 'The id of a team of which the viewer is a member.',
      }),
      division: t.string({
        description:
          'The name of the division to play in. Required if the game has divisions, else not allowed.',
      }),
      inviteCode: t.string({ description: 'The invite code of the game. Required if the game has one.' }),
    }),
  },
  {
    description:
      "Registers the viewer for a game as a member of one of their teams. The first member creates the team's participation, which is pending unless the game accepts teams without review. A user plays a game with one team. Wrong invite codes are rate limited.",
    errors: {},
    resolve: async (_root, { input: sent }, ctx) => {
      const { gameId, ...input } = rowKeys(sent)
      return { gameId, participationId: await joinGame(ctx, gameId, input) }
    },
  },
  {
    outputFields: (t) => ({
      game: t.prismaField({
        type: GameNode,
        description: 'The game that the viewer joined.',
        resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
      }),
      participation: t.prismaField({
        type: ParticipationNode,
        nullable: true,
        description:
          "The participation of the viewer's team. Null with an error for API tokens without the scope read.",
        resolve: (query, payload, _args, ctx) => loadParticipation(ctx, payload.participationId, query),
      }),
    }),
  },
)

builder.relayMutationField(
  'leaveGame',
  { inputFields: (t) => ({ gameId: t.id({ required: true, description: 'The id of the game.' }) }) },
  {
    description:
      "Takes the viewer out of a game while their team's participation is pending or rejected. When the last member leaves, the participation and its write-up are deleted.",
    errors: {},
    resolve: async (_root, { input: sent }, ctx) => {
      const { gameId } = rowKeys(sent)
      await leaveGame(ctx, gameId)
      return { gameId }
    },
  },
  {
    outputFields: (t) => ({
      game: t.prismaField({
        type: GameNode,
        description: 'The game that the viewer left.',
        resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateParticipation',
  {
    inputFields: (t) => ({
      participationId: t.id({ required: true, description: 'The id of the participation.' }),
      status: t.field({
        type: ParticipationStatusEnum,
        description: 'The new status. Unchanged when absent.',
      }),
      division: t.string({
        description:
          'The name of the new division. Unchanged when absent, or when the game has no such division.',
      }),
    }),
  },
  {
    description:
      'Changes the status and the division of a participation; the scoreboard follows at once. For administrators.',
    errors: {},
    resolve: async (_root, { input: sent }, ctx) => {
      const { participationId, ...input } = rowKeys(sent)
      await updateParticipation(ctx, participationId, input)
      return { participationId }
    },
  },
  {
    outputFields: (t) => ({
      participation: t.prismaField({
        type: ParticipationNode,
        description: 'The participation after the change.',
        resolve: (query, payload, _args, ctx) => loadParticipation(ctx, payload.participationId, query),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateParticipations',
  {
    inputFields: (t) => ({
      participationIds: t.idList({
        required: true,
        description: 'The ids of 1 to 1000 participations, of one or more games.',
      }),
      status: t.field({
        type: ParticipationStatusEnum,
        required: true,
        description: 'The new status of all of them.',
      }),
    }),
  },
  {
    description:
      'Gives many participations the same status, all or none; scoreboards follow at once. For administrators.',
    errors: {},
    resolve: async (_root, { input }, ctx) => ({ ids: await updateParticipations(ctx, rowKeys(input)) }),
  },
  {
    outputFields: (t) => ({
      participations: t.prismaField({
        type: [ParticipationNode],
        description: 'The participations after the change, the first created first.',
        resolve: (query, { ids }, _args, ctx) => loadParticipations(ctx, ids, query),
      }),
    }),
  },
)
