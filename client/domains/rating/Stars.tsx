import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Rating.module.css'

type Props = {
  stars: number
  /** Always shows one decimal, so that averages line up. */
  isAverage?: boolean
  /** Shows five stars, filled up to the rating, instead of the number. */
  isRow?: boolean
}

/** A rating of up to five stars: the number and one star, or a row of stars. */
export function Stars({ stars, isAverage = false, isRow = false }: Props) {
  const { t, i18n } = useTranslation()
  const figure = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: isAverage ? 1 : 0,
    maximumFractionDigits: 1,
  }).format(stars)
  const label = t('rating.starsOf', { stars: figure })
  return (
    <span className={`h-num ${styles.stars}`} role="img" aria-label={label} title={label}>
      {isRow ? (
        [1, 2, 3, 4, 5].map((place) => (
          <span key={place} className={place > stars ? styles.noStar : styles.star}>
            {place > stars ? '☆' : '★'}
          </span>
        ))
      ) : (
        <>
          {figure} <span className={styles.star}>★</span>
        </>
      )}
    </span>
  )
}
