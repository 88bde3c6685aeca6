import type { InputFieldBuilder } from '@pothos/core'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { builder } from '../../../graphql/builder.ts'
import { withFieldNames } from '../../../graphql/field-names.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { AttachmentInput, splitUpload } from '../../asset/attachment-input.schema.ts'
import { AttachmentTypeEnum } from '../../asset/attachment.schema.ts'
import { FlagInput } from '../../flag/flag.schema.ts'
import { GameNode } from '../../game/game.schema.ts'
import { loadGame } from '../../game/read-games.ts'
import { ChallengeCategoryEnum, ChallengeTypeEnum } from '../challenge-types.schema.ts'
import { attemptFields } from '../play/attempts.schema.ts'
import { unlockFields } from '../play/unlocks.schema.ts'
import { timeFields } from '../schedule/schedule.schema.ts'
import { ChallengeNode } from '../challenge.schema.ts'
import { scoreFields } from './score.schema.ts'
import { sourceFields } from '../import/source.schema.ts'
import { createWholeChallenge } from './create-challenge.service.ts'
import { deleteChallenge, setChallengeAttachment, updateChallenge } from './update-challenge.service.ts'
import { loadChallenge } from '../read-challenges.ts'

type Types = typeof builder.$inferSchemaTypes

type Limits = { [name in 'cpuTenths' | 'memoryLimitMib' | 'storageLimitMib' | 'decaySolves']?: number | null }

/** The names in the schema of fields that the REST contract calls otherwise. */
const schemaNames = {
  cpuCount: 'cpuTenths',
  memoryLimit: 'memoryLimitMib',
  storageLimit: 'storageLimitMib',
  difficulty: 'decaySolves',
} as const

function toContractNames<Input extends Limits>(input: Input) {
  const { cpuTenths, memoryLimitMib, storageLimitMib, decaySolves, ...rest } = input
  return {
    ...rest,
    cpuCount: cpuTenths,
    memoryLimit: memoryLimitMib,
    storageLimit: storageLimitMib,
    difficulty: decaySolves,
  }
}

/** The members of an update besides title and category. A creation has them as well. */
function changeFields(t: InputFieldBuilder<Types, 'InputObject'>) {
  return {
    ...timeFields(t),
    ...attemptFields(t),
    ...unlockFields(t),
    ...scoreFields(t),
    ...sourceFields(t),
    content: t.string({ description: 'The task for the players, in Markdown.' }),
    hints: t.stringList({
      description: 'All hints in order, in Markdown. They replace the current hints.',
    }),
    isEnabled: t.boolean({ description: 'Whether players see the challenge once the game has started.' }),
    fileName: t.string({ description: 'The file name of dynamic attachments. Null restores `attachment`.' }),
    flagTemplate: t.string({
      description:
        'The pattern from which the flags of teams are generated, at most 120 characters. Blank removes it.',
    }),
    containerImage: t.string({ description: 'The container image of the instances.' }),
    memoryLimitMib: t.int({ description: 'The memory limit of an instance in MiB, 32 to 1048576.' }),
    cpuTenths: t.int({ description: 'The CPU limit of an instance in tenths of a CPU, 1 to 1024.' }),
    storageLimitMib: t.int({ description: 'The storage limit of an instance in MiB, 128 to 1048576.' }),
    containerExposePort: t.int({ description: 'The port of the container that players reach.' }),
    enableTrafficCapture: t.boolean({ description: 'Whether to capture the traffic of the instances.' }),
    warmInstances: t.int({
      description:
        'Containers that run without a team during the game, for the next starts, at most 100. Only for the type StaticContainer. Null sets 0.',
    }),
    disableBloodBonus: t.boolean({ description: 'Whether the first three solves get no extra points.' }),
    decidesTies: t.boolean({
      description:
        'Whether a solve counts for the time that decides between teams of equal score. Null sets true.',
    }),
  }
}

