import { shownTeamName } from '../../../../rules/names.ts'
import { builder } from '../../../graphql/builder.ts'
import { pointsOf, type BoardRow, type BoardView } from '../model/board-view.ts'
import type { TeamSolve } from '../model/board-state.ts'
import { unrankedDivisionsField } from './unranked-divisions.ts'
import { hiddenFromField } from '../freeze/freeze-fields.ts'
import { adjustmentsOf } from './board-delta.ts'
import { ScoreboardAdjustment, ScoreboardChallenge } from './scoreboard-parts.schema.ts'

/** The board as columns, so that hundreds of thousands of solves are a few lists. */
export const ScoreboardTable = builder.objectRef<BoardView>('ScoreboardTable').implement({
  description:
    'The whole scoreboard as columns of plain lists. Items with the same index belong together: one per team in the columns of teams, one per solve in those whose name begins with solve.',
  fields: (t) => ({
    seq: t.field({
      type: 'Long',
      description: 'The version, and the cursor for scoreboardChanged.',
      resolve: (view) => view.seq,
    }),
    hiddenFrom: t.field(hiddenFromField),
    challenges: t.field({
      type: [ScoreboardChallenge],
      description: 'The enabled challenges by category, then title.',
      resolve: (view) => [...view.challenges.values()],
    }),
    teamIds: t.intList({
      description: 'The databaseId of each team, in rank order.',
      resolve: column(({ team }) => team.teamId),
    }),
    participationIds: t.intList({
      description:
        "The databaseId of each team's participation. It breaks ties: among equals the lower one ranks higher.",
      resolve: column(({ participationId }) => participationId),
    }),
    names: t.stringList({
      description: 'The name of each team as it is shown.',
      resolve: column(({ team }) => shownTeamName(team.name, team.teamId)),
    }),
    bios: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: 'The text about each team; null when there is none.',
      resolve: column(({ team }) => team.bio),
    }),
    avatarUrls: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: "The path of each team's picture; null when there is none.",
      resolve: column(({ team }) => team.avatarUrl),
    }),
    divisions: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: 'The division of each team; null when it has none.',
      resolve: column(({ division }) => division),
    }),
    unrankedDivisions: t.stringList(unrankedDivisionsField),
    scores: t.intList({
      description: 'The points of each team, bonuses, awards and costs of hints included; at least 0.',
      resolve: column(({ score }) => score),
    }),
    ranks: t.intList({
      description: 'The number of each team in this order, from 1.',
      resolve: column(({ rank }) => rank),
    }),
    divisionRanks: t.field({
      type: ['Int'],
      nullable: { list: false, items: true },
      description: 'The rank of each team in its division, from 1; null without a division.',
      resolve: column(({ divisionRank }) => divisionRank),
    }),
    lastSolveTimes: t.field({
      type: ['Long'],
      nullable: { list: false, items: true },
      description: "The time of each team's latest solve, in milliseconds since 1970; null without a solve.",
      resolve: column(({ lastTime }) => lastTime),
    }),
    solveTeamIds: t.intList({
      description:
        'The databaseId of the team of each solve. The solves of one team follow each other, ordered by time.',
      resolve: solveColumn((_view, { team }) => team.teamId),
    }),
    solveChallengeIds: t.intList({
      description: 'The databaseId of the challenge of each solve.',
      resolve: solveColumn((_view, _row, solve) => solve.challengeId),
    }),
    solveTimes: t.field({
      type: ['Long'],
      description: 'The time of each solve, in milliseconds since 1970.',
      resolve: solveColumn((_view, _row, solve) => solve.time),
    }),
    solveTypes: t.intList({
      description:
        'The type of each solve: 1, 2 and 3 are first, second and third blood, 4 is any other. In a game with a bonus in points for more solves, 5 is the fourth solve, and so on up to 11 for the tenth.',
      resolve: solveColumn((_view, _row, solve) => solve.type),
    }),
    solvePoints: t.intList({
      description: 'The current points of each solve, blood bonus included.',
      resolve: solveColumn((view, _row, solve) => pointsOf(view, solve)),
    }),
    solveUserNames: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: 'The user who sent the flag of each solve; null once the account is deleted.',
      resolve: solveColumn((_view, _row, solve) => solve.userName),
    }),
    adjustments: t.field({
      type: [ScoreboardAdjustment],
      description:
        'The awards and the costs of hints of all teams. Those of one team follow each other, ordered by time.',
      resolve: adjustmentsOf,
    }),
  }),
})

function column<Value>(read: (row: BoardRow) => Value) {
  return (view: BoardView): Value[] => view.rows.map(read)
}

function solveColumn<Value>(read: (view: BoardView, row: BoardRow, solve: TeamSolve) => Value) {
  return (view: BoardView): Value[] => {
    const values: Value[] = []
    for (const row of view.rows) for (const solve of row.solves) values.push(read(view, row, solve))
    return values
  }
}
