import type { OperationsMonitor } from '../../../server/domains/operation/operations-monitor.ts'
import type { LoadHistory } from '../../../server/domains/operation/load-history.ts'
import type { Operations } from '../../../server/domains/operation/operations.ts'

const time = Date.parse('2026-01-01T00:00:00Z')
const answers = { perSecond: 1, p50Ms: 1, p99Ms: 1 }
const column = [1]

const history: LoadHistory = {
  endAt: new Date(time),
  restPerSecond: column,
  graphqlPerSecond: column,
  pagesPerSecond: column,
  failuresPerSecond: column,
  restP99Ms: column,
  graphqlP99Ms: column,
  judgedPerSecond: column,
  judgeP99Ms: column,
  eventLoopDelayMs: column,
  memoryBytes: column,
  sockets: column,
  usedConnections: column,
}

const board = { gameId: 1, seq: 1, behind: 0, subscribers: 1 }
const statement = { time, durationMs: 300, statement: 'SELECT 1' }
const error = { time, message: 'could not fly', kind: 'Error' }

const operations: Operations = {
  time: new Date(time),
  intervalMs: 5000,
  history,
  processes: [
    {
      processId: 'first',
      host: 'host',
      worker: '1',
      pid: 1,
      version: '1.0.0',
      nodeVersion: '24.0.0',
      startedAt: time,
      reportedAt: time,
      isAnswering: true,
      webSockets: 1,
      eventStreams: 1,
      hubConnections: 1,
      judgeQueue: 1,
      idleConnections: 1,
      waitingCalls: 1,
      isRedisUp: true,
      faults: ['storage'],
      boards: [board],
      slowStatements: [statement],
      errors: [error],
      samples: [],
      last: {
        slot: 1,
        rest: answers,
        graphql: answers,
        page: answers,
        judge: answers,
        failuresPerSecond: 0,
        batchSize: 1,
        eventLoopDelayMs: 1,
        cpuPercent: 1,
        memoryBytes: 1,
        sockets: 1,
        usedConnections: 1,
      },
    },
  ],
  boards: [{ ...board, process: 'host · 1', title: 'Game' }],
  platform: {
    jobs: 1,
    failedJobs: 1,
    mails: 1,
    pending: 1,
    running: 1,
    games: 1,
    databaseConnections: 1,
    maxDatabaseConnections: 100,
    engineState: 'up',
    instanceCapacity: 1,
    engines: [
      {
        name: 'east',
        isAnswering: true,
        instances: 1,
        memoryUsed: 1,
        memoryLimit: 1,
        cpuUsed: 1,
        cpuLimit: 1,
      },
    ],
    containerIssues: [{ kind: 'limits', engine: 'east', detail: 'memory' }],
  },
  slowStatements: [{ ...statement, process: 'host · 1' }],
  errors: [{ ...error, process: 'host · 1' }],
}

/** A monitor whose state has a value in each field and never changes. */
export const shownOperations: OperationsMonitor = {
  read: async () => operations,
  watch: () => () => undefined,
  dispose: () => undefined,
}
