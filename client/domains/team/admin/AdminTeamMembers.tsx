import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { AdminTeamMembers_team$key } from '../../../__generated__/AdminTeamMembers_team.graphql.ts'
import { UserAvatar } from '../../../components/Avatar.tsx'
import { Chip } from '../../../components/Chip.tsx'
import styles from './AdminTeams.module.css'

/** The members of a team, with links to the users. */
export function AdminTeamMembers({ team: key }: { team: AdminTeamMembers_team$key }) {
  const { t } = useTranslation()
  const { members } = useFragment(
    graphql`
      fragment AdminTeamMembers_team on Team {
        members {
          isCaptain
          user {
            id
            userName
            avatarUrl
          }
        }
      }
    `,
    key,
  )
  return (
    <section>
      <h3>{t('team.members', { count: members.length })}</h3>
      <ul className={styles.members}>
        {members.map(({ isCaptain, user }) => (
          <li key={user.id} className={styles.member}>
            <UserAvatar name={user.userName} url={user.avatarUrl ?? null} size={28} />
            <Link className="h-grow h-trunc" to={`/admin/users?q=${encodeURIComponent(user.userName)}`}>
              {user.userName}
            </Link>
            {isCaptain ? <Chip tone="brand">{t('team.captain')}</Chip> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
