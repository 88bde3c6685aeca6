import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import { listOf } from '../../../database/row-list.ts'
import { requireMonitor } from '../../../use-case/roles.ts'

/**
 * The entries of the audit trail that finalized or reopened a game, and the changes with a reason since it was
 * finalized first, newest first. For monitors and administrators.
 */
export async function resultChanges(ctx: Context, gameId: number) {
  requireMonitor(ctx)
  const first = await ctx.db.auditEntry.findFirst({
    where: { gameId, action: 'game.finalized' },
    orderBy: { seq: 'asc' },
    select: { seq: true },
  })
  const withReason: Prisma.AuditEntryWhereInput = { after: { path: ['reason'], string_starts_with: '' } }
  const where = {
    gameId,
    // Entries are numbered from 1, so none is below 0.
    seq: first ? { gte: first.seq } : { lt: 0n },
    OR: [{ action: { in: ['game.finalized', 'game.reopened'] } }, withReason],
  }
  return listOf(ctx, 'auditEntry', { where, orderBy: { seq: 'desc' } })
}
