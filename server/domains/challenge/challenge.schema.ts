import type { SubmissionType } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { AttachmentRef } from '../asset/attachment.schema.ts'
import { viewAttachment } from '../asset/attachment.ts'
import { withFile } from './challenge-rows.ts'
import {
  BloodRef,
  ChallengeCategoryEnum,
  ChallengeTypeEnum,
  SubmissionTypeEnum,
} from './challenge-types.schema.ts'
import { challengeValue } from './challenge-value.ts'
import { mayAuthorChallenges, visibleChallenges } from './challenge.policy.ts'
import { minScore } from '../../../rules/dynamic-score.ts'
import { heldBy, teamContext } from './play-challenge.service.ts'
import { solvesOfViewer, viewerSolve } from './viewer-solve.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

function userIdOf(ctx: Context): string {
  return ctx.viewer?.id ?? nobody
}

type ViewerSolve = { type: SubmissionType; solvedAt: Date; userName: string | null; score: number }

const ViewerSolveRef = builder.objectRef<ViewerSolve>('ViewerSolve').implement({
  description: "The solve of the viewer's team.",
  fields: (t) => ({
    type: t.field({ type: SubmissionTypeEnum, resolve: ({ type }) => type }),
    solvedAt: t.expose('solvedAt', { type: 'DateTime' }),
    userName: t.exposeString('userName', { nullable: true, description: 'Null once the user is gone.' }),
    score: t.exposeInt('score', { description: 'What it is worth now; 0 after the end of the game.' }),
  }),
})

/** Who may not play or author it never gets hold of one; what authors alone may know is null for players. */
export const ChallengeNode = builder.prismaNode('Challenge', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: numberKey(id), AND: visibleChallenges(ctx) }),
  description: 'A task of a game.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    title: t.exposeString('title'),
    content: t.exposeString('content', { description: 'Markdown.' }),
    category: t.field({ type: ChallengeCategoryEnum, resolve: ({ category }) => category }),
    type: t.field({ type: ChallengeTypeEnum, resolve: ({ type }) => type }),
    hints: t.exposeStringList('hints'),
    score: t.int({
      description: 'What a solve is worth now, before bonus.',
      resolve: async (row, _args, ctx) => (await challengeValue(ctx, row)).score,
    }),
    solvedCount: t.int({ resolve: async (row, _args, ctx) => (await challengeValue(ctx, row)).solvedCount }),
    bloods: t.field({
      type: [BloodRef],
      description: 'At most three, the first one first.',
      resolve: async (row, _args, ctx) => (await challengeValue(ctx, row)).bloods,
    }),
    disableBloodBonus: t.exposeBoolean('disableBloodBonus'),
    isSolved: t.boolean({
      description: "By the viewer's team, practice included.",
      select: (_args, ctx) => solvesOfViewer(userIdOf(ctx)),
      resolve: ({ solves }) => solves.length > 0,
    }),
    viewerSolve: t.field({
      type: ViewerSolveRef,
      nullable: true,
      select: (_args, ctx) => solvesOfViewer(userIdOf(ctx)),
      resolve: ({ id, gameId, solves }, _args, ctx) => viewerSolve(ctx, { id, gameId, solves }),
    }),
    attachment: t.field({
      type: AttachmentRef,
      nullable: true,
      description: "What the viewer's team may download.",
      select: (_args, ctx) => heldBy({ userId: userIdOf(ctx) }),
      resolve: (challenge) => teamContext(challenge).attachment,
    }),
    closeTime: t.field({
      type: 'DateTime',
      nullable: true,
      description: "When the container of the viewer's team stops.",
      select: (_args, ctx) => heldBy({ userId: userIdOf(ctx) }),
      resolve: (challenge) => teamContext(challenge).closeTime,
    }),
    instanceEntry: t.string({
      nullable: true,
      description: "Where the container of the viewer's team is reached.",
      select: (_args, ctx) => heldBy({ userId: userIdOf(ctx) }),
      resolve: (challenge) => teamContext(challenge).instanceEntry,
    }),
  }),
})

// For authors; null for everybody else.
builder.prismaObjectFields(ChallengeNode, (t) => {
  const authored = { nullable: true } as const
  const forAuthors = <Value>(ctx: Context, value: Value) => (mayAuthorChallenges(ctx.viewer) ? value : null)
  return {
    isEnabled: t.boolean({ ...authored, resolve: (row, _args, ctx) => forAuthors(ctx, row.isEnabled) }),
    originalScore: t.int({ ...authored, resolve: (row, _args, ctx) => forAuthors(ctx, row.originalScore) }),
    minScoreRate: t.float({ ...authored, resolve: (row, _args, ctx) => forAuthors(ctx, row.minScoreRate) }),
    difficulty: t.float({ ...authored, resolve: (row, _args, ctx) => forAuthors(ctx, row.difficulty) }),
    minScore: t.int({ ...authored, resolve: (row, _args, ctx) => forAuthors(ctx, minScore(row)) }),
    flagTemplate: t.string({ ...authored, resolve: (row, _args, ctx) => forAuthors(ctx, row.flagTemplate) }),
    fileName: t.string({ ...authored, resolve: (row, _args, ctx) => forAuthors(ctx, row.fileName) }),
    containerImage: t.string({
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.containerImage),
    }),
    memoryLimit: t.int({
      ...authored,
      description: 'MiB.',
      resolve: (row, _args, ctx) => forAuthors(ctx, row.memoryLimitMib),
    }),
    cpuCount: t.int({
      ...authored,
      description: 'Tenths of a CPU.',
      resolve: (row, _args, ctx) => forAuthors(ctx, row.cpuTenths),
    }),
    storageLimit: t.int({
      ...authored,
      description: 'MiB.',
      resolve: (row, _args, ctx) => forAuthors(ctx, row.storageLimitMib),
    }),
    containerExposePort: t.int({
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.containerExposePort),
    }),
    enableTrafficCapture: t.boolean({
      ...authored,
      resolve: (row, _args, ctx) => forAuthors(ctx, row.enableTrafficCapture),
    }),
    challengeAttachment: t.field({
      ...authored,
      type: AttachmentRef,
      description: 'What all teams get.',
      select: { attachment: withFile },
      resolve: ({ attachment }, _args, ctx) => forAuthors(ctx, viewAttachment(attachment)),
    }),
  }
})
