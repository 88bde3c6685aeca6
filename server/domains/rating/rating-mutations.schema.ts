import { encodeGlobalID } from '@pothos/plugin-relay'
import { rowKeys } from '../../graphql/global-id.ts'
import { forViewer, mutation, type PayloadFields } from '../../graphql/mutation.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'
import { ChallengeNode } from '../challenge/challenge.schema.ts'
import { findVisibleChallenge } from '../challenge/read-challenges.ts'
import { GameNode } from '../game/game.schema.ts'
import { loadGame } from '../game/read-games.ts'
import { rateChallenge, removeRating, withdrawRating } from './rating.service.ts'

const ratedPayload = (t: PayloadFields<ChallengeKey>) => ({
  challenge: t.prismaField({
    type: ChallengeNode,
    nullable: true,
    description: 'The challenge with its rating. Null once the challenges of the game are closed.',
    resolve: (query, key, _args, ctx) => findVisibleChallenge(ctx, key, query),
  }),
  game: t.prismaField({
    type: GameNode,
    nullable: true,
    description: 'The game with its ratings.',
    resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
  }),
})

mutation('rateChallenge', {
  description:
    "Rates a challenge that the viewer's team has solved, or changes the viewer's rating, until the result of the game is final. Each user has one rating per challenge.",
  input: (t) => ({
    challengeId: t.id({ required: true, description: 'The id of the challenge.' }),
    stars: t.int({ required: true, description: 'The stars, 1 to 5.' }),
    comment: t.string({
      description:
        'A comment, at most 300 characters. Organizers see it with the name of the user, others after the end of the game without it.',
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: (ctx, sent) => rateChallenge(ctx, rowKeys(sent)),
  payload: ratedPayload,
})

mutation('withdrawRating', {
  description:
    "Deletes the viewer's rating of a challenge with its comment, until the result of the game is final.",
  input: (t) => ({
    challengeId: t.id({ required: true, description: 'The id of the challenge.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: (ctx, sent) => withdrawRating(ctx, rowKeys(sent).challengeId),
  payload: ratedPayload,
})

mutation('removeRating', {
  description:
    'Removes a rating with its comment, such as an insult. The user can rate again until the result is final. For authors.',
  input: (t) => ({ ratingId: t.id({ required: true, description: 'The id of the rating.' }) }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { ratingId } = rowKeys(sent)
    return { ratingId, gameId: await removeRating(ctx, ratingId) }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the removed rating.',
      resolve: ({ ratingId }) => encodeGlobalID('RatingComment', ratingId),
    }),
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The game with its other ratings.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})
