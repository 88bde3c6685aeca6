import { builder } from '../../graphql/builder.ts'
import type { EngineState } from '../instance/engine-states.ts'
import type { LoadHistory } from './load-history.ts'
import type { PlatformLoad } from './platform-load.ts'

type ColumnName = Exclude<keyof LoadHistory, 'endAt'>

const historyRef = builder.objectRef<LoadHistory>('LoadHistory')

const column = (
  t: Parameters<NonNullable<Parameters<typeof historyRef.implement>[0]['fields']>>[0],
  name: ColumnName,
  description: string,
) =>
  t.field({
    type: ['Float'],
    nullable: { list: false, items: true },
    description: `${description} One value for each interval, oldest first; null for an interval without a measurement.`,
    resolve: (history) => history[name],
  })

export const LoadHistoryRef = historyRef.implement({
  description: 'The load of all processes together over the last intervals, in columns.',
  fields: (t) => ({
    endAt: t.expose('endAt', { type: 'DateTime', description: 'The end of the last interval.' }),
    restPerSecond: column(t, 'restPerSecond', 'Answers of the REST API per second.'),
    graphqlPerSecond: column(t, 'graphqlPerSecond', 'Answers of the GraphQL API per second.'),
    pagesPerSecond: column(t, 'pagesPerSecond', 'Answers with pages and files per second.'),
    failuresPerSecond: column(t, 'failuresPerSecond', 'Answers with a status of 500 or above per second.'),
    restP99Ms: column(
      t,
      'restP99Ms',
      'The milliseconds in which 99% of the REST answers were sent, of the slowest process.',
    ),
    graphqlP99Ms: column(
      t,
      'graphqlP99Ms',
      'The milliseconds in which 99% of the GraphQL answers were sent, of the slowest process.',
    ),
    judgedPerSecond: column(t, 'judgedPerSecond', 'Judged flags per second.'),
    judgeP99Ms: column(
      t,
      'judgeP99Ms',
      'The milliseconds in which 99% of the flags were judged, of the slowest process.',
    ),
    eventLoopDelayMs: column(
      t,
      'eventLoopDelayMs',
      'The 99th percentile of the event loop’s delay in milliseconds, of the busiest process.',
    ),
    memoryBytes: column(t, 'memoryBytes', 'Resident memory of all processes, in bytes.'),
    sockets: column(t, 'sockets', 'Open sockets and event streams.'),
    usedConnections: column(t, 'usedConnections', 'Database connections in use.'),
  }),
})

const EngineStateEnum = builder.enumType('EngineState', {
  values: {
    up: { description: 'The container backend answers.' },
    down: { description: 'The container backend does not answer.' },
    off: { description: 'The platform has no container backend.' },
  } as const,
  description: 'Whether the container backend answers.',
})

const ContainerEngineRef = builder.objectRef<EngineState>('ContainerEngine').implement({
  description: 'One of several engines that run the containers of challenges.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the engine in the configuration.' }),
    isAnswering: t.exposeBoolean('isAnswering', {
      description: 'Whether it answers. No container starts on an engine that does not.',
    }),
    instances: t.exposeInt('instances', { description: 'Running instances.' }),
    memoryUsed: t.exposeInt('memoryUsed', { description: 'The memory limits of its instances in MiB.' }),
    memoryLimit: t.exposeInt('memoryLimit', {
      nullable: true,
      description: 'The sum that they may reach, in MiB; null: no limit, or the engine does not answer.',
    }),
    cpuUsed: t.exposeFloat('cpuUsed', { description: 'The CPU limits of its instances in cores.' }),
    cpuLimit: t.exposeFloat('cpuLimit', {
      nullable: true,
      description: 'The sum that they may reach, in cores; null: no limit, or the engine does not answer.',
    }),
  }),
})

const ContainerIssueKind = builder.enumType('ContainerIssueKind', {
  values: {
    isolation: { description: 'The network of containers is not isolated, so none starts.' },
    limits: { description: 'The engine ignores limits of containers.' },
  } as const,
  description: 'What is wrong with a container backend that answers.',
})

const ContainerIssueRef = builder
  .objectRef<PlatformLoad['containerIssues'][number]>('ContainerIssue')
  .implement({
    description: 'What an operator has to mend at a container backend that answers.',
    fields: (t) => ({
      kind: t.expose('kind', { type: ContainerIssueKind, description: 'What is wrong.' }),
      engine: t.exposeString('engine', {
        nullable: true,
        description: 'The name of the engine in the configured list; null if there is no list.',
      }),
      detail: t.exposeString('detail', {
        description: 'In English: why containers are not isolated, or the names of the ignored limits.',
      }),
    }),
  })

export const PlatformLoadRef = builder.objectRef<PlatformLoad>('PlatformLoad').implement({
  description: 'The load that all processes share: jobs, mails, instances and the database.',
  fields: (t) => ({
    waitingJobs: t.exposeInt('jobs', { description: 'Background jobs that are due and wait.' }),
    failedJobs: t.exposeInt('failedJobs', { description: 'Background jobs without attempts left.' }),
    waitingMails: t.exposeInt('mails', { description: 'Emails that are not sent yet.' }),
    queuedInstances: t.exposeInt('pending', { description: 'Instances that wait to start, or start now.' }),
    runningInstances: t.exposeInt('running', { description: 'Running instances.' }),
    instanceCapacity: t.exposeInt('instanceCapacity', {
      nullable: true,
      description:
        'How many instances the configured subnets have room for; null if the backend uses no subnets.',
    }),
    engineState: t.expose('engineState', {
      type: EngineStateEnum,
      description: 'Whether the container backend answers.',
    }),
    engines: t.expose('engines', {
      type: [ContainerEngineRef],
      description: 'The engines of the configured list. Empty if there is no list.',
    }),
    containerIssues: t.expose('containerIssues', {
      type: [ContainerIssueRef],
      description: 'What is wrong with container engines that answer.',
    }),
    runningGames: t.exposeInt('games', { description: 'Games that run now.' }),
    databaseConnections: t.exposeInt('databaseConnections', {
      description: 'Open connections of the database server, of all its clients.',
    }),
    maxDatabaseConnections: t.exposeInt('maxDatabaseConnections', {
      description: 'The maximum of connections of the database server.',
    }),
  }),
})
