import { builder } from '../../graphql/builder.ts'
import { orderInput } from '../../graphql/lists/list-order.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { fileUrl } from './asset-url.ts'
import { refusedField } from '../../graphql/errors/refused-items.ts'
import { deleteAsset, deleteAssets, uploadFiles } from './asset.service.ts'
import { allFiles, loadFiles } from './list-files.ts'
import { usesOfFile, type FileUse, type FileUseKind, type FileUses } from './list-uses.ts'
import { readOperationUploads } from './operation-uploads.ts'

const FileUseKindEnum = builder.enumType('FileUseKind', {
  values: {
    Attachment: { description: 'The attachment of a challenge.' },
    TeamFile: { description: 'A file for one team, with a flag of a challenge.' },
    Poster: { description: 'The poster of a game.' },
    TeamAvatar: { description: 'The picture of a team.' },
    UserAvatar: { description: 'The picture of a user.' },
    Writeup: { description: 'The write-up of a team.' },
    Text: {
      description: 'A picture or a link in the text of a challenge, a hint, a game, a notice or a post.',
    },
    Logo: { description: 'The logo or the icon of the platform.' },
  } as const satisfies Record<FileUseKind, object>,
  description: 'The use of a stored file.',
})

const FileUseRef = builder.objectRef<FileUse>('FileUse').implement({
  description: 'One use of a stored file.',
  fields: (t) => ({
    kind: t.expose('kind', { type: FileUseKindEnum, description: 'The kind of use.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The title of the challenge, the game or the post, or the name of the team or the user.',
    }),
    gameDatabaseId: t.exposeInt('gameId', {
      nullable: true,
      description:
        'The `databaseId` of the game of a challenge, a poster, a write-up or a text. Null for a post.',
    }),
    challengeDatabaseId: t.exposeInt('challengeId', {
      nullable: true,
      description: 'The `databaseId` of the challenge.',
    }),
  }),
})

const FileUsesRef = builder.objectRef<FileUses>('FileUses').implement({
  description: 'The uses of a stored file. A file that is in use is not deleted.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many there are.' }),
    first: t.expose('first', { type: FileUseRef, nullable: true, description: 'One of them.' }),
  }),
})

const StoredFile = builder.prismaObject('File', {
  name: 'StoredFile',
  description: 'A file as authors and administrators see it.',
  fields: (t) => ({
    hash: t.exposeString('hash', { description: 'SHA-256 of the bytes, in hex.' }),
    name: t.exposeString('name', { description: 'The file name of the latest upload.' }),
    size: t.expose('sizeBytes', { type: 'Long', description: 'The size in bytes.' }),
    uploadedAt: t.expose('uploadedAt', { description: 'The time of the latest upload.', type: 'DateTime' }),
    url: t.string({
      description: 'The download URL, relative to the platform.',
      resolve: ({ hash, name }) => fileUrl(hash, name),
    }),
    uses: t.field({
      type: FileUsesRef,
      nullable: true,
      description: 'Its uses; for administrators.',
      resolve: ({ hash }, _args, ctx) => usesOfFile(ctx, hash),
    }),
  }),
})

const FileOrderInput = orderInput('File', {
  NAME: { description: 'The file name of the latest upload.' },
  SIZE: { description: 'The size.' },
  UPLOADED_AT: { description: 'The time of the latest upload.' },
})

builder.queryField('files', (t) =>
  t.prismaConnection(
    {
      type: StoredFile,
      cursor: 'id',
      nullable: true,
      description: 'All stored files; for administrators.',
      args: {
        search: t.arg.string({ description: 'Part of a name, or the first characters of a hash.' }),
        orderBy: t.arg({ type: FileOrderInput, description: 'The order; by name when absent.' }),
      },
      resolve: (query, _root, args, ctx) => allFiles(ctx, args).rows(query),
      totalCount: (_root, args, ctx) => allFiles(ctx, args).count(),
    },
    { name: 'FileConnection' },
    { name: 'FileEdge' },
  ),
)

mutation('uploadFiles', {
  description:
    'Stores files, all or none; empty ones are skipped. A file that nothing refers to is deleted after a day. For authors.',
  input: (t) => ({
    files: t.field({ description: 'The files to store.', type: ['Upload'], required: true }),
    fileName: t.string({ description: 'One name for all files. Left out: each file keeps its own name.' }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, { files, fileName }) => {
    const stored = await uploadFiles(ctx, readOperationUploads(ctx, files), fileName ?? undefined)
    return { hashes: stored.map(({ hash }) => hash) }
  },
  payload: (t) => ({
    files: t.field({
      nullable: true,
      type: [StoredFile],
      description: 'The files, in the order of the upload.',
      resolve: ({ hashes }, _args, ctx) => loadFiles(ctx, hashes),
    }),
  }),
})

mutation('deleteFile', {
  description: 'Deletes a file unless something refers to it. For authors.',
  input: (t) => ({
    hash: t.string({ description: 'The SHA-256 hash of the file, in hexadecimal.', required: true }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, { hash }) => ({ hash, outcome: await deleteAsset(ctx, hash) }),
  payload: (t) => ({
    hash: t.exposeString('hash', { description: 'The hash as it was sent.' }),
    removed: t.boolean({
      description: 'False if something still refers to the file.',
      resolve: ({ outcome }) => outcome === 'removed',
    }),
  }),
})

mutation('deleteFiles', {
  description:
    'Deletes many stored files. A file that is in use or does not exist is refused and does not stop the others. For authors.',
  input: (t) => ({
    hashes: t.stringList({ required: true, description: 'The SHA-256 of 1 to 500 files, in hex.' }),
  }),
  refuses: forViewer,
  run: (ctx, { hashes }) => deleteAssets(ctx, hashes),
  payload: (t) => ({
    deletedHashes: t.stringList({
      description: 'The SHA-256 of the deleted files.',
      resolve: ({ done }) => done,
    }),
    refused: refusedField(t, 'Their itemId is the hash.'),
  }),
})
