import { builder } from '../../graphql/builder.ts'
import { numberOfId } from '../../graphql/global-id.ts'
import { BloodBonus, GameNode } from '../game/game.schema.ts'
import { boardAt } from './model/board-at.ts'
import type { BoardView } from './model/board-view.ts'
import { unrankedDivisionsField } from './table/unranked-divisions.ts'
import { pageOfEntries } from './table/entry-pages.ts'
import { asPublicArg, hiddenFromField } from './freeze/freeze-fields.ts'
import { ScoreboardChallenge, ScoreboardEntry, ScoreboardTimeline } from './table/scoreboard-parts.schema.ts'
import { findScoreboard } from './scoreboard.service.ts'
import { ScoreboardTable } from './table/scoreboard-table.schema.ts'
import { timelines } from './timelines.ts'

const mostTeams = 100

const EntryEdge = builder.edgeObject({ name: 'ScoreboardEntryEdge', type: ScoreboardEntry })
const EntryConnection = builder.connectionObject(
  {
    name: 'ScoreboardEntryConnection',
    type: ScoreboardEntry,
    fields: (t) => ({
      totalCount: t.int({
        resolve: (connection) => (connection as unknown as { totalCount: number }).totalCount,
      }),
    }),
  },
  EntryEdge,
)

const Scoreboard = builder.objectRef<BoardView>('Scoreboard').implement({
  description: 'The live scoreboard at one version.',
  fields: (t) => ({
    seq: t.field({
      type: 'Long',
      description: 'The version, which grows by one with every change; the cursor for scoreboardChanged.',
      resolve: (view) => view.seq,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When the last change to the scoreboard happened.',
      resolve: (view) => new Date(view.updatedAt),
    }),
    hiddenFrom: t.field(hiddenFromField),
    bloodBonus: t.field({
      type: BloodBonus,
      description: 'The extra points of the first three solves.',
      resolve: (view) => view.bloodBonus,
    }),
    bloodBonusPoints: t.intList({
      description:
        'The extra points of the first solves of a challenge, in order. Empty while `bloodBonus` applies.',
      resolve: (view) => [...view.bloodBonusPoints],
    }),
    challengeCount: t.int({
      description: 'How many challenges are enabled.',
      resolve: (view) => view.challenges.size,
    }),
    divisions: t.stringList({
      description: 'The divisions with a team on the scoreboard, by the rank of their best team.',
      resolve: (view) => [...view.divisions],
    }),
    unrankedDivisions: t.stringList(unrankedDivisionsField),
    challenges: t.field({
      type: [ScoreboardChallenge],
      description: 'Challenges by category, then title.',
      resolve: (view) => [...view.challenges.values()],
    }),
    entries: t.connection(
      {
        type: ScoreboardEntry,
        description:
          'Teams in rank order, 20 a page unless `first` or `last` says otherwise, at most 100. A cursor names the version of the scoreboard (`seq`), so all pages of a walk are of the version of the first page, filters included. A version is kept for five minutes after the last read, at most 20 of them; then the error GAME_BOARD_CURSOR_EXPIRED asks to start again without a cursor.',
        args: {
          division: t.arg.string({ description: 'Only teams of this division; all when absent.' }),
          search: t.arg.string({ description: 'Only teams whose name contains this text; all when absent.' }),
        },
        resolve: (view, { division, search, first, last, after, before }, ctx) =>
          pageOfEntries(ctx, view, { division, search }, { first, last, after, before }),
      },
      EntryConnection,
      EntryEdge,
    ),
    entriesAt: t.field({
      type: [ScoreboardEntry],
      description:
        'The best ranked teams as the solves up to a moment rank them, in rank order, with the teams and challenges of now.',
      args: {
        time: t.arg({ type: 'DateTime', required: true, description: 'The moment, included.' }),
        top: t.arg.int({ defaultValue: 10, description: 'How many teams; at most 100.' }),
      },
      resolve: (current, { time, top }) => {
        const view = boardAt(current, time)
        const count = Math.max(0, Math.min(top ?? 10, mostTeams))
        const ranked = view.rows.filter(({ standing }) => standing === 'Ranked')
        return ranked.slice(0, count).map((row) => ({ view, row }))
      },
    }),
    entry: t.field({
      type: ScoreboardEntry,
      nullable: true,
      description: 'A team’s row; null if it is not on the scoreboard.',
      args: { teamId: t.arg.id({ required: true, description: 'The id of the team.' }) },
      resolve: (view, { teamId }) => {
        const row = view.rowByTeam.get(numberOfId(teamId, 'Team', 'teamId'))
        return row ? { view, row } : null
      },
    }),
    table: t.field({
      type: ScoreboardTable,
      description:
        'The whole scoreboard as columns, for programs that keep it up to date with scoreboardChanged.',
      resolve: (view) => view,
    }),
    timelines: t.field({
      type: [ScoreboardTimeline],
      description: 'Timelines of the best teams of the game or of one division.',
      args: {
        division: t.arg.string({
          description: 'Only teams of this division; teams of the whole game when absent.',
        }),
        top: t.arg.int({ defaultValue: 10, description: 'How many teams, in rank order; at most 100.' }),
      },
      resolve: (view, { division, top }) =>
        timelines(view, { division: division ?? null, top: Math.max(0, Math.min(top ?? 10, mostTeams)) }),
    }),
  }),
})

builder.prismaObjectField(GameNode, 'scoreboard', (t) =>
  t.field({
    type: Scoreboard,
    nullable: true,
    description:
      'The scoreboard; null before the start, for everybody. After a freeze and until the reveal, monitors and administrators get the one with all solves, others the one without the hidden solves.',
    args: { asPublic: t.arg.boolean(asPublicArg) },
    select: { id: true },
    resolve: (game, { asPublic }, ctx) => findScoreboard(ctx, game.id, { asPublic }),
  }),
)
