import type { Task } from 'graphile-worker'
import type { Context } from '../../context.ts'
import { releaseHeldNames } from './held-names.ts'
import { fillNameKeys } from './name/fill-name-keys.ts'
import { longestWaitMs } from './email/mail-link.ts'

/** Deletes links, registrations and sessions that have expired, and gives names that became free their keys. */
export function createSweepAccounts({ db, pool, clock }: Pick<Context, 'db' | 'pool' | 'clock'>): Task {
  return async () => {
    const now = clock.now()
    await releaseHeldNames(db, now)
    await fillNameKeys(pool)
    await db.session.deleteMany({ where: { expiresAt: { lte: now } } })
    await db.usedPasskeyChallenge.deleteMany({ where: { expiresAt: { lte: now } } })
    await db.usedSignIn.deleteMany({ where: { expiresAt: { lte: now } } })
    await db.logInStep.deleteMany({ where: { expiresAt: { lte: now } } })
    await db.mailToken.deleteMany({
      where: { createdAt: { lte: new Date(now.getTime() - longestWaitMs) }, expiresAt: { lte: now } },
    })
  }
}
