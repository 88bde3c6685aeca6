import type { Context } from '../../../context.ts'
import { isNotDeleted } from '../game.policy.ts'
import { embedOriginOf } from './embed-origin.ts'

/** The origins of the sites that may show the scoreboard of a game in a frame; none of an unknown game. */
export async function embedOriginsOf({ db }: Pick<Context, 'db'>, gameId: number): Promise<string[]> {
  const game = await db.game.findUnique({
    where: { id: gameId, ...isNotDeleted },
    select: { embedOrigins: true },
  })
  // Rows of an imported game may hold any text, which must not reach the header.
  return game?.embedOrigins.filter((origin) => embedOriginOf(origin) === origin) ?? []
}
