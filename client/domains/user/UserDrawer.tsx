import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { UserDrawer_user$key } from '../../__generated__/UserDrawer_user.graphql.ts'
import { UserAvatar } from '../../components/Avatar.tsx'
import { Chip } from '../../components/Chip.tsx'
import { SideDrawer } from '../../components/panels/SideDrawer.tsx'
import { ROLE_TONES } from './role-marks.ts'
import { UserDangerZone } from './UserDangerZone.tsx'
import { UserFacts } from './UserFacts.tsx'
import { UserForm } from './UserForm.tsx'
import styles from './UserDrawer.module.css'

type Props = {
  opened: boolean
  /** The user is still set while the drawer closes. */
  user: UserDrawer_user$key | null
  /** The ids of the lists from which a deleted user is removed. */
  connections: string[]
  onClose: () => void
}

/** The details and actions of one user. */
export function UserDrawer({ opened, user: key, connections, onClose }: Props) {
  const { t } = useTranslation()
  const user = useFragment(
    graphql`
      fragment UserDrawer_user on User {
        id
        userName
        avatarUrl
        role
        ...UserFacts_user
        ...UserForm_user
        ...UserDangerZone_user
      }
    `,
    key,
  )
  const [changeCount, setChangeCount] = useState(0)
  return (
    <SideDrawer
      opened={opened && user !== null && user !== undefined}
      onClose={onClose}
      changeCount={changeCount}
      title={
        user ? (
          <span className="h-row">
            <UserAvatar name={user.userName} url={user.avatarUrl ?? null} size={32} />
            <b className={styles.name}>{user.userName}</b>
            {user.role ? <Chip tone={ROLE_TONES[user.role]}>{t(`role.${user.role}`)}</Chip> : null}
          </span>
        ) : null
      }
    >
      {user ? (
        <div key={user.id}>
          <UserFacts user={user} />
          <UserForm user={user} onChangeCount={setChangeCount} />
          <UserDangerZone user={user} connections={connections} onGone={onClose} />
        </div>
      ) : null}
    </SideDrawer>
  )
}
