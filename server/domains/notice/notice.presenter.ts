import type { GameNotice } from '../../../prisma/generated/client/client.ts'

/** The contract's GameNotice. */
export function toNotice({ id, publishedAt, type, values }: GameNotice) {
  return { id, time: publishedAt.getTime(), type, values }
}
