import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { GameNode } from './game.schema.ts'
import { updatePosterFrom } from './poster.service.ts'
import { loadGame } from './read-games.ts'

builder.relayMutationField(
  'updateGamePoster',
  {
    inputFields: (t) => ({
      gameId: t.id({ description: 'The id of the game.', required: true }),
      hash: t.string({
        description: 'The hash of a picture that was uploaded before; used when no file is sent.',
      }),
      file: t.field({ type: 'Upload', description: 'A picture of at most 3 MiB.' }),
    }),
  },
  {
    description: 'Replaces the poster of a game. For authors.',
    errors: {},
    resolve: async (_root, { input: sent }, ctx) => {
      const { gameId, ...source } = rowKeys(sent)
      await updatePosterFrom(ctx, gameId, source)
      return { gameId }
    },
  },
  {
    outputFields: (t) => ({
      game: t.prismaField({
        description: 'The game with the new poster.',
        type: GameNode,
        resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
      }),
    }),
  },
)
