import { readGlobalId } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { numberKey } from '../../../graphql/node-key.ts'
import { GameNode } from '../../game/game.schema.ts'
import { loadGame } from '../../game/read-games.ts'
import { ChallengeNode } from '../challenge.schema.ts'
import { duplicateChallenge, duplicateGame } from './duplicate.service.ts'
import { loadChallenge } from '../read-challenges.ts'

/** A number that no row has if the id is not one of that type. */
const keyOf = (id: string, type: string) => numberKey(readGlobalId(id, type) ?? '')

mutation('duplicateChallenge', {
  description:
    'Copies a challenge within its game, with its flags, hints and files. The copy is not enabled. For authors.',
  input: (t) => ({ id: t.id({ required: true, description: 'The global id of the challenge.' }) }),
  changesResult: true,
  refuses: [...forViewer, 'notFound'],
  run: (ctx, { id }) => duplicateChallenge(ctx, keyOf(id, 'Challenge')),
  payload: (t) => ({
    challenge: t.prismaField({
      type: ChallengeNode,
      nullable: true,
      description: 'The copy.',
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The game with the copy.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})

mutation('duplicateGame', {
  description:
    'Copies a game with its divisions, poster and challenges, without its teams. The copy is hidden and its challenges are not enabled. For authors.',
  input: (t) => ({ id: t.id({ required: true, description: 'The global id of the game.' }) }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, { id }) => ({ gameId: await duplicateGame(ctx, keyOf(id, 'Game')) }),
  payload: (t) => ({
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The copy.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})
