import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { may } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { notEnded } from '../game/game-state.ts'
import { shownChallenges } from '../game/shown-challenges.ts'

/** Whether the viewer may read flags, templates, limits and hidden challenges: authors only. */
export function mayAuthorChallenges(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'author')
}

/**
 * A filter for the challenges that the viewer may see. Authors see every challenge. Players see the enabled, released
 * and unlocked ones of a game that their accepted team may play now. Others see none.
 */
export function visibleChallenges({
  viewer,
  clock,
}: Pick<Context, 'viewer' | 'clock'>): Prisma.ChallengeWhereInput {
  if (mayAuthorChallenges(viewer)) return { game: isNotDeleted }
  if (!viewer || !may(viewer, 'User', 'read')) return { id: { in: [] } }
  return { ...playedChallenges(viewer, clock.now()), locks: { none: locksOf(viewer) } }
}

/** The challenges that a player's team has not unlocked, and of which it sees a card: none that its division does not see. */
export function cardChallenges({
  viewer,
  clock,
}: Pick<Context, 'viewer' | 'clock'>): Prisma.ChallengeWhereInput {
  if (!viewer || !may(viewer, 'User', 'read')) return { id: { in: [] } }
  return {
    ...playedChallenges(viewer, clock.now()),
    lockedView: 'Card',
    locks: { some: locksOf(viewer) },
    exclusions: {
      none: { division: { participations: { some: { members: { some: { userId: viewer.id } } } } } },
    },
  }
}

function locksOf(viewer: Viewer) {
  return { participation: { members: { some: { userId: viewer.id } } } }
}

function playedChallenges(viewer: Viewer, now: Date): Prisma.ChallengeWhereInput {
  return {
    ...shownChallenges,
    game: {
      ...isNotDeleted,
      start: { lte: now },
      OR: [{ practiceMode: true }, ...notEnded(now)],
      participations: { some: { status: 'Accepted', members: { some: { userId: viewer.id } } } },
    },
  }
}
