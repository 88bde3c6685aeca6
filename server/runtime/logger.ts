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
  /** Where the lines go in the place of standard output. */
  destination?: DestinationStream
}

/** JSON lines for programs; text when a person watches the terminal. */
export function createLogger({ level, pretty, destination }: Options): Logger {
  const target = destination ?? (pretty ? createPretty() : null)
  return target ? pino({ level, redact }, target) : pino({ level, redact })
}

/** Written at once, by this thread: a line right before the end of the process is not lost. */
function createPretty(): DestinationStream {
  return prettyStream({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
    sync: true,
  })
}
