import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { isKept, mayAuthorGames } from '../game/game.policy.ts'

export function visibleNotices({ viewer, clock }: Context): Prisma.GameNoticeWhereInput {
  return { game: { ...isKept, ...(!mayAuthorGames(viewer) && { start: { lte: clock.now() } }) } }
}
