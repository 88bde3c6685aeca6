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
    url: t.exposeString('url', {
      nullable: true,
      description: 'The download URL. Null when the file has been deleted.',
    }),
    fileSize: t.expose('fileSize', {
      type: 'Long',
      nullable: true,
      description: 'The size of a stored file in bytes. Null for a link.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The file name of the download. Null for a link.',
    }),
    hash: t.exposeString('hash', {
      nullable: true,
      description: 'The SHA-256 hash of a stored file, in hexadecimal. Null for a link.',
    }),
  }),
})
