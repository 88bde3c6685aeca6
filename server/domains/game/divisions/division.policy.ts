import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import { boardAudience } from '../audience-of-viewer.ts'

/** A filter for the divisions that the viewer may see: only organizers see those of testers. */
export function visibleDivisions({ viewer }: Pick<Context, 'viewer'>): Prisma.DivisionWhereInput {
  return boardAudience(viewer) === 'organizer' ? {} : { standing: { not: 'Tester' } }
}
