import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useLeaveGame } from './useLeaveGame.ts'

type Props = { gameId: string; title: string; team: string }

export function LeaveGameButton({ gameId, title, team }: Props) {
  const { t } = useTranslation()
  const [leave] = useLeaveGame()
  const [isAsking, setAsking] = useState(false)

  async function confirm() {
    const outcome = await leave({ variables: { input: { gameId } } })
    setAsking(false)
    if (outcome.ok) showSuccess(t('entry.left', { game: title }))
  }

  return (
    <>
      <Button size="xs" onClick={() => setAsking(true)}>
        {t('entry.leave')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('entry.leaveTitle', { game: title })}
        confirmLabel={t('entry.leave')}
        cancelLabel={t('entry.leaveStay')}
      >
        {t('entry.leaveText', { team })}
      </ConfirmDialog>
    </>
  )
}
