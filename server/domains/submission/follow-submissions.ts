import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { openFeed } from '../../events/feed.ts'
import { readEach } from '../../events/read-each.ts'
import { readOnce } from '../../events/read-once.ts'
import { readGame } from '../game/read-games.ts'
import { findOwnParticipation } from '../participation/own-participation.ts'
import { mayFollow, seesAllSubmissions } from './submission.policy.ts'

const readJudged = readOnce(({ db }, _key: object, id: number) =>
  db.submission.findUnique({
    where: { id },
    select: {
      id: true,
      participation: { select: { status: true, members: { select: { userId: true } } } },
    },
  }),
)

/**
 * Subscribes to judged submissions. Monitors receive all, others those of the team that they play for, both now and when
 * the event arrives. Continues from a cursor if there is one.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, InvalidInputError
 */
export async function followSubmissions(
  ctx: Context,
  { gameId, after }: { gameId: number; after: string | null },
): Promise<AsyncIterable<{ submission: { id: number }; cursor: string }>> {
  const viewer = requireUser(ctx, 'read')
  await readGame(ctx, gameId)
  // In a busy game with many subscribers, another team's event must not cost each of them a query.
  const participationId = seesAllSubmissions(viewer)
    ? null
    : await findOwnParticipation(ctx, { gameId, userId: viewer.id })
  if (!seesAllSubmissions(viewer) && participationId === null) return nothing()
  const judged = await ctx.liveRows.follow({ kind: 'submission', gameId, scope: participationId, after })
  return readEach(judged, async ({ id, key, cursor }) => {
    const submission = await readJudged(ctx, key, id)
    return submission && mayFollow(viewer, submission) ? { submission, cursor } : null
  })
}

/** A stream that stays open without items. */
function nothing(): AsyncIterable<never> {
  return openFeed<never>(() => () => undefined)
}
