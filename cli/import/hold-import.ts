import { cutText } from '../../rules/cut-text.ts'
import { hostname } from 'node:os'
import { importLeaseLimits } from '../../rules/field-limits.ts'
import { HalyardError, type HalyardClient } from '../client/client.ts'
import { CliError } from '../errors.ts'

/** Throws as soon as this program may write no more. */
export type RequireHeld = () => void

const renewalMs = (importLeaseLimits.seconds * 1000) / 4
const payload = 'leaseKey'

/**
 * Does the work while no other program imports into the game. After SIGINT or SIGTERM, `requireHeld` throws, so that
 * the work ends between two writes; a second signal ends the program at once.
 * @throws HalyardError that names the program which imports into the game now
 */
export async function holdingImport<Result>(
  api: HalyardClient,
  gameId: string,
  work: (requireHeld: RequireHeld) => Promise<Result>,
): Promise<Result> {
  const client = cutText(hostname(), importLeaseLimits.client) || 'halyard'
  const { leaseKey } = await api.mutate('beginImport', { gameId, client }, payload)
  let end: Error | undefined
  const renew = () =>
    api.mutate('renewImport', { gameId, leaseKey }, payload).catch((error: unknown) => {
      // After a lost connection the next renewal may be in time, or the platform says that the lease is lost.
      if (error instanceof HalyardError && error.code === 'CHALLENGE_IMPORT_ENDED') end = error
    })
  const timer = setInterval(() => void renew(), renewalMs)
  const interrupt = () => {
    end = new CliError('The import was interrupted.')
    console.error('Stopping after the current write. Interrupt again to stop at once.')
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    return await work(() => {
      if (end) throw end
    })
  } finally {
    clearInterval(timer)
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
    // A lease that cannot be ended expires.
    await api.mutate('endImport', { gameId, leaseKey }, 'gameId').catch(() => undefined)
  }
}
