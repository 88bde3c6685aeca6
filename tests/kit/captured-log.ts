import { Writable } from 'node:stream'
import { createLogger, type Logger } from '../../server/logger.ts'

type LogLine = { level: number; msg: string; [member: string]: unknown }
export type CapturedLog = { logger: Logger; lines: LogLine[]; text(): string }

/** A log as the operator gets it, kept for the test. */
export function captureLog(level = 'trace'): CapturedLog {
  const written: string[] = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString())
      done()
    },
  })
  return {
    logger: createLogger({ level, pretty: false, destination }),
    get lines() {
      return written.map((line) => JSON.parse(line) as LogLine)
    },
    text: () => written.join(''),
  }
}
