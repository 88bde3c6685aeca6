import { Readable } from 'node:stream'
import { utcStamp } from '../../../rules/utc-time.ts'
import type { AuditEntry } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { auditEntries, exportedEntry, type AuditList } from './audit.service.ts'
import { csvLine } from '../../../rules/csv-line.ts'
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
  const { entries, filters } = await auditEntries(ctx, raw)
  await ctx.db.$transaction((tx) =>
    recordAudit(tx, ctx, { action: 'audit.exported', subject: { id: null }, after: { format, ...filters } }),
  )
  const time = utcStamp(ctx.clock.now())
  // Read before the answer starts, so that an unavailable database still gets the usual error answer.
  const newest = await entries.rows({ take: rowsAtOnce })
  return {
    fileName: `audit-${time}.${format}`,
    content: Readable.from(lines({ entries, newest, format })),
  }
}

type Content = Pick<AuditList, 'entries'> & { newest: AuditEntry[]; format: AuditFormat }

async function* lines({ entries, newest, format }: Content): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns)
  for (let some = newest; some.length > 0;) {
    yield some.map((entry) => lineOf(exportedEntry(entry), format)).join('')
    const last = some.at(-1)
    some =
      last && some.length === rowsAtOnce
        ? await entries.matching({ seq: { lt: last.seq } }).rows({ take: rowsAtOnce })
        : []
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
