import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { coalesce } from '../../runtime/coalesce.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Database } from '../../database/database.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Caller } from '../../use-case/viewer.ts'

type LogLevel = 'Information' | 'Warning' | 'Error' | 'Fatal'

type Row = Prisma.LogCreateManyInput

type Entry = {
  level: LogLevel
  /** A TaskStatus name, or nothing. */
  status?: 'Success' | 'Failed' | 'Duplicate' | 'Denied' | 'NotFound' | 'Exit' | 'Pending'
  message: string
  /** Who did it; the system itself when absent. */
  ctx?: Caller
  /** A name other than the viewer's, such as that of somebody who has just registered. */
  userName?: string
  /** Where a name other than the viewer's came from. */
  ip?: string
}

export type PlatformLog = { write(entry: Entry): void; flush(): Promise<void> }

/**
 * The log that administrators read: rows in the database, told live. Writing never waits and never fails the
 * use case; a row that can't be stored still reaches the operator's log.
 */
export function createPlatformLog(options: { db: Database; events: EventBus; logger: Logger }): PlatformLog {
  const { db, events, logger } = options
  const pending = new Set<Promise<void>>()

  // A busy game writes hundreds a second: those that wait are stored together.
  const rows = coalesce({
    run: (data: Row[]) => db.log.createManyAndReturn({ data, select: { id: true } }),
    concurrency: 1,
    largestBatch: 200,
  })

  async function store({ level, status, message, ctx, userName, ip = ctx?.ip }: Entry) {
    const name = userName ?? ctx?.viewer?.userName ?? (ctx ? 'Anonymous' : 'System')
    // Each answer to a challenge is one: the operator's log has them where it is asked for details.
    logger[level === 'Information' ? 'debug' : level === 'Warning' ? 'warn' : 'error'](
      { user: name, status },
      message,
    )
    try {
      const row = await rows.ask({
        level,
        status: status ?? '',
        // Names of things that are not there may hold what PostgreSQL can't.
        message: message.replaceAll('\0', '\uFFFD'),
        userName: name,
        remoteIp: ip?.slice(0, 40) ?? '',
        logger: 'platform',
      })
      events.emit('log.written', { logId: row.id.toString() })
    } catch (error) {
      logger.warn({ err: error }, 'a platform log row could not be stored')
    }
  }

  return {
    write(entry) {
      const work = store(entry).finally(() => pending.delete(work))
      pending.add(work)
    },
    async flush() {
      await Promise.all(pending)
    },
  }
}
