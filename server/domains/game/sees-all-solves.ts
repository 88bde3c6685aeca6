import type { Context } from '../../context.ts'
import { boardAudience } from './audience-of-viewer.ts'
import { hasEnded } from './game-state.ts'

type Reader = Pick<Context, 'viewer' | 'clock'>
export type SolveTimes = { end: Date; pausedAt: Date | null; freezeAt: Date | null; revealedAt: Date | null }

/**
 * Whether the viewer may see data that reveals every solve of a game, such as its ratings and statistics: organizers
 * always, others after the end, and after the reveal of a game with a freeze.
 */
export function seesAllSolves({ viewer, clock }: Reader, game: SolveTimes): boolean {
  if (boardAudience(viewer) === 'organizer') return true
  return hasEnded(game, clock.now()) && (game.freezeAt === null || game.revealedAt !== null)
}
