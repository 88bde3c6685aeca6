import type { Measured } from '../../meters/tally.ts'
import { builder } from '../../graphql/builder.ts'
import { nameOf, type ProcessLoad } from './operations.ts'

const AnswerLoad = builder.objectRef<Measured>('AnswerLoad').implement({
  description: 'The number and the durations of answers in the last interval.',
  fields: (t) => ({
    perSecond: t.exposeFloat('perSecond', { description: 'Answers per second.' }),
    p50Ms: t.exposeFloat('p50Ms', {
      nullable: true,
      description: 'The milliseconds in which half of them were sent; null without an answer.',
    }),
    p99Ms: t.exposeFloat('p99Ms', {
      nullable: true,
      description: 'The milliseconds in which 99% of them were sent; null without an answer.',
    }),
  }),
})

const PlatformFaultRef = builder.enumType('PlatformFault', {
  description: 'Work that a part of the platform does not do.',
  values: {
    DATABASE: { value: 'database', description: 'The database takes no writes.' },
    STORAGE: { value: 'storage', description: 'The storage keeps no files.' },
    MAIL: { value: 'mail', description: 'The mail server takes no mail.' },
    REDIS_CONNECTION: { value: 'redis.connection', description: 'The process does not reach Redis.' },
    REDIS_EVENTS: { value: 'redis.events', description: 'Redis does not pass on events between processes.' },
    REDIS_LIMITS: { value: 'redis.limits', description: 'Redis does not count limits for all processes.' },
  } as const,
})

const none: Measured = { perSecond: 0, p50Ms: null, p99Ms: null }

export const ServerProcess = builder.objectRef<ProcessLoad>('ServerProcess').implement({
  description: 'A process of the platform.',
  fields: (t) => ({
    key: t.exposeString('processId', { description: 'Identifies the process until it ends.' }),
    name: t.string({
      description: 'Its host, and the number of the worker if the host runs several.',
      resolve: nameOf,
    }),
    pid: t.exposeInt('pid', { description: 'Its process id.' }),
    version: t.exposeString('version', { description: 'The version of Halyard that it runs.' }),
    nodeVersion: t.exposeString('nodeVersion', { description: 'The version of Node.js.' }),
    startedAt: t.field({
      type: 'DateTime',
      description: 'When it started.',
      resolve: ({ startedAt }) => new Date(startedAt),
    }),
    isAnswering: t.exposeBoolean('isAnswering', {
      description:
        'Whether it answered the last request for a report; if not, its values are those of its last report.',
    }),
    reportedAt: t.field({
      type: 'DateTime',
      description: 'When it last reported its load.',
      resolve: ({ reportedAt }) => new Date(reportedAt),
    }),
    eventLoopDelayMs: t.float({
      nullable: true,
      description:
        'The 99th percentile of its event loop’s delay in the last interval, in milliseconds; null before the first.',
      resolve: ({ last }) => last?.eventLoopDelayMs ?? null,
    }),
    cpuPercent: t.float({
      nullable: true,
      description: 'The CPU usage in percent of one core; null before the first interval.',
      resolve: ({ last }) => last?.cpuPercent ?? null,
    }),
    memoryBytes: t.field({
      type: 'Long',
      nullable: true,
      description: 'The resident memory in bytes; null before the first interval.',
      resolve: ({ last }) => last?.memoryBytes ?? null,
    }),
    webSockets: t.exposeInt('webSockets', { description: 'Open WebSockets of GraphQL.' }),
    eventStreams: t.exposeInt('eventStreams', { description: 'Open event streams of GraphQL.' }),
    hubConnections: t.exposeInt('hubConnections', { description: 'Open connections of the hubs.' }),
    rest: t.field({
      type: AnswerLoad,
      description: 'Answers of the REST API.',
      resolve: ({ last }) => last?.rest ?? none,
    }),
    graphql: t.field({
      type: AnswerLoad,
      description: 'Answers of the GraphQL API.',
      resolve: ({ last }) => last?.graphql ?? none,
    }),
    pages: t.field({
      type: AnswerLoad,
      description: 'Answers with pages and files.',
      resolve: ({ last }) => last?.page ?? none,
    }),
    judge: t.field({
      type: AnswerLoad,
      description: 'Judged flags, from their arrival to the result.',
      resolve: ({ last }) => last?.judge ?? none,
    }),
    judgeQueue: t.exposeInt('judgeQueue', { description: 'Flags that wait or are being judged.' }),
    judgeBatchSize: t.float({
      nullable: true,
      description: 'The mean number of flags that are judged in one batch; null without a flag.',
      resolve: ({ last }) => last?.batchSize ?? null,
    }),
    usedConnections: t.int({
      nullable: true,
      description: 'Connections of its pool in use; null before the first interval.',
      resolve: ({ last }) => last?.usedConnections ?? null,
    }),
    idleConnections: t.exposeInt('idleConnections', { description: 'Idle connections of its pool.' }),
    waitingCalls: t.exposeInt('waitingCalls', { description: 'Calls that wait for a connection.' }),
    isRedisUp: t.exposeBoolean('isRedisUp', {
      nullable: true,
      description: 'Whether Redis does all its work for it; null without Redis.',
    }),
    faults: t.field({
      type: [PlatformFaultRef],
      description: 'What did not work when it last tried the work of each part.',
      resolve: ({ faults }) => faults ?? [],
    }),
  }),
})
