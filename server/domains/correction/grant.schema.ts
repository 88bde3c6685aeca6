import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { GameNode } from '../game/game.schema.ts'
import { loadGame } from '../game/read-games.ts'
import { loadSubmission } from '../submission/read-submissions.ts'
import { seesAllSubmissions } from '../submission/submission.policy.ts'
import { SubmissionNode } from '../submission/submission.schema.ts'
import { PreviewObject } from './correction.schema.ts'
import { grantSolve, previewGrant } from './grant-solve.ts'

const GrantedSolve = builder.prismaObject('GrantedSolve', {
  description: 'Why a team has a solve without an answer.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'The reason, which the team reads.' }),
    grantedAt: t.expose('grantedAt', {
      type: 'DateTime',
      description: 'When the solve was granted. The time of the solve is that of the submission.',
    }),
    grantedBy: t.string({
      nullable: true,
      description: 'The user who granted it, for monitors; null for others and once the account is deleted.',
      select: { user: { select: { userName: true } } },
      resolve: ({ user }, _args, ctx) => (seesAllSubmissions(ctx.viewer) ? (user?.userName ?? null) : null),
    }),
  }),
})

builder.prismaObjectField(SubmissionNode, 'granted', (t) =>
  t.relation('granted', {
    type: GrantedSolve,
    nullable: true,
    description: 'Set for a solve that an organizer granted. Its answer is empty.',
  }),
)

const at =
  'The time of the solve, within the game and not in the future. Default: now, or the end of a game that is over.'
const takesBlood =
  'Whether the solve may take a place of the bloods with its bonus. Default: false, so that the next team inherits it.'

builder.prismaObjectField(GameNode, 'grantPreview', (t) =>
  t.field({
    type: PreviewObject,
    nullable: true,
    description: 'What granting a solve would move. Changes nothing. For authors.',
    args: {
      teamId: t.arg.id({ required: true, description: 'The id of the team.' }),
      challengeId: t.arg.id({ required: true, description: 'The id of the challenge.' }),
      at: t.arg({ type: 'DateTime', description: at }),
      takesBlood: t.arg.boolean({ description: takesBlood }),
    },
    resolve: async ({ id }, args, ctx) => ({
      solveCount: 1,
      ...(await previewGrant(ctx, id, rowKeys(args))),
    }),
  }),
)

mutation('grantSolve', {
  description:
    'Gives a team a solve of a challenge without an answer. It counts like every other solve, and voidSolves takes it back. Also changes a final result. For authors.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    teamId: t.id({ required: true, description: 'The id of the team.' }),
    challengeId: t.id({ required: true, description: 'The id of the challenge.' }),
    at: t.field({ type: 'DateTime', description: at }),
    takesBlood: t.boolean({ description: takesBlood }),
    reason: t.string({
      required: true,
      description: 'The reason, at most 500 characters. The team and the audit trail show it.',
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const input = rowKeys(sent)
    return { gameId: input.gameId, id: await grantSolve(ctx, input.gameId, input) }
  },
  payload: (t) => ({
    submission: t.prismaField({
      type: SubmissionNode,
      nullable: true,
      description: 'The submission of the solve.',
      resolve: (query, { id }, _args, ctx) => loadSubmission(ctx, id, query),
    }),
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The game after the correction.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})
