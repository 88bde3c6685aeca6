import { builder } from '../../graphql/builder.ts'
import { numberOfId } from '../../graphql/global-id.ts'
import { GameNode } from '../game/game.schema.ts'
import { loadGame } from '../game/read-games.ts'
import { ChallengeNode } from './challenge.schema.ts'
import { duplicateChallenge, duplicateGame } from './duplicate.service.ts'
import { loadChallenge } from './read-challenges.ts'

builder.relayMutationField(
  'duplicateChallenge',
  { inputFields: (t) => ({ id: t.id({ required: true, description: 'The global id of the challenge.' }) }) },
  {
    description:
      'Copies a challenge within its game, with its flags, hints and files. The copy is not enabled. For authors.',
    errors: {},
    resolve: (_root, { input }, ctx) => duplicateChallenge(ctx, numberOfId(input.id, 'Challenge', 'id')),
  },
  {
    outputFields: (t) => ({
      challenge: t.prismaField({
        type: ChallengeNode,
        description: 'The copy.',
        resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
      }),
      game: t.prismaField({
        type: GameNode,
        description: 'The game with the copy.',
        resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
      }),
    }),
  },
)

builder.relayMutationField(
  'duplicateGame',
  { inputFields: (t) => ({ id: t.id({ required: true, description: 'The global id of the game.' }) }) },
  {
    description:
      'Copies a game with its divisions, poster and challenges, without its teams. The copy is hidden and its challenges are not enabled. For authors.',
    errors: {},
    resolve: async (_root, { input }, ctx) => ({
      gameId: await duplicateGame(ctx, numberOfId(input.id, 'Game', 'id')),
    }),
  },
  {
    outputFields: (t) => ({
      game: t.prismaField({
        type: GameNode,
        description: 'The copy.',
        resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
      }),
    }),
  },
)
