import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { mayAuthorGames } from '../game/game.policy.ts'

export function visibleNotices({ viewer, clock }: Context): Prisma.GameNoticeWhereInput {
  return mayAuthorGames(viewer) ? {} : { game: { start: { lte: clock.now() } } }
}
