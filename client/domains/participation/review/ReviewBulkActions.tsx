import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { REVIEW_STATUSES, type ReviewStatus } from '../status-marks.ts'
import { StatusIcon } from './StatusIcon.tsx'

type Props = {
  /** The status of all listed teams; null if they differ. */
  shown: ReviewStatus | null
  isBusy: boolean
  onStatus: (status: ReviewStatus) => void
}

/** Gives the selected teams one status. */
export function ReviewBulkActions({ shown, isBusy, onStatus }: Props) {
  const { t } = useTranslation()
  return REVIEW_STATUSES.filter((status) => status !== shown).map((status) => (
    <Button
      key={status}
      size="xs"
      disabled={isBusy}
      leftSection={<StatusIcon status={status} />}
      onClick={() => onStatus(status)}
    >
      {t(`review.do.${status}`)}
    </Button>
  ))
}
