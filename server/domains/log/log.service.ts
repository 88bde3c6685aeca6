import type { Log, Prisma } from '../../../prisma/generated/client/client.ts'
import { may, requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { containing } from '../../database/containing.ts'
import { listOf } from '../../database/row-list.ts'
import type { DomainEvents } from '../../events/domain-events.ts'
import { readEach } from '../../events/read-each.ts'
import { readOnce } from '../../events/read-once.ts'
import { subscribeTo } from '../../events/subscribe.ts'
import { during, type TimeRange } from '../../use-case/time-range.ts'
import { inputObject, int32, parseInput, text } from '../../use-case/input.ts'

/** Only administrators read the log. */
export function mayReadLogs(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'admin')
}

export const logPageInput = inputObject({
  level: text().default('All'),
  count: int32({ min: 0, max: 1000 }).default(50),
  skip: int32({ min: 0 }).default(0),
})

/** The rows of the log for administrators, newest first. */
export function allLogs(ctx: Context, filter: Filter = {}) {
  requireAdmin(ctx)
  return listOf(
    ctx,
    'log',
    { where: logsMatching(filter), orderBy: [{ time: 'desc' }, { id: 'desc' }] },
    { isSearch: Boolean(filter.search), isLarge: true },
  )
}

/** A page of the log. The level is case-sensitive; `All` or no level returns every level. */
export async function listLogs(ctx: Context, raw: unknown): Promise<Log[]> {
  const list = allLogs(ctx)
  const { level, count, skip } = parseInput(logPageInput, raw)
  const isAny = level === '' || level === 'All'
  return list.matching(isAny ? {} : { level }).rows({ take: count, skip })
}

type Filter = TimeRange & { level?: string | null | undefined; search?: string | null | undefined }

/** The condition for rows whose message, name, address or status contains the searched text. */
function logsMatching({ level, search, ...range }: Filter): Prisma.LogWhereInput {
  const found: Prisma.LogWhereInput = search
    ? {
        OR: containing(search).flatMap((filter) => [
          { message: filter },
          { userName: filter },
          { remoteIp: filter },
          { status: filter },
        ]),
      }
    : {}
  return { AND: [level ? { level } : {}, { time: during(range) }, found] }
}

const readWritten = readOnce(({ db }, { logId }: DomainEvents['log.written']) =>
  db.log.findUnique({ where: { id: BigInt(logId) } }),
)

/** Subscribes to log rows as they are written. Ends when the viewer loses their access or role. */
export function followLogs(ctx: Context, level: string | null | undefined): AsyncIterable<Log> {
  requireAdmin(ctx)
  const written = subscribeTo(ctx, 'log.written', { where: () => true })
  return readEach(written, async (event) => {
    const log = await readWritten(ctx, event)
    return level && log?.level !== level ? null : log
  })
}
