import type { Challenge } from '../../../../prisma/generated/client/client.ts'
import { invalidField } from '../../../use-case/errors.ts'
import type { ChallengeChanges, ChallengeRules } from './challenge.input.ts'

type Row = Pick<Challenge, 'scoreCurve' | 'scoreTable' | 'originalScore'>

/**
 * The columns of the curve of a challenge. Absent members stay; null sets the default. While the curve is a table,
 * the original score and the first row of the table are one value: a new table sets the original score, and a new
 * original score sets the first row.
 * @throws InvalidInputError for the curve of a table without rows
 */
export function scoreColumns(
  before: Row,
  { originalScore }: Pick<ChallengeChanges, 'originalScore'>,
  rules: Pick<ChallengeRules, 'scoreCurve' | 'scoreTable'>,
): Partial<Row> {
  const scoreCurve = rules.scoreCurve === undefined ? before.scoreCurve : (rules.scoreCurve ?? 'Exponential')
  const scoreTable = rules.scoreTable === undefined ? before.scoreTable : (rules.scoreTable ?? [])
  if (scoreCurve !== 'Table') return { scoreCurve, scoreTable }
  const [first, ...later] = scoreTable
  if (first === undefined) throw invalidField('scoreTable', 'challenge.scoreTableEmpty')
  if (rules.scoreTable === undefined && originalScore != null) {
    return { scoreCurve, scoreTable: [originalScore, ...later] }
  }
  return { scoreCurve, scoreTable, originalScore: first }
}
