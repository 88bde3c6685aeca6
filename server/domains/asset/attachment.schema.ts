import { AttachmentType } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import type { AttachmentView } from './attachment.ts'

export const AttachmentTypeEnum = builder.enumType(AttachmentType, { name: 'AttachmentType' })

export const AttachmentRef = builder.objectRef<AttachmentView>('Attachment').implement({
  description: 'A stored file, or a link to another server.',
  fields: (t) => ({
    type: t.field({ type: AttachmentTypeEnum, resolve: ({ type }) => type }),
    url: t.exposeString('url', { nullable: true, description: 'Null when the file has been deleted.' }),
    fileSize: t.expose('fileSize', {
      type: 'Long',
      nullable: true,
      description: 'Size of a stored file in bytes.',
    }),
    name: t.exposeString('name', { nullable: true, description: 'The file name of the download.' }),
    hash: t.exposeString('hash', { nullable: true, description: 'SHA-256 of the bytes, in hex.' }),
  }),
})
