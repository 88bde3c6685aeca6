import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Rating.module.css'

const HEIGHT = 20

type Props = {
  /** The numbers of ratings with 1, 2, 3, 4 and 5 stars. */
  starCounts: readonly number[]
  /** The number of ratings that fills the height. It is the same for all challenges of a table. */
  most: number
}

/** How many ratings of a challenge have 1, 2, 3, 4 and 5 stars, as small columns with their numbers. */
export function StarColumns({ starCounts, most }: Props) {
  const { i18n } = useTranslation()
  const label = starCounts.map((some, index) => `${index + 1} ★: ${some.toLocaleString(i18n.language)}`)
  return (
    <span className={styles.columns} role="img" aria-label={label.join(', ')} title={label.join(', ')}>
      {starCounts.map((some, index) => (
        <span key={index} data-none={some === 0 || undefined}>
          <i style={{ height: (some / most) * HEIGHT }} />
          <small>{some.toLocaleString(i18n.language)}</small>
        </span>
      ))}
    </span>
  )
}
