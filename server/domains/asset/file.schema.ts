import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { fileUrl } from './asset-url.ts'
import { deleteAsset, uploadFiles } from './asset.service.ts'
import { allFiles, loadFiles } from './list-files.ts'
import { readOperationUploads } from './operation-uploads.ts'

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
  }),
})

builder.queryField('files', (t) =>
  t.prismaConnection(
    {
      type: StoredFile,
      cursor: 'id',
      nullable: true,
      description: 'All stored files by name; for administrators.',
      args: { search: t.arg.string({ description: 'Part of a name, or the first characters of a hash.' }) },
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
