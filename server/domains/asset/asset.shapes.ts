import { z } from 'zod'
import { AttachmentType } from '../../../prisma/generated/client/enums.ts'
import { fileHash } from '../../rest/shapes.ts'

export const localFile = z.strictObject({ hash: fileHash, name: z.string() }).meta({ id: 'LocalFile' })

export const attachmentShape = z
  .strictObject({
    id: z.int32(),
    type: z.enum(AttachmentType).meta({ id: 'FileType' }),
    url: z.string().nullable(),
    fileSize: z.int().nullable().describe('Bytes'),
  })
  .meta({ id: 'Attachment' })
