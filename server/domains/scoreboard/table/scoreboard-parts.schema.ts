import { shownTeamName } from '../../../../rules/names.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { AdjustmentKind } from '../../../../prisma/generated/client/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { ChallengeCategoryEnum, SubmissionTypeEnum } from '../../challenge/challenge-types.schema.ts'
import {
  challengeOf,
  pointsOf,
  type BoardBlood,
  type BoardChallenge,
  type BoardRow,
  type BoardView,
} from '../model/board-view.ts'
import type { TeamSolve } from '../model/board-state.ts'
import { solveTypeName } from '../solve-type.ts'
import type { Timeline } from '../timelines.ts'
import type { BoardAdjustment } from './board-delta.ts'

/** A row, and its board, which has the points of its solves. */
export type Entry = { view: BoardView; row: BoardRow }
type EntrySolve = { view: BoardView; solve: TeamSolve }

/** Clients keep objects by their ids, so what has other fields than a team or a challenge has an id of its own. */
export const ownId = 'The global id of this object of the scoreboard, for caches of clients.'

export const ScoreboardTeam = builder.objectRef<BoardRow['team']>('ScoreboardTeam').implement({
  description: 'A team as the scoreboard shows it.',
  fields: (t) => ({
    id: t.id({
      description: ownId,
      resolve: ({ teamId }) => encodeGlobalID('ScoreboardTeam', teamId),
    }),
    teamId: t.id({
      description: 'The global id of the team, for `node`.',
      resolve: ({ teamId }) => encodeGlobalID('Team', teamId),
    }),
    databaseId: t.exposeInt('teamId'),
    name: t.string({
      description: 'The name as it is shown, at most 128 characters. Two teams can have the same name.',
      resolve: ({ teamId, name }) => shownTeamName(name, teamId),
    }),
    bio: t.exposeString('bio', {
      nullable: true,
      description: 'A text about the team, at most 72 characters; null when there is none.',
    }),
    avatarUrl: t.exposeString('avatarUrl', {
      nullable: true,
      description: "The path of the team's picture; null when there is none.",
    }),
  }),
})

export const Blood = builder.objectRef<BoardBlood>('Blood').implement({
  description: 'One of the first three teams to solve a challenge.',
  fields: (t) => ({
    team: t.field({
      type: ScoreboardTeam,
      description: 'The team that solved the challenge.',
      resolve: ({ team }) => team,
    }),
    solvedAt: t.field({
      type: 'DateTime',
      description: 'When the team solved the challenge.',
      resolve: ({ time }) => new Date(time),
    }),
  }),
})

export const ScoreboardChallenge = builder.objectRef<BoardChallenge>('ScoreboardChallenge').implement({
  description: 'An enabled challenge with its current points.',
  fields: (t) => ({
    id: t.id({
      description: ownId,
      resolve: ({ face, row: { challengeId } }) =>
        encodeGlobalID('ScoreboardChallenge', face === 'public' ? challengeId : `${challengeId}-${face}`),
    }),
    challengeId: t.id({
      description: 'The global id of the challenge, for `node`.',
      resolve: ({ row }) => encodeGlobalID('Challenge', row.challengeId),
    }),
    databaseId: t.int({ resolve: ({ row }) => row.challengeId }),
    title: t.string({
      description: "The challenge's title, as players see it.",
      resolve: ({ row }) => row.title,
    }),
    category: t.field({
      type: ChallengeCategoryEnum,
      description: 'The category, by which the columns of the scoreboard are grouped.',
      resolve: ({ row }) => row.category,
    }),
    score: t.exposeInt('score', { description: 'The points that a solve gives now, without a blood bonus.' }),
    points: t.intList({
      description:
        'The points that first, second and third blood and any other solve give now; four items. In a game with a bonus in points for more solves, the fourth solve and later ones follow.',
      resolve: ({ points }) => points.slice(1),
    }),
    originalScore: t.int({
      description: 'The score before the first solve, in points.',
      resolve: ({ row }) => row.originalScore,
    }),
    solvedCount: t.exposeInt('solvedCount', {
      description: 'How many teams on the scoreboard solved it while the game was live.',
    }),
    disableBloodBonus: t.boolean({
      description: 'Whether its first three solves get no extra points.',
      resolve: ({ row }) => row.disableBloodBonus,
    }),
    decidesTies: t.boolean({
      description:
        'Whether a solve of points above 0 counts for the time that decides between teams of equal score.',
      resolve: ({ row }) => row.decidesTies,
    }),
    bloods: t.field({
      type: [Blood],
      description:
        'The first three teams to solve it, in order of time; empty when the challenge has no blood bonus.',
      resolve: ({ bloods }) => [...bloods],
    }),
  }),
})

