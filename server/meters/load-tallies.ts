import { createTally } from './tally.ts'

/** Answers of this process by the kind of their address. */
export type AnswerKind = 'rest' | 'graphql' | 'page'

/**
 * Counters of this process that the operations screen reads. The histograms of `meters.ts` have more labels, and reading
 * them every few seconds would cost more than counting twice.
 */
export const answerTallies = { rest: createTally(), graphql: createTally(), page: createTally() }
export const judgeTally = createTally()
/** Totals since the start. */
export const loadTotals = { failures: 0, batches: 0, batchedAnswers: 0 }

export function tallyAnswer(kind: AnswerKind, elapsedMs: number, status: number): void {
  answerTallies[kind].observe(elapsedMs)
  if (status >= 500) loadTotals.failures += 1
}
