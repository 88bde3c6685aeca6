import { shownTeamName } from '../../../../rules/names.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { SubmissionTypeEnum } from '../../challenge/challenge-types.schema.ts'
import type { BoardDelta, DeltaSolve } from './board-delta.ts'
import type { BoardRow } from '../model/board-view.ts'
import { asPublicArg, hiddenFromField } from '../freeze/freeze-fields.ts'
import {
  ownId,
  ScoreboardAdjustment,
  ScoreboardChallenge,
  ScoreboardTeam,
} from './scoreboard-parts.schema.ts'
import { ScoreboardTable } from './scoreboard-table.schema.ts'
import { followScoreboard } from '../scoreboard.service.ts'
import { solveTypeName } from '../solve-type.ts'

const ScoreboardDeltaSolve = builder.objectRef<DeltaSolve>('ScoreboardDeltaSolve').implement({
  description: 'A solve that the scoreboard did not have at version previousSeq.',
  fields: (t) => ({
    team: t.field({
      type: ScoreboardTeam,
      description: 'The team that solved the challenge.',
      resolve: ({ team }) => team,
    }),
    challenge: t.field({
      type: ScoreboardChallenge,
      description: 'The solved challenge.',
      resolve: ({ challenge }) => challenge,
    }),
    solvedAt: t.field({
      type: 'DateTime',
      description: 'When the flag was judged as correct.',
      resolve: ({ time }) => new Date(time),
    }),
    type: t.field({
      type: SubmissionTypeEnum,
      description: 'Whether it is a first, second or third blood, or any other solve.',
      resolve: ({ type }) => solveTypeName(type),
    }),
    typeNumber: t.exposeInt('type', {
      description: 'The type as in `ScoreboardTable.solveTypes`, which tells places after the third as well.',
    }),
    userName: t.exposeString('userName', {
      nullable: true,
      description: 'The user who sent the flag; null once the account is deleted.',
    }),
    points: t.exposeInt('points', { description: 'The points of the solve at version seq, bonus included.' }),
  }),
})

const ScoreboardDeltaTeam = builder.objectRef<BoardRow>('ScoreboardDeltaTeam').implement({
  description: 'A team that is new on the scoreboard, or whose name, bio, picture or division changed.',
  fields: (t) => ({
    id: t.id({
      description: ownId,
      resolve: ({ participationId }) => encodeGlobalID('ScoreboardDeltaTeam', participationId),
    }),
    teamId: t.id({
      description: 'The global id of the team, for `node`.',
      resolve: ({ team }) => encodeGlobalID('Team', team.teamId),
    }),
    databaseId: t.int({ resolve: ({ team }) => team.teamId }),
    participationId: t.exposeInt('participationId', {
      description:
        "The databaseId of the team's participation. Of teams with equal score and time of the last change, the lower one ranks higher.",
    }),
    name: t.string({
      description: "The team's name as it is shown, at most 128 characters.",
      resolve: ({ team }) => shownTeamName(team.name, team.teamId),
    }),
    bio: t.string({
      nullable: true,
      description: 'A text about the team; null when there is none.',
      resolve: ({ team }) => team.bio,
    }),
    avatarUrl: t.string({
      nullable: true,
      description: "The path of the team's picture; null when there is none.",
      resolve: ({ team }) => team.avatarUrl,
    }),
    division: t.exposeString('division', {
      nullable: true,
      description: 'The division that the team plays in; null when it has none.',
    }),
  }),
})

const ScoreboardStandings = builder.objectRef<readonly BoardRow[]>('ScoreboardStandings').implement({
  description: 'Columns of the teams whose score or rank changed; items with the same index belong together.',
  fields: (t) => ({
    teamIds: t.intList({
      description: 'The databaseIds of the teams.',
      resolve: (rows) => rows.map(({ team }) => team.teamId),
    }),
    scores: t.intList({
      description: 'The new score of each team, in points.',
      resolve: (rows) => rows.map(({ score }) => score),
    }),
    ranks: t.intList({
      description: 'The new rank of each team, from 1.',
      resolve: (rows) => rows.map(({ rank }) => rank),
    }),
    divisionRanks: t.field({
      type: ['Int'],
      nullable: { list: false, items: true },
      description: 'The new rank of each team in its division, from 1; null without a division.',
      resolve: (rows) => rows.map(({ divisionRank }) => divisionRank),
    }),
  }),
})

const ScoreboardDelta = builder.objectRef<BoardDelta>('ScoreboardDelta').implement({
  description:
    'The difference between the scoreboard at version previousSeq and at version seq. The points of a solve follow its challenge: when a challenge changes, so do the points of all its solves.',
  fields: (t) => ({
    seq: t.field({
      type: 'Long',
      description: 'The version after the change; the cursor to resume from.',
      resolve: ({ seq }) => seq,
    }),
    previousSeq: t.field({
      type: 'Long',
      description: 'The version that the change applies to.',
      resolve: ({ previousSeq }) => previousSeq,
    }),
    hiddenFrom: t.field(hiddenFromField),
    solves: t.field({
      type: [ScoreboardDeltaSolve],
      description: 'The new solves, in order of time.',
      resolve: ({ solves }) => [...solves],
    }),
    adjustments: t.field({
      type: [ScoreboardAdjustment],
      description: 'The new awards and costs of hints, in order of time.',
      resolve: ({ adjustments }) => [...adjustments],
    }),
    challenges: t.field({
      type: [ScoreboardChallenge],
      description: 'The changed challenges; all, in order, if the set of challenges changed.',
      resolve: ({ challenges }) => [...challenges],
    }),
    removedChallengeIds: t.intList({
      description: 'The databaseIds of challenges that are no longer on the scoreboard.',
      resolve: ({ removedChallengeIds }) => [...removedChallengeIds],
    }),
    teams: t.field({
      type: [ScoreboardDeltaTeam],
      description: 'Teams that are new, or whose name, bio, picture or division changed.',
      resolve: ({ teams }) => [...teams],
    }),
    removedTeamIds: t.intList({
      description: 'The databaseIds of teams that are no longer on the scoreboard.',
      resolve: ({ removedTeamIds }) => [...removedTeamIds],
    }),
    standings: t.field({
      type: ScoreboardStandings,
      description: 'The new scores and ranks, of the teams for which they changed.',
      resolve: (delta) => delta.standings(),
    }),
    reset: t.field({
      type: ScoreboardTable,
      nullable: true,
      description:
        "The whole scoreboard if the other fields can't describe the change, which are empty then; otherwise null.",
      resolve: ({ reset }) => reset,
    }),
  }),
})

builder.subscriptionField('scoreboardChanged', (t) =>
  t.field({
    type: ScoreboardDelta,
    description:
      'Every change of the scoreboard, in order and without gaps. The scoreboard without the hidden solves has versions of its own, which hidden solves do not move.',
    args: {
      gameId: t.arg.id({ required: true, description: 'The id of a game that has started.' }),
      after: t.arg({
        type: 'Long',
        description:
          'The version that the caller has; missed changes come first. Without it, only new changes.',
      }),
      asPublic: t.arg.boolean(asPublicArg),
    },
    subscribe: (_root, args, ctx) => {
      const { gameId, after, asPublic } = rowKeys(args)
      return followScoreboard(ctx, { gameId, after: after ?? null, asPublic })
    },
    resolve: (delta) => delta,
  }),
)
