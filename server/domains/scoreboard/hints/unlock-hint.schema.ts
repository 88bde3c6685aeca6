import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { ChallengeNode } from '../../challenge/challenge.schema.ts'
import { loadChallenge } from '../../challenge/read-challenges.ts'
import { unlockHint } from './unlock-hint.service.ts'

mutation('unlockHint', {
  description:
    "Buys a hint for the viewer's team: its cost lowers the score from now on. A second call costs nothing. It is refused if the team has fewer points than the hint costs, those that the freeze hides included.",
  input: (t) => ({ hintId: t.id({ required: true, description: 'The id of the hint.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => ({ challengeId: await unlockHint(ctx, rowKeys(sent).hintId) }),
  payload: (t) => ({
    challenge: t.prismaField({
      type: ChallengeNode,
      nullable: true,
      description: 'The challenge with the hint.',
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
  }),
})
