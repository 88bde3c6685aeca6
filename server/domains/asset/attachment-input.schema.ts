import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { AttachmentTypeEnum } from './attachment.schema.ts'
import { readOperationUploads } from './operation-uploads.ts'

export const AttachmentInput = builder.inputType('AttachmentInput', {
  description: 'An attachment: a file of the request, a stored file, or a link.',
  fields: (t) => ({
    attachmentType: t.field({
      type: AttachmentTypeEnum,
      required: true,
      description: 'The source of the attachment.',
    }),
    file: t.field({ type: 'Upload', description: 'A file to store. Used for the type Local only.' }),
    fileHash: t.string({
      description: 'The hash of a stored file, used when no file is sent. Used for the type Local only.',
    }),
    fileName: t.string({ description: 'The file name of the download. Default: the name of the upload.' }),
    remoteUrl: t.string({ description: 'The link. Used for the type Remote only.' }),
  }),
})

type Attachment = typeof AttachmentInput.$inferInput

/** The attachment, and the file of the request that it names, which replaces the hash of a stored one. */
export function splitUpload(ctx: Context, attachment: Attachment | null | undefined) {
  if (attachment?.file == null || attachment.attachmentType !== 'Local') return { attachment }
  const { file, fileHash: _hash, ...rest } = attachment
  return { attachment: rest, upload: readOperationUploads(ctx, [file]) }
}
