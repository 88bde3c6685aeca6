import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino'
import { build as prettyStream } from 'pino-pretty'

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
}

/** JSON lines for programs; text if a terminal is attached. */
export function createLogger({ level, pretty, worker, destination }: Options): Logger {
  const target = destination ?? (pretty ? createPretty() : null)
  const logger = target ? pino({ level, redact }, target) : pino({ level, redact })
  return worker === undefined ? logger : logger.child({ worker })
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
