import { dynamicScore, minScore, type ScoreRule } from './score-curve.ts'

/** The number of solves that a chart shows: one per team, or more if the score still changes after them. */
export function chartedSolves(rule: ScoreRule, teamCount: number): number {
  const untilConstant = solvesUntilConstant(rule)
  const needed = Number.isFinite(untilConstant) ? Math.ceil(untilConstant) : 0
  return Math.min(5000, Math.max(20, needed, teamCount))
}

/** The number of solves after which the score is constant or almost constant. */
function solvesUntilConstant(rule: ScoreRule): number {
  const { scoreCurve, originalScore, difficulty, scoreTable } = rule
  switch (scoreCurve) {
    case 'Exponential':
      return difficulty > 0 ? 1 + 5 * difficulty : 0
    case 'Fixed':
      return 0
    case 'Linear':
      return 1 + (originalScore - minScore(rule)) / difficulty
    case 'Logarithmic':
      return 1 + difficulty
    case 'Table':
      return scoreTable.length
  }
}

/** The most useful ones first. */
const STEPS = [5, 50, 100, 20, 200, 500, 1000]

/** The solve counts of the table's columns, at most five: the current one, and some before and after it. */
export function tabledSolves(last: number, now: number): number[] {
  const shown = new Set([1, Math.max(1, now)])
  for (const step of STEPS) {
    if (shown.size < 5 && step <= last) shown.add(step)
  }
  return [...shown].sort((one, other) => one - other)
}

export type CurvePoint = { solves: number; score: number }

/**
 * The score at up to `most` numbers of solves from the first one to `last`, both at least 2. They are evenly spaced, or
 * for a longer table those before and after each change of the score, if these are few enough.
 */
export function curvePoints(rule: ScoreRule, last: number, most: number): CurvePoint[] {
  const changes = rule.scoreCurve === 'Table' && last > most ? changesOf(rule, last) : null
  const solves = changes && changes.length <= most ? changes : spacedSolves(last, Math.min(last, most))
  return solves.map((count) => ({ solves: count, score: dynamicScore(rule, count) }))
}

function spacedSolves(last: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => 1 + Math.round((step / (count - 1)) * (last - 1)))
}

function changesOf(rule: ScoreRule, last: number): number[] {
  const shown = new Set([1])
  for (let solves = 2; solves <= last; solves += 1) {
    if (dynamicScore(rule, solves) === dynamicScore(rule, solves - 1)) continue
    shown.add(solves - 1).add(solves)
  }
  return [...shown.add(last)]
}