mutation('createChallenge', {
  description:
    'Creates a challenge in a game with its flags and its attachment, all or nothing. Players of a live game get a notice if it is enabled. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    title: t.string({ description: 'The title, shown to players.', required: true }),
    category: t.field({
      type: ChallengeCategoryEnum,
      description: 'The field of the challenge. Default: Misc.',
    }),
    type: t.field({
      type: ChallengeTypeEnum,
      description: 'The type of the challenge, which cannot be changed later. Default: StaticAttachment.',
    }),
    ...changeFields(t),
    flags: t.field({
      type: [FlagInput],
      description: 'The flags. Needed for an enabled challenge, unless its type is DynamicContainer.',
    }),
    attachment: t.field({
      type: AttachmentInput,
      description: 'The attachment that all teams receive. Refused for the type DynamicAttachment.',
    }),
  }),
  changesResult: true,
  validates: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId, flags, attachment, ...input } = rowKeys(sent)
    const parts = { flags, ...splitUpload(ctx, attachment), rules: input }
    const creation = createWholeChallenge(ctx, gameId, toContractNames(input), parts)
    return { gameId, challengeId: await withFieldNames(schemaNames, creation) }
  },
  payload: (t) => ({
    challenge: t.prismaField({
      description: 'The new challenge.',
      nullable: true,
      type: ChallengeNode,
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
    game: t.prismaField({
      description: 'The game with the new challenge.',
      nullable: true,
      type: GameNode,
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})

mutation('updateChallenge', {
  description:
    'Updates a challenge. Players of a live game get a notice when it is enabled and when a hint is added. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    challengeId: t.id({ description: 'The id of the challenge.', required: true }),
    title: t.string({ description: 'The title, at least 1 character.' }),
    category: t.field({ description: 'The field of the challenge.', type: ChallengeCategoryEnum }),
    ...changeFields(t),
  }),
  clears: {
    content: '',
    hints: [],
    fileName: 'attachment',
    flagTemplate: '',
    containerImage: '',
    releaseAt: null,
    closeAt: null,
    submissionLimit: 0,
    attemptMode: 'Lockout',
    cooldownSeconds: 60,
    warmInstances: 0,
    decidesTies: true,
    requiredChallengeIds: [],
    unlockCount: null,
    lockedView: 'Hidden',
    scoreCurve: 'Exponential',
    scoreTable: [],
    sourceKey: null,
    source: null,
  },
  changesResult: true,
  knowsRevision: true,
  validates: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId, challengeId, ...input } = rowKeys(sent)
    const key = { gameId, challengeId }
    await withFieldNames(schemaNames, updateChallenge(ctx, key, toContractNames(input), input))
    return { gameId, challengeId }
  },
  payload: (t) => ({
    challenge: t.prismaField({
      description: 'The challenge after the update.',
      nullable: true,
      type: ChallengeNode,
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
    game: t.prismaField({
      description: 'The game of the challenge.',
      nullable: true,
      type: GameNode,
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})

mutation('deleteChallenge', {
  description: 'Deletes a challenge with its flags, submissions and solves. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    challengeId: t.id({ description: 'The id of the challenge.', required: true }),
  }),
  changesResult: true,
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, input) => {
    const key = rowKeys(input)
    await deleteChallenge(ctx, key)
    return key
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted challenge.',
      resolve: ({ challengeId }) => encodeGlobalID('Challenge', challengeId),
    }),
    game: t.prismaField({
      description: 'The game without the challenge.',
      nullable: true,
      type: GameNode,
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})

mutation('setChallengeAttachment', {
  description: 'Replaces the attachment that all teams receive. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    challengeId: t.id({ description: 'The id of the challenge.', required: true }),
    attachmentType: t.field({
      description: 'The source of the attachment. `None` removes the attachment.',
      type: AttachmentTypeEnum,
      required: true,
    }),
    fileHash: t.string({ description: 'The hash of an uploaded file. Used for the type Local only.' }),
    fileName: t.string({
      description: 'The file name of the download. Default: the name of the latest upload.',
    }),
    remoteUrl: t.string({ description: 'The link. Used for the type Remote only.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId, challengeId, ...input } = rowKeys(sent)
    await setChallengeAttachment(ctx, { gameId, challengeId }, input)
    return { challengeId }
  },
  payload: (t) => ({
    challenge: t.prismaField({
      description: 'The challenge with the new attachment.',
      nullable: true,
      type: ChallengeNode,
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
  }),
})