const ScoreboardEntrySolve = builder.objectRef<EntrySolve>('ScoreboardEntrySolve').implement({
  description: 'A solve that counts for the score of a team.',
  fields: (t) => ({
    challenge: t.field({
      type: ScoreboardChallenge,
      description: 'The solved challenge.',
      resolve: ({ view, solve }) => challengeOf(view, solve),
    }),
    points: t.int({
      description: 'The points that the solve gives now, blood bonus included.',
      resolve: ({ view, solve }) => pointsOf(view, solve),
    }),
    type: t.field({
      type: SubmissionTypeEnum,
      description: 'Whether it is a first, second or third blood, or any other solve.',
      resolve: ({ solve }) => solveTypeName(solve.type),
    }),
    userName: t.string({
      nullable: true,
      description: 'The user who sent the flag; null once the account is deleted.',
      resolve: ({ solve }) => solve.userName,
    }),
    solvedAt: t.field({
      type: 'DateTime',
      description: 'When the flag was judged as correct.',
      resolve: ({ solve }) => new Date(solve.time),
    }),
  }),
})

const AdjustmentKindEnum = builder.enumType(AdjustmentKind, {
  name: 'AdjustmentKind',
  description: 'The origin of points beside those of solves.',
  values: {
    Award: { description: 'Points that an organizer or an external scorer gave or took.' },
    Hint: { description: 'The cost of a hint.' },
  },
})

export const ScoreboardAdjustment = builder.objectRef<BoardAdjustment>('ScoreboardAdjustment').implement({
  description: 'Points that a team got or lost at a moment, beside its solves.',
  fields: (t) => ({
    team: t.field({
      type: ScoreboardTeam,
      description: 'The team whose score changed.',
      resolve: ({ team }) => team,
    }),
    kind: t.field({
      type: AdjustmentKindEnum,
      description: 'The origin of the points.',
      resolve: ({ kind }) => kind,
    }),
    points: t.exposeInt('points', { description: 'The points; negative when the score fell.' }),
    reason: t.exposeString('reason', {
      description: 'The reason of an award; empty for the cost of a hint.',
    }),
    countedAt: t.field({
      type: 'DateTime',
      description: 'The time from which the scoreboard counts the points.',
      resolve: ({ time }) => new Date(time),
    }),
  }),
})

export const ScoreboardEntry = builder.objectRef<Entry>('ScoreboardEntry').implement({
  description: 'A team on the scoreboard.',
  fields: (t) => ({
    rank: t.int({
      description:
        "The team's number on the scoreboard, from 1. Two teams never share a rank. Teams that are not ranked follow those that are.",
      resolve: ({ row }) => row.rank,
    }),
    isRanked: t.boolean({
      description:
        'Whether the team is in the competition. False for teams of a division out of competition.',
      resolve: ({ row }) => row.standing === 'Ranked',
    }),
    divisionRank: t.int({
      nullable: true,
      description: "The team's number among the teams of its division, from 1; null without a division.",
      resolve: ({ row }) => row.divisionRank,
    }),
    division: t.string({
      nullable: true,
      description: 'The division that the team plays in; null when it has none.',
      resolve: ({ row }) => row.division,
    }),
    team: t.field({
      type: ScoreboardTeam,
      description: 'The team as the scoreboard shows it.',
      resolve: ({ row }) => row.team,
    }),
    score: t.int({
      description:
        'The points of all its solves together, bonuses, awards and costs of hints included. A sum below 0 is shown as 0.',
      resolve: ({ row }) => row.score,
    }),
    solvedCount: t.int({
      description: 'How many of its solves count.',
      resolve: ({ row }) => row.solves.length,
    }),
    lastSolvedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The time of its latest solve that counts; null while it has none.',
      resolve: ({ row }) => (row.lastTime === null ? null : new Date(row.lastTime)),
    }),
    solves: t.field({
      type: [ScoreboardEntrySolve],
      description: 'Solves, ordered by time.',
      resolve: ({ view, row }) => row.solves.map((solve) => ({ view, solve })),
    }),
    adjustments: t.field({
      type: [ScoreboardAdjustment],
      description: 'Awards and costs of hints, ordered by time.',
      resolve: ({ row: { team, adjustments } }) => adjustments.map((adjustment) => ({ ...adjustment, team })),
    }),
  }),
})

export const ScoreboardTimeline = builder.objectRef<Timeline>('ScoreboardTimeline').implement({
  description: 'The growth of a team’s score, in current points.',
  fields: (t) => ({
    team: t.field({
      type: ScoreboardTeam,
      description: 'The team as the scoreboard shows it.',
      resolve: ({ team }) => team,
    }),
    times: t.field({
      type: ['Long'],
      description: 'The time of each solve, award and cost of a hint, ascending, in milliseconds since 1970.',
      resolve: ({ times }) => times,
    }),
    scores: t.intList({
      description: 'The score after each of them, at least 0.',
      resolve: ({ scores }) => scores,
    }),
  }),
})
