import { pino, type Logger as PinoLogger } from 'pino'

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

/** JSON lines for machines; readable lines when a person watches the terminal. */
export function createLogger({ level, pretty }: { level: string; pretty: boolean }): Logger {
  return pino({
    level,
    redact,
    ...(pretty && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true },
      },
    }),
  })
}
