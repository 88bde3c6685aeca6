import { shownTeamName } from '../../../rules/names.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { FlagKind } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { AttachmentRef, AttachmentTypeEnum } from '../asset/attachment.schema.ts'
import { viewAttachment } from '../asset/attachment.ts'
import { loadChallenge } from '../challenge/read-challenges.ts'
import { withFile } from '../challenge/challenge-rows.ts'
import { ChallengeNode } from '../challenge/challenge.schema.ts'
import { challengeFlags, createFlagsOfKinds, deleteFlag, deleteFlags } from './flag.service.ts'

const FlagKindEnum = builder.enumType('FlagKind', {
  description: 'How answers are compared with a flag.',
  values: {
    Exact: { description: 'The answer is the text of the flag.' },
    CaseInsensitive: { description: 'The answer is the text of the flag, in upper or lower case.' },
    Regex: {
      description:
        'The text of the flag is a regular expression with the syntax of RE2, which must match the whole answer.',
    },
  } as const satisfies Record<FlagKind, object>,
})

/** Not a node: a flag is read only through `flags` of its challenge, where the policy is checked. */
const FlagRef = builder.prismaObject('Flag', {
  description: 'A correct answer, in a dynamic challenge the one of a single team; or a bait. For authors.',
  fields: (t) => ({
    id: t.id({ description: 'The global id of the flag.', resolve: ({ id }) => encodeGlobalID('Flag', id) }),
    databaseId: t.exposeInt('id'),
    flag: t.exposeString('flag', { description: 'The text of the flag.' }),
    kind: t.expose('kind', { type: FlagKindEnum, description: 'How answers are compared with the flag.' }),
    isBait: t.exposeBoolean('isBait', {
      description: 'Whether the flag is a bait: a wrong answer that monitors are alerted to.',
    }),
    examples: t.exposeStringList('examples', { description: 'Answers that the flag accepts.' }),
    counterexamples: t.exposeStringList('counterexamples', {
      description: 'Answers that the flag does not accept.',
    }),
    attachment: t.field({
      description: 'The attachment that belongs to the flag. Null without one.',
      type: AttachmentRef,
      nullable: true,
      select: { attachment: withFile },
      resolve: ({ attachment }) => viewAttachment(attachment),
    }),
    holderTeamName: t.string({
      nullable: true,
      description: 'The name of the team that the flag is assigned to. Null without one.',
      select: {
        assignment: { select: { participation: { select: { team: { select: { id: true, name: true } } } } } },
      },
      resolve: ({ assignment }) => {
        const team = assignment?.participation.team
        return team ? shownTeamName(team.name, team.id) : null
      },
    }),
  }),
})

builder.prismaObjectField(ChallengeNode, 'flags', (t) =>
  t.prismaField({
    type: [FlagRef],
    nullable: true,
    description: 'For authors.',
    resolve: (query, challenge, _args, ctx) => challengeFlags(ctx, challenge.id)?.rows(query) ?? null,
  }),
)

export const FlagInput = builder.inputType('FlagInput', {
  description: 'A flag to add to a challenge, with its attachment.',
  fields: (t) => ({
    flag: t.string({
      required: true,
      description:
        'The text of the flag, at most 512 characters, or 127 if it is a regular expression. Stored unchanged.',
    }),
    kind: t.field({
      type: FlagKindEnum,
      description:
        'How answers are compared with the flag. Default: Exact. Flags of dynamic challenges are exact, except baits.',
    }),
    isBait: t.boolean({
      description: 'Whether the flag is a bait: a wrong answer that monitors are alerted to. Default: false.',
    }),
    examples: t.stringList({
      description: 'Answers that the flag must accept, or it is refused. At most 20.',
    }),
    counterexamples: t.stringList({
      description: 'Answers that the flag must not accept, or it is refused. At most 20.',
    }),
    attachmentType: t.field({
      type: AttachmentTypeEnum,
      description: 'The source of the attachment. Default: None.',
    }),
    fileHash: t.string({ description: 'The hash of an uploaded file. Used for the type Local only.' }),
    fileName: t.string({
      description: 'The file name of the download. Default: the name of the latest upload.',
    }),
    remoteUrl: t.string({ description: 'The link. Used for the type Remote only.' }),
  }),
})

mutation('createFlags', {
  description: 'Adds flags to a challenge, all or none. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    challengeId: t.id({ description: 'The id of the challenge.', required: true }),
    flags: t.field({ description: 'The flags to add.', type: [FlagInput], required: true }),
  }),
  changesResult: true,
  validates: true,
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { gameId, challengeId, flags } = rowKeys(sent)
    await createFlagsOfKinds(ctx, { gameId, challengeId }, flags)
    return { challengeId }
  },
  payload: (t) => ({
    challenge: t.prismaField({
      description: 'The challenge with the new flags.',
      nullable: true,
      type: ChallengeNode,
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
  }),
})

mutation('deleteFlag', {
  description:
    'Deletes a flag of a challenge. A challenge without any correct flag left is disabled. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    challengeId: t.id({ description: 'The id of the challenge.', required: true }),
    flagId: t.id({ description: 'The id of the flag.', required: true }),
  }),
  changesResult: true,
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { flagId, ...key } = rowKeys(sent)
    if (!(await deleteFlag(ctx, key, flagId))) throw new NotFoundError('flag.notFound')
    return { flagId, challengeId: key.challengeId }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted flag.',
      resolve: ({ flagId }) => encodeGlobalID('Flag', flagId),
    }),
    challenge: t.prismaField({
      description: 'The challenge without the flag.',
      nullable: true,
      type: ChallengeNode,
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
  }),
})

mutation('deleteFlags', {
  description:
    'Deletes flags of a challenge, all or none; flags that do not exist are left out. A challenge without any correct flag left is disabled. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    challengeId: t.id({ description: 'The id of the challenge.', required: true }),
    flagIds: t.idList({ description: 'The ids of 1 to 500 flags.', required: true }),
  }),
  changesResult: true,
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { flagIds, ...key } = rowKeys(sent)
    return { deletedIds: await deleteFlags(ctx, key, flagIds), challengeId: key.challengeId }
  },
  payload: (t) => ({
    deletedIds: t.idList({
      description: 'The global ids of the deleted flags.',
      resolve: ({ deletedIds }) => deletedIds.map((id) => encodeGlobalID('Flag', id)),
    }),
    challenge: t.prismaField({
      description: 'The challenge without the flags.',
      nullable: true,
      type: ChallengeNode,
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
  }),
})
