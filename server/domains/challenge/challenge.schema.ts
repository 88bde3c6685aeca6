import type { SubmissionType } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { AttachmentRef } from '../asset/attachment.schema.ts'
import { viewAttachment } from '../asset/attachment.ts'
import { withFile } from './challenge-rows.ts'
import { ChallengeCategoryEnum, ChallengeTypeEnum, SubmissionTypeEnum } from './challenge-types.schema.ts'
import { Blood } from '../scoreboard/table/scoreboard-parts.schema.ts'
import { challengeRevision, editedRows } from './author/challenge-revision.ts'
import { challengeValue } from './challenge-value.ts'
import { mayAuthorChallenges, visibleChallenges } from './challenge.policy.ts'
import { teamContextSelection, teamContext } from './play/play-challenge.service.ts'
import { solvesOfViewer, viewerSolve } from './play/viewer-solve.ts'
import { viewerIdOf } from '../../use-case/viewer.ts'

type ViewerSolve = {
  type: SubmissionType
  solvedAt: Date
  userName: string | null
  points: number
  isAfterFreeze: boolean
}

const ViewerSolveRef = builder.objectRef<ViewerSolve>('ViewerSolve').implement({
  description: "The solve of the viewer's team.",
  fields: (t) => ({
    type: t.field({
      description: 'Whether the solve is a blood.',
      type: SubmissionTypeEnum,
      resolve: ({ type }) => type,
    }),
    solvedAt: t.expose('solvedAt', { description: 'The time of the solve.', type: 'DateTime' }),
    userName: t.exposeString('userName', {
      nullable: true,
      description: 'The name of the user who solved it. Null when the user has been deleted.',
    }),
    points: t.exposeInt('points', {
      description:
        'Current points of the solve; 0 for solves after the end of the game. Of a solve after the freeze, what the public scoreboard gives for the challenge, without a blood bonus.',
    }),
    isAfterFreeze: t.exposeBoolean('isAfterFreeze', {
      description: 'Whether the solve is hidden from other teams until the reveal.',
    }),
  }),
})

/** Returned only to players and authors of the challenge; fields for authors are null for players. */
export const ChallengeNode = builder.prismaNode('Challenge', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: numberKey(id), AND: visibleChallenges(ctx) }),
  description: 'A task of a game.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'The title, shown to players.' }),
    content: t.exposeString('content', { description: 'The task for the players, in Markdown.' }),
    category: t.field({
      description: 'The field of the challenge.',
      type: ChallengeCategoryEnum,
      resolve: ({ category }) => category,
    }),
    type: t.field({
      description:
        'Whether the challenge has containers, and whether each team gets its own flag. Set at the creation.',
      type: ChallengeTypeEnum,
      resolve: ({ type }) => type,
    }),
    hints: t.exposeStringList('hints', { description: 'The published hints in order, in Markdown.' }),
    score: t.int({
      description: 'Current points of a solve, without blood bonus.',
      resolve: async (row, _args, ctx) => (await challengeValue(ctx, row)).score,
    }),
    solvedCount: t.int({
      description: 'The number of teams that solved the challenge while the game was live.',
      resolve: async (row, _args, ctx) => (await challengeValue(ctx, row)).solvedCount,
    }),
    bloods: t.field({
      type: [Blood],
      description: 'The first three solves, or fewer, first blood first.',
      resolve: async (row, _args, ctx) => (await challengeValue(ctx, row)).bloods,
    }),
    disableBloodBonus: t.exposeBoolean('disableBloodBonus', {
      description: 'Whether the first three solves get no extra points.',
    }),
    decidesTies: t.exposeBoolean('decidesTies', {
      description: 'Whether a solve counts for the time that decides between teams of equal score.',
    }),
    isSolved: t.boolean({
      description: "Whether the viewer's team solved the challenge, practice included.",
      select: (_args, ctx) => solvesOfViewer(viewerIdOf(ctx)),
      resolve: ({ solves }) => solves.length > 0,
    }),
    viewerSolve: t.field({
      description: "The solve of the viewer's team. Null if it has not solved the challenge.",
      type: ViewerSolveRef,
      nullable: true,
      select: (_args, ctx) => solvesOfViewer(viewerIdOf(ctx)),
      resolve: ({ id, gameId, solves }, _args, ctx) => viewerSolve(ctx, { id, gameId, solves }),
    }),
    attachment: t.field({
      type: AttachmentRef,
      nullable: true,
      description: "The attachment for the viewer's team. Null without one.",
      select: (_args, ctx) => teamContextSelection({ userId: viewerIdOf(ctx) }),
      resolve: (challenge) => teamContext(challenge).attachment,
    }),
  }),
})

// Fields for authors; null for everybody else.
builder.prismaObjectFields(ChallengeNode, (t) => {
  const authored = { nullable: true } as const
  const forAuthors = <Value>(ctx: Context, value: Value) => (mayAuthorChallenges(ctx.viewer) ? value : null)
  return {
    isEnabled: t.boolean({
      description:
        'Whether players see the challenge once the game has started. For authors; null for others.',
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.isEnabled),
    }),
    originalScore: t.int({
      description: 'The points of the first solve, without blood bonus. For authors; null for others.',
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.originalScore),
    }),
    minScoreRate: t.float({
      description:
        'The minimum score as a share of the original score, 0 to 1. For authors; null for others.',
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.minScoreRate),
    }),
    flagTemplate: t.string({
      description: 'The pattern from which the flags of teams are generated. For authors; null for others.',
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.flagTemplate),
    }),
    fileName: t.string({
      description: 'The file name of dynamic attachments. For authors; null for others.',
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.fileName),
    }),
    containerImage: t.string({
      description: 'The container image of the instances. For authors; null for others.',
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.containerImage),
    }),
    memoryLimitMib: t.int({
      ...authored,
      description: 'The memory limit of an instance, in MiB. For authors; null for others.',
      resolve: (row, _args, ctx) => forAuthors(ctx, row.memoryLimitMib),
    }),
    cpuTenths: t.int({
      ...authored,
      description: 'The CPU limit of an instance, in tenths of a CPU. For authors; null for others.',
      resolve: (row, _args, ctx) => forAuthors(ctx, row.cpuTenths),
    }),
    storageLimitMib: t.int({
      ...authored,
      description: 'The storage limit of an instance, in MiB. For authors; null for others.',
      resolve: (row, _args, ctx) => forAuthors(ctx, row.storageLimitMib),
    }),
    warmInstances: t.int({
      ...authored,
      description:
        'Containers that run without a team during the game, for the next starts. For authors; null for others.',
      resolve: (row, _args, ctx) => forAuthors(ctx, row.warmInstances),
    }),
    containerExposePort: t.int({
      description: 'The port of the container that players reach. For authors; null for others.',
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.containerExposePort),
    }),
    enableTrafficCapture: t.boolean({
      description: 'Whether the traffic of the instances is captured. For authors; null for others.',
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.enableTrafficCapture),
    }),
    revision: t.string({
      ...authored,
      description:
        'Changes with every field that `updateChallenge` and `setExtraHints` can change. Send it with a change. For authors; null for others.',
      select: editedRows,
      resolve: (row, _args, ctx) => (mayAuthorChallenges(ctx.viewer) ? challengeRevision(row) : null),
    }),
    challengeAttachment: t.field({
      ...authored,
      type: AttachmentRef,
      description: 'The attachment for all teams. Null without one. For authors; null for others.',
      select: { attachment: withFile },
      resolve: ({ attachment }, _args, ctx) => forAuthors(ctx, viewAttachment(attachment)),
    }),
  }
})
