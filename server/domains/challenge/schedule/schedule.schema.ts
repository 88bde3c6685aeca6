import type { InputFieldBuilder } from '@pothos/core'
import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { GameNode } from '../../game/game.schema.ts'
import { loadGame } from '../../game/read-games.ts'
import { ChallengeNode } from '../challenge.schema.ts'
import { mayAuthorChallenges } from '../challenge.policy.ts'
import { byCategory } from '../read-challenges.ts'
import { challengesAt, scheduleChallenges } from './schedule.service.ts'

type Types = typeof builder.$inferSchemaTypes

/** The times of a challenge in an input. */
export function timeFields(t: InputFieldBuilder<Types, 'InputObject'>) {
  return {
    releaseAt: t.field({
      type: 'DateTime',
      description:
        'The time at which players see the challenge, if it is enabled. Null removes it, and a time in the past releases the challenge at once.',
    }),
    closeAt: t.field({
      type: 'DateTime',
      description: 'The time from which answers are refused, after the release. Null removes it.',
    }),
  }
}

builder.prismaObjectFields(ChallengeNode, (t) => ({
  releaseAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'The time at which players see the challenge, if it is enabled. Null without one. For authors; null for others.',
    resolve: ({ releaseAt }, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? releaseAt : null),
  }),
  isReleased: t.boolean({
    nullable: true,
    description: 'Whether no release of the challenge is to come. For authors; null for others.',
    resolve: ({ isReleased }, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? isReleased : null),
  }),
  closeAt: t.expose('closeAt', {
    type: 'DateTime',
    nullable: true,
    description: 'The time from which answers are refused and no instance starts. Null without one.',
  }),
}))

builder.prismaObjectField(GameNode, 'challengesAt', (t) =>
  t.prismaField({
    type: [ChallengeNode],
    nullable: true,
    description:
      'The challenges that players see at a time, by the schedule as it is now; those with `requiredChallenges` once their team has unlocked them. For authors; null for others.',
    args: { at: t.arg({ type: 'DateTime', required: true, description: 'The time.' }) },
    resolve: (query, game, { at }, ctx) =>
      challengesAt(ctx, game, { at, orderBy: byCategory() })?.rows(query) ?? null,
  }),
)

mutation('scheduleChallenges', {
  description:
    'Sets the times of several challenges of a game together. Those that this releases in a live game are announced in one notice. For authors.',
  inputDescription: 'The times to set.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    challengeIds: t.idList({ description: 'The ids of the challenges, at most 500.', required: true }),
    ...timeFields(t),
  }),
  clears: { releaseAt: null, closeAt: null },
  changesResult: true,
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { gameId, ...input } = rowKeys(sent)
    await scheduleChallenges(ctx, gameId, input)
    return { gameId }
  },
  payload: (t) => ({
    game: t.prismaField({
      description: 'The game with its new schedule.',
      nullable: true,
      type: GameNode,
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})
