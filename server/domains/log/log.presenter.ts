import type { z } from 'zod'
import type { Log } from '../../../prisma/generated/client/client.ts'
import type { logMessage } from './log.shapes.ts'

/** The contract's LogMessage. */
export function toLogMessage(log: Log): z.output<typeof logMessage> {
  return {
    time: log.time.getTime(),
    name: log.userName,
    level: log.level,
    ip: log.remoteIp,
    msg: log.message,
    status: log.status,
  }
}
