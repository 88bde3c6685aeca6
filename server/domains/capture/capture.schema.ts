import { shownTeamName } from '../../../rules/names.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { NotFoundError } from '../../use-case/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import { ChallengeCategoryEnum, ChallengeTypeEnum } from '../challenge/challenge-types.schema.ts'
import { GameNode } from '../game/game.schema.ts'
import type { CaptureFolder } from './capture-path.ts'
import type { CaptureForm } from './capture.input.ts'
import {
  deleteCapture,
  deleteCaptures,
  listCaptures,
  listChallengeTraffic,
  listTeamTraffic,
  type CaptureFile,
  type ChallengeTraffic,
  type TeamTraffic,
} from './capture.service.ts'

const CaptureFormEnum = builder.enumType('CaptureForm', {
  values: {
    Udp: { value: 'udp', description: 'As it was recorded: each packet is a UDP datagram.' },
    Tcp: {
      value: 'tcp',
      description:
        'The packets of a TCP connection, as programs need that follow streams. Its handshake is made up.',
    },
  } as const satisfies Record<string, { value: CaptureForm; description: string }>,
  description: 'The form of a downloaded capture.',
})

const Capture = builder.objectRef<CaptureFile & CaptureFolder>('Capture').implement({
  description: 'The recorded traffic of one connection to an instance, in the pcap format.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', {
      description: 'The name of the file, unique for its team and challenge.',
    }),
    size: t.field({
      type: 'Long',
      description: 'The size of the file in bytes.',
      resolve: ({ sizeBytes }) => BigInt(sizeBytes),
    }),
    updatedAt: t.expose('updatedAt', {
      description: 'The time of the last write to the file.',
      type: 'DateTime',
    }),
    url: t.string({
      description: 'Download link for monitors.',
      args: { form: t.arg({ type: CaptureFormEnum, description: 'The form; `Udp` when absent.' }) },
      resolve: ({ challengeId, participationId, fileName }, { form }) =>
        `/api/game/captures/${challengeId}/${participationId}/${encodeURIComponent(fileName)}${queryOf(form)}`,
    }),
  }),
})

const TeamTrafficRef = builder
  .objectRef<TeamTraffic & Pick<CaptureFolder, 'challengeId'>>('TeamTraffic')
  .implement({
    description: 'Captures of a team for a challenge.',
    fields: (t) => ({
      participationId: t.id({
        description: 'The id of the team’s participation.',
        resolve: ({ participationId }) => encodeGlobalID('Participation', participationId),
      }),
      participationDatabaseId: t.exposeInt('participationId', {
        description: 'The id of the team’s participation in the REST API.',
      }),
      teamDatabaseId: t.int({ description: 'The `databaseId` of the team.', resolve: ({ team }) => team.id }),
      teamName: t.string({
        description: 'The name of the team.',
        resolve: ({ team }) => shownTeamName(team.name, team.id),
      }),
      avatarUrl: t.string({
        description: 'The URL of the team’s avatar. Null without one.',
        nullable: true,
        resolve: ({ team }) => avatarUrl(team.avatarHash),
      }),
      division: t.exposeString('division', {
        description: 'The division of the team. Null without one.',
        nullable: true,
      }),
      captureCount: t.exposeInt('fileCount', { description: 'The number of captures.' }),
      size: t.field({
        type: 'Long',
        description: 'The size of all captures in bytes.',
        resolve: ({ sizeBytes }) => BigInt(sizeBytes),
      }),
      updatedAt: t.expose('updatedAt', {
        description: 'The time of the last write to a capture.',
        type: 'DateTime',
      }),
      captures: t.field({
        type: [Capture],
        description: 'Captures, newest first.',
        resolve: async ({ challengeId, participationId }, _args, ctx) => {
          const folder = { challengeId, participationId }
          return (await listCaptures(ctx, folder)).map((file) => ({ ...file, ...folder }))
        },
      }),
      archiveUrl: t.string({
        description: 'Download link of all captures as a tar.gz, for monitors.',
        args: { form: t.arg({ type: CaptureFormEnum, description: 'The form; `Udp` when absent.' }) },
        resolve: ({ challengeId, participationId }, { form }) =>
          `/api/game/captures/${challengeId}/${participationId}/all${queryOf(form)}`,
      }),
    }),
  })

