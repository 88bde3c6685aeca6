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
  /** The contract's TaskStatus; empty if absent. */
  status?: 'Success' | 'Failed' | 'Duplicate' | 'Denied' | 'NotFound' | 'Exit' | 'Pending'
  message: string
  /** The context of the acting user; the platform itself when absent. */
  ctx?: Caller
  /** A name that differs from the viewer's, such as that of a user who has just registered. */
  userName?: string
  /** The address that belongs to `userName`. */
  ip?: string
}

export type PlatformLog = { write(entry: Entry): void; flush(): Promise<void> }

/**
 * The log that administrators read: rows in the database, published to subscribers. Writing never blocks and never
 * fails the use case; a row that cannot be stored is still in the operator's log.
 */
export function createPlatformLog(options: { db: Database; events: EventBus; logger: Logger }): PlatformLog {
  const { db, events, logger } = options
  const pending = new Set<Promise<void>>()

  // A busy game writes hundreds of rows a second, so waiting rows are stored together.
  const rows = coalesce({
    run: (data: Row[]) => db.log.createManyAndReturn({ data, select: { id: true } }),
    concurrency: 1,
    largestBatch: 200,
  })

  async function store({ level, status, message, ctx, userName, ip = ctx?.ip }: Entry) {
    const name = userName ?? ctx?.viewer?.userName ?? (ctx ? 'Anonymous' : 'System')
    // Every submission writes a row, so the operator's log has them at the level debug only.
    logger[level === 'Information' ? 'debug' : level === 'Warning' ? 'warn' : 'error'](
      { user: name, status },
      message,
    )
    try {
      const row = await rows.ask({
        level,
        status: status ?? '',
        // Requested names of missing things may contain NUL, which PostgreSQL cannot store.
        message: message.replaceAll('\0', '\uFFFD'),
        userName: name,
        remoteIp: ip?.slice(0, 40) ?? '',
        logger: 'platform',
      })
      events.emit('log.written', { logId: row.id.toString() })
    } catch (error) {
      logger.warn({ err: error }, 'could not store a row of the platform log')
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
