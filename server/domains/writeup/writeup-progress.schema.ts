import { builder } from '../../graphql/builder.ts'
import { GameNode } from '../game/game.schema.ts'
import { TeamNode } from '../team/team.schema.ts'
import { readWriteupProgress, teamsWithoutWriteup, type WriteupProgress } from './writeup-progress.ts'

const WriteupProgressRef = builder.objectRef<WriteupProgress>('WriteupProgress').implement({
  description: 'Which accepted teams of a game have submitted a write-up. Teams of testers do not count.',
  fields: (t) => ({
    teamCount: t.exposeInt('teamCount', { description: 'The number of accepted teams.' }),
    submittedCount: t.exposeInt('submittedCount', {
      description: 'The number of accepted teams with a write-up.',
    }),
    missingTeams: t.prismaField({
      type: [TeamNode],
      description: 'The accepted teams without a write-up, by name.',
      resolve: (query, { gameId }, _args, ctx) => teamsWithoutWriteup(ctx, gameId, query),
    }),
  }),
})

builder.prismaObjectField(GameNode, 'writeupProgress', (t) =>
  t.field({
    type: WriteupProgressRef,
    nullable: true,
    description: 'How many teams have submitted a write-up, and which have not; for administrators.',
    resolve: ({ id }, _args, ctx) => readWriteupProgress(ctx, id),
  }),
)
