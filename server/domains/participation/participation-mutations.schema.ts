import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { GameNode } from '../game/game.schema.ts'
import { joinGame } from './join-game.ts'
import { leaveGame } from './leave-game.ts'
import { ParticipationNode, ParticipationStatusEnum } from './participation.schema.ts'
import { updateParticipation, updateParticipations } from './review.service.ts'

function findGame(query: object, { gameId }: { gameId: number }, ctx: Context) {
  return ctx.db.game.findUniqueOrThrow({ ...query, where: { id: gameId } })
}

function findParticipation(query: object, id: number, ctx: Context) {
  return ctx.db.participation.findUniqueOrThrow({ ...query, where: { id } })
}

builder.relayMutationField(
  'joinGame',
  {
    inputFields: (t) => ({
      gameId: t.int({ required: true }),
      teamId: t.int({ required: true }),
      division: t.string({ description: 'Required if the game has divisions.' }),
      inviteCode: t.string({ description: 'Required if the game has one.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { gameId, ...input } }, ctx) => ({
      gameId,
      participationId: await joinGame(ctx, gameId, input),
    }),
  },
  {
    outputFields: (t) => ({
      game: t.prismaField({
        type: GameNode,
        resolve: (query, payload, _args, ctx) => findGame(query, payload, ctx),
      }),
      participation: t.prismaField({
        type: ParticipationNode,
        nullable: true,
        description: 'Requires the read scope of an API token; otherwise null with an error.',
        resolve: (query, payload, _args, ctx) => findParticipation(query, payload.participationId, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'leaveGame',
  { inputFields: (t) => ({ gameId: t.int({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input: { gameId } }, ctx) => {
      await leaveGame(ctx, gameId)
      return { gameId }
    },
  },
  {
    outputFields: (t) => ({
      game: t.prismaField({
        type: GameNode,
        resolve: (query, payload, _args, ctx) => findGame(query, payload, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateParticipation',
  {
    inputFields: (t) => ({
      participationId: t.int({ required: true }),
      status: t.field({ type: ParticipationStatusEnum }),
      division: t.string({ description: 'A name that is no division of the game is ignored.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { participationId, ...input } }, ctx) => {
      await updateParticipation(ctx, participationId, input)
      return { participationId }
    },
  },
  {
    outputFields: (t) => ({
      participation: t.prismaField({
        type: ParticipationNode,
        resolve: (query, payload, _args, ctx) => findParticipation(query, payload.participationId, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateParticipations',
  {
    description: 'Sets one status for many participations, all or none.',
    inputFields: (t) => ({
      participationIds: t.intList({ required: true }),
      status: t.field({ type: ParticipationStatusEnum, required: true }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => ({ ids: await updateParticipations(ctx, input) }),
  },
  {
    outputFields: (t) => ({
      participations: t.prismaField({
        type: [ParticipationNode],
        resolve: (query, { ids }, _args, ctx) =>
          ctx.db.participation.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: 'asc' } }),
      }),
    }),
  },
)
