import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { isNotDeleted, mayAuthorGames } from '../game/game.policy.ts'

/** A filter for the notices that the viewer may see: all notices of started games; for authors all notices. */
export function visibleNotices({ viewer, clock }: Context): Prisma.GameNoticeWhereInput {
  return { game: { ...isNotDeleted, ...(!mayAuthorGames(viewer) && { start: { lte: clock.now() } }) } }
}
