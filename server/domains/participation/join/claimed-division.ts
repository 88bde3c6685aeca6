import type { Division } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import { joinableDivisions } from '../../game/divisions/divisions.ts'
import { findClaimedDivision } from '../../identity/claimed-division.ts'
import { readingPlayer } from '../participation.policy.ts'

/** The name of the division that a team gets in a game by the viewer's claims; null if they name none. */
export async function readClaimedDivision(ctx: Context, divisions: Division[]): Promise<string | null> {
  const [viewerId] = readingPlayer(ctx.viewer).in
  if (viewerId === undefined) return null
  const found = await findClaimedDivision(ctx.db, viewerId, joinableDivisions({ divisions }))
  return found?.name ?? null
}
