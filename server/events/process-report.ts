import type { Measured } from '../meters/tally.ts'

/** The load of one process in one interval. All processes begin their intervals at the same times. */
export type LoadSample = {
  /** The number of the interval since 1970. */
  slot: number
  rest: Measured
  graphql: Measured
  page: Measured
  /** From an answer to its verdict. */
  judge: Measured
  /** Answers with a status of 500 or above. */
  failuresPerSecond: number
  /** Null if nothing was judged. */
  batchSize: number | null
  eventLoopDelayMs: number
  /** Of one core. */
  cpuPercent: number
  memoryBytes: number
  sockets: number
  usedConnections: number
}

/** A part of the platform that does not do its work, or the work that it does not do. */
export type PlatformFault = 'database' | 'storage' | 'mail' | `redis.${'connection' | 'events' | 'limits'}`

export type BoardState = { gameId: number; seq: number; behind: number; subscribers: number }
export type SlowStatement = { time: number; durationMs: number; statement: string }
/** `kind` names the kinds of the error and its causes: messages of errors may quote a user's input. */
export type LoggedError = { time: number; message: string; kind: string | null }

/** The report of a process about itself, at the request of another one. It has no values of users. */
export type ProcessReport = {
  processId: string
  host: string
  /** The number of the worker; null for the only process of a platform on that machine. */
  worker: string | null
  pid: number
  version: string
  nodeVersion: string
  startedAt: number
  webSockets: number
  eventStreams: number
  hubConnections: number
  judgeQueue: number
  idleConnections: number
  waitingCalls: number
  /** Whether Redis does all its work. Null without Redis. */
  isRedisUp: boolean | null
  /** A process of an earlier version does not report them. */
  faults?: PlatformFault[]
  boards: BoardState[]
  slowStatements: SlowStatement[]
  errors: LoggedError[]
  /** The intervals that the requesting process does not have yet, oldest first. */
  samples: LoadSample[]
}
