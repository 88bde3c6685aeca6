import { z } from 'zod'
import { GameEventType } from '../../../prisma/generated/client/enums.ts'
import { milliseconds } from '../../rest/shapes.ts'

export const gameEvent = z
  .strictObject({
    time: milliseconds,
    user: z.string().describe('Empty when the user has been deleted'),
    team: z.string(),
    type: z.enum(GameEventType).meta({ id: 'EventType' }),
    values: z.array(z.string()).describe('Details by type, such as an answer and its challenge'),
  })
  .meta({ id: 'GameEvent' })
