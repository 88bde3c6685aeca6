import { builder } from '../../graphql/builder.ts'
import type { BoardDelta, DeltaSolve } from './board-delta.ts'
import type { BoardRow } from './board-view.ts'
import { ScoreboardChallenge } from './scoreboard-parts.schema.ts'
import { ScoreboardTable } from './scoreboard-table.schema.ts'
import { followScoreboard } from './scoreboard.service.ts'

const ScoreboardDeltaSolve = builder.objectRef<DeltaSolve>('ScoreboardDeltaSolve').implement({
  fields: (t) => ({
    teamId: t.exposeInt('teamId'),
    challengeId: t.exposeInt('challengeId'),
    time: t.field({ type: 'Long', description: 'Milliseconds since 1970.', resolve: ({ time }) => time }),
    type: t.exposeInt('type', { description: '1, 2, 3: first, second, third blood; 4: any other.' }),
    userName: t.exposeString('userName', { nullable: true }),
    points: t.exposeInt('points'),
  }),
})

const ScoreboardDeltaTeam = builder.objectRef<BoardRow>('ScoreboardDeltaTeam').implement({
  description: 'A team that is new on the board or whose texts changed.',
  fields: (t) => ({
    id: t.int({ description: 'The databaseId of the team.', resolve: ({ team }) => team.teamId }),
    participationId: t.exposeInt('participationId'),
    name: t.string({ resolve: ({ team }) => team.name }),
    bio: t.string({ nullable: true, resolve: ({ team }) => team.bio }),
    avatarUrl: t.string({ nullable: true, resolve: ({ team }) => team.avatarUrl }),
    division: t.exposeString('division', { nullable: true }),
  }),
})

const ScoreboardStandings = builder.objectRef<readonly BoardRow[]>('ScoreboardStandings').implement({
  description: 'Columns of the teams whose score or rank changed; items with the same index belong together.',
  fields: (t) => ({
    teamIds: t.intList({ resolve: (rows) => rows.map(({ team }) => team.teamId) }),
    scores: t.intList({ resolve: (rows) => rows.map(({ score }) => score) }),
    ranks: t.intList({ resolve: (rows) => rows.map(({ rank }) => rank) }),
    divisionRanks: t.field({
      type: ['Int'],
      nullable: { list: false, items: true },
      resolve: (rows) => rows.map(({ divisionRank }) => divisionRank),
    }),
  }),
})

const ScoreboardDelta = builder.objectRef<BoardDelta>('ScoreboardDelta').implement({
  description:
    'The difference between the board at version previousSeq and at version seq. The points of a solve follow its ' +
    'challenge: when a challenge changes, so do the points of everyone who has it.',
  fields: (t) => ({
    seq: t.field({ type: 'Long', description: 'The cursor to resume from.', resolve: ({ seq }) => seq }),
    previousSeq: t.field({ type: 'Long', resolve: ({ previousSeq }) => previousSeq }),
    solves: t.field({ type: [ScoreboardDeltaSolve], resolve: ({ solves }) => [...solves] }),
    challenges: t.field({
      type: [ScoreboardChallenge],
      description: 'The changed challenges; all, in order, if the set of challenges changed.',
      resolve: ({ challenges }) => [...challenges],
    }),
    removedChallengeIds: t.intList({ resolve: ({ removedChallengeIds }) => [...removedChallengeIds] }),
    teams: t.field({ type: [ScoreboardDeltaTeam], resolve: ({ teams }) => [...teams] }),
    removedTeamIds: t.intList({ resolve: ({ removedTeamIds }) => [...removedTeamIds] }),
    standings: t.field({ type: ScoreboardStandings, resolve: (delta) => delta.standings() }),
    reset: t.field({
      type: ScoreboardTable,
      nullable: true,
      description: 'The whole board if the other fields cannot describe the change; they are empty then.',
      resolve: ({ reset }) => reset,
    }),
  }),
})

builder.subscriptionField('scoreboardChanged', (t) =>
  t.field({
    type: ScoreboardDelta,
    description: 'Every change of the board, in order and without gaps.',
    args: {
      gameId: t.arg.int({ required: true }),
      after: t.arg({
        type: 'Long',
        description:
          'The version that the caller has; missed changes come first. Without it, only new changes.',
      }),
    },
    subscribe: (_root, { gameId, after }, ctx) => followScoreboard(ctx, { gameId, after: after ?? null }),
    resolve: (delta) => delta,
  }),
)
