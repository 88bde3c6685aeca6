import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { PlayScoreCurve_challenge$key } from '../../../../__generated__/PlayScoreCurve_challenge.graphql.ts'
import { useLiveValue } from '../useLiveValue.ts'
import { placeOnCurve } from './place-on-curve.ts'
import styles from './PlayScoreCurve.module.css'

const WIDTH = 220
const HEIGHT = 56
/** The dot is whole at both ends of the line. */
const EDGE = 5

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** How the points fall with the number of solves, and where they are now. Nothing if they do not change. */
export function PlayScoreCurve({
  challenge: reference,
  gameId,
}: {
  challenge: PlayScoreCurve_challenge$key
  gameId: number
}) {
  const { t, i18n } = useTranslation()
  const challenge = useFragment(
    graphql`
      fragment PlayScoreCurve_challenge on Challenge {
        databaseId
        score
        solvedCount
        minScore
        scoreCurvePoints {
          solves
          score
        }
      }
    `,
    reference,
  )
  const { score, solvedCount } = useLiveValue(gameId, challenge.databaseId) ?? challenge
  const { scoreCurvePoints: points, minScore: floor } = challenge
  const [first = 0, last = 1] = [points[0]?.score, points.at(-1)?.solves]
  const top = Math.max(...points.map((point) => point.score), score)
  if (top === floor) return null
  const x = (solves: number) =>
    EDGE + ((Math.min(last, Math.max(1, solves)) - 1) / (last - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) => EDGE + (1 - (value - floor) / (top - floor)) * (HEIGHT - 2 * EDGE)
  const line = points.map(
    (point, index) => `${index === 0 ? 'M' : 'L'}${x(point.solves).toFixed(1)} ${y(point.score).toFixed(1)}`,
  )
  const now = x(placeOnCurve(points, score, solvedCount))
  const figure = (value: number) => value.toLocaleString(i18n.language)
  return (
    <section className={styles.section}>
      <h3 className="h-sub">{t('play.curve.heading')}</h3>
      <div className={styles.plot}>
        <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
          <path className={styles.floor} d={`M${EDGE} ${y(floor)}H${WIDTH - EDGE}`} />
          <path className={styles.line} d={line.join('')} />
          <circle className={styles.dot} cx={now} cy={y(score)} r={4} />
        </svg>
        <p className={`h-label ${styles.now}`} style={{ bottom: percent(1 - y(score) / HEIGHT) }}>
          <span style={{ flexBasis: percent((now - EDGE) / WIDTH) }} />
          <b>{t('play.curve.now', { score: figure(score) })}</b>
        </p>
      </div>
      <p className={`h-label ${styles.figures}`}>
        {first === score ? null : <span>{t('play.curve.first', { score: figure(first) })}</span>}
        <span className={styles.least}>{t('play.curve.floor', { score: figure(floor) })}</span>
      </p>
    </section>
  )
}
