import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { boardAudience } from '../game/audience-of-viewer.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { shownChallenges } from '../game/shown-challenges.ts'

type Reader = Pick<Context, 'viewer' | 'clock'>

/** Ratings that count: those of accepted teams that are no testers. */
export const counted = {
  participation: {
    status: 'Accepted',
    OR: [{ divisionId: null }, { division: { standing: { not: 'Tester' } } }],
  },
} as const satisfies Prisma.RatingWhereInput

/** A filter for the ratings with a comment that the viewer may see, by the rule of `seesAllSolves`. */
export function visibleComments({ viewer, clock }: Reader): Prisma.RatingWhereInput {
  const withComment = { comment: { not: '' } }
  if (boardAudience(viewer) === 'organizer') {
    return { ...withComment, game: isNotDeleted, participation: { status: 'Accepted' } }
  }
  return {
    ...withComment,
    ...counted,
    challenge: shownChallenges,
    game: {
      ...isNotDeleted,
      end: { lte: clock.now() },
      pausedAt: null,
      OR: [{ freezeAt: null }, { revealedAt: { not: null } }],
    },
  }
}
