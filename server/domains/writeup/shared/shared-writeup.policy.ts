import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import { may } from '../../../use-case/roles.ts'
import { noUuid } from '../../../use-case/no-uuid.ts'
import { noTesters } from '../../game/divisions/division-rights.ts'
import { boardAudience } from '../../game/audience-of-viewer.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { hasEnded } from '../../game/game-state.ts'
import { shownChallenges } from '../../game/shown-challenges.ts'

type Reader = Pick<Context, 'viewer' | 'clock'>
type GameTimes = { end: Date; pausedAt: Date | null; freezeAt: Date | null; revealedAt: Date | null }

/**
 * Whether the viewer may see the shared write-ups of a game: nobody before the end. A write-up reveals a solve, so in a
 * game with a freeze only organizers see write-ups before the reveal.
 */
export function seesSharedWriteups({ viewer, clock }: Reader, game: GameTimes): boolean {
  if (!hasEnded(game, clock.now())) return false
  return game.freezeAt === null || game.revealedAt !== null || seesAllWriteups({ viewer })
}

/** Organizers see write-ups of any state. */
export function seesAllWriteups({ viewer }: Pick<Context, 'viewer'>): boolean {
  return boardAudience(viewer) === 'organizer'
}

/** The id of the viewer, or one that no user has for a token that may neither read nor play. */
export function authorId({ viewer }: Pick<Context, 'viewer'>): string {
  return viewer && (may(viewer, 'User', 'read') || may(viewer, 'User', 'play')) ? viewer.id : noUuid
}

/**
 * A filter for the challenges that a list of write-ups names. Besides hidden challenges it leaves out those that the
 * division of the viewer does not see, and, while teams can still unlock them in practice mode, those that the viewer's
 * team has not unlocked.
 */
export function namedChallenges(ctx: Reader): Prisma.ChallengeWhereInput {
  if (seesAllWriteups(ctx)) return {}
  const members = { some: { userId: authorId(ctx) } }
  return {
    ...shownChallenges,
    exclusions: { none: { division: { participations: { some: { members } } } } },
    OR: [
      { requirements: { none: {} } },
      { game: { practiceMode: false } },
      {
        game: { participations: { some: { status: 'Accepted', members } } },
        locks: { none: { participation: { members } } },
      },
    ],
  }
}

const withFile: Prisma.SharedWriteupWhereInput = {
  OR: [{ kind: { not: 'Pdf' } }, { participation: { writeupFileId: { not: null } } }],
}

/** A filter for the published write-ups that the viewer may see. */
export function publishedWriteups(ctx: Reader): Prisma.SharedWriteupWhereInput {
  const published = { state: 'Published' } as const
  if (seesAllWriteups(ctx)) return { ...published, game: isNotDeleted, AND: withFile }
  return {
    ...published,
    participation: { status: 'Accepted', ...noTesters },
    game: {
      ...isNotDeleted,
      end: { lte: ctx.clock.now() },
      pausedAt: null,
      OR: [{ freezeAt: null }, { revealedAt: { not: null } }],
    },
    AND: [
      withFile,
      {
        OR: [{ challenges: { none: {} } }, { challenges: { some: { challenge: namedChallenges(ctx) } } }],
      },
    ],
  }
}

/** A filter for all write-ups that the viewer may see: the published ones and the viewer's own; organizers see all. */
export function visibleWriteups(ctx: Reader): Prisma.SharedWriteupWhereInput {
  if (seesAllWriteups(ctx)) return { game: isNotDeleted }
  return { OR: [publishedWriteups(ctx), { userId: authorId(ctx), game: isNotDeleted }] }
}
