import { shownTeamName } from '../../../rules/names.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { AnswerResult } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { orderInput } from '../../graphql/lists/list-order.ts'
import { timeRangeArgs } from '../../graphql/lists/time-range.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { SubmissionTypeEnum } from '../challenge/challenge-types.schema.ts'
import { ChallengeNode } from '../challenge/challenge.schema.ts'
import { GameNode } from '../game/game.schema.ts'
import { shownType } from '../challenge/play/shown-solve.ts'
import { loadChallenge } from '../challenge/read-challenges.ts'
import { ParticipationNode } from '../participation/participation.schema.ts'
import { loadParticipation } from '../participation/read-participations.ts'
import { TeamNode } from '../team/team.schema.ts'
import { seesAllSubmissions, shownStatus, visibleSubmissions } from './submission.policy.ts'
import { followSubmissions } from './follow-submissions.ts'
import { loadSubmission, readFollowedSubmission, viewerSubmissions } from './read-submissions.ts'
import { shownSubmission } from './shown-submission.ts'
import { seesChallenge } from './seen-challenges.ts'
import { gameSubmissionsFound, submitFlag } from './submission.service.ts'

export const AnswerResultEnum = builder.enumType(AnswerResult, {
  name: 'AnswerResult',
  description: 'The verdict on a submission.',
  values: {
    FlagSubmitted: {
      description:
        'Pending: the flag is not judged yet. The server judges flags at once, so new submissions never have it.',
    },
    Accepted: { description: 'The flag is correct.' },
    WrongAnswer: { description: 'The flag is wrong. Players also see this for the flag of another team.' },
    CheatDetected: {
      description: 'The flag was assigned to another team. Only monitors and administrators see this.',
    },
    NotFound: {
      description: 'There is no such submission. The server never gives this verdict to a new submission.',
    },
  },
})

/** Visible to players of the team and to monitors. */
export const SubmissionNode = builder.prismaNode('Submission', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: numberKey(id), AND: [visibleSubmissions(ctx.viewer)] }),
  description: 'A flag that a team sent, with its result.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    cursor: t.string({
      nullable: true,
      description: 'In a subscription, the value for `after` to continue after this item; otherwise null.',
      resolve: (row) => ('cursor' in row && typeof row.cursor === 'string' ? row.cursor : null),
    }),
    answer: t.exposeString('answer', { description: 'The text as it was sent, at most 512 characters.' }),
    status: t.field({
      type: AnswerResultEnum,
      description:
        'The verdict. Only monitors and administrators see CheatDetected; others see WrongAnswer instead.',
      resolve: ({ status }, _args, ctx) => shownStatus(ctx.viewer, status),
    }),
    type: t.field({
      type: SubmissionTypeEnum,
      description:
        'Whether it was a first, second or third blood, another correct one or a wrong one, when it was judged. Until the reveal, Normal for players if it is a correct one after the freeze.',
      resolve: ({ gameId, type, submittedAt }, _args, ctx) => shownType(ctx, { gameId, type, submittedAt }),
    }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', description: 'When the server judged it.' }),
    userName: t.string({
      nullable: true,
      description: 'The user who sent it; null once the account is deleted.',
      select: { user: { select: { userName: true } } },
      resolve: ({ user }) => user?.userName ?? null,
    }),
    teamName: t.string({
      description: 'The name of the team that it was sent for.',
      select: { participation: { select: { team: { select: { id: true, name: true } } } } },
      resolve: ({ participation: { team } }) => shownTeamName(team.name, team.id),
    }),
    team: t.field({
      type: TeamNode,
      description: 'The team that it was sent for.',
      select: (_args, _ctx, nestedSelection) => ({
        participation: { select: { team: nestedSelection(true) } },
      }),
      resolve: ({ participation }) => participation.team,
    }),
    challenge: t.field({
      type: ChallengeNode,
      nullable: true,
      description: "The challenge; null for players who can't see it now. Monitors always see it.",
      select: (_args, _ctx, nestedSelection) => ({ challenge: nestedSelection(true) }),
      resolve: async ({ challengeId, challenge }, _args, ctx) =>
        (await seesChallenge(ctx, challengeId)) ? challenge : null,
    }),
    challengeId: t.id({
      description: "The id of the challenge, also when the viewer can't see it.",
      resolve: ({ challengeId }) => encodeGlobalID('Challenge', challengeId),
    }),
    challengeDatabaseId: t.exposeInt('challengeId', {
      description: "The databaseId of the challenge, also when the viewer can't see it.",
    }),
    challengeTitle: t.string({
      description: "The title of the challenge, also when the viewer can't see it.",
      select: { challenge: { select: { title: true } } },
      resolve: ({ challenge }) => challenge.title,
    }),
    ip: t.string({
      nullable: true,
      description:
        'The IP address that it was sent from, for monitors; null for others and if it was not stored.',
      resolve: ({ ip }, _args, ctx) => (seesAllSubmissions(ctx.viewer) ? ip : null),
    }),
    points: t.int({
      nullable: true,
      description:
        'What it gives now, in points, blood bonus included; null unless it counts. Of a solve after the freeze, what the public scoreboard gives for the challenge, without a blood bonus.',
      resolve: async (row, _args, ctx) => (await shownSubmission(ctx, row))?.points ?? null,
    }),
    isAfterFreeze: t.boolean({
      description: 'Whether it is a solve that is hidden from other teams until the reveal.',
      resolve: async (row, _args, ctx) => (await shownSubmission(ctx, row))?.isAfterFreeze ?? false,
    }),
  }),
})

