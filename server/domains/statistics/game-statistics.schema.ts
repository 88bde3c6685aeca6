import { builder } from '../../graphql/builder.ts'
import { GameNode } from '../game/game.schema.ts'
import type { Activity } from './activity.ts'
import { ChallengeStatisticsRef } from './challenge-statistics.schema.ts'
import { gameStatistics, type GameStatistics, type Pause } from './game-statistics.ts'
import type { ScoreRange } from './score-ranges.ts'

const ActivityRef = builder.objectRef<Activity>('GameActivity').implement({
  description: 'The submissions in a part of the game.',
  fields: (t) => ({
    startAt: t.expose('startAt', { type: 'DateTime', description: 'The start of the part.' }),
    submissionCount: t.exposeInt('submissionCount', { description: 'The number of submissions.' }),
    solveCount: t.exposeInt('solveCount', { description: 'The number of solves.' }),
    activeTeamCount: t.exposeInt('activeTeamCount', { description: 'The number of teams that submitted.' }),
  }),
})

const PauseRef = builder.objectRef<Pause>('GamePause').implement({
  description: 'A pause of a game that is over.',
  fields: (t) => ({
    pausedAt: t.expose('pausedAt', { type: 'DateTime', description: 'The time of the pause.' }),
    resumedAt: t.expose('resumedAt', { type: 'DateTime', description: 'The time of the resume.' }),
  }),
})

const ScoreRangeRef = builder.objectRef<ScoreRange>('ScoreRange').implement({
  description: 'The number of teams whose points are in a range.',
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'The fewest points of the range.' }),
    to: t.exposeInt('to', {
      description: 'The end of the range. Only the last range includes it.',
    }),
    teamCount: t.exposeInt('teamCount', { description: 'The number of teams.' }),
  }),
})

const GameStatisticsRef = builder.objectRef<GameStatistics>('GameStatistics').implement({
  description: 'The statistics of a game, of its accepted teams without testers.',
  fields: (t) => ({
    teamCount: t.exposeInt('teamCount', { description: 'The number of accepted teams.' }),
    submissionCount: t.exposeInt('submissionCount', {
      description: 'The number of submissions for the challenges of the scoreboard.',
    }),
    solveCount: t.exposeInt('solveCount', {
      description: 'The number of solves of the challenges of the scoreboard.',
    }),
    activity: t.expose('activity', {
      type: [ActivityRef],
      description:
        'The submissions over time: at most 48 parts of equal length from the start to the end, or to now.',
    }),
    pauses: t.expose('pauses', {
      type: [PauseRef],
      description: 'The pauses in this time that are over, in order. The times to solve do not contain them.',
    }),
    scores: t.expose('scores', {
      type: [ScoreRangeRef],
      description: 'The teams by their points, in at most ten ranges of equal width.',
    }),
    challenges: t.expose('challenges', {
      type: [ChallengeStatisticsRef],
      description: 'The challenges in the order of the scoreboard.',
    }),
  }),
})

builder.prismaObjectField(GameNode, 'statistics', (t) =>
  t.field({
    type: GameStatisticsRef,
    nullable: true,
    description:
      'The statistics of the game, for organizers from the start on, for others after the end. In a game with a freeze they wait for the reveal, because they count all solves. Null before.',
    select: { id: true, start: true, end: true, pausedAt: true, freezeAt: true, revealedAt: true },
    resolve: (game, _args, ctx) => gameStatistics(ctx, game),
  }),
)
