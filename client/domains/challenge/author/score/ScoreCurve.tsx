import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { curveTicks, labelWidth } from './curve-ticks.ts'
import { dynamicScore, minScore, type ScoreRule } from '../../../../../rules/scoring/score-curve.ts'
import styles from './ScorePanel.module.css'

type Props = {
  rule: ScoreRule
  /** The current number of solves. */
  solves: number
  /** The right end of the chart. */
  last: number
}

const WIDTH = 344
const HEIGHT = 168
// The label of the current score has space above a point at the top.
const AREA = { right: 340, top: 24.5, bottom: 144.5 }
const MIN_LEFT = 36
const STEPS = 76

/** The points of the line: one for each row of a table, or those of a formula without the rounding of scores. */
function drawnPoints(rule: ScoreRule, last: number): [count: number, points: number][] {
  if (rule.scoreCurve === 'Table') {
    return Array.from({ length: last + 1 }, (_, count) => [count, dynamicScore(rule, count)])
  }
  const { scoreCurve, originalScore, difficulty } = rule
  const scaled = {
    ...rule,
    originalScore: originalScore * 1000,
    difficulty: scoreCurve === 'Linear' ? difficulty * 1000 : difficulty,
  }
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const count = (step / STEPS) * last
    return [count, dynamicScore(scaled, count) / 1000]
  })
}

/** Score against the number of solves. */
export function ScoreCurve({ rule, solves, last }: Props) {
  const { t, i18n } = useTranslation()
  // A table can rise.
  const top = Math.max(1, rule.originalScore, ...(rule.scoreCurve === 'Table' ? rule.scoreTable : []))
  const left = Math.max(MIN_LEFT, Math.ceil(labelWidth(top)) + 8)
  const x = (count: number) => left + (count / last) * (AREA.right - left)
  const y = (score: number) => AREA.bottom - (score / top) * (AREA.bottom - AREA.top)
  const figure = (value: number) => value.toLocaleString(i18n.language)
  const floor = minScore(rule)
  const now = Math.min(last, Math.max(0, solves))
  const score = dynamicScore(rule, solves)
  const path = drawnPoints(rule, last).map(
    ([count, points], index) => `${index === 0 ? 'M' : 'L'}${x(count).toFixed(1)} ${y(points).toFixed(1)}`,
  )
  const { scores, solvesAt } = curveTicks({ top, floor, last, width: AREA.right - left })
  const isRight = x(now) > (left + AREA.right) / 2
  const label = t('adminChallenge.scoreAt', { score: figure(score), count: Math.max(solves, 0) })
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('adminChallenge.curve')}
    >
      {scores.map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M${left} ${y(value)}H${WIDTH}`} />
          <text x={left - 8} y={y(value) + 3.5} textAnchor="end">
            {figure(value)}
          </text>
        </g>
      ))}
      <path className={styles.floor} d={`M${left} ${y(floor)}H${WIDTH}`} />
      <path className={styles.line} d={path.join('')} />
      <path className={styles.drop} d={`M${x(now)} ${y(score)}V${AREA.bottom}`} />
      <circle className={styles.dot} cx={x(now)} cy={y(score)} r={4} />
      <text
        className={styles.now}
        x={x(now) + (isRight ? -10 : 10)}
        y={y(score) - 8}
        textAnchor={isRight ? 'end' : 'start'}
      >
        {label}
      </text>
      {solvesAt.map((count) => (
        <text
          key={count}
          x={x(count)}
          y={162}
          textAnchor={count === 0 ? 'start' : count === last ? 'end' : 'middle'}
        >
          {figure(count)}
        </text>
      ))}
    </svg>
  )
}
