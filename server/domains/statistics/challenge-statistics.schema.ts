import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { ChallengeCategoryEnum } from '../challenge/challenge-types.schema.ts'
import { GameNode } from '../game/game.schema.ts'
import { challengeStatistics, type ChallengeStatistics } from './challenge-statistics.ts'

export const ChallengeStatisticsRef = builder
  .objectRef<ChallengeStatistics>('ChallengeStatistics')
  .implement({
    description:
      'How often the accepted teams of a game tried and solved a challenge while the game was live.',
    fields: (t) => ({
      challengeId: t.id({
        description: 'The id of the challenge.',
        resolve: ({ challengeId }) => encodeGlobalID('Challenge', challengeId),
      }),
      challengeDatabaseId: t.exposeInt('challengeId', { description: 'The `databaseId` of the challenge.' }),
      title: t.exposeString('title', {
        description:
          'The title of the challenge; `???` in `statistics` if it requires others and the viewer may not know it, see `Game.knownTitles`.',
      }),
      category: t.field({
        type: ChallengeCategoryEnum,
        description: 'The field of the challenge.',
        resolve: ({ category }) => category,
      }),
      submissionCount: t.exposeInt('submissionCount', { description: 'The number of submissions.' }),
      attemptingTeamCount: t.exposeInt('attemptingTeamCount', {
        description: 'The number of teams that submitted at least once.',
      }),
      solvingTeamCount: t.exposeInt('solvingTeamCount', {
        description: 'The number of teams that solved it.',
      }),
      solveRate: t.float({
        nullable: true,
        description:
          'The share of the accepted teams that solved it, 0 to 1. Null in a game without such teams.',
        resolve: ({ solvingTeamCount, teamCount }) => (teamCount === 0 ? null : solvingTeamCount / teamCount),
      }),
      submissionsPerSolve: t.float({
        nullable: true,
        description:
          'The average number of submissions of a solving team up to its solve, that one included. Null without a solve.',
        resolve: ({ submissionsToSolve, solvingTeamCount }) =>
          solvingTeamCount === 0 ? null : submissionsToSolve / solvingTeamCount,
      }),
      firstSolveAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'The time of the first solve. Null without one.',
        resolve: ({ firstSolveAt }) => firstSolveAt,
      }),
      medianSolveSeconds: t.int({
        nullable: true,
        description:
          'The median time in seconds from the release of the challenge, or the start of the game, to a solve, without pauses. Null without one.',
        resolve: ({ medianSolveSeconds }) => medianSolveSeconds,
      }),
    }),
  })

builder.prismaObjectField(GameNode, 'challengeStatistics', (t) =>
  t.field({
    type: [ChallengeStatisticsRef],
    nullable: true,
    description: 'Attempts and solves of each challenge, disabled ones included, by id; for monitors.',
    resolve: ({ id }, _args, ctx) => challengeStatistics(ctx, id),
  }),
)
