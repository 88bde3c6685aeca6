import type { Game } from '../../../prisma/generated/client/client.ts'
import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'

/**
 * Whether the result of the game is one that a certificate can state: final, and without solves that a freeze hides
 * from players.
 */
export function isStatable(game: Pick<Game, 'finalizedAt' | 'freezeAt' | 'revealedAt'>): boolean {
  return game.finalizedAt !== null && (game.freezeAt === null || game.revealedAt !== null)
}

/** Authors see the certificates of a game and withdraw them. */
export function mayWithdraw(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'author')
}
