import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { REVIEW_STATUSES, type ReviewStatus } from '../status-marks.ts'
import { StatusIcon } from './StatusIcon.tsx'

type Props = {
  /** The number of selected teams. */
  count: number
  /** The status of all listed teams; null if they differ. */
  shown: ReviewStatus | null
  isBusy: boolean
  onStatus: (status: ReviewStatus) => Promise<void>
}

/** Gives the selected teams one status. */
export function ReviewBulkActions({ count, shown, isBusy, onStatus }: Props) {
  const { t } = useTranslation()
  const [isSuspending, setSuspending] = useState(false)
  return (
    <>
      {REVIEW_STATUSES.filter((status) => status !== shown).map((status) => (
        <Button
          key={status}
          size="xs"
          disabled={isBusy}
          leftSection={<StatusIcon status={status} />}
          onClick={() => (status === 'Suspended' ? setSuspending(true) : void onStatus(status))}
        >
          {t(`review.do.${status}`)}
        </Button>
      ))}
      <ConfirmDialog
        opened={isSuspending}
        onClose={() => setSuspending(false)}
        onConfirm={async () => {
          await onStatus('Suspended')
          setSuspending(false)
        }}
        title={t('review.suspendManyTitle', { count })}
        confirmLabel={t('review.suspendManyConfirm', { count })}
      >
        {t('review.suspendText')}
      </ConfirmDialog>
    </>
  )
}
