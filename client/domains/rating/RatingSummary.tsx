import { graphql, useFragment } from 'react-relay'
import type { RatingSummary_game$key } from '../../__generated__/RatingSummary_game.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { starSums } from './star-sums.ts'
import { Stars } from './Stars.tsx'
import styles from './Rating.module.css'

/** The average of all ratings of a game, and how many ratings have 5, 4, 3, 2 and 1 stars. Nothing without ratings. */
export function RatingSummary({ game: key }: { game: RatingSummary_game$key }) {
  const { t, i18n } = useTranslation()
  const { challengeRatings } = useFragment(
    graphql`
      fragment RatingSummary_game on Game {
        challengeRatings {
          starCounts
        }
      }
    `,
    key,
  )
  const { starCounts, count, average } = starSums(challengeRatings ?? [])
  if (average === null) return null
  return (
    <section className={`h-panel ${styles.summary}`} aria-label={t('rating.distribution')}>
      <p className={styles.overall}>
        <Stars stars={average} isAverage />
        <span className="h-label">{t('rating.ratings', { count })}</span>
      </p>
      <ol className={styles.bars} reversed>
        {[5, 4, 3, 2, 1].map((stars) => {
          const some = starCounts[stars - 1] ?? 0
          return (
            <li key={stars} className="h-num">
              <Stars stars={stars} />
              <span className={styles.track} aria-hidden>
                <i style={{ width: `${(some / count) * 100}%` }} />
              </span>
              <span className={styles.some}>{some.toLocaleString(i18n.language)}</span>
              <span className={`h-dim ${styles.share}`}>
                {(some / count).toLocaleString(i18n.language, { style: 'percent' })}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
