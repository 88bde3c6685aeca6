import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { DomainEvents } from '../../events/domain-events.ts'
import { readEach } from '../../events/read-each.ts'
import { readOnce } from '../../events/read-once.ts'
import { subscribeTo } from '../../events/subscribe.ts'
import { readGame } from '../game/read-games.ts'
import { mayFollow, seesAllSubmissions } from './submission.policy.ts'

const readJudged = readOnce(({ db }, { submissionId }: DomainEvents['submission.judged']) =>
  db.submission.findUnique({
    where: { id: submissionId },
    select: {
      id: true,
      participation: { select: { status: true, members: { select: { userId: true } } } },
    },
  }),
)

/**
 * Subscribes to judged submissions: monitors to all, others to those of the team that they play for now and still
 * play for when the event comes.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function followSubmissions(
  ctx: Context,
  gameId: number,
): Promise<AsyncIterable<{ id: number }>> {
  const viewer = requireUser(ctx, 'read')
  await readGame(ctx, gameId)
  // In a busy game with many subscribers, another team's event must not cost each of them a query.
  const participationId = seesAllSubmissions(viewer) ? null : await ownParticipation(ctx, gameId, viewer.id)
  const judged = subscribeTo(ctx, 'submission.judged', {
    where: (submission) =>
      submission.gameId === gameId &&
      (seesAllSubmissions(viewer) || submission.participationId === participationId),
  })
  return readEach(judged, async (event) => {
    const submission = await readJudged(ctx, event)
    return submission && mayFollow(viewer, submission) ? submission : null
  })
}

async function ownParticipation(ctx: Context, gameId: number, userId: string): Promise<number | null> {
  const member = await ctx.db.participationMember.findUnique({
    where: { gameId_userId: { gameId, userId } },
    select: { participationId: true },
  })
  return member?.participationId ?? null
}
