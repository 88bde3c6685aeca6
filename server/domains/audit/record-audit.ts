import { cutText } from '../../../rules/cut-text.ts'
import { Prisma, type AuditChain, type AuditEntry } from '../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../database/database.ts'
import { auditActions, type AuditAction } from './audit-actions.ts'
import { storedFields } from './audit-fields.ts'
import { hashEntry, isSame, signEnd } from './audit-hash.ts'
import { isNewTrail } from './new-trail.ts'
import { actorColumns, type AuditSource } from './audit-source.ts'

export type AuditRecord = {
  action: AuditAction
  /** The subject of the action: its id, and its name at that time. */
  subject: { id: string | number | null; name?: string | null }
  gameId?: number | null
  /** The changed fields before; absent for created objects. Secrets are left out by their names. */
  before?: object | null
  /** The changed fields after; absent for deleted objects. */
  after?: object | null
}

/**
 * Adds an action to the audit trail. It must be the last statement of the transaction, after the boards are
 * updated: it locks the end of the trail until commit, and waiting for another lock after it could deadlock.
 */
export async function recordAudit(
  tx: Transaction,
  source: AuditSource,
  acts: AuditRecord | readonly AuditRecord[],
): Promise<void> {
  const given = Array.isArray(acts) ? (acts as readonly AuditRecord[]) : [acts as AuditRecord]
  if (given.length === 0) return
  const { end, time } = await lockEnd(tx, source)
  await append(tx, { source, end, time, acts: given })
}

type LockedEnd = { end: AuditChain; time: Date }

/** Locks the two ends of the trail until commit. */
export async function lockEnd(tx: Transaction, { clock }: Pick<AuditSource, 'clock'>): Promise<LockedEnd> {
  const [row] = await tx.$queryRaw<(AuditChain & { time: Date })[]>`
    SELECT id, seq, hash, signature, anchor_seq AS "anchorSeq", anchor_hash AS "anchorHash",
           anchor_signature AS "anchorSignature",
           date_trunc('milliseconds', clock_timestamp() + ${clock.offsetMs}::float8 * interval '1 millisecond') AS time
      FROM audit_chain FOR UPDATE`
  if (!row) throw new Error('the audit trail has no end: the table audit_chain is empty')
  const { time, ...end } = row
  return { end, time }
}

type Appending = LockedEnd & {
  source: AuditSource
  acts: readonly AuditRecord[]
  /** The number of users; null if the trail has entries. */
  users: number | null
}
export type NextEntries = { rows: AuditEntry[]; end: Pick<AuditChain, 'seq' | 'hash' | 'signature'> }

/** Adds entries after the end that the caller has locked. */
export async function append(tx: Transaction, appending: Omit<Appending, 'users'>): Promise<void> {
  const users = appending.end.seq === 0n ? await tx.user.count() : null
  const { rows, end } = nextEntries({ ...appending, users })
  await tx.auditEntry.createMany({
    data: rows.map((row) => ({
      ...row,
      before: row.before ?? Prisma.DbNull,
      after: row.after ?? Prisma.DbNull,
    })),
  })
  await tx.auditChain.update({ where: { id: 1 }, data: end })
}

/** The rows that follow an end of the trail, and the new end. */
export function nextEntries({ source, end, time, acts, users }: Appending): NextEntries {
  const { secret } = source
  const platform: AuditSource = { secret, clock: source.clock, door: 'Platform' }
  const all = [
    ...openingActions(secret, end, users ?? 0).map((act) => ({ act, by: platform })),
    ...acts.map((act) => ({ act, by: source })),
  ]
  const rows: AuditEntry[] = []
  let last = { seq: end.seq, hash: end.hash }
  for (const { act, by } of all) {
    const entry = { ...columnsOf(by, act), time, seq: last.seq + 1n, previousHash: last.hash }
    const hash = hashEntry(secret, entry)
    rows.push({ ...entry, hash })
    last = { seq: entry.seq, hash }
  }
  return { rows, end: { ...last, signature: signEnd(secret, 'head', last) } }
}

/**
 * Entries to add before the action itself: the start of the trail, or a warning that its end is not signed with
 * this secret. Without the warning the next action would hide that the latest entries were deleted from the
 * database.
 */
function openingActions(secret: string, end: AuditChain, users: number): AuditRecord[] {
  if (isNewTrail(secret, { end, users })) return [{ action: 'audit.started', subject: { id: null } }]
  if (isSame(end.signature, signEnd(secret, 'head', end))) return []
  return [{ action: 'audit.signature.broken', subject: { id: end.seq.toString() } }]
}

function columnsOf(source: AuditSource, { action, subject, gameId, before, after }: AuditRecord) {
  return {
    action,
    ...actorColumns(source),
    subjectType: auditActions[action],
    subjectId: subject.id === null ? null : fitting(String(subject.id)),
    subjectName: subject.name == null ? null : fitting(subject.name),
    gameId: gameId ?? null,
    before: storedFields(source.secret, before),
    after: storedFields(source.secret, withReasonOf(source, after)),
  }
}

function withReasonOf(source: AuditSource, after: object | null | undefined) {
  return 'reason' in source && source.reason ? { ...after, reason: source.reason } : after
}

function fitting(text: string): string {
  return cutText(text, 200).replaceAll('\0', '\uFFFD')
}
