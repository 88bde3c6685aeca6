import type { ScoreRule } from '../../../../../rules/dynamic-score.ts'

/** How many solves a chart should show: all teams, or until the score has settled. */
export function chartedSolves({ difficulty }: ScoreRule, teamCount: number): number {
  const settled = Number.isFinite(difficulty) && difficulty > 0 ? Math.ceil(1 + 5 * difficulty) : 0
  return Math.min(5000, Math.max(20, settled, teamCount))
}

const STEPS = [5, 50, 100, 20, 200, 500, 1000]

/** The solve counts of the table's columns, at most five: the current one, and some before and after it. */
export function tabledSolves(last: number, now: number): number[] {
  const shown = new Set([1, Math.max(1, now)])
  for (const step of STEPS) {
    if (shown.size < 5 && step <= last) shown.add(step)
  }
  return [...shown].sort((one, other) => one - other)
}
