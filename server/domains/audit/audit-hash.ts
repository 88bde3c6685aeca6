import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AuditEntry } from '../../../prisma/generated/client/client.ts'

export type HashedEntry = Omit<AuditEntry, 'hash'>

/**
 * HMAC-SHA256 (RFC 2104) over the whole entry, its number and the hash of the entry before it included. It needs
 * HALYARD_SECRET, so a person who can only write to the database cannot rebuild the chain.
 */
export function hashEntry(secret: string, entry: HashedEntry): Uint8Array<ArrayBuffer> {
  return hmac(secret, [
    'audit-entry',
    entry.seq.toString(),
    hex(entry.previousHash),
    entry.time.getTime(),
    entry.action,
    entry.door,
    entry.actorId,
    entry.actorName,
    entry.sessionId,
    entry.tokenId,
    entry.ip,
    entry.requestId,
    entry.subjectType,
    entry.subjectId,
    entry.subjectName,
    entry.gameId,
    entry.before,
    entry.after,
  ])
}

/** Signs one end of the trail, separately from the entry's hash, which every reader of the database knows. */
export function signEnd(
  secret: string,
  end: 'head' | 'anchor',
  { seq, hash }: { seq: bigint; hash: Uint8Array },
): Uint8Array<ArrayBuffer> {
  return hmac(secret, [`audit-${end}`, seq.toString(), hex(hash)])
}

export function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

function hmac(secret: string, parts: unknown[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', secret).update(canonical(parts)).digest())
}

/** JSON with sorted member names, so that equal content always gives equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
