import type { FileScore } from '../../challenge-file/ctfcli/score.ts'
import { recordChange, type ChallengePlan, type Current } from './challenge-plan.ts'

const lowestScore = (originalScore: number, minScoreRate: number) => Math.floor(originalScore * minScoreRate)
const differs = (a: number, b: number) => Math.abs(a - b) > 1e-9

export function planScore(score: FileScore | undefined, current: Current, plan: ChallengePlan): void {
  const { originalScore, scoreCurve, minScoreRate, decaySolves, scoreTable } = score ?? {}
  // A fixed score has no lowest one, whatever the platform keeps.
  const isFixed = scoreCurve === 'Fixed' && current.scoreCurve === 'Fixed'
  const valueChanges = originalScore !== undefined && originalScore !== current.originalScore
  if (valueChanges) {
    plan.update.originalScore = originalScore
    recordChange(plan, 'value', current.originalScore, originalScore)
  }
  if (!isFixed && minScoreRate !== undefined && differs(minScoreRate, current.minScoreRate)) {
    plan.update.minScoreRate = minScoreRate
    // The rate is minimum / value: a new value can change the rate while the minimum stays the same.
    const before = lowestScore(current.originalScore, current.minScoreRate)
    const after = lowestScore(originalScore ?? current.originalScore, minScoreRate)
    if (!valueChanges || before !== after) recordChange(plan, 'minimum', before, after)
  }
  if (decaySolves !== undefined && differs(decaySolves, current.decaySolves)) {
    plan.update.decaySolves = decaySolves
    recordChange(plan, 'decay', current.decaySolves, decaySolves)
  }
  if (scoreTable !== undefined && JSON.stringify(scoreTable) !== JSON.stringify(current.scoreTable)) {
    plan.update.scoreTable = scoreTable
    recordChange(plan, 'scoreTable', current.scoreTable, scoreTable)
  }
  if (scoreCurve !== undefined && scoreCurve !== current.scoreCurve) {
    plan.update.scoreCurve = scoreCurve
    recordChange(plan, 'function', current.scoreCurve, scoreCurve)
  }
}
