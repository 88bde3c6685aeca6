import { z } from 'zod'
import { milliseconds } from '../../rest/shapes.ts'

export const logMessage = z
  .strictObject({
    time: milliseconds,
    name: z.string().nullable(),
    level: z.string().describe('Information, Warning, Error or Fatal'),
    ip: z.string().nullable(),
    msg: z.string(),
    status: z.string().nullable(),
  })
  .meta({ id: 'LogMessageModel' })
