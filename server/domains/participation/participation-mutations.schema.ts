import type { InputFieldBuilder } from '@pothos/core'
import type { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { GameNode } from '../game/game.schema.ts'
import { joinGame } from './join/join-game.ts'
import { leaveGame } from './join/leave-game.ts'
import { ParticipationNode, ParticipationStatusEnum } from './participation.schema.ts'
import { loadParticipation, loadParticipations } from './read-participations.ts'
import { updateParticipation, updateParticipations } from './review.service.ts'
import { loadGame } from '../game/read-games.ts'

mutation('joinGame', {
  description:
    "Registers the viewer for a game as a member of one of their teams. The first member creates the team's participation, which is pending unless the game accepts teams without review. A user plays a game with one team. Wrong invite codes are rate limited.",
  input: (t) => ({
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
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId, ...input } = rowKeys(sent)
    return { gameId, participationId: await joinGame(ctx, gameId, input) }
  },
  payload: (t) => ({
    game: t.prismaField({
      nullable: true,
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
})

mutation('leaveGame', {
  description:
    "Takes the viewer out of a game while their team's participation is pending or rejected. When the last member leaves, the participation and its write-up are deleted.",
  input: (t) => ({ gameId: t.id({ required: true, description: 'The id of the game.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId } = rowKeys(sent)
    await leaveGame(ctx, gameId)
    return { gameId }
  },
  payload: (t) => ({
    game: t.prismaField({
      nullable: true,
      type: GameNode,
      description: 'The game that the viewer left.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})

type Types = typeof builder.$inferSchemaTypes

const reasonOf = (t: InputFieldBuilder<Types, 'InputObject'>) =>
  t.string({
    description:
      'Why teams are rejected or suspended; their members read it. Only with these statuses. Empty for none; when absent, it stays while the status does.',
  })

mutation('updateParticipation', {
  description:
    'Changes the status, its reason and the division of a participation; the scoreboard follows at once. For administrators.',
  input: (t) => ({
    participationId: t.id({ required: true, description: 'The id of the participation.' }),
    status: t.field({
      type: ParticipationStatusEnum,
      description: 'The new status. Unchanged when absent.',
    }),
    division: t.string({
      description:
        'The name of the new division. Unchanged when absent, or when the game has no such division.',
    }),
    statusReason: reasonOf(t),
  }),
  clears: {},
  changesResult: true,
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { participationId, ...input } = rowKeys(sent)
    await updateParticipation(ctx, participationId, input)
    return { participationId }
  },
  payload: (t) => ({
    participation: t.prismaField({
      nullable: true,
      type: ParticipationNode,
      description: 'The participation after the change.',
      resolve: (query, payload, _args, ctx) => loadParticipation(ctx, payload.participationId, query),
    }),
  }),
})

mutation('updateParticipations', {
  description:
    'Gives many participations the same status, all or none; scoreboards follow at once. For administrators.',
  input: (t) => ({
    participationIds: t.idList({
      required: true,
      description: 'The ids of 1 to 1000 participations, of one or more games.',
    }),
    status: t.field({
      type: ParticipationStatusEnum,
      required: true,
      description: 'The new status of all of them.',
    }),
    statusReason: reasonOf(t),
  }),
  changesResult: true,
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, input) => ({ ids: await updateParticipations(ctx, rowKeys(input)) }),
  payload: (t) => ({
    participations: t.prismaField({
      nullable: true,
      type: [ParticipationNode],
      description: 'The participations after the change, the first created first.',
      resolve: (query, { ids }, _args, ctx) => loadParticipations(ctx, ids, query),
    }),
  }),
})
