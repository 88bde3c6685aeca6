import { AnswerResult } from '../../../prisma/generated/client/enums.ts'
import { requireMonitor } from '../../use-case/roles.ts'
import { readOnce } from '../../events/read-once.ts'
import { builder } from '../../graphql/builder.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { SubmissionTypeEnum } from '../challenge/challenge-types.schema.ts'
import { ChallengeNode } from '../challenge/challenge.schema.ts'
import { GameNode } from '../game/game.schema.ts'
import { readingPlayer } from '../participation/participation.policy.ts'
import { ParticipationNode } from '../participation/participation.schema.ts'
import { TeamNode } from '../team/team.schema.ts'
import { seesAllSubmissions, shownStatus, visibleSubmissions } from './submission.policy.ts'
import { followSubmissions } from './follow-submissions.ts'
import { seesChallenge } from './seen-challenges.ts'
import { submissionsMatching, submitFlag } from './submission.service.ts'

const AnswerResultEnum = builder.enumType(AnswerResult, { name: 'AnswerResult' })

/** Visible to players of the team and to monitors. */
const SubmissionNode = builder.prismaNode('Submission', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: numberKey(id), AND: [visibleSubmissions(ctx.viewer)] }),
  description: 'A flag that a team sent, with its result.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    answer: t.exposeString('answer'),
    status: t.field({
      type: AnswerResultEnum,
      description: 'Players see WrongAnswer instead of CheatDetected.',
      resolve: ({ status }, _args, ctx) => shownStatus(ctx.viewer, status),
    }),
    type: t.field({
      type: SubmissionTypeEnum,
      description: 'Its place when it was judged.',
      resolve: ({ type }) => type,
    }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
    userName: t.string({
      nullable: true,
      select: { user: { select: { userName: true } } },
      resolve: ({ user }) => user?.userName ?? null,
    }),
    teamName: t.string({
      select: { participation: { select: { team: { select: { name: true } } } } },
      resolve: ({ participation }) => participation.team.name,
    }),
    team: t.field({
      type: TeamNode,
      select: (_args, _ctx, nestedSelection) => ({
        participation: { select: { team: nestedSelection(true) } },
      }),
      resolve: ({ participation }) => participation.team,
    }),
    challenge: t.field({
      type: ChallengeNode,
      nullable: true,
      description: 'Null for players who cannot see the challenge now; monitors always see it.',
      select: (_args, _ctx, nestedSelection) => ({ challenge: nestedSelection(true) }),
      resolve: async ({ challengeId, challenge }, _args, ctx) =>
        (await seesChallenge(ctx, challengeId)) ? challenge : null,
    }),
    challengeDatabaseId: t.exposeInt('challengeId'),
    challengeTitle: t.string({
      select: { challenge: { select: { title: true } } },
      resolve: ({ challenge }) => challenge.title,
    }),
    address: t.string({
      nullable: true,
      description: 'IP address of the submission, for monitors; null if it was not stored.',
      resolve: ({ ip }, _args, ctx) => (seesAllSubmissions(ctx.viewer) ? ip : null),
    }),
    points: t.int({
      nullable: true,
      description: 'Current points, blood bonus included; null unless it counts.',
      resolve: async ({ id, gameId, teamId, challengeId }, _args, ctx) => {
        const board = await ctx.scoreboards.get(gameId)
        const solve = board?.rowByTeam.get(teamId)?.solves.find(({ submissionId }) => submissionId === id)
        return solve ? (board?.challenges.get(challengeId)?.points[solve.type] ?? null) : null
      },
    }),
  }),
})

builder.prismaObjectField(GameNode, 'submissions', (t) =>
  t.prismaConnection(
    {
      type: SubmissionNode,
      cursor: 'id',
      nullable: true,
      description: 'Submissions, newest first; for monitors.',
      args: {
        status: t.arg({ type: AnswerResultEnum }),
        teamId: t.arg.int({ description: 'databaseId of a team.' }),
        challengeId: t.arg.int({ description: 'databaseId of a challenge.' }),
        search: t.arg.string({
          description: 'Part of an answer, or of a team’s, user’s or challenge’s name.',
        }),
      },
      resolve: (query, game, args, ctx) => {
        requireMonitor(ctx)
        return ctx.db.submission.findMany({
          ...query,
          where: { AND: [{ gameId: game.id }, submissionsMatching(args)] },
          orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
        })
      },
    },
    { name: 'SubmissionConnection' },
    { name: 'SubmissionEdge' },
  ),
)

const shownOfTeam = 20

builder.prismaObjectField(ChallengeNode, 'viewerSubmissions', (t) =>
  t.prismaField({
    type: [SubmissionNode],
    description: `Submissions of the viewer's team, newest first; at most ${shownOfTeam}.`,
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.submission.findMany({
        ...query,
        where: {
          challengeId: id,
          participation: { members: { some: { userId: readingPlayer(ctx.viewer) } } },
        },
        orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
        take: shownOfTeam,
      }),
  }),
)

builder.relayMutationField(
  'submitFlag',
  {
    inputFields: (t) => ({
      gameId: t.int({ required: true }),
      challengeId: t.int({ required: true }),
      flag: t.string({ required: true, description: 'At most 127 characters.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => ({
      challengeId: input.challengeId,
      submissionId: (await submitFlag(ctx, input)).submissionId,
    }),
  },
  {
    outputFields: (t) => ({
      submission: t.prismaField({
        type: SubmissionNode,
        resolve: (query, { submissionId }, _args, ctx) =>
          ctx.db.submission.findUniqueOrThrow({ ...query, where: { id: submissionId } }),
      }),
      challenge: t.prismaField({
        type: ChallengeNode,
        nullable: true,
        description: 'Requires the read scope of an API token; otherwise null with an error.',
        resolve: (query, { challengeId }, _args, ctx) =>
          ctx.db.challenge.findUniqueOrThrow({ ...query, where: { id: challengeId } }),
      }),
      participation: t.prismaField({
        type: ParticipationNode,
        nullable: true,
        description:
          'The team’s participation with its current rank; requires the read scope of an API token.',
        resolve: (query, { submissionId }, _args, ctx) =>
          ctx.db.participation.findFirstOrThrow({
            ...query,
            where: { submissions: { some: { id: submissionId } } },
          }),
      }),
    }),
  },
)

/** Subscribers to one submission with the same selection share one read. */
const readFollowed = readOnce(({ db }, { id }: { id: number }, query: object) =>
  db.submission.findUniqueOrThrow({ ...query, where: { id } }),
)

builder.subscriptionField('submissionJudged', (t) =>
  t.prismaField({
    type: SubmissionNode,
    description: 'Submissions as they are judged: those of the viewer’s team; for monitors all.',
    args: { gameId: t.arg.int({ required: true }) },
    subscribe: (_root, { gameId }, ctx) => followSubmissions(ctx, gameId),
    resolve: (query, submission, _args, ctx) => readFollowed(ctx, submission, query),
  }),
)
