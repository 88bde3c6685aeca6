import type { Task } from 'graphile-worker'
import type { AppServices } from '../../services.ts'
import type { Transaction } from '../../database/database.ts'
import { signEnd } from './audit-hash.ts'
import { append, lockEnd } from './record-audit.ts'

type Services = Pick<AppServices, 'db' | 'clock' | 'secret' | 'config' | 'logger'>

const entriesAtOnce = 10_000
const dayMs = 86_400_000

/**
 * Deletes entries that are older than the retention and signs the new start of the trail. Also logs the end of the
 * trail: a copy outside the database, to compare with.
 */
export function createPruneAudit(services: Services): Task {
  const { db, logger, config } = services
  return async () => {
    if (config.auditDays !== null) while (await prune(services, config.auditDays));
    const chain = await db.auditChain.findUniqueOrThrow({ where: { id: 1 } })
    const hash = Buffer.from(chain.hash).toString('hex')
    logger.info({ seq: chain.seq.toString(), hash }, 'last entry of the audit trail')
  }
}

/** Deletes a portion of entries in one transaction. Returns whether there may be more. */
function prune({ db, clock, secret }: Services, days: number): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { end, time } = await lockEnd(tx, { clock })
    const through = await lastOf(tx, new Date(time.getTime() - days * dayMs), end.anchorSeq)
    if (!through) return false
    const anchor = { seq: through.seq, hash: through.hash }
    const anchorSignature = signEnd(secret, 'anchor', anchor)
    await tx.auditChain.update({
      where: { id: 1 },
      data: { anchorSeq: anchor.seq, anchorHash: anchor.hash, anchorSignature },
    })
    const { count } = await tx.auditEntry.deleteMany({ where: { seq: { lte: anchor.seq } } })
    await append(tx, {
      source: { secret, clock, door: 'Platform' },
      end,
      time,
      acts: [{ action: 'audit.pruned', subject: { id: anchor.seq.toString() }, before: { entries: count } }],
    })
    return count === entriesAtOnce
  })
}

/** The last entry of the next portion that is older than the retention. */
async function lastOf(tx: Transaction, before: Date, anchorSeq: bigint) {
  const old = await tx.auditEntry.findMany({
    where: { time: { lt: before }, seq: { lte: anchorSeq + BigInt(entriesAtOnce) } },
    orderBy: { seq: 'desc' },
    take: 1,
  })
  return old[0]
}
