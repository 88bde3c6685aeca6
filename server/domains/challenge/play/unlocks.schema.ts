import type { InputFieldBuilder } from '@pothos/core'
import { type Challenge } from '../../../../prisma/generated/client/client.ts'
import { LockedView } from '../../../../prisma/generated/client/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { GameNode } from '../../game/game.schema.ts'
import { ChallengeCategoryEnum } from '../challenge-types.schema.ts'
import { challengeValue } from '../challenge-value.ts'
import { mayAuthorChallenges } from '../challenge.policy.ts'
import { ChallengeNode } from '../challenge.schema.ts'
import { requiredChallenges } from '../read-challenges.ts'
import { lockedCards } from './players-challenges.ts'

type Types = typeof builder.$inferSchemaTypes

const LockedViewEnum = builder.enumType(LockedView, {
  name: 'LockedView',
  description: 'The part of a challenge that a team sees before it has unlocked it.',
  values: {
    Hidden: { description: 'Nothing.' },
    Card: { description: 'A card with the category and the value.' },
  },
})

/** The requirements of a challenge in an input. */
export function unlockFields(t: InputFieldBuilder<Types, 'InputObject'>) {
  return {
    requiredChallengeIds: t.idList({
      description: 'The ids of all challenges of the game that unlock this one, at most 100.',
    }),
    unlockCount: t.int({
      description: 'The number of required challenges that a team must have solved. Null means all of them.',
    }),
    lockedView: t.field({
      type: LockedViewEnum,
      description: 'The part of the challenge that a team sees before it has unlocked it.',
    }),
  }
}

const LockedChallenge = builder.objectRef<Challenge>('LockedChallenge').implement({
  description: 'A challenge that the team of the viewer has not unlocked.',
  fields: (t) => ({
    category: t.field({
      type: ChallengeCategoryEnum,
      description: 'The field of the challenge.',
      resolve: ({ category }) => category,
    }),
    score: t.int({
      description: 'Current points of a solve, without blood bonus.',
      resolve: async (row, _args, ctx) => (await challengeValue(ctx, row)).score,
    }),
  }),
})

builder.prismaObjectFields(ChallengeNode, (t) => ({
  requiredChallenges: t.prismaField({
    type: [ChallengeNode],
    nullable: true,
    description: 'The challenges that unlock this one. For authors; null for others.',
    resolve: (query, { id }, _args, ctx) => requiredChallenges(ctx, id)?.rows(query) ?? null,
  }),
  unlockCount: t.int({
    nullable: true,
    description:
      'The number of required challenges that a team must have solved. Null means all of them. For authors; null for others.',
    resolve: ({ unlockCount }, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? unlockCount : null),
  }),
  lockedView: t.field({
    type: LockedViewEnum,
    nullable: true,
    description:
      'The part of the challenge that a team sees before it has unlocked it. For authors; null for others.',
    resolve: ({ lockedView }, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? lockedView : null),
  }),
}))

builder.prismaObjectField(GameNode, 'lockedChallenges', (t) =>
  t.field({
    type: [LockedChallenge],
    description: 'The challenges that the team of the viewer has not unlocked and whose authors show a card.',
    resolve: (game, _args, ctx) => lockedCards(ctx, game.id),
  }),
)
