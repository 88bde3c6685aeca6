import { builder } from '../../graphql/builder.ts'
import { numberOfId } from '../../graphql/global-id.ts'
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
    args: { id: t.arg.id({ required: true, description: 'The id of a challenge of the game.' }) },
    resolve: async (query, game, { id }, ctx) => {
      const challengeId = numberOfId(id, 'Challenge', 'id')
      const isVisible = await isChallengeVisible(ctx, { gameId: game.id, challengeId })
      return isVisible ? ctx.db.challenge.findUnique({ ...query, where: { id: challengeId } }) : null
    },
  }),
  challengeByDatabaseId: t.prismaField({
    type: ChallengeNode,
    nullable: true,
    description:
      'Like `challenge`, for a program that has the number of the challenge from a URL or from the REST API.',
    args: {
      databaseId: t.arg.int({ required: true, description: 'The `databaseId` of a challenge of the game.' }),
    },
    resolve: async (query, game, { databaseId: challengeId }, ctx) => {
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
