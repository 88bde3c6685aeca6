import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import type { DeleteTeamAction_team$key } from '../../../__generated__/DeleteTeamAction_team.graphql.ts'
import { DeleteButton } from '../../../components/controls/DeleteButton.tsx'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { ActionRow } from '../../../components/panels/ActionRow.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useDeleteListedTeam } from './useDeleteListedTeam.ts'

type Props = { team: DeleteTeamAction_team$key; connections: string[]; onGone: () => void }

export function DeleteTeamAction({ team: key, connections, onGone }: Props) {
  const { t } = useTranslation()
  const team = useFragment(
    graphql`
      fragment DeleteTeamAction_team on Team {
        id
        name
        members {
          isCaptain
        }
      }
    `,
    key,
  )
  const { id, name } = team
  const [isAsking, setAsking] = useState(false)
  const [deleteTeam] = useDeleteListedTeam()

  async function remove() {
    const outcome = await deleteTeam({
      variables: { input: { teamId: id } },
      updater: (store, answer) => {
        if (answer?.deleteTeam?.__typename !== 'DeleteTeamPayload') return
        for (const connection of connections.map((connectionId) => store.get(connectionId))) {
          if (connection) ConnectionHandler.deleteNode(connection, id)
        }
      },
    })
    setAsking(false)
    if (!outcome.ok) return
    showSuccess(t('adminTeams.deleted', { name }))
    onGone()
  }

  return (
    <section>
      <ActionRow title={t('adminTeams.delete')} hint={t('adminTeams.deleteHint')}>
        <DeleteButton size="xs" onClick={() => setAsking(true)}>
          {t('adminTeams.deleteDo')}
        </DeleteButton>
      </ActionRow>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={t('adminTeams.deleteTitle', { name })}
        confirmLabel={t('adminTeams.deleteConfirm', { name })}
        typeToConfirm={name}
      >
        {t('adminTeams.deleteText', { count: team.members.length })}
      </ConfirmDialog>
    </section>
  )
}
