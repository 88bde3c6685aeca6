import { format } from 'node:util'
import type { Logger } from './logger.ts'

/** Some libraries print warnings, which would be plain text between the lines of the log. */
export function logConsole(logger: Logger): void {
  const log = (...words: unknown[]) => logger.warn(format(...words))
  Object.assign(console, { warn: log, error: log })
}
