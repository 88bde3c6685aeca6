import { Table } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { AdminTeamRow_team$key } from '../../../__generated__/AdminTeamRow_team.graphql.ts'
import { TeamAvatar, UserAvatar } from '../../../components/Avatar.tsx'
import styles from './AdminTeams.module.css'

/** The number of avatars that fit. */
const FACES = 5

export function AdminTeamRow({ team: key, onOpen }: { team: AdminTeamRow_team$key; onOpen: () => void }) {
  const { t } = useTranslation()
  const team = useFragment(
    graphql`
      fragment AdminTeamRow_team on Team {
        databaseId
        name
        avatarUrl
        bio
        locked
        captain {
          userName
        }
        members {
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
  const { members } = team
  const lock = team.locked ? (
    <span className={styles.lock}>
      <IconLock size={16} stroke={1.75} aria-hidden />
      {t('adminTeams.locked')}
    </span>
  ) : null
  return (
    <Table.Tr className={styles.row ?? ''}>
      <Table.Td>
        <div className={styles.team}>
          <TeamAvatar name={team.name} url={team.avatarUrl ?? null} size={32} />
          <div className="h-grow">
            <button type="button" className={`${styles.open} h-trunc`} onClick={onOpen}>
              {team.name}
            </button>
            <div className="h-label h-num h-trunc">
              {t('adminTeams.number', { id: String(team.databaseId) })}
              <span className="h-phone">
                {', '}
                {t('team.members', { count: members.length })}
              </span>
            </div>
          </div>
          <span className="h-phone">{lock}</span>
        </div>
      </Table.Td>
      <Table.Td className="h-desk">{team.captain.userName}</Table.Td>
      <Table.Td className="h-desk">
        <span className={styles.faces}>
          {members.slice(0, FACES).map(({ user }) => (
            <UserAvatar key={user.id} name={user.userName} url={user.avatarUrl ?? null} size={20} />
          ))}
          <span className={styles.count}>{members.length}</span>
        </span>
      </Table.Td>
      <Table.Td className={`h-desk h-dim h-trunc ${styles.bio}`}>{team.bio}</Table.Td>
      <Table.Td className="h-desk">{lock}</Table.Td>
    </Table.Tr>
  )
}
