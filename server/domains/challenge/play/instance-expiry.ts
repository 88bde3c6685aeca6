import type { Challenge, Container, Game } from '../../../../prisma/generated/client/client.ts'

/** The Prisma selection on a challenge for `instanceExpiry`. */
export const expirySelection = {
  closeAt: true,
  game: { select: { end: true, practiceMode: true } },
} as const

type Bounds = Pick<Challenge, 'closeAt'> & { game: Pick<Game, 'end' | 'practiceMode'> }

/**
 * The time at which a team's instance stops: when its own time is over, its challenge closes or its game ends without
 * practice, whichever is first.
 */
export function instanceExpiry(
  { expectStopAt }: Pick<Container, 'expectStopAt'>,
  { closeAt, game }: Bounds,
): Date {
  const times = [expectStopAt, closeAt, game.practiceMode ? null : game.end].filter((time) => time !== null)
  return new Date(Math.min(...times.map(Number)))
}
