import { shownTeamName } from '../../../../rules/names.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { WriteupKind, WriteupState } from '../../../../prisma/generated/client/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { numberOfId } from '../../../graphql/global-id.ts'
import { numberKey } from '../../../graphql/node-key.ts'
import { viewerIdOf } from '../../../use-case/viewer.ts'
import { fileUrl } from '../../asset/asset-url.ts'
import { ChallengeCategoryEnum } from '../../challenge/challenge-types.schema.ts'
import { ChallengeNode } from '../../challenge/challenge.schema.ts'
import { GameNode } from '../../game/game.schema.ts'
import { writeupName } from '../writeup.service.ts'
import {
  challengeWriteupCount,
  sharedWriteups,
  writeupTopics,
  type NamedChallenge,
  type WriteupFilter,
  type WriteupTopic,
} from './read-shared-writeups.ts'
import { namedChallenges, seesAllWriteups, visibleWriteups } from './shared-writeup.policy.ts'

const WriteupKindEnum = builder.enumType('WriteupKind', {
  description: 'The form of a write-up.',
  values: {
    Pdf: { description: 'The PDF of a team, published by an administrator.' },
    Text: { description: 'A text of a player, in Markdown.' },
    Link: { description: 'A link of a player to an https page.' },
  } as const satisfies Record<WriteupKind, object>,
})

const WriteupStateEnum = builder.enumType('WriteupState', {
  description: 'Whether others can read a write-up.',
  values: {
    Waiting: { description: 'An organizer has not decided yet.' },
    Published: { description: 'Everybody who sees the challenge can read it.' },
    Refused: { description: 'An organizer refused it, with a reason.' },
  } as const satisfies Record<WriteupState, object>,
})

const WriteupChallengeRef = builder.objectRef<NamedChallenge>('WriteupChallenge').implement({
  description: 'A challenge as lists of write-ups name it, also after challenges are closed.',
  fields: (t) => ({
    challengeId: t.id({
      description: 'The id of the challenge.',
      resolve: ({ id }) => encodeGlobalID('Challenge', id),
    }),
    challengeDatabaseId: t.exposeInt('id', { description: 'The `databaseId` of the challenge.' }),
    title: t.exposeString('title', { description: 'The title of the challenge.' }),
    category: t.field({
      type: ChallengeCategoryEnum,
      description: 'The field of the challenge.',
      resolve: ({ category }) => category,
    }),
  }),
})

export const SharedWriteupNode = builder.prismaNode('SharedWriteup', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: numberKey(id), AND: visibleWriteups(ctx) }),
  description:
    'A write-up that others can read once it is published: the PDF of a team, or the text or link of a player. Before that, its author and organizers see it.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    kind: t.expose('kind', { type: WriteupKindEnum, description: 'The form of the write-up.' }),
    state: t.expose('state', { type: WriteupStateEnum, description: 'Whether others can read it.' }),
    text: t.string({
      nullable: true,
      description: 'The text, in Markdown. Null for a PDF and a link.',
      resolve: ({ kind, content }) => (kind === 'Text' ? content : null),
    }),
    url: t.string({
      nullable: true,
      description: 'The address of a link, or the path to download a PDF from. Null for a text.',
      select: { participation: { include: { writeupFile: true } } },
      resolve: ({ kind, content, participation }) => {
        if (kind !== 'Pdf') return kind === 'Link' ? content : null
        const { writeupFile } = participation
        return writeupFile && fileUrl(writeupFile.hash, writeupName(participation, writeupFile.uploadedAt))
      },
    }),
    teamName: t.string({
      description: 'The name of the team.',
      select: { participation: { select: { team: { select: { id: true, name: true } } } } },
      resolve: ({ participation: { team } }) => shownTeamName(team.name, team.id),
    }),
    userName: t.string({
      nullable: true,
      description: 'The name of the player who wrote it. Null for a PDF, which the team wrote.',
      select: { user: { select: { userName: true } } },
      resolve: ({ user }) => user?.userName ?? null,
    }),
    challenges: t.field({
      type: [WriteupChallengeRef],
      description: 'The challenges that it is shown beside. Empty for a write-up of the whole game.',
      select: (_args, ctx) => ({
        challenges: {
          where: { challenge: namedChallenges(ctx) },
          select: { challenge: { select: { id: true, title: true, category: true } } },
          orderBy: { challengeId: 'asc' },
        },
      }),
      resolve: ({ challenges }) => challenges.map(({ challenge }) => challenge),
    }),
    isOwn: t.boolean({
      description: 'Whether the viewer wrote it.',
      resolve: ({ userId }, _args, ctx) => userId === viewerIdOf(ctx),
    }),
    refusal: t.string({
      nullable: true,
      description: 'The reason of a refusal, for the author and organizers. Null without one.',
      resolve: ({ refusal, userId }, _args, ctx) =>
        refusal !== '' && (seesAllWriteups(ctx) || userId === viewerIdOf(ctx)) ? refusal : null,
    }),
    version: t.exposeInt('version', {
      description: 'Grows with each change and decision. An organizer sends it with the decision.',
    }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      description: 'The time of the last change by the author.',
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was published. Null before.',
    }),
  }),
})

