import { builder } from '../../graphql/builder.ts'
import { LoadHistoryRef, PlatformLoadRef } from './platform-load.schema.ts'
import { followOperations, readOperations } from './operation.service.ts'
import type { Operations } from './operations.ts'
import { ServerProcess } from './server-process.schema.ts'

const HeldBoard = builder.objectRef<Operations['boards'][number]>('HeldBoard').implement({
  description: 'A board that a process has in memory.',
  fields: (t) => ({
    gameDatabaseId: t.exposeInt('gameId', { description: 'The number of its game.' }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'The title of its game; null if the game is deleted or the database does not answer.',
    }),
    process: t.exposeString('process', { description: 'The name of the process.' }),
    seq: t.exposeInt('seq', { description: 'Its version.' }),
    behind: t.exposeInt('behind', { description: 'The number of known changes that are not applied yet.' }),
    subscribers: t.exposeInt('subscribers', { description: 'The subscriptions that follow it.' }),
  }),
})

const SlowStatement = builder.objectRef<Operations['slowStatements'][number]>('SlowStatement').implement({
  description: 'A database statement that took long.',
  fields: (t) => ({
    time: t.field({
      type: 'DateTime',
      description: 'When it ended.',
      resolve: ({ time }) => new Date(time),
    }),
    durationMs: t.exposeInt('durationMs', { description: 'Its duration in milliseconds.' }),
    statement: t.exposeString('statement', {
      description: 'Its text, without the values of its parameters.',
    }),
    process: t.exposeString('process', { description: 'The name of the process that ran it.' }),
  }),
})

const LoggedError = builder.objectRef<Operations['errors'][number]>('LoggedError').implement({
  description: 'An error in the log of a process.',
  fields: (t) => ({
    time: t.field({
      type: 'DateTime',
      description: 'When it was logged.',
      resolve: ({ time }) => new Date(time),
    }),
    message: t.exposeString('message', { description: 'The message of the log line, in English.' }),
    kind: t.exposeString('kind', {
      nullable: true,
      description: 'The kinds of the error and its causes; null if the line has no error.',
    }),
    process: t.exposeString('process', { description: 'The name of the process.' }),
  }),
})

const OperationsRef = builder.objectRef<Operations>('Operations').implement({
  description: 'The load and the state of all processes of the platform. For administrators.',
  fields: (t) => ({
    time: t.expose('time', { type: 'DateTime', description: 'When it was gathered.' }),
    intervalMs: t.exposeInt('intervalMs', { description: 'Milliseconds of an interval.' }),
    history: t.expose('history', {
      type: LoadHistoryRef,
      description: 'The load of the last 120 intervals, of all processes together.',
    }),
    processes: t.expose('processes', {
      type: [ServerProcess],
      description: 'The processes that answer, and those that stopped to answer within the last minute.',
    }),
    boards: t.expose('boards', {
      type: [HeldBoard],
      description: 'The boards in the memory of each process, newest game first.',
    }),
    platform: t.expose('platform', {
      type: PlatformLoadRef,
      nullable: true,
      description: 'The load that all processes share; null while the database does not answer.',
    }),
    slowStatements: t.expose('slowStatements', {
      type: [SlowStatement],
      description: 'The last slow database statements of these processes, newest first, at most 50.',
    }),
    errors: t.expose('errors', {
      type: [LoggedError],
      description: 'The last errors that these processes logged, newest first, at most 50.',
    }),
  }),
})

builder.queryField('operations', (t) =>
  t.field({
    type: OperationsRef,
    nullable: true,
    description: 'The load and the state of all processes; for administrators.',
    resolve: (_root, _args, ctx) => readOperations(ctx),
  }),
)

builder.subscriptionField('operationsMeasured', (t) =>
  t.field({
    type: OperationsRef,
    description: 'The load and the state of all processes, now and after each interval; for administrators.',
    subscribe: (_root, _args, ctx) => followOperations(ctx),
    resolve: (operations) => operations,
  }),
)
