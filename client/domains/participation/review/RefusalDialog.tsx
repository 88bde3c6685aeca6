import { Button, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { reviewLimits } from '../../../../rules/field-limits.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { RefusedStatus } from '../status-marks.ts'

type Props = {
  opened: boolean
  status: RefusedStatus
  teams: readonly { team: { name: string } }[]
  /** Returns whether the teams have the status now. */
  onConfirm: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks before teams are rejected or suspended, and for a reason that they read. */
export function RefusalDialog({ opened, onClose, ...content }: Props) {
  const { t } = useTranslation()
  const { status, teams } = content
  const [first] = teams
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        <b style={{ overflowWrap: 'anywhere' }}>
          {first && teams.length === 1
            ? t(`review.refuse.${status}.title`, { team: first.team.name })
            : t(`review.refuse.${status}.titleMany`, { count: teams.length })}
        </b>
      }
      size={480}
    >
      <RefusalForm {...content} onClose={onClose} />
    </Modal>
  )
}

function RefusalForm({ status, onConfirm, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isRunning, setRunning] = useState(false)

  async function confirm() {
    setRunning(true)
    const isDone = await onConfirm(reason.trim()).finally(() => setRunning(false))
    if (isDone) onClose()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRunning) void confirm()
      }}
    >
      <p className="h-dim">{t(`review.refuse.${status}.text`)}</p>
      <Textarea
        mt={16}
        autosize
        minRows={2}
        label={t('review.refuse.reason')}
        description={t('review.refuse.reasonText')}
        maxLength={reviewLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <div className="h-row" style={{ justifyContent: 'flex-end', marginTop: 16 }}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button type="submit" variant="filled" color="red" loading={isRunning}>
          {t(`review.do.${status}`)}
        </Button>
      </div>
    </form>
  )
}
