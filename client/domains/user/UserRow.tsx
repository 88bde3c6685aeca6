import { Table, Tooltip } from '@mantine/core'
import { IconMailQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { UserRow_user$key } from '../../__generated__/UserRow_user.graphql.ts'
import { UserAvatar } from '../../components/Avatar.tsx'
import { Chip } from '../../components/Chip.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { ROLE_TONES } from './role-marks.ts'
import styles from './UserTable.module.css'

export function UserRow({ user: key, onOpen }: { user: UserRow_user$key; onOpen: () => void }) {
  const { t } = useTranslation()
  const user = useFragment(
    graphql`
      fragment UserRow_user on User {
        userName
        avatarUrl
        role
        email
        emailConfirmed
        realName
        studentNumber
        lastVisitedAt
      }
    `,
    key,
  )
  const role = user.role ? <Chip tone={ROLE_TONES[user.role]}>{t(`role.${user.role}`)}</Chip> : null
  const unconfirmed = user.emailConfirmed ? null : (
    <Tooltip label={t('users.unconfirmed')}>
      <span className={styles.warn} role="img" aria-label={t('users.unconfirmed')}>
        <IconMailQuestion size={16} stroke={1.75} />
      </span>
    </Tooltip>
  )
  return (
    <Table.Tr className={styles.row ?? ''} data-banned={user.role === 'Banned' || undefined}>
      <Table.Td>
        <div className={styles.user}>
          <UserAvatar name={user.userName} url={user.avatarUrl ?? null} size={32} />
          <div className="h-grow">
            <button type="button" className={`${styles.open} h-trunc`} onClick={onOpen}>
              {user.userName}
            </button>
            <div className="h-label h-trunc h-phone">{user.email}</div>
          </div>
          <span className="h-row h-phone">
            {unconfirmed}
            {user.role === 'User' ? null : role}
          </span>
        </div>
      </Table.Td>
      <Table.Td className="h-desk">{role}</Table.Td>
      <Table.Td className="h-desk">
        <span className={styles.mail}>
          <span className="h-trunc">{user.email}</span>
          {unconfirmed}
        </span>
      </Table.Td>
      <Table.Td className={`h-desk h-trunc ${styles.narrow}`}>{user.realName}</Table.Td>
      <Table.Td className={`h-desk h-num h-trunc ${styles.narrow}`}>{user.studentNumber}</Table.Td>
      <Table.Td className="h-desk h-num h-dim">
        {user.lastVisitedAt ? <RelativeTime time={user.lastVisitedAt} /> : t('users.never')}
      </Table.Td>
    </Table.Tr>
  )
}
