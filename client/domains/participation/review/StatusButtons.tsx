import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { NEXT_STATUSES, type ParticipationStatus, type ReviewStatus } from '../status-marks.ts'
import { StatusIcon } from './StatusIcon.tsx'
import styles from './Review.module.css'

type Props = {
  status: ParticipationStatus
  /** In a row, where phones show them below the name of the team. */
  isInRow?: boolean
  onStatus: (status: ReviewStatus) => void
}

/** The next statuses of a team. */
export function StatusButtons({ status, isInRow = false, onStatus }: Props) {
  const { t } = useTranslation()
  return (
    <span className={`${styles.actions} ${isInRow ? styles.inRow : ''}`}>
      {NEXT_STATUSES[status].map((next) => (
        <Button
          key={next}
          size="xs"
          leftSection={<StatusIcon status={next} />}
          onClick={() => onStatus(next)}
        >
          {t(`review.do.${next}`)}
        </Button>
      ))}
    </span>
  )
}
