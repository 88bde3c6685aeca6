import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import {
  challengeIdOf,
  CheatEvent,
  InstanceEndEvent,
  InstanceStartEvent,
  SubmissionEvent,
} from '../game-event/game-event.schema.ts'
import { BloodNotice, ChallengeNotice, HintNotice } from '../notice/notice.schema.ts'
import { ScoreboardChallenge, ScoreboardTeam } from './table/scoreboard-parts.schema.ts'
import { findScoreboard } from './scoreboard.service.ts'

// The teams and challenges of notices and events are those of the board, which is in memory: a list of them costs
// no query, and nobody sees more than the board shows.

const challengeField = {
  type: ScoreboardChallenge,
  nullable: true,
  description:
    'The challenge as the scoreboard shows it. Null if the scoreboard lacks it, such as before the start of the game, or when it is disabled or deleted.',
} as const

const teamField = { type: ScoreboardTeam, nullable: true } as const
const ifListed = 'as the scoreboard shows it. Null if it is not on the scoreboard.'

async function findChallenge(ctx: Context, gameId: number, challengeId: number | null) {
  const view = challengeId === null ? null : await findScoreboard(ctx, gameId)
  return (challengeId !== null && view?.challenges.get(challengeId)) || null
}

async function findTeam(ctx: Context, gameId: number, teamId: number | null) {
  const view = teamId === null ? null : await findScoreboard(ctx, gameId)
  return (teamId !== null && view?.rowByTeam.get(teamId)?.team) || null
}

for (const notice of [BloodNotice, HintNotice, ChallengeNotice]) {
  builder.prismaObjectField(notice, 'challenge', (t) =>
    t.field({
      ...challengeField,
      resolve: ({ gameId, challengeId }, _args, ctx) => findChallenge(ctx, gameId, challengeId),
    }),
  )
}

builder.prismaObjectField(BloodNotice, 'team', (t) =>
  t.field({
    ...teamField,
    description: `The team ${ifListed}`,
    resolve: ({ gameId, teamId }, _args, ctx) => findTeam(ctx, gameId, teamId),
  }),
)

for (const event of [InstanceStartEvent, InstanceEndEvent, SubmissionEvent, CheatEvent]) {
  builder.prismaObjectField(event, 'challenge', (t) =>
    t.field({
      ...challengeField,
      resolve: (row, _args, ctx) => findChallenge(ctx, row.gameId, challengeIdOf(row)),
    }),
  )
}

builder.prismaObjectField(CheatEvent, 'ownerTeam', (t) =>
  t.field({
    ...teamField,
    description: `The team with this flag, ${ifListed}`,
    select: { gameId: true, ownerTeamId: true },
    resolve: ({ gameId, ownerTeamId }, _args, ctx) => findTeam(ctx, gameId, ownerTeamId),
  }),
)
