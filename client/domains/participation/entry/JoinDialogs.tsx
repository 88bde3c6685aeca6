import { Button, Modal } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { CreateTeamDialog } from '../../team/CreateTeamDialog.tsx'
import { JoinTeamDialog } from '../../team/membership/JoinTeamDialog.tsx'
import { JoinForm } from './JoinForm.tsx'
import type { Entry } from './useEntry.ts'

/** The open dialog: join the game, create a team, or enter an invite code. */
export type JoinView = 'join' | 'team' | 'code'

type Props = {
  opened: boolean
  entry: Entry
  view: JoinView | null
  onView: (view: JoinView | null) => void
}

export function JoinDialogs({ opened, entry, view, onView }: Props) {
  const { t } = useTranslation()
  const { game, stage, teams } = entry
  const canJoin = opened && (stage === 'open' || stage === 'teamless' || stage === 'rejected')
  return (
    <>
      <Modal
        opened={view === 'join' && canJoin}
        onClose={() => onView(null)}
        title={<b>{t('entry.dialog.title', { game: game.title })}</b>}
        size={480}
      >
        {teams.length > 0 ? (
          <JoinForm entry={entry} onClose={() => onView(null)} onCreateTeam={() => onView('team')} />
        ) : (
          <EmptyState
            flag="P"
            title={t('entry.dialog.teamlessTitle')}
            action={
              <>
                <Button variant="filled" onClick={() => onView('team')} data-autofocus>
                  {t('entry.dialog.createTeam')}
                </Button>
                <Button onClick={() => onView('code')}>{t('entry.dialog.enterCode')}</Button>
              </>
            }
          >
            {t('entry.dialog.teamlessText')}
          </EmptyState>
        )}
      </Modal>
      <CreateTeamDialog opened={view === 'team' && canJoin} onClose={() => onView('join')} />
      <JoinTeamDialog opened={view === 'code' && canJoin} onClose={() => onView('join')} />
    </>
  )
}
