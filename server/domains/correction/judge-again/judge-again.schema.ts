import { encodeGlobalID } from '@pothos/plugin-relay'
import { correctionLimits } from '../../../../rules/field-limits.ts'
import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { GameNode } from '../../game/game.schema.ts'
import { loadGame } from '../../game/read-games.ts'
import { loadSubmissions } from '../../submission/read-submissions.ts'
import { seesAllSubmissions } from '../../submission/submission.policy.ts'
import { AnswerResultEnum, SubmissionNode } from '../../submission/submission.schema.ts'
import { PreviewObject } from '../correction.schema.ts'
import { judgeAgain } from './judge-again.service.ts'
import {
  answersOf,
  placesOf,
  previewJudgeAgain,
  type DifferingAnswer,
  type JudgeAgainPreview,
} from './preview-judge-again.ts'

const JudgedAgain = builder.prismaObject('JudgedAgain', {
  description: 'Why an answer that was wrong is right.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'The reason, which the team reads.' }),
    judgedAt: t.expose('judgedAt', { type: 'DateTime', description: 'When the answer was judged again.' }),
    judgedBy: t.string({
      nullable: true,
      description:
        'The user who judged it again, for monitors; null for others and once the account is deleted.',
      select: { user: { select: { userName: true } } },
      resolve: ({ user }, _args, ctx) => (seesAllSubmissions(ctx.viewer) ? (user?.userName ?? null) : null),
    }),
  }),
})

builder.prismaObjectField(SubmissionNode, 'judgedAgain', (t) =>
  t.field({
    type: JudgedAgain,
    nullable: true,
    description: 'Set for an answer that became right when an organizer judged it again.',
    select: (_args, _ctx, nestedSelection) => ({ judgedAgain: nestedSelection({ take: 1 }) }),
    resolve: ({ judgedAgain: rows }) => rows[0] ?? null,
  }),
)

const DifferingAnswerObject = builder.objectRef<DifferingAnswer>('DifferingAnswer').implement({
  description: 'A stored answer on which the flags of now give another verdict.',
  fields: (t) => ({
    submissionId: t.id({
      description: 'The global id of the submission.',
      resolve: ({ submissionId }) => encodeGlobalID('Submission', submissionId),
    }),
    teamDatabaseId: t.exposeInt('teamId', { description: 'The databaseId of the team.' }),
    teamName: t.exposeString('teamName', { description: 'The name of the team.' }),
    userName: t.exposeString('userName', {
      nullable: true,
      description: 'The user who sent it. Null once the account is deleted.',
    }),
    challengeDatabaseId: t.exposeInt('challengeId', { description: 'The databaseId of the challenge.' }),
    challengeTitle: t.exposeString('challengeTitle', { description: 'The title of the challenge.' }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', description: 'When the server judged it.' }),
    answer: t.exposeString('answer', { description: 'The answer.' }),
    before: t.expose('before', { type: AnswerResultEnum, description: 'The stored verdict.' }),
    after: t.expose('after', { type: AnswerResultEnum, description: 'The verdict by the flags of now.' }),
    isSolve: t.exposeBoolean('isSolve', {
      description: 'Whether it becomes the solve of its team. Another right answer is a repeated one.',
    }),
  }),
})

const JudgeAgainPreviewObject = builder.objectRef<JudgeAgainPreview>('JudgeAgainPreview').implement({
  description: 'What judging stored answers again would change.',
  fields: (t) => ({
    rightCount: t.int({
      description: 'The number of wrong answers that are right now.',
      resolve: ({ verdicts }) => verdicts.filter(({ isRight }) => isRight).length,
    }),
    wrongCount: t.int({
      description: 'The number of right answers that are wrong now.',
      resolve: ({ verdicts }) => verdicts.filter(({ isRight }) => !isRight).length,
    }),
    answers: t.field({
      type: [DifferingAnswerObject],
      nullable: true,
      description: `The answers, the oldest first, at most ${correctionLimits.submissions}.`,
      resolve: (preview, _args, ctx) => answersOf(ctx, preview),
    }),
    moved: t.field({
      type: PreviewObject,
      nullable: true,
      description: 'The places and values that they would move.',
      resolve: (preview, _args, ctx) => placesOf(ctx, preview),
    }),
  }),
})

const submissionIds = `Only these submissions, at most ${correctionLimits.submissions}.`

builder.prismaObjectField(GameNode, 'judgeAgainPreview', (t) =>
  t.field({
    type: JudgeAgainPreviewObject,
    nullable: true,
    description:
      'The stored answers on which the flags of now give another verdict. Voided answers are left out. Changes nothing. For authors.',
    args: {
      challengeId: t.arg.id({ description: 'Only answers to the challenge with this id.' }),
      submissionIds: t.arg.idList({ description: submissionIds }),
    },
    resolve: ({ id }, args, ctx) => previewJudgeAgain(ctx, id, rowKeys(args)),
  }),
)

mutation('judgeAgain', {
  description:
    'Judges stored answers by the flags of now, at their original times. A wrong answer that is right now counts; a right one that is wrong now is voided. Voided answers stay voided. Also changes a final result. For authors.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    challengeId: t.id({ description: 'Only answers to the challenge with this id.' }),
    submissionIds: t.idList({ description: submissionIds }),
    reason: t.string({
      required: true,
      description: `The reason, at most ${correctionLimits.reason} characters. The team and the audit trail show it.`,
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const input = rowKeys(sent)
    return { gameId: input.gameId, ...(await judgeAgain(ctx, input.gameId, input)) }
  },
  payload: (t) => ({
    rightCount: t.int({
      description: 'The number of answers that became right.',
      resolve: ({ becameRight }) => becameRight.length,
    }),
    wrongCount: t.int({
      description: 'The number of answers that became wrong.',
      resolve: ({ becameWrong }) => becameWrong.length,
    }),
    submissions: t.prismaField({
      type: [SubmissionNode],
      nullable: true,
      description: `The submissions whose verdict changed, at most ${correctionLimits.submissions}.`,
      resolve: (query, { becameRight, becameWrong }, _args, ctx) =>
        loadSubmissions(ctx, [...becameRight, ...becameWrong].slice(0, correctionLimits.submissions), query),
    }),
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The game after the correction.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})
