import { pino, type DestinationStream, type Logger as PinoLogger, type LoggerOptions } from 'pino'
import { build as prettyStream } from 'pino-pretty'
import type { RecentErrors } from './recent-errors.ts'

export type Logger = PinoLogger

const redact = {
  paths: [
    'req.headers.cookie',
    'req.headers.authorization',
    'req.headers["x-xsrf-token"]',
    '*.password',
    '*.token',
    '*.flag',
    '*.answer',
  ],
  censor: '[redacted]',
}

type Options = {
  level: string
  pretty: boolean
  /** The number of the worker that writes, if there are several. */
  worker?: string
  /** Replaces standard output. */
  destination?: DestinationStream
  /** Keeps the last errors for the operations screen. */
  errors?: RecentErrors
}

const errorLevel = 50

/** JSON lines for programs; text if a terminal is attached. */
export function createLogger({ level, pretty, worker, destination, errors }: Options): Logger {
  const target = destination ?? (pretty ? createPretty() : null)
  const options: LoggerOptions = { level, redact, ...(errors && { hooks: keepErrors(errors) }) }
  const logger = target ? pino(options, target) : pino(options)
  return worker === undefined ? logger : logger.child({ worker })
}

/** Children of the logger inherit the hook. */
function keepErrors(errors: RecentErrors): LoggerOptions['hooks'] {
  return {
    logMethod(args, method, level) {
      if (level >= errorLevel) errors.take(args)
      method.apply(this, args)
    },
  }
}

/** Writes synchronously, so that a line right before the end of the process is not lost. */
function createPretty(): DestinationStream {
  return prettyStream({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
    sync: true,
  })
}
