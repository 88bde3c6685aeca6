import type { Client } from 'pg'
import type { AuditChain, AuditEntry } from '../../../prisma/generated/client/client.ts'
import type { AuditSource } from './audit-source.ts'
import { nextEntries, type AuditRecord } from './record-audit.ts'

type EndRow = Omit<AuditChain, 'seq' | 'anchorSeq'> & { seq: string; anchorSeq: string; time: Date }

const columns = {
  seq: (entry: AuditEntry) => entry.seq,
  time: (entry: AuditEntry) => entry.time,
  action: (entry: AuditEntry) => entry.action,
  door: (entry: AuditEntry) => entry.door,
  actor_name: (entry: AuditEntry) => entry.actorName,
  subject_type: (entry: AuditEntry) => entry.subjectType,
  subject_id: (entry: AuditEntry) => entry.subjectId,
  subject_name: (entry: AuditEntry) => entry.subjectName,
  after: (entry: AuditEntry) => entry.after && JSON.stringify(entry.after),
  previous_hash: (entry: AuditEntry) => entry.previousHash,
  hash: (entry: AuditEntry) => entry.hash,
}

/** Adds the restore of a backup to the restored trail, in the transaction of the restore. */
export async function recordRestore(
  client: Client,
  source: Extract<AuditSource, { door: string }>,
  { subject, after }: Pick<AuditRecord, 'subject' | 'after'>,
): Promise<void> {
  const { rows: ends } = await client.query<EndRow>(
    `SELECT id, seq, hash, signature, anchor_seq AS "anchorSeq", anchor_hash AS "anchorHash",
            anchor_signature AS "anchorSignature", date_trunc('milliseconds', clock_timestamp()) AS time
       FROM audit_chain FOR UPDATE`,
  )
  const [row] = ends
  if (!row) throw new Error('the audit trail has no end: the table audit_chain is empty')
  const { time, ...end } = row
  const { rows: counts } = await client.query<{ users: number }>('SELECT count(*)::int AS users FROM "user"')
  const next = nextEntries({
    source,
    end: { ...end, seq: BigInt(end.seq), anchorSeq: BigInt(end.anchorSeq) },
    time,
    users: counts[0]?.users ?? 0,
    acts: [{ action: 'backup.restored', subject, after: after ?? null }],
  })
  const names = Object.keys(columns)
  for (const entry of next.rows) {
    await client.query(
      `INSERT INTO audit_entry (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(columns).map((read) => read(entry)),
    )
  }
  const { seq, hash, signature } = next.end
  await client.query('UPDATE audit_chain SET seq = $1, hash = $2, signature = $3', [seq, hash, signature])
}
