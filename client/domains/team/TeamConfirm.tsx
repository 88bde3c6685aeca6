import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { TeamConfirm_team$key } from '../../__generated__/TeamConfirm_team.graphql.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { LockText } from './LockText.tsx'
import { useDeleteTeam } from './useDeleteTeam.ts'
import { useKickMember } from './membership/useKickMember.ts'
import { useRegenerateInviteCode } from './membership/useRegenerateInviteCode.ts'
import { useTransferTeam } from './membership/useTransferTeam.ts'

/** The actions of a captain that need a confirmation. */
export type TeamAction =
  | { kind: 'regenerate' }
  | { kind: 'disband' }
  | { kind: 'kick' | 'transfer'; userId: string; userName: string }

const DONE = {
  regenerate: 'team.regenerated',
  disband: 'team.disbanded',
  kick: 'team.kicked',
  transfer: 'team.transferred',
} as const

type Props = { team: TeamConfirm_team$key; action: TeamAction | null; onClose: () => void }

export function TeamConfirm({ team: key, action, onClose }: Props) {
  const { t } = useTranslation()
  const team = useFragment(
    graphql`
      fragment TeamConfirm_team on Team {
        id
        name
        locked
        members {
          user {
            databaseId
          }
        }
      }
    `,
    key,
  )
  const act = useTeamAction(team.id)
  const shown = useLast(action)
  if (!shown) return null
  const { kind } = shown
  const words = {
    name: team.name,
    user: 'userName' in shown ? shown.userName : '',
    count: team.members.length,
  }

  async function confirm() {
    if (!shown) return
    const done = await act(shown)
    onClose()
    if (done) showSuccess(t(DONE[kind], words))
  }

  return (
    <ConfirmDialog
      opened={action !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={t(`team.${kind}Title`, words)}
      confirmLabel={t(`team.${kind}Action`, words)}
      danger={kind !== 'transfer' && kind !== 'regenerate'}
      {...(kind === 'disband' ? { cancelLabel: t('team.disbandKeep') } : {})}
    >
      {t(`team.${kind}Text`, words)}
      <LockText locked={team.locked && (kind === 'disband' || kind === 'kick')} />
    </ConfirmDialog>
  )
}

function useTeamAction(teamId: string) {
  const [regenerate] = useRegenerateInviteCode()
  const [disband] = useDeleteTeam()
  const [kick] = useKickMember()
  const [transfer] = useTransferTeam()
  return async (action: TeamAction): Promise<boolean> => {
    switch (action.kind) {
      case 'regenerate':
        return (await regenerate({ variables: { input: { teamId } } })).ok
      case 'disband':
        return (await disband({ variables: { input: { teamId } } })).ok
      case 'kick':
        return (await kick({ variables: { input: { teamId, userId: action.userId } } })).ok
      case 'transfer':
        return (await transfer({ variables: { input: { teamId, newCaptainId: action.userId } } })).ok
    }
  }
}

// The text is kept while the dialog closes.
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  useEffect(() => {
    if (value !== null) setLast(value)
  }, [value])
  return value ?? last
}
