import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { mayAuthorGames } from './game.policy.ts'
import { deleteGame } from './deletion/delete-game.ts'
import { GameEdge, GameNode } from './game.schema.ts'
import { gameHashSalt } from './hash-salt.ts'
import { createGame, updateGame } from './game.service.ts'

function findGame(query: object, { gameId }: { gameId: number }, ctx: Context) {
  return ctx.db.game.findUniqueOrThrow({ ...query, where: { id: gameId } })
}

builder.relayMutationField(
  'createGame',
  {
    inputFields: (t) => ({
      title: t.string({ required: true }),
      summary: t.string(),
      content: t.string({ description: 'Markdown.' }),
      hidden: t.boolean(),
      start: t.field({ type: 'DateTime' }),
      end: t.field({ type: 'DateTime' }),
      practiceMode: t.boolean({ description: 'Default: true.' }),
      acceptWithoutReview: t.boolean(),
      inviteCode: t.string({ description: 'At most 32 characters; blank means none.' }),
      divisions: t.stringList(),
      teamMemberCountLimit: t.int(),
      containerCountLimit: t.int({ description: 'Default: 3.' }),
      writeupRequired: t.boolean(),
      writeupDeadline: t.field({ type: 'DateTime' }),
      writeupNote: t.string({ description: 'Markdown.' }),
      bloodBonus: t.int({ description: 'Three 10-bit parts in permille. Default: 5, 3 and 1 %.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => ({ gameId: (await createGame(ctx, input)).id }),
  },
  {
    outputFields: (t) => ({
      game: t.prismaField({
        type: GameNode,
        resolve: (query, payload, _args, ctx) => findGame(query, payload, ctx),
      }),
      gameEdge: t.field({
        type: GameEdge,
        resolve: async (payload, _args, ctx) => ({
          cursor: formatPrismaCursor({ id: payload.gameId }, 'id'),
          node: await findGame({}, payload, ctx),
        }),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateGame',
  {
    description: 'Absent fields stay unchanged.',
    inputFields: (t) => ({
      gameId: t.int({ required: true }),
      title: t.string(),
      summary: t.string(),
      content: t.string({ description: 'Markdown.' }),
      hidden: t.boolean(),
      start: t.field({ type: 'DateTime' }),
      end: t.field({ type: 'DateTime' }),
      practiceMode: t.boolean(),
      acceptWithoutReview: t.boolean(),
      inviteCode: t.string({ description: 'At most 32 characters; null or blank removes it.' }),
      divisions: t.stringList({
        description: 'All divisions, in order. Teams of a removed division have none.',
      }),
      teamMemberCountLimit: t.int(),
      containerCountLimit: t.int(),
      writeupRequired: t.boolean(),
      writeupDeadline: t.field({ type: 'DateTime' }),
      writeupNote: t.string({ description: 'Markdown.' }),
      bloodBonus: t.int({ description: 'Three 10-bit parts in permille; 0 means no bonus.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { gameId, ...input } }, ctx) => {
      await updateGame(ctx, gameId, input)
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
  'deleteGame',
  { inputFields: (t) => ({ gameId: t.int({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input: { gameId } }, ctx) => {
      await deleteGame(ctx, gameId)
      return { gameId }
    },
  },
  { outputFields: (t) => ({ deletedId: t.id({ resolve: ({ gameId }) => encodeGlobalID('Game', gameId) }) }) },
)

builder.prismaObjectField(GameNode, 'hashSalt', (t) =>
  t.string({
    nullable: true,
    description: 'The salt with which external tools compute team flags; for organizers.',
    resolve: (game, _args, ctx) =>
      mayAuthorGames(ctx.viewer) ? gameHashSalt(game.privateKey, ctx.config.compatPrefix) : null,
  }),
)
