import { AttachmentType } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import type { AttachmentView } from './attachment.ts'

export const AttachmentTypeEnum = builder.enumType(AttachmentType, { name: 'AttachmentType' })

export const AttachmentRef = builder.objectRef<AttachmentView>('Attachment').implement({
  description: 'A stored file, or an address elsewhere.',
  fields: (t) => ({
    type: t.field({ type: AttachmentTypeEnum, resolve: ({ type }) => type }),
    url: t.exposeString('url', { nullable: true, description: 'Null once the file is gone.' }),
    fileSize: t.expose('fileSize', { type: 'Long', nullable: true, description: 'Bytes, of a stored file.' }),
    name: t.exposeString('name', { nullable: true, description: 'What a download is called.' }),
    hash: t.exposeString('hash', { nullable: true, description: 'SHA-256 of the bytes, in hex.' }),
  }),
})
