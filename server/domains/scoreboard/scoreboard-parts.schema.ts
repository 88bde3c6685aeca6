import { builder } from '../../graphql/builder.ts'
import { ChallengeCategoryEnum, SubmissionTypeEnum } from '../challenge/challenge-types.schema.ts'
import {
  pointsOf,
  type BoardBlood,
  type BoardChallenge,
  type BoardRow,
  type BoardView,
} from './board-view.ts'
import type { TeamSolve } from './compute-scoreboard.ts'
import { solveTypeName } from './solve-type.ts'
import type { TimeLine } from './time-lines.ts'

/** A row, and its board, which has the points of its solves. */
export type Entry = { view: BoardView; row: BoardRow }
type EntrySolve = { view: BoardView; solve: TeamSolve }

const ScoreboardBlood = builder.objectRef<BoardBlood>('ScoreboardBlood').implement({
  fields: (t) => ({
    teamDatabaseId: t.int({ resolve: ({ team }) => team.teamId }),
    teamName: t.string({ resolve: ({ team }) => team.name }),
    avatarUrl: t.string({ nullable: true, resolve: ({ team }) => team.avatarUrl }),
    solvedAt: t.field({ type: 'DateTime', resolve: ({ time }) => new Date(time) }),
  }),
})

export const ScoreboardChallenge = builder.objectRef<BoardChallenge>('ScoreboardChallenge').implement({
  description: 'An enabled challenge with its current points.',
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ row }) => row.challengeId }),
    title: t.string({ resolve: ({ row }) => row.title }),
    category: t.field({ type: ChallengeCategoryEnum, resolve: ({ row }) => row.category }),
    score: t.exposeInt('score', { description: 'Current points, without blood bonus.' }),
    points: t.intList({
      description: 'Current points of the first, second, third and any other solve.',
      resolve: ({ points }) => points.slice(1),
    }),
    originalScore: t.int({ resolve: ({ row }) => row.originalScore }),
    solvedCount: t.exposeInt('solvedCount'),
    disableBloodBonus: t.boolean({ resolve: ({ row }) => row.disableBloodBonus }),
    bloods: t.field({ type: [ScoreboardBlood], resolve: ({ bloods }) => [...bloods] }),
  }),
})

const ScoreboardEntrySolve = builder.objectRef<EntrySolve>('ScoreboardEntrySolve').implement({
  fields: (t) => ({
    challengeDatabaseId: t.int({ resolve: ({ solve }) => solve.challengeId }),
    score: t.int({
      description: 'Current points, blood bonus included.',
      resolve: ({ view, solve }) => pointsOf(view, solve),
    }),
    type: t.field({ type: SubmissionTypeEnum, resolve: ({ solve }) => solveTypeName(solve.type) }),
    userName: t.string({ nullable: true, resolve: ({ solve }) => solve.userName }),
    solvedAt: t.field({ type: 'DateTime', resolve: ({ solve }) => new Date(solve.time) }),
  }),
})

const ScoreboardTeam = builder.objectRef<BoardRow['team']>('ScoreboardTeam').implement({
  description: 'A team’s row of the scoreboard.',
  fields: (t) => ({
    databaseId: t.exposeInt('teamId'),
    name: t.exposeString('name'),
    bio: t.exposeString('bio', { nullable: true }),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true }),
  }),
})

export const ScoreboardEntry = builder.objectRef<Entry>('ScoreboardEntry').implement({
  description: 'A team on the scoreboard.',
  fields: (t) => ({
    rank: t.int({ resolve: ({ row }) => row.rank }),
    divisionRank: t.int({ nullable: true, resolve: ({ row }) => row.divisionRank }),
    division: t.string({ nullable: true, resolve: ({ row }) => row.division }),
    team: t.field({ type: ScoreboardTeam, resolve: ({ row }) => row.team }),
    score: t.int({ resolve: ({ row }) => row.score }),
    solvedCount: t.int({ resolve: ({ row }) => row.solves.length }),
    lastSolvedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ row }) => (row.lastTime === null ? null : new Date(row.lastTime)),
    }),
    solves: t.field({
      type: [ScoreboardEntrySolve],
      description: 'Solves, ordered by time.',
      resolve: ({ view, row }) => row.solves.map((solve) => ({ view, solve })),
    }),
  }),
})

export const ScoreboardTimeLine = builder.objectRef<TimeLine>('ScoreboardTimeLine').implement({
  description: 'The growth of a team’s score, in current points.',
  fields: (t) => ({
    teamDatabaseId: t.int({ resolve: ({ team }) => team.teamId }),
    teamName: t.string({ resolve: ({ team }) => team.name }),
    times: t.field({
      type: ['Long'],
      description: 'Milliseconds since 1970.',
      resolve: ({ times }) => times,
    }),
    scores: t.intList({ description: 'The score after each solve.', resolve: ({ scores }) => scores }),
  }),
})
