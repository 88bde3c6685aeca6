import { Writable } from 'node:stream'
import { createLogger, type Logger } from '../../../server/runtime/logger.ts'
import type { RecentErrors } from '../../../server/runtime/recent-errors.ts'
import { until } from '../wait.ts'

type LogLine = { level: number; msg: string; [member: string]: unknown }
export type CapturedLog = {
  logger: Logger
  lines: LogLine[]
  text(): string
  /** Waits for a line with that message that also contains the text, and returns it. */
  lineWith(message: string, held: string): Promise<LogLine>
}

/** A logger that keeps its lines for the test. */
export function captureLog(level = 'trace', errors?: RecentErrors): CapturedLog {
  const written: string[] = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString())
      done()
    },
  })
  const read = () => written.map((line) => JSON.parse(line) as LogLine)
  return {
    logger: createLogger({ level, pretty: false, destination, ...(errors && { errors }) }),
    get lines() {
      return read()
    },
    text: () => written.join(''),
    async lineWith(message, held) {
      const find = () => read().find((line) => line.msg === message && JSON.stringify(line).includes(held))
      await until(() => find() !== undefined, `a line in the log: ${message}`)
      const line = find()
      if (!line) throw new Error('the line has gone')
      return line
    },
  }
}
