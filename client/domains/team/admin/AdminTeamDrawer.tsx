import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AdminTeamDrawer_team$key } from '../../../__generated__/AdminTeamDrawer_team.graphql.ts'
import { TeamAvatar } from '../../../components/Avatar.tsx'
import { SideDrawer } from '../../../components/panels/SideDrawer.tsx'
import { AdminTeamForm } from './AdminTeamForm.tsx'
import { AdminTeamMembers } from './AdminTeamMembers.tsx'
import { DeleteTeamAction } from './DeleteTeamAction.tsx'

type Props = {
  opened: boolean
  /** The team is still set while the drawer closes. */
  team: AdminTeamDrawer_team$key | null
  /** The ids of the lists from which a deleted team is removed. */
  connections: string[]
  onClose: () => void
}

/** The administration of one team: details, lock and members. */
export function AdminTeamDrawer({ opened, team: key, connections, onClose }: Props) {
  const team = useFragment(
    graphql`
      fragment AdminTeamDrawer_team on Team {
        id
        name
        avatarUrl
        ...AdminTeamForm_team
        ...AdminTeamMembers_team
        ...DeleteTeamAction_team
      }
    `,
    key,
  )
  const [changeCount, setChangeCount] = useState(0)
  return (
    <SideDrawer
      opened={opened && team !== null && team !== undefined}
      onClose={onClose}
      changeCount={changeCount}
      title={
        team ? (
          <span className="h-row">
            <TeamAvatar name={team.name} url={team.avatarUrl ?? null} size={32} />
            <b style={{ overflowWrap: 'anywhere' }}>{team.name}</b>
          </span>
        ) : null
      }
    >
      {team ? (
        <div key={team.id}>
          <AdminTeamForm team={team} onChangeCount={setChangeCount} />
          <AdminTeamMembers team={team} />
          <DeleteTeamAction team={team} connections={connections} onGone={onClose} />
        </div>
      ) : null}
    </SideDrawer>
  )
}
