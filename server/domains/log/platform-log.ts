import type pg from 'pg'
import { coalesce } from '../../runtime/coalesce.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Caller } from '../../use-case/viewer.ts'

type LogLevel = 'Information' | 'Warning' | 'Error' | 'Fatal'

type Row = { level: LogLevel; status: string; message: string; userName: string; remoteIp: string }

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
export function createPlatformLog(options: { pool: pg.Pool; events: EventBus; logger: Logger }): PlatformLog {
  const { pool, events, logger } = options
  const pending = new Set<Promise<void>>()

  // A busy game writes hundreds of rows a second, so waiting rows are stored together.
  const rows = coalesce({
    run: (entries: Row[]) => insertRows(pool, entries),
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
      })
      events.emit('log.written', { logId: row.id })
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

/** Ids in the order of the rows. */
async function insertRows(pool: pg.Pool, rows: Row[]): Promise<{ id: string }[]> {
  const column = <Key extends keyof Row>(key: Key) => rows.map((row) => row[key])
  const stored = await pool.query<{ id: string }>({
    name: 'insert-log',
    text: `INSERT INTO log (level, status, message, user_name, remote_ip, logger)
           SELECT level, status, message, user_name, remote_ip, 'platform'
             FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) WITH ORDINALITY
               AS entry (level, status, message, user_name, remote_ip, ordinal) ORDER BY ordinal
           RETURNING id::text`,
    values: [column('level'), column('status'), column('message'), column('userName'), column('remoteIp')],
  })
  return stored.rows
}
