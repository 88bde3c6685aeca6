import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { AttachmentTypeEnum } from '../asset/attachment.schema.ts'
import { GameNode } from '../game/game.schema.ts'
import type { ChallengePlace } from './challenge-rows.ts'
import { ChallengeCategoryEnum, ChallengeTypeEnum } from './challenge-types.schema.ts'
import { ChallengeNode } from './challenge.schema.ts'
import {
  createChallenge,
  deleteChallenge,
  setChallengeAttachment,
  updateChallenge,
} from './edit-challenge.service.ts'

export function findChallenge(
  query: object,
  { challengeId }: Pick<ChallengePlace, 'challengeId'>,
  ctx: Context,
) {
  return ctx.db.challenge.findUniqueOrThrow({ ...query, where: { id: challengeId } })
}

function findGame(query: object, { gameId }: Pick<ChallengePlace, 'gameId'>, ctx: Context) {
  return ctx.db.game.findUniqueOrThrow({ ...query, where: { id: gameId } })
}

builder.relayMutationField(
  'createChallenge',
  {
    description: 'A new challenge is not enabled.',
    inputFields: (t) => ({
      gameId: t.int({ required: true }),
      title: t.string({ required: true }),
      category: t.field({ type: ChallengeCategoryEnum, description: 'Default: Misc.' }),
      type: t.field({
        type: ChallengeTypeEnum,
        description: 'Default: StaticAttachment. Cannot be changed later.',
      }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { gameId, ...input } }, ctx) => ({
      gameId,
      challengeId: await createChallenge(ctx, gameId, input),
    }),
  },
  {
    outputFields: (t) => ({
      challenge: t.prismaField({
        type: ChallengeNode,
        resolve: (query, payload, _args, ctx) => findChallenge(query, payload, ctx),
      }),
      game: t.prismaField({
        type: GameNode,
        resolve: (query, payload, _args, ctx) => findGame(query, payload, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateChallenge',
  {
    description:
      'Absent and null fields stay unchanged. Players of a live game get a notice when the challenge is enabled and when a hint is added.',
    inputFields: (t) => ({
      gameId: t.int({ required: true }),
      challengeId: t.int({ required: true }),
      title: t.string(),
      content: t.string({ description: 'Markdown.' }),
      category: t.field({ type: ChallengeCategoryEnum }),
      hints: t.stringList(),
      isEnabled: t.boolean(),
      fileName: t.string({ description: 'The file name of dynamic attachments.' }),
      flagTemplate: t.string({ description: 'At most 120 characters; blank removes it.' }),
      containerImage: t.string(),
      memoryLimit: t.int({ description: 'MiB, 32 to 1048576.' }),
      cpuCount: t.int({ description: 'Tenths of a CPU, 1 to 1024.' }),
      storageLimit: t.int({ description: 'MiB, 128 to 1048576.' }),
      containerExposePort: t.int(),
      enableTrafficCapture: t.boolean(),
      disableBloodBonus: t.boolean(),
      originalScore: t.int({ description: 'Points of the first solver.' }),
      minScoreRate: t.float({ description: 'Minimum score as a share of the original score, 0 to 1.' }),
      difficulty: t.float({
        description: 'Number of solves after which the decaying share has fallen to 1/e.',
      }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { gameId, challengeId, ...input } }, ctx) => {
      await updateChallenge(ctx, { gameId, challengeId }, input)
      return { gameId, challengeId }
    },
  },
  {
    outputFields: (t) => ({
      challenge: t.prismaField({
        type: ChallengeNode,
        resolve: (query, payload, _args, ctx) => findChallenge(query, payload, ctx),
      }),
      game: t.prismaField({
        type: GameNode,
        resolve: (query, payload, _args, ctx) => findGame(query, payload, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'deleteChallenge',
  {
    description: 'Deletes a challenge with its flags, submissions and solves.',
    inputFields: (t) => ({ gameId: t.int({ required: true }), challengeId: t.int({ required: true }) }),
  },
  {
    errors: {},
    resolve: async (_root, { input: place }, ctx) => {
      await deleteChallenge(ctx, place)
      return place
    },
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ challengeId }) => encodeGlobalID('Challenge', challengeId) }),
      game: t.prismaField({
        type: GameNode,
        resolve: (query, payload, _args, ctx) => findGame(query, payload, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'setChallengeAttachment',
  {
    description: 'Replaces the attachment of a challenge.',
    inputFields: (t) => ({
      gameId: t.int({ required: true }),
      challengeId: t.int({ required: true }),
      attachmentType: t.field({ type: AttachmentTypeEnum, required: true }),
      fileHash: t.string({ description: 'The hash of an uploaded file; for the type Local.' }),
      fileName: t.string({
        description: 'The file name of the download. Default: the name of the latest upload.',
      }),
      remoteUrl: t.string({ description: 'A link; for the type Remote.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { gameId, challengeId, ...input } }, ctx) => {
      await setChallengeAttachment(ctx, { gameId, challengeId }, input)
      return { challengeId }
    },
  },
  {
    outputFields: (t) => ({
      challenge: t.prismaField({
        type: ChallengeNode,
        resolve: (query, payload, _args, ctx) => findChallenge(query, payload, ctx),
      }),
    }),
  },
)
