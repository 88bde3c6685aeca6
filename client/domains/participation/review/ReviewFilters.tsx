import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ReviewFilters_game$key } from '../../../__generated__/ReviewFilters_game.graphql.ts'
import { FilterBar } from '../../../components/controls/FilterBar.tsx'
import { SearchField } from '../../../components/controls/SearchField.tsx'
import { Segmented } from '../../../components/controls/Segmented.tsx'
import { REVIEW_STATUSES, type ReviewStatus } from '../status-marks.ts'
import styles from './Review.module.css'

type Props = {
  game: ReviewFilters_game$key
  status: ReviewStatus | null
  onStatus: (status: ReviewStatus | null) => void
  search: string
  onSearch: (search: string) => void
}

export function ReviewFilters({ game: key, status, onStatus, search, onSearch }: Props) {
  const { t, i18n } = useTranslation()
  const counts = useFragment(
    graphql`
      fragment ReviewFilters_game on Game {
        All: participationCount
        Pending: participationCount(status: Pending)
        Accepted: participationCount(status: Accepted)
        Rejected: participationCount(status: Rejected)
        Suspended: participationCount(status: Suspended)
      }
    `,
    key,
  )
  const values = [...REVIEW_STATUSES, 'All'] as const
  return (
    <FilterBar
      search={<SearchField label={t('review.search')} value={search} onChange={onSearch} />}
      states={
        <Segmented
          label={t('review.status.label')}
          value={status ?? 'All'}
          onChange={(next) => onStatus(next === 'All' ? null : next)}
          options={values.map((value) => ({
            value,
            label: (
              <>
                {t(`review.status.${value}`)}
                <span className={styles.count}>{counts[value]?.toLocaleString(i18n.language)}</span>
              </>
            ),
          }))}
        />
      }
    />
  )
}
