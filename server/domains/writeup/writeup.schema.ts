import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { fileUrl } from '../asset/asset-url.ts'
import { GameNode } from '../game/game.schema.ts'
import { mayReview } from '../participation/participation.policy.ts'
import { ParticipationNode } from '../participation/participation.schema.ts'
import { loadParticipation } from '../participation/read-participations.ts'
import { readOperationUploads } from '../asset/operation-uploads.ts'
import { deleteWriteups } from './delete-writeups.ts'
import { submitWriteup } from './submit-writeup.ts'
import { gameWriteups, isRegistered, writeupArchiveUrl, writeupName } from './writeup.service.ts'
import { loadGame } from '../game/read-games.ts'
import { SharedWriteupNode } from './shared/shared-writeup.schema.ts'

// Not a node: a write-up is read through its game, by administrators, or through the viewer's own participation.
const Writeup = builder.prismaObject('Participation', {
  variant: 'Writeup',
  description: 'A PDF in which a team explains its solutions.',
  include: { writeupFile: true },
  fields: (t) => ({
    participationId: t.id({
      description: 'The id of the participation that the write-up belongs to.',
      resolve: ({ id }) => encodeGlobalID('Participation', id),
    }),
    participationDatabaseId: t.exposeInt('id', {
      description: 'The databaseId of the participation that the write-up belongs to.',
    }),
    team: t.relation('team', { description: 'The team that handed it in.' }),
    name: t.string({
      description: 'The file name of the download.',
      resolve: (participation) =>
        writeupName(participation, participation.writeupFile?.uploadedAt ?? participation.createdAt),
    }),
    url: t.string({
      nullable: true,
      description: 'The path to download the PDF from; null if the file is missing.',
      resolve: (participation) => {
        const { writeupFile } = participation
        return writeupFile && fileUrl(writeupFile.hash, writeupName(participation, writeupFile.uploadedAt))
      },
    }),
    uploadedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the team handed it in; null if that is not known.',
      resolve: ({ writeupAt, writeupFile }) => writeupAt ?? writeupFile?.uploadedAt ?? null,
    }),
    size: t.field({
      type: 'Long',
      description: 'The size of the PDF, in bytes.',
      resolve: ({ writeupFile }) => writeupFile?.sizeBytes ?? 0,
    }),
    publication: t.field({
      type: SharedWriteupNode,
      nullable: true,
      description: 'The published write-up, as everybody sees it. Null while the PDF is not published.',
      select: (_args, _ctx, nestedSelection) => ({
        sharedWriteups: { ...nestedSelection(true), where: { kind: 'Pdf' }, take: 1 },
      }),
      resolve: ({ sharedWriteups: [published] }) => published ?? null,
    }),
  }),
})

builder.prismaObjectField(ParticipationNode, 'writeup', (t) =>
  t.variant(Writeup, {
    description:
      'The write-up of the team, for its registered members and administrators; null until the team hands one in.',
    isNull: async ({ id, writeupFileId }, _args, ctx) =>
      writeupFileId === null || !(mayReview(ctx.viewer) || (await isRegistered(ctx, id))),
  }),
)

builder.prismaObjectField(GameNode, 'writeupArchiveUrl', (t) =>
  t.string({
    nullable: true,
    description:
      'The path to download all write-ups as one archive, whose files have the names of the teams, with a list as CSV; for administrators.',
    resolve: ({ id }, _args, ctx) => writeupArchiveUrl(ctx, id),
  }),
)

builder.prismaObjectField(GameNode, 'writeups', (t) =>
  t.prismaConnection(
    {
      type: Writeup,
      cursor: 'id',
      nullable: true,
      description: 'Write-ups, newest first; for administrators.',
      resolve: (query, { id }, _args, ctx) => gameWriteups(ctx, id).rows(query),
      totalCount: ({ id }, _args, ctx) => gameWriteups(ctx, id).count(),
    },
    { name: 'WriteupConnection' },
    { name: 'WriteupEdge' },
  ),
)

mutation('submitWriteup', {
  description:
    "Stores a PDF as the write-up of the viewer's team and replaces an earlier one. For members of an accepted team, until the write-up deadline.",
  input: (t) => ({
    gameId: t.id({
      required: true,
      description: "The id of a game that the viewer's team plays and that asks for write-ups.",
    }),
    file: t.field({
      type: 'Upload',
      required: true,
      description: 'A PDF whose name ends in .pdf, at most 20 MiB.',
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId, file } = rowKeys(sent)
    return {
      participationId: await submitWriteup(ctx, gameId, readOperationUploads(ctx, [file])),
    }
  },
  payload: (t) => ({
    participation: t.prismaField({
      type: ParticipationNode,
      nullable: true,
      description:
        'The participation with its new write-up. Null with an error for API tokens without the scope read.',
      resolve: (query, { participationId }, _args, ctx) => loadParticipation(ctx, participationId, query),
    }),
  }),
})

mutation('deleteWriteups', {
  description: 'Deletes the write-ups of all teams of a game. For administrators.',
  input: (t) => ({ gameId: t.id({ required: true, description: 'The id of the game.' }) }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { gameId } = rowKeys(sent)
    await deleteWriteups(ctx, gameId)
    return { gameId }
  },
  payload: (t) => ({
    game: t.prismaField({
      nullable: true,
      type: GameNode,
      description: 'The game, now without write-ups.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})
