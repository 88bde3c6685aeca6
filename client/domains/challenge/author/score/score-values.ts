import { challengeLimits } from '../../../../../rules/field-limits.ts'
import { minScoreRateFor, type ScoreCurve, type ScoreRule } from '../../../../../rules/scoring/score-curve.ts'

/** The score of a challenge as its form holds it; a number is null while its field is empty. */
export type ScoreValues = {
  originalScore: number | null
  /** The minimum score in percent of the initial score. */
  floorPercent: number | null
  /** The minimum score in points, which a linear and a logarithmic curve have instead. */
  floorPoints: number | null
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
    floorPercent: Math.round(rate * 10_000) / 100,
    floorPoints: Math.floor(rate * (originalScore ?? 0)),
    decaySolves: decaySolves ?? null,
    scoreCurve: scoreCurve ?? 'Exponential',
    scoreTable: (scoreTable ?? []).join(', '),
  }
}

/** Whether the minimum is in points, as organizers know it from other platforms. */
export function hasFloorPoints(curve: ScoreCurve): boolean {
  return curve === 'Linear' || curve === 'Logarithmic'
}

/** The rule that the values describe, also while some fields are empty. */
export function scoreRule(values: ScoreValues): ScoreRule {
  const { scoreCurve, floorPercent, floorPoints, decaySolves } = values
  const scoreTable = tableOf(values.scoreTable) ?? []
  const [first] = scoreCurve === 'Table' ? scoreTable : []
  const originalScore = first ?? values.originalScore ?? 0
  return {
    // A table that cannot be read yet shows the initial score.
    scoreCurve: scoreCurve === 'Table' && first === undefined ? 'Fixed' : scoreCurve,
    originalScore,
    minScoreRate: hasFloorPoints(scoreCurve)
      ? minScoreRateFor(originalScore, floorPoints ?? 0)
      : (floorPercent ?? 0) / 100,
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
    scoreCurve === 'Fixed'
      ? []
      : ['decaySolves', hasFloorPoints(scoreCurve) ? 'floorPoints' : 'floorPercent'],
  )
  return needed.filter((key) => values[key] === null)
}

/** The changed fields of a form, with those of the score as members of an update. */
export function scoreInput<Changes extends Partial<ScoreValues>>(changes: Changes, values: ScoreValues) {
  const { originalScore, floorPercent, floorPoints, decaySolves, scoreCurve, scoreTable, ...rest } = changes
  const isMoved = [originalScore, floorPoints, scoreCurve].some((value) => value !== undefined)
  const table = scoreTable === undefined ? null : tableOf(scoreTable)
  return {
    ...rest,
    ...(typeof originalScore === 'number' ? { originalScore } : {}),
    ...(typeof decaySolves === 'number' ? { decaySolves } : {}),
    ...(scoreCurve ? { scoreCurve } : {}),
    ...(table ? { scoreTable: table } : {}),
    ...(hasFloorPoints(values.scoreCurve)
      ? isMoved && { minScoreRate: scoreRule(values).minScoreRate }
      : typeof floorPercent === 'number' && { minScoreRate: floorPercent / 100 }),
  }
}
