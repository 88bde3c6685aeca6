import { requireAuthor } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { parseInput } from '../../../use-case/input.ts'
import { updateChallenge } from '../author/update-challenge.service.ts'
import type { ChallengeKey } from '../challenge-key.ts'
import { laterChallengeInput } from './later-challenge.input.ts'

/** Updates a challenge with the members of level 1.8.5. @throws InvalidInputError, NotFoundError, ConflictError */
export async function updateLaterChallenge(ctx: Context, key: ChallengeKey, raw: unknown): Promise<void> {
  requireAuthor(ctx)
  const input = parseInput(laterChallengeInput, raw)
  const { exposePort, networkMode: _mode, submissionLimit, deadlineUtc, ...shared } = input
  await updateChallenge(
    ctx,
    key,
    { ...shared, containerExposePort: exposePort },
    {
      ...(submissionLimit != null && { submissionLimit }),
      ...(deadlineUtc != null && { closeAt: deadlineUtc.getTime() <= 0 ? null : deadlineUtc }),
    },
  )
}
