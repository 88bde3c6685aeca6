import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino'

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

/** JSON lines for machines; readable lines when a person watches the terminal. */
export function createLogger({ level, pretty, destination }: Options): Logger {
  const options = {
    level,
    redact,
    ...(pretty && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true },
      },
    }),
  }
  return destination ? pino(options, destination) : pino(options)
}
