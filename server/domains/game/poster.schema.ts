import { builder } from '../../graphql/builder.ts'
import { GameNode } from './game.schema.ts'
import { updatePosterByHash } from './poster.service.ts'

builder.relayMutationField(
  'updateGamePoster',
  {
    inputFields: (t) => ({
      gameId: t.int({ required: true }),
      hash: t.string({ required: true, description: 'Of an uploaded picture.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { gameId, hash } }, ctx) => {
      await updatePosterByHash(ctx, gameId, hash)
      return { gameId }
    },
  },
  {
    outputFields: (t) => ({
      game: t.prismaField({
        type: GameNode,
        resolve: (query, { gameId }, _args, ctx) =>
          ctx.db.game.findUniqueOrThrow({ ...query, where: { id: gameId } }),
      }),
    }),
  },
)