const WriteupTopicRef = builder.objectRef<WriteupTopic>('WriteupTopic').implement({
  description: 'A challenge with the number of its published write-ups.',
  fields: (t) => ({
    challenge: t.field({
      type: WriteupChallengeRef,
      description: 'The challenge.',
      resolve: ({ challenge }) => challenge,
    }),
    count: t.exposeInt('count', { description: 'The number of published write-ups.' }),
    mayShare: t.exposeBoolean('mayShare', {
      description:
        "Whether the viewer may share a write-up of the challenge now: the game has ended and lets players share, and the viewer's team has solved it.",
    }),
    viewerWriteupId: t.id({
      nullable: true,
      description: "The id of the viewer's write-up. Null without one.",
      resolve: ({ own }) => own && encodeGlobalID('SharedWriteup', own.id),
    }),
    viewerWriteupState: t.field({
      type: WriteupStateEnum,
      nullable: true,
      description: "The state of the viewer's write-up. Null without one.",
      resolve: ({ own }) => own?.state ?? null,
    }),
  }),
})

builder.prismaObjectField(ChallengeNode, 'writeupCount', (t) =>
  t.int({
    nullable: true,
    description:
      'The number of published write-ups. Null before the end of the game, and for players also before the reveal if the game has a freeze.',
    select: { game: true },
    resolve: ({ id, game }, _args, ctx) => challengeWriteupCount(ctx, id, game),
  }),
)

builder.prismaObjectFields(GameNode, (t) => ({
  writeupTopics: t.field({
    type: [WriteupTopicRef],
    nullable: true,
    description:
      'The challenges of the game with the numbers of their published write-ups, by category and title. Null before the end of the game, and for players also before the reveal if the game has a freeze.',
    resolve: (game, _args, ctx) => writeupTopics(ctx, game),
  }),
  sharedWriteups: t.prismaConnection(
    {
      type: SharedWriteupNode,
      cursor: 'id',
      args: {
        challengeId: t.arg.id({ description: 'Only write-ups of this challenge.' }),
        aboutGame: t.arg.boolean({ description: 'Only write-ups of the whole game.' }),
        state: t.arg({
          type: WriteupStateEnum,
          description:
            'Only write-ups in this state. Organizers see all write-ups that wait or are refused, others their own. Default: published.',
        }),
        search: t.arg.string({
          description:
            'Only write-ups with this text in the name of their author or team, or in the title of one of their challenges.',
        }),
      },
      description:
        'The write-ups of the game that others can read: newest first; waiting and refused ones in the order in which they came.',
      resolve: (query, { id }, args, ctx) => sharedWriteups(ctx, id, filterOf(args)).rows(query),
      totalCount: ({ id }, args, ctx) => sharedWriteups(ctx, id, filterOf(args)).count(),
    },
    { name: 'SharedWriteupConnection' },
    { name: 'SharedWriteupEdge' },
  ),
}))

type Args = {
  challengeId?: string | null | undefined
  aboutGame?: boolean | null | undefined
  state?: WriteupState | null | undefined
  search?: string | null | undefined
}

function filterOf({ challengeId, aboutGame, state, search }: Args): WriteupFilter {
  return {
    challengeId: challengeId == null ? null : numberOfId(challengeId, 'Challenge', 'challengeId'),
    isAboutGame: aboutGame === true,
    state: state ?? 'Published',
    search: search ?? null,
  }
}
