import { z } from 'zod'
import { NoticeType } from '../../../prisma/generated/client/enums.ts'
import { milliseconds } from '../../rest/shapes.ts'

export const gameNotice = z
  .strictObject({
    id: z.int32(),
    time: milliseconds,
    type: z.enum(NoticeType).meta({ id: 'NoticeType' }),
    values: z
      .array(z.string())
      .describe('The text of a normal notice; team and challenge of a blood; otherwise the challenge'),
  })
  .meta({ id: 'GameNotice' })
