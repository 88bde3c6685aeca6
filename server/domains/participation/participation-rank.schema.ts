import { builder } from '../../graphql/builder.ts'
import { ScoreboardEntry } from '../scoreboard/scoreboard-parts.schema.ts'
import { findScoreboard } from '../scoreboard/scoreboard.service.ts'
import { ParticipationNode } from './participation.schema.ts'

builder.prismaObjectField(ParticipationNode, 'standing', (t) =>
  t.field({
    type: ScoreboardEntry,
    nullable: true,
    description: 'The team’s row of the scoreboard; null before the start and unless the team is accepted.',
    resolve: async ({ gameId, teamId }, _args, ctx) => {
      const view = await findScoreboard(ctx, gameId)
      const row = view?.rowByTeam.get(teamId)
      return view && row ? { view, row } : null
    },
  }),
)
