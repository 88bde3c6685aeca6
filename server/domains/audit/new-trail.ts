import type { AuditChain } from '../../../prisma/generated/client/client.ts'
import { isSame, signEnd } from './audit-hash.ts'

type Trail = {
  end: Pick<AuditChain, 'seq' | 'hash' | 'signature'>
  /** The number of users of the platform. */
  users: number
}

/**
 * Whether the trail has no entries because it is new. Its end is signed before the first user registers, and before
 * that only the first administrator can exist. In any other case somebody has emptied the trail.
 */
export function isNewTrail(secret: string, { end, users }: Trail): boolean {
  if (end.seq !== 0n) return false
  if (end.signature.length === 0) return users <= 1
  return isSame(end.signature, signEnd(secret, 'head', end))
}
