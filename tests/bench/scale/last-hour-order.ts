import type { Percentiles } from './times.ts'

export type Sending = { token: string; challengeId: number; flag: string }
export type AnswerersOrder = { port: number; gameId: number; sendings: Sending[]; perSecond: number }
export type AnswerersReport = {
  acknowledged: (Sending & { submissionId: number })[]
  times: Percentiles
  /** What else came back, with the number of times. */
  faults: Record<string, number>
}
