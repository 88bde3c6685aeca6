import { builder } from '../../graphql/builder.ts'
import { GameNode } from '../game/game.schema.ts'
import { ChallengeNode } from './challenge.schema.ts'
import { mayAuthorChallenges, visibleChallenges } from './challenge.policy.ts'
import { isChallengeVisible } from './play-challenge.service.ts'

const byCategory = [{ category: 'asc' }, { title: 'asc' }, { id: 'asc' }] as const

builder.prismaObjectFields(GameNode, (t) => ({
  challenges: t.relation('challenges', {
    type: ChallengeNode,
    description:
      'Enabled challenges by category, then title; for accepted players after the start, and for organizers.',
    query: (_args, ctx) => ({
      where: { AND: [{ isEnabled: true }, visibleChallenges(ctx)] },
      orderBy: [...byCategory],
    }),
  }),
  challenge: t.prismaField({
    type: ChallengeNode,
    nullable: true,
    description:
      'A challenge that the viewer may see, else null. The first request of a team assigns its flag and attachment.',
    args: { challengeId: t.arg.int({ required: true, description: 'The `databaseId` of the challenge.' }) },
    resolve: async (query, game, { challengeId }, ctx) => {
      const isVisible = await isChallengeVisible(ctx, { gameId: game.id, challengeId })
      return isVisible ? ctx.db.challenge.findUnique({ ...query, where: { id: challengeId } }) : null
    },
  }),
  allChallenges: t.prismaField({
    type: [ChallengeNode],
    nullable: true,
    description: 'All challenges, disabled ones included; for organizers.',
    resolve: (query, game, _args, ctx) =>
      mayAuthorChallenges(ctx.viewer)
        ? ctx.db.challenge.findMany({ ...query, where: { gameId: game.id }, orderBy: [...byCategory] })
        : null,
  }),
}))