const SubmissionOrderInput = orderInput('Submission', {
  SUBMITTED_AT: { description: 'The time of the submission.' },
})

const SubmissionEdge = builder.edgeObject({ name: 'SubmissionEdge', type: SubmissionNode })

builder.prismaObjectField(GameNode, 'submissions', (t) =>
  t.prismaConnection(
    {
      type: SubmissionNode,
      cursor: 'id',
      nullable: true,
      description: 'Submissions; for monitors.',
      args: {
        status: t.arg({
          type: AnswerResultEnum,
          description: 'Only submissions with this verdict; all when absent.',
        }),
        type: t.arg({
          type: SubmissionTypeEnum,
          description: 'Only submissions of this type, such as first bloods; all when absent.',
        }),
        ...timeRangeArgs,
        orderBy: t.arg({
          type: SubmissionOrderInput,
          description: 'The order; the newest first when absent.',
        }),
        teamId: t.arg.id({
          description: 'Only submissions of the team with this id; of all teams when absent.',
        }),
        challengeId: t.arg.id({
          description: 'Only submissions for the challenge with this id; for all challenges when absent.',
        }),
        search: t.arg.string({
          description:
            "Only those with this text in the answer or in the team's, user's or challenge's name; all when absent.",
        }),
      },
      resolve: async (query, game, { orderBy, ...filter }, ctx) =>
        (await gameSubmissionsFound(ctx, game.id, rowKeys(filter), orderBy)).rows(query),
      totalCount: async (game, { orderBy: _order, ...filter }, ctx) =>
        (await gameSubmissionsFound(ctx, game.id, rowKeys(filter))).count(),
    },
    { name: 'SubmissionConnection' },
    SubmissionEdge,
  ),
)

builder.prismaObjectField(ChallengeNode, 'viewerSubmissions', (t) =>
  t.prismaConnection(
    {
      type: SubmissionNode,
      cursor: 'id',
      description: "Submissions of the viewer's team, newest first.",
      resolve: (query, { id }, _args, ctx) => viewerSubmissions(ctx, id).rows(query),
      totalCount: ({ id }, _args, ctx) => viewerSubmissions(ctx, id).count(),
    },
    { name: 'ViewerSubmissionConnection' },
    SubmissionEdge,
  ),
)

mutation('submitFlag', {
  description:
    'Judges a flag at once. The first correct one of a team is its solve and counts while the game is live. Wrong flags are rate limited. For members of an accepted team, from the start to the end of the game, and in practice mode after it.',
  input: (t) => ({
    gameId: t.id({
      required: true,
      description: "The id of a game that the viewer's team plays.",
    }),
    challengeId: t.id({
      required: true,
      description: 'The id of an enabled challenge of the game.',
    }),
    flag: t.string({ required: true, description: 'The text to judge, at most 512 characters.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const input = rowKeys(sent)
    const { submissionId } = await submitFlag(ctx, input)
    return { challengeId: input.challengeId, submissionId }
  },
  payload: (t) => ({
    submission: t.prismaField({
      nullable: true,
      type: SubmissionNode,
      description: 'The submission with its verdict.',
      resolve: (query, { submissionId }, _args, ctx) => loadSubmission(ctx, submissionId, query),
    }),
    challenge: t.prismaField({
      type: ChallengeNode,
      nullable: true,
      description:
        'The challenge with its new score. Null with an error for API tokens without the scope read.',
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
    participation: t.prismaField({
      type: ParticipationNode,
      nullable: true,
      description:
        "The team's participation with its new rank. Null with an error for API tokens without the scope read.",
      resolve: async (query, { submissionId }, _args, ctx) =>
        loadParticipation(ctx, (await loadSubmission(ctx, submissionId, {})).participationId, query),
    }),
  }),
})

builder.subscriptionField('submissionJudged', (t) =>
  t.prismaField({
    type: SubmissionNode,
    description: 'Submissions as they are judged: those of the viewer’s team; for monitors all.',
    args: {
      gameId: t.arg.id({ required: true, description: 'The id of the game.' }),
      after: t.arg.string({
        description:
          'The `cursor` of the last item that the caller received, or a `Game.liveCursor`: missed items come first, at most 1000. Without it, only new items.',
      }),
    },
    subscribe: (_root, { gameId, after }, ctx) =>
      followSubmissions(ctx, { ...rowKeys({ gameId }), after: after ?? null }),
    resolve: async (query, { submission, cursor }, _args, ctx) => ({
      ...(await readFollowedSubmission(ctx, submission, query)),
      cursor,
    }),
  }),
)
