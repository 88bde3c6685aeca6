import { builder } from '../../graphql/builder.ts'
import { GameNode } from './game.schema.ts'
import { updatePosterFrom } from './poster.service.ts'

builder.relayMutationField(
  'updateGamePoster',
  {
    inputFields: (t) => ({
      gameId: t.int({ required: true }),
      hash: t.string({
        description: 'The hash of a picture that was uploaded before; used when no file is sent.',
      }),
      file: t.field({ type: 'Upload', description: 'A picture of at most 3 MiB.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { gameId, ...source } }, ctx) => {
      await updatePosterFrom(ctx, gameId, source)
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
