import type { Context } from '../../../context.ts'
import { readEach } from '../../../events/read-each.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { requireUser } from '../../../use-case/roles.ts'
import { findOwnParticipation } from '../../participation/own-participation.ts'
import { playChanges } from '../../participation/play-changes.ts'
import { visibleChallenges } from '../challenge.policy.ts'
import type { ChallengeKey } from '../challenge-key.ts'

/**
 * Subscribes the viewer to a challenge that they see: its text, hints and rules, and the answers of the team that they
 * play for at the time of subscribing.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function followViewerChallenge(
  ctx: Context,
  challengeId: number,
): Promise<AsyncIterable<ChallengeKey>> {
  const viewer = requireUser(ctx, 'read')
  const challenge = await ctx.db.challenge.findFirst({
    where: { AND: [{ id: challengeId }, visibleChallenges(ctx)] },
    select: { gameId: true },
  })
  if (!challenge) throw new NotFoundError('challenge.notFound')
  const { gameId } = challenge
  const participationId = await findOwnParticipation(ctx, { gameId, userId: viewer.id })
  const changes = playChanges(ctx, { gameId, participationId, challengeId })
  return readEach(changes, async () => ({ gameId, challengeId }))
}
