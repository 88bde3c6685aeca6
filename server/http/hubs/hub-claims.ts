import type { AppServices } from '../../services.ts'
import { createExpiringMap } from '../../limits/expiring-map.ts'
import { sharedOrMemory } from '../../limits/shared-or-memory.ts'
import { hubTokenLifeMs } from './hub-token.ts'

/** Resolves to true for the first connection of a token in all processes, and to false for others. */
export type ClaimToken = (token: string) => Promise<boolean>

export function createHubClaims({ redis }: Pick<AppServices, 'redis'>): ClaimToken {
  const claimedUntil = createExpiringMap<number>({ now: Date.now, isExpired: (until, time) => until <= time })
  const ask = sharedOrMemory(redis)

  async function claimInProcess(token: string): Promise<boolean> {
    if (claimedUntil.get(token) !== undefined) return false
    claimedUntil.set(token, Date.now() + hubTokenLifeMs)
    return true
  }
  return (token) =>
    redis
      ? ask(
          async () => (await redis.client.set(`hub:${token}`, '1', 'PX', hubTokenLifeMs, 'NX')) === 'OK',
          () => claimInProcess(token),
        )
      : claimInProcess(token)
}
