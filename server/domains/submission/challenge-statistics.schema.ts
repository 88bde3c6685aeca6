import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { GameNode } from '../game/game.schema.ts'
import { challengeStatistics, type ChallengeStatistics } from './challenge-statistics.ts'

const Statistics = builder.objectRef<ChallengeStatistics>('ChallengeStatistics').implement({
  description: 'How often the accepted teams of a game tried and solved a challenge while the game was live.',
  fields: (t) => ({
    challengeId: t.id({
      description: 'The id of the challenge.',
      resolve: ({ challengeId }) => encodeGlobalID('Challenge', challengeId),
    }),
    challengeDatabaseId: t.exposeInt('challengeId', { description: 'The `databaseId` of the challenge.' }),
    title: t.exposeString('title', { description: 'The title of the challenge.' }),
    submissionCount: t.exposeInt('submissionCount', { description: 'The number of submissions.' }),
    attemptingTeamCount: t.exposeInt('attemptingTeamCount', {
      description: 'The number of teams that submitted at least once.',
    }),
    solvingTeamCount: t.exposeInt('solvingTeamCount', { description: 'The number of teams that solved it.' }),
    solveRate: t.float({
      nullable: true,
      description:
        'The share of the accepted teams that solved it, 0 to 1. Null in a game without such teams.',
      resolve: ({ solvingTeamCount, teamCount }) => (teamCount === 0 ? null : solvingTeamCount / teamCount),
    }),
  }),
})

builder.prismaObjectField(GameNode, 'challengeStatistics', (t) =>
  t.field({
    type: [Statistics],
    nullable: true,
    description: 'Attempts and solves of each challenge, disabled ones included, by id; for monitors.',
    resolve: ({ id }, _args, ctx) => challengeStatistics(ctx, id),
  }),
)
