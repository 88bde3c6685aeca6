import type { z } from 'zod'
import type { GameNotice } from '../../../prisma/generated/client/client.ts'
import type { gameNotice } from './notice.shapes.ts'

/** The contract's GameNotice. */
export function toNotice({ id, publishedAt, type, values }: GameNotice): z.output<typeof gameNotice> {
  return { id, time: publishedAt.getTime(), type, values }
}
