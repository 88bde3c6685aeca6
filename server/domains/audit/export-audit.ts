import { Readable } from 'node:stream'
import { utcStamp } from '../../../rules/utc-time.ts'
import type { AuditEntry, Prisma } from '../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { parseInput } from '../../use-case/input.ts'
import { auditFilterInput, auditOrder, matching, exportedEntry } from './audit.service.ts'
import { csvLine } from './csv.ts'
import { recordAudit } from './record-audit.ts'

export type AuditFormat = 'csv' | 'jsonl'
type ExportedEntry = ReturnType<typeof exportedEntry>

const rowsAtOnce = 500
const columns = [
  'seq',
  'time',
  'action',
  'door',
  'actorId',
  'actorName',
  'sessionId',
  'tokenId',
  'ip',
  'requestId',
  'subjectType',
  'subjectId',
  'subjectName',
  'gameId',
  'before',
  'after',
  'previousHash',
  'hash',
] as const satisfies (keyof ExportedEntry)[]

/**
 * Streams the entries that match, newest first. The export itself is recorded in the trail.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, RateLimitedError
 */
export async function exportAudit(
  ctx: Context,
  format: AuditFormat,
  raw: unknown,
): Promise<{ fileName: string; content: Readable }> {
  requireAdmin(ctx)
  const filters = parseInput(auditFilterInput, raw)
  await ctx.limits.charge(ctx, 'Query')
  await ctx.db.$transaction((tx) =>
    recordAudit(tx, ctx, { action: 'audit.exported', subject: { id: null }, after: { format, ...filters } }),
  )
  const time = utcStamp(ctx.clock.now())
  // Read before the answer starts, so that an unavailable database still gets the usual error answer.
  const where = matching(filters)
  const newest = await readSome(ctx, where, null)
  return {
    fileName: `audit-${time}.${format}`,
    content: Readable.from(lines(ctx, { where, newest, format })),
  }
}

function readSome(
  ctx: Context,
  where: Prisma.AuditEntryWhereInput,
  last: bigint | null,
): Promise<AuditEntry[]> {
  return ctx.db.auditEntry.findMany({
    where: { AND: [where, last === null ? {} : { seq: { lt: last } }] },
    orderBy: auditOrder,
    take: rowsAtOnce,
  })
}

type Content = { where: Prisma.AuditEntryWhereInput; newest: AuditEntry[]; format: AuditFormat }

async function* lines(ctx: Context, { where, newest, format }: Content): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns)
  for (let some = newest; some.length > 0;) {
    yield some.map((entry) => lineOf(exportedEntry(entry), format)).join('')
    const last = some.at(-1)
    some = last && some.length === rowsAtOnce ? await readSome(ctx, where, last.seq) : []
  }
}

function lineOf(entry: ExportedEntry, format: AuditFormat): string {
  if (format === 'jsonl') return `${JSON.stringify(entry)}\n`
  return csvLine(
    columns.map((column) => {
      const value = entry[column]
      if (value === null) return ''
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
    }),
  )
}
