import type { AttachmentType } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import type { AttachmentView } from './attachment.ts'

export const AttachmentTypeEnum = builder.enumType('AttachmentType', {
  description: 'The source of an attachment.',
  values: {
    None: { description: 'No attachment.' },
    Local: { description: 'A file that the platform stores.' },
    Remote: { description: 'A link to another server.' },
  } as const satisfies Record<AttachmentType, object>,
})

export const AttachmentRef = builder.objectRef<AttachmentView>('Attachment').implement({
  description: 'A stored file, or a link to another server.',
  fields: (t) => ({
    type: t.field({
      description: 'The source of the attachment.',
      type: AttachmentTypeEnum,
      resolve: ({ type }) => type,
    }),
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
