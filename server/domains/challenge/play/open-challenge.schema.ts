import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { ChallengeNode } from '../challenge.schema.ts'
import { loadChallenge } from '../read-challenges.ts'
import { recordOpening } from './play-challenge.service.ts'

mutation('openChallenge', {
  description:
    "Opens a challenge for the viewer's team. The first opening assigns the team its flag and attachment, if each team has its own.",
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    challengeId: t.id({ description: 'The id of the challenge.', required: true }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, input) => {
    const key = rowKeys(input)
    await recordOpening(ctx, key)
    return key
  },
  payload: (t) => ({
    challenge: t.prismaField({
      description: 'The challenge with what is assigned to the team.',
      nullable: true,
      type: ChallengeNode,
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
  }),
})
