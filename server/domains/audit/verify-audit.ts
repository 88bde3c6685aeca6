import type { AuditChain, AuditEntry } from '../../../prisma/generated/client/client.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { hashEntry, isSame, signEnd } from './audit-hash.ts'
import { isNewTrail } from './new-trail.ts'

type Options = {
  db: Database
  secret: string
  /** The first and the last entry to verify; the whole trail when absent. */
  from?: bigint
  to?: bigint
}

export type AuditFault = {
  kind: 'removed' | 'changed' | 'added' | 'unsigned head' | 'unsigned anchor' | 'noticed before'
  seq: bigint
}

export type AuditReport = {
  checked: number
  first: bigint | null
  last: { seq: bigint; hash: Uint8Array } | null
  /** The first wrong entry; null while the trail is intact. */
  fault: AuditFault | null
}

const rowsAtOnce = 1000
const timeout = 3_600_000

/**
 * Recomputes the trail entry by entry and compares. The first entry of a part (`from`) is trusted to follow its
 * stored predecessor; entries before it are not read.
 */
export function verifyAudit({ db, secret, from, to }: Options): Promise<AuditReport> {
  return db.$transaction((tx) => verify(tx, { secret, from: from ?? 0n, to }), {
    // The server may append entries at the same time.
    isolationLevel: 'RepeatableRead',
    timeout,
  })
}

type Part = { secret: string; from: bigint; to: bigint | undefined }

async function verify(tx: Transaction, { secret, from, to }: Part): Promise<AuditReport> {
  const report: AuditReport = { checked: 0, first: null, last: null, fault: null }
  const chain = await tx.auditChain.findUnique({ where: { id: 1 } })
  if (!chain) return { ...report, fault: { kind: 'unsigned head', seq: 0n } }
  const isWhole = from <= chain.anchorSeq + 1n
  if (isWhole && !isAnchorGood(secret, chain)) {
    return { ...report, fault: { kind: 'unsigned anchor', seq: chain.anchorSeq } }
  }
  let expected = isWhole ? chain.anchorSeq + 1n : from
  let previousHash: Uint8Array | null = isWhole ? chain.anchorHash : null
  for await (const entry of entriesOf(tx, isWhole ? 0n : from, to)) {
    const fault = faultOf(secret, entry, { chain, expected, previousHash })
    if (fault) return { ...report, fault }
    report.checked += 1
    report.first ??= entry.seq
    report.last = { seq: entry.seq, hash: entry.hash }
    expected = entry.seq + 1n
    previousHash = entry.hash
  }
  const users = chain.seq === 0n ? await tx.user.count() : null
  return { ...report, fault: faultOfEnd(secret, { chain, users, expected, to, last: report.last }) }
}

type ChainPosition = { chain: AuditChain; expected: bigint; previousHash: Uint8Array | null }

function faultOf(secret: string, entry: AuditEntry, position: ChainPosition): AuditFault | null {
  const { chain, expected, previousHash } = position
  const { seq, hash } = entry
  if (seq < expected || seq > chain.seq) return { kind: 'added', seq }
  if (seq > expected) return { kind: 'removed', seq: expected }
  const isNext = previousHash === null || isSame(entry.previousHash, previousHash)
  if (!isNext || !isSame(hash, hashEntry(secret, entry))) return { kind: 'changed', seq }
  if (entry.action === 'audit.signature.broken') return { kind: 'noticed before', seq }
  return null
}

type End = {
  chain: AuditChain
  /** The number of users; null if the trail has entries. */
  users: number | null
  expected: bigint
  to: bigint | undefined
  last: AuditReport['last']
}

function faultOfEnd(secret: string, { chain, users, expected, to, last }: End): AuditFault | null {
  if (to !== undefined && to < chain.seq) {
    return expected <= to ? { kind: 'removed', seq: expected } : null
  }
  if (expected <= chain.seq) return { kind: 'removed', seq: expected }
  const isNew = users !== null && isNewTrail(secret, { end: chain, users })
  const isSigned = isSame(chain.signature, signEnd(secret, 'head', chain))
  const isLast = last === null || isSame(last.hash, chain.hash)
  return isNew || (isSigned && isLast) ? null : { kind: 'unsigned head', seq: chain.seq }
}

/** True if retention has deleted nothing yet, or if the platform signed the last deleted entry. */
function isAnchorGood(
  secret: string,
  { anchorSeq: seq, anchorHash: hash, anchorSignature }: AuditChain,
): boolean {
  if (seq === 0n) return hash.every((byte) => byte === 0)
  return isSame(anchorSignature, signEnd(secret, 'anchor', { seq, hash }))
}

async function* entriesOf(tx: Transaction, from: bigint, to: bigint | undefined): AsyncGenerator<AuditEntry> {
  for (let next = from; ;) {
    const seq = { gte: next, ...(to !== undefined && { lte: to }) }
    const some = await tx.auditEntry.findMany({ where: { seq }, orderBy: { seq: 'asc' }, take: rowsAtOnce })
    yield* some
    const last = some.at(-1)
    if (!last || some.length < rowsAtOnce) return
    next = last.seq + 1n
  }
}
