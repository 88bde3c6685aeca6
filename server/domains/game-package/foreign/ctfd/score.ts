import { challengeLimits } from '../../../../../rules/field-limits.ts'
import { dynamicScore, minScoreRateFor, type ScoreRule } from '../../../../../rules/scoring/score-curve.ts'
import type { ForeignGame } from '../foreign-game.ts'
import type { CtfdRow } from './ctfd-shapes.ts'

type Challenge = CtfdRow<'challenges'>
type Dynamic = CtfdRow<'dynamic_challenge'>
type Given = { challenge: Challenge; dynamic: Dynamic | undefined; solves: number }

/** The points of a challenge, so that its `solves` solves are worth the stored value. */
export function scoreOf(game: ForeignGame, { challenge, dynamic, solves }: Given): ScoreRule {
  const rule = ruleOf(game, challenge, dynamic)
  const { name, value } = challenge
  const stored = value ?? 0
  if (solves === 0 || dynamicScore(rule, solves) === stored) return rule
  // The platform computes a value at a solve, not when a team is hidden or a curve is changed.
  const rows = Math.max(solves, Math.min(challengeLimits.scoreTable, solves + 100))
  if (rows > challengeLimits.scoreTable) {
    game.change(`challenges.value: ${name}: ${stored}`, String(dynamicScore(rule, solves)))
    return rule
  }
  const table = Array.from({ length: rows }, (_, index) =>
    index + 1 === solves ? stored : dynamicScore(rule, index + 1),
  )
  game.change(`challenges.function: ${name}`, `Table: ${solves}: ${stored}`)
  return { ...rule, scoreCurve: 'Table', scoreTable: table, originalScore: table[0] ?? stored }
}

function ruleOf(game: ForeignGame, challenge: Challenge, dynamic: Dynamic | undefined): ScoreRule {
  const { name, value } = challenge
  const columns = columnsOf(challenge, dynamic)
  const fixed = (points: number): ScoreRule => ({
    scoreCurve: 'Fixed',
    originalScore: points,
    minScoreRate: 1,
    difficulty: 5,
    scoreTable: [],
  })
  if (!columns || columns.initial === null || columns.function === 'static') return fixed(value ?? 0)
  const initial = columns.initial
  const minimum = columns.minimum ?? 0
  if (minimum >= initial) return fixed(minimum)
  const isKnown =
    columns.function === 'linear' || columns.function === 'logarithmic' || columns.function === ''
  if (!isKnown) game.change(`challenges.function: ${name}: ${columns.function}`, 'logarithmic')
  return {
    scoreCurve: columns.function === 'linear' ? 'Linear' : 'Logarithmic',
    originalScore: initial,
    minScoreRate: minScoreRateFor(initial, minimum),
    difficulty: columns.decay ?? 0,
    scoreTable: [],
  }
}

/** The row of `dynamic_challenge` of a dynamic challenge, or the columns that any challenge has since CTFd 3.8.1. */
function columnsOf(challenge: Challenge, dynamic: Dynamic | undefined) {
  const own = challenge.function === '' ? null : challenge
  if (challenge.type !== 'dynamic' || !dynamic) return own
  return {
    initial: dynamic.dynamic_initial ?? dynamic.initial ?? challenge.initial,
    minimum: dynamic.dynamic_minimum ?? dynamic.minimum ?? challenge.minimum,
    decay: dynamic.dynamic_decay ?? dynamic.decay ?? challenge.decay,
    function: dynamic.dynamic_function || dynamic.function || challenge.function,
  }
}
