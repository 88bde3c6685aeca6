import { builder } from '../../graphql/builder.ts'
import { ownHiddenSolves, type HiddenSolve } from '../scoreboard/freeze/own-hidden-solves.ts'
import { ScoreboardChallenge, ScoreboardEntry } from '../scoreboard/table/scoreboard-parts.schema.ts'
import { findScoreboard } from '../scoreboard/scoreboard.service.ts'
import { ParticipationNode } from './participation.schema.ts'

const SolveAfterFreeze = builder.objectRef<HiddenSolve>('SolveAfterFreeze').implement({
  description: 'A solve that is hidden from other teams until the reveal.',
  fields: (t) => ({
    challenge: t.field({
      type: ScoreboardChallenge,
      description: 'The solved challenge, as everybody sees it.',
      resolve: ({ challenge }) => challenge,
    }),
    points: t.int({
      description:
        'What everybody sees that a solve of the challenge gives, in points, without a blood bonus.',
      resolve: ({ points }) => points,
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

builder.prismaObjectFields(ParticipationNode, (t) => ({
  standing: t.field({
    type: ScoreboardEntry,
    nullable: true,
    description: 'The team’s row of the scoreboard; null before the start and unless the team is accepted.',
    resolve: async ({ gameId, teamId }, _args, ctx) => {
      const view = await findScoreboard(ctx, gameId)
      const row = view?.rowByTeam.get(teamId)
      return view && row ? { view, row } : null
    },
  }),
  solvesAfterFreeze: t.field({
    type: [SolveAfterFreeze],
    description:
      'The solves of the team that other teams do not see until the reveal, in order of time. Neither the score nor the rank that players see counts them.',
    resolve: async ({ gameId, teamId }, _args, ctx) => {
      const view = await findScoreboard(ctx, gameId, { asPublic: true })
      // The public board always leaves out the solves of testers.
      return view?.rowByTeam.has(teamId) ? ownHiddenSolves(ctx, view, teamId) : []
    },
  }),
}))
