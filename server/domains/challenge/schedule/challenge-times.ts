import type { Challenge } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { ConflictError, invalidField } from '../../../use-case/errors.ts'
import type { ChallengeTimes } from '../author/challenge.input.ts'

type TimedChallenge = Pick<Challenge, 'id' | 'releaseAt' | 'closeAt' | 'isReleased'>

/**
 * The columns of a challenge whose times are set at `now`. Absent times stay, null removes one. A challenge without a
 * release in the future is released.
 * @throws InvalidInputError unless it closes after its release
 */
export function timeColumns(before: TimedChallenge, times: ChallengeTimes, now: Date) {
  const releaseAt = times.releaseAt === undefined ? before.releaseAt : times.releaseAt
  const closeAt = times.closeAt === undefined ? before.closeAt : times.closeAt
  if (releaseAt && closeAt && closeAt <= releaseAt) throw invalidField('closeAt', 'challenge.closesTooEarly')
  const isReleased = times.releaseAt === undefined ? before.isReleased : !releaseAt || releaseAt <= now
  return { releaseAt, closeAt, isReleased }
}

/**
 * Refuses an action of players on a challenge that has closed, by the database's clock.
 * @throws ConflictError
 */
export async function requireNotClosed(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  challenge: Pick<Challenge, 'closeAt'>,
): Promise<void> {
  if (!challenge.closeAt) return
  if (challenge.closeAt <= (await databaseTime(tx, clock))) throw new ConflictError('challenge.closed')
}