const ChallengeTrafficRef = builder.objectRef<ChallengeTraffic>('ChallengeTraffic').implement({
  description: 'A challenge whose instance traffic is captured.',
  fields: (t) => ({
    challengeId: t.id({
      description: 'The id of the challenge.',
      resolve: ({ id }) => encodeGlobalID('Challenge', id),
    }),
    challengeDatabaseId: t.exposeInt('id', { description: 'The `databaseId` of the challenge.' }),
    title: t.exposeString('title', { description: 'The title of the challenge.' }),
    category: t.field({
      description: 'The category of the challenge.',
      type: ChallengeCategoryEnum,
      resolve: ({ category }) => category,
    }),
    type: t.field({
      description: 'The type of the challenge.',
      type: ChallengeTypeEnum,
      resolve: ({ type }) => type,
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether the challenge is visible to players.' }),
    teamCount: t.exposeInt('teamCount', { description: 'Number of teams with captures.' }),
    teams: t.field({
      type: [TeamTrafficRef],
      description: 'Teams with captures, in order of registration.',
      args: {
        participationId: t.arg.id({
          description: 'Only captures of this participation, by its id.',
        }),
      },
      resolve: async ({ id: challengeId, teamCount }, args, ctx) => {
        const { participationId } = rowKeys(args)
        if (teamCount === 0) return []
        const teams = await listTeamTraffic(ctx, challengeId).catch(emptyIfNotFound)
        return teams
          .filter((team) => participationId == null || team.participationId === participationId)
          .map((team) => ({ ...team, challengeId }))
      },
    }),
  }),
})

builder.prismaObjectField(GameNode, 'captures', (t) =>
  t.field({
    type: [ChallengeTrafficRef],
    nullable: true,
    description: 'Challenges whose traffic is captured, by category, then title; for monitors.',
    args: { challengeId: t.arg.id({ description: 'Only this challenge, by its id.' }) },
    resolve: async ({ id }, args, ctx) => {
      const { challengeId } = rowKeys(args)
      return (await listChallengeTraffic(ctx, id)).filter(
        (challenge) => challengeId == null || challenge.id === challengeId,
      )
    },
  }),
)

mutation('deleteCapture', {
  description: 'Deletes a single capture. For monitors.',
  input: (t) => ({
    challengeId: t.id({ description: 'The id of the challenge.', required: true }),
    participationId: t.id({ description: 'The id of the participation.', required: true }),
    fileName: t.string({ description: 'The file name of the capture.', required: true }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const input = rowKeys(sent)
    await deleteCapture(ctx, input)
    return input
  },
  payload: (t) => ({
    deletedFileName: t.string({
      description: 'The file name of the deleted capture.',
      resolve: ({ fileName }) => fileName,
    }),
  }),
})

mutation('deleteCaptures', {
  description: 'Deletes all captures of a team for a challenge. For monitors.',
  input: (t) => ({
    challengeId: t.id({ description: 'The id of the challenge.', required: true }),
    participationId: t.id({ description: 'The id of the participation.', required: true }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, sent) => {
    const input = rowKeys(sent)
    await deleteCaptures(ctx, input)
    return input
  },
  payload: (t) => ({
    participationId: t.id({
      description: 'The id of the participation.',
      resolve: ({ participationId }) => encodeGlobalID('Participation', participationId),
    }),
  }),
})

function queryOf(form: CaptureForm | null | undefined): string {
  return form === 'tcp' ? '?form=tcp' : ''
}

/** All captures may be deleted between two reads. */
function emptyIfNotFound(error: unknown): TeamTraffic[] {
  if (error instanceof NotFoundError) return []
  throw error
}
