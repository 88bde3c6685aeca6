import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { mayAuthorGames } from '../../game/game.policy.ts'
import { GameNode } from '../../game/game.schema.ts'
import { loadGame } from '../../game/read-games.ts'
import { countHiddenSolves, revealBoard, revealNextSolve } from './reveal.service.ts'
import { ScoreboardChallenge, ScoreboardTeam } from '../table/scoreboard-parts.schema.ts'
import { findScoreboard } from '../scoreboard.service.ts'

mutation('revealScoreboard', {
  description:
    'Shows everybody the solves that the freeze hid, all at once, and publishes the notices of their bloods. After the end of the game. For authors.',
  input: (t) => ({ gameId: t.id({ required: true, description: 'The id of the game.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId } = rowKeys(sent)
    await revealBoard(ctx, gameId)
    return { gameId }
  },
  payload: (t) => ({
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The game after the reveal.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})

mutation('revealNextSolve', {
  description:
    'Shows everybody one more of the solves that the freeze hid: the earliest one of the team that is ranked last among those with hidden solves. When none is hidden any more, the next call ends the reveal. After the end of the game. For authors.',
  input: (t) => ({ gameId: t.id({ required: true, description: 'The id of the game.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId } = rowKeys(sent)
    return { gameId, ...(await revealNextSolve(ctx, gameId)) }
  },
  payload: (t) => ({
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The game after the step. It has `revealedAt` after the last step.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
    team: t.field({
      type: ScoreboardTeam,
      nullable: true,
      description: 'The team of the shown solve; null after the last step.',
      resolve: async ({ gameId, revealed }, _args, ctx) => {
        const board = revealed && (await findScoreboard(ctx, gameId, { asPublic: true }))
        return (board && board.rowByTeam.get(revealed.teamId)?.team) ?? null
      },
    }),
    challenge: t.field({
      type: ScoreboardChallenge,
      nullable: true,
      description: 'The challenge of the shown solve; null after the last step.',
      resolve: async ({ gameId, revealed }, _args, ctx) => {
        const board = revealed && (await findScoreboard(ctx, gameId, { asPublic: true }))
        return (board && board.challenges.get(revealed.challengeId)) ?? null
      },
    }),
    left: t.int({
      description: 'How many solves are still hidden.',
      resolve: ({ left }) => left,
    }),
  }),
})

builder.prismaObjectField(GameNode, 'hiddenSolveCount', (t) =>
  t.int({
    nullable: true,
    description: 'How many solves the freeze hides from players now. For authors; null for others.',
    select: { id: true },
    resolve: ({ id }, _args, ctx) => (mayAuthorGames(ctx.viewer) ? countHiddenSolves(ctx, id) : null),
  }),
)
