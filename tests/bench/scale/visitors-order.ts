import type { Percentiles } from './times.ts'

export type Visit = {
  localAddress: string
  cookie: string
  /** Whether the browser has none of the files of the client. */
  isNew: boolean
  /** The request that starts a container; null for visitors who start none. */
  startBody: string | null
  answer: { challengeId: number; flag: string }
  /** From the open page to the answer. */
  answerAfterMs: number
}
export type VisitorsOrder = {
  port: number
  gameId: number
  /** Milliseconds since 1970. */
  startAt: number
  pagePath: string
  files: string[]
  queries: { name: string; body: string }[]
  /** The query with the challenges, whose number is counted. */
  listQuery: string
  challengeCount: number
  visits: Visit[]
}
export type Acknowledged = { submissionId: number; flag: string; challengeId: number }
export type VisitorsReport = {
  page: Percentiles
  reads: Percentiles
  answers: Percentiles
  starts: Percentiles
  /** From the start until the last visitor saw the challenges. */
  seconds: number
  /** Visitors who saw all challenges. */
  filled: number
  started: number
  /** Requests that the server told to come again later. */
  askedAgain: number
  acknowledged: Acknowledged[]
  /** What else the server answered, with the number of times. */
  faults: Record<string, number>
}

export type NewcomersOrder = { port: number; localAddress: string; count: number; withinMs: number }
export type NewcomersReport = { registered: number; times: Percentiles; faults: Record<string, number> }
