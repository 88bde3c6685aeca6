import { builder } from '../../graphql/builder.ts'
import { timeRangeArgs } from '../../graphql/lists/time-range.ts'
import { allLogs, followLogs, mayReadLogs } from './log.service.ts'

const LogLevelEnum = builder.enumType('LogLevel', {
  description: "How serious an entry of the platform's log is.",
  values: {
    Information: { description: 'An act of a user or of the platform that is as expected.' },
    Warning: { description: 'Something unusual that did not stop the platform, such as a refused request.' },
    Error: { description: 'Something failed.' },
    Fatal: { description: 'The platform could not go on.' },
  },
})
type LogLevel = typeof LogLevelEnum.$inferType

/** For administrators. */
const LogEntry = builder.prismaNode('Log', {
  name: 'LogEntry',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: mayReadLogs(ctx.viewer) ? bigintKey(id) : -1n }),
  description: 'An entry of the platform’s log: an action of a user or of the platform.',
  fields: (t) => ({
    time: t.expose('time', { type: 'DateTime', description: 'When it happened.' }),
    level: t.field({
      type: LogLevelEnum,
      description: 'How serious it is.',
      resolve: ({ level }) => level as LogLevel,
    }),
    userName: t.exposeString('userName', {
      nullable: true,
      description: 'Name of the user; Anonymous for visitors, System for the platform itself.',
    }),
    ip: t.exposeString('remoteIp', {
      nullable: true,
      description: 'The IP address that the request came from; null when the platform itself acted.',
    }),
    message: t.exposeString('message', { description: 'What happened, in English.' }),
    status: t.exposeString('status', {
      nullable: true,
      description:
        'How the action ended: Success, Failed, Denied, NotFound, Pending, Duplicate or Exit; null or empty when that does not apply.',
    }),
  }),
})

builder.queryField('logs', (t) =>
  t.prismaConnection(
    {
      type: LogEntry,
      cursor: 'id',
      nullable: true,
      description: 'Log entries, newest first; for administrators.',
      args: {
        level: t.arg({
          type: LogLevelEnum,
          description: 'Only entries of exactly this level; all when absent.',
        }),
        ...timeRangeArgs,
        search: t.arg.string({
          description:
            'Only entries with this text in the message, username, IP address or status; all when absent.',
        }),
      },
      resolve: (query, _root, args, ctx) => allLogs(ctx, args).rows(query),
      totalCount: (_root, args, ctx) => allLogs(ctx, args).count(),
    },
    { name: 'LogConnection' },
    { name: 'LogEdge' },
  ),
)

builder.subscriptionField('logWritten', (t) =>
  t.field({
    type: LogEntry,
    description: 'Log entries as they are written; for administrators.',
    args: {
      level: t.arg({
        type: LogLevelEnum,
        description: 'Only entries of exactly this level; all when absent.',
      }),
    },
    subscribe: (_root, { level }, ctx) => followLogs(ctx, level),
    resolve: (log) => log,
  }),
)

function bigintKey(id: string): bigint {
  return /^\d{1,18}$/.test(id) ? BigInt(id) : -1n
}
