import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { GameNode } from '../game.schema.ts'
import { updatePosterFrom } from './poster.service.ts'
import { loadGame } from '../read-games.ts'

mutation('updateGamePoster', {
  description: 'Replaces the poster of a game. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    hash: t.string({
      description: 'The hash of a picture that was uploaded before; used when no file is sent.',
    }),
    file: t.field({ type: 'Upload', description: 'A picture of at most 3 MiB.' }),
  }),
  clears: {},
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId, ...source } = rowKeys(sent)
    await updatePosterFrom(ctx, gameId, source)
    return { gameId }
  },
  payload: (t) => ({
    game: t.prismaField({
      description: 'The game with the new poster.',
      nullable: true,
      type: GameNode,
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})
