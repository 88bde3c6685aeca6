import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { LeaveTeamButton_team$key } from '../../../__generated__/LeaveTeamButton_team.graphql.ts'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { LockText } from '../LockText.tsx'
import { useLeaveTeam } from './useLeaveTeam.ts'

export function LeaveTeamButton({ team: key }: { team: LeaveTeamButton_team$key }) {
  const { t } = useTranslation()
  const { id, name, locked } = useFragment(
    graphql`
      fragment LeaveTeamButton_team on Team {
        id
        name
        locked
      }
    `,
    key,
  )
  const [asking, setAsking] = useState(false)
  const [leave] = useLeaveTeam()

  async function confirm() {
    const outcome = await leave({ variables: { input: { teamId: id } } })
    setAsking(false)
    if (outcome.ok) showSuccess(t('team.left', { name }))
  }

  return (
    <>
      <Button size="xs" aria-label={t('team.leaveAction', { name })} onClick={() => setAsking(true)}>
        {t('team.leave')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('team.leaveTitle', { name })}
        confirmLabel={t('team.leaveAction', { name })}
      >
        {t('team.leaveText')}
        <LockText locked={locked} />
      </ConfirmDialog>
    </>
  )
}
