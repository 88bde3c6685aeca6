import { challengeLimits } from '../../../../../rules/field-limits.ts'
import { minScoreRateFor, type ScoreCurve, type ScoreRule } from '../../../../../rules/scoring/score-curve.ts'

/** The score of a challenge as its form holds it; a number is null while its field is empty. */
export type ScoreValues = {
  originalScore: number | null
  /** The minimum score in percent of the initial score. */
  minPercent: number | null
  /** The minimum score in points, which a linear and a logarithmic curve have instead. */
  minPoints: number | null
  decaySolves: number | null
  scoreCurve: ScoreCurve
  /** Points by number of solves, as typed. */
  scoreTable: string
}

type Maybe<Value> = Value | null | undefined

export type StoredScore = {
  originalScore: Maybe<number>
  minScoreRate: Maybe<number>
  decaySolves: Maybe<number>
  scoreCurve: Maybe<ScoreCurve>
  scoreTable: Maybe<readonly number[]>
}

export function scoreValues(stored: StoredScore): ScoreValues {
  const { originalScore, minScoreRate, decaySolves, scoreCurve, scoreTable } = stored
  const rate = minScoreRate ?? 0
  return {
    originalScore: originalScore ?? null,
    minPercent: Math.round(rate * 10_000) / 100,
    minPoints: Math.floor(rate * (originalScore ?? 0)),
    decaySolves: decaySolves ?? null,
    scoreCurve: scoreCurve ?? 'Exponential',
    scoreTable: (scoreTable ?? []).join(', '),
  }
}

/** Whether the form has the minimum in points, as other platforms do, instead of in percent. */
export function hasMinPoints(curve: ScoreCurve): boolean {
  return curve === 'Linear' || curve === 'Logarithmic'
}

/** The rule that the values describe, also while some fields are empty. */
export function scoreRule(values: ScoreValues): ScoreRule {
  const { scoreCurve, minPercent, minPoints, decaySolves } = values
  const scoreTable = tableOf(values.scoreTable) ?? []
  const [first] = scoreCurve === 'Table' ? scoreTable : []
  const originalScore = first ?? values.originalScore ?? 0
  return {
    // A table that cannot be read yet shows the initial score.
    scoreCurve: scoreCurve === 'Table' && first === undefined ? 'Fixed' : scoreCurve,
    originalScore,
    minScoreRate: hasMinPoints(scoreCurve)
      ? minScoreRateFor(originalScore, minPoints ?? 0)
      : (minPercent ?? 0) / 100,
    difficulty: decaySolves ?? 0,
    scoreTable,
  }
}

/** The points of a table in typed text; null if it has anything but whole numbers, or too many of them. */
export function tableOf(text: string): number[] | null {
  const points = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
  const { scoreTable, tableScore } = challengeLimits
  const isValid = points.every((value) => Number.isInteger(value) && value >= 0 && value <= tableScore)
  return isValid && points.length <= scoreTable ? points : null
}

/** The fields that the curve needs and that are empty or cannot be read. */
export function missingScoreFields(values: ScoreValues): (keyof ScoreValues)[] {
  const { scoreCurve, scoreTable } = values
  if (scoreCurve === 'Table') return tableOf(scoreTable)?.length ? [] : ['scoreTable']
  const needed = (['originalScore'] as (keyof ScoreValues)[]).concat(
    scoreCurve === 'Fixed' ? [] : ['decaySolves', hasMinPoints(scoreCurve) ? 'minPoints' : 'minPercent'],
  )
  return needed.filter((key) => values[key] === null)
}

/** The changed fields of the form, with those of the score converted for the update. */
export function scoreInput<Changes extends Partial<ScoreValues>>(changes: Changes, values: ScoreValues) {
  const { originalScore, minPercent, minPoints, decaySolves, scoreCurve, scoreTable, ...rest } = changes
  // The rate of a minimum in points depends on the initial score.
  const isRateChanged = [originalScore, minPoints, scoreCurve].some((value) => value !== undefined)
  const table = scoreTable === undefined ? null : tableOf(scoreTable)
  return {
    ...rest,
    ...(typeof originalScore === 'number' ? { originalScore } : {}),
    ...(typeof decaySolves === 'number' ? { decaySolves } : {}),
    ...(scoreCurve ? { scoreCurve } : {}),
    ...(table ? { scoreTable: table } : {}),
    ...(hasMinPoints(values.scoreCurve)
      ? isRateChanged && { minScoreRate: scoreRule(values).minScoreRate }
      : typeof minPercent === 'number' && { minScoreRate: minPercent / 100 }),
  }
}
