import type { Context } from '../../context.ts'

/**
 * The titles of the challenges of a game that has ended: the scoreboard never names those that require others, but a
 * final result does. Empty before the end, by the clock of the game.
 */
export async function readTaskTitles(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  gameId: number,
): Promise<ReadonlyMap<number, string>> {
  const challenges = await db.challenge.findMany({
    where: { gameId, game: { end: { lte: clock.now() }, pausedAt: null } },
    select: { id: true, title: true },
  })
  return new Map(challenges.map(({ id, title }) => [id, title]))
}
