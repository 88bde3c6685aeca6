import { Tooltip } from '@mantine/core'
import { IconMailQuestion } from '@tabler/icons-react'
import type { TFunction } from '../../i18n/translate.ts'
import { graphql, readInlineData } from 'relay-runtime'
import type {
  userColumns_user$data,
  userColumns_user$key,
} from '../../__generated__/userColumns_user.graphql.ts'
import { UserAvatar } from '../../components/Avatar.tsx'
import { Chip } from '../../components/Chip.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import type { Column } from '../../table/column.ts'
import { RowOpener } from '../../table/RowOpener.tsx'
import { ROLE_TONES } from './role-marks.ts'
import styles from './UserTable.module.css'

type User = userColumns_user$data
type Row = userColumns_user$key & { id: string }

/** The columns of the users; `onOpen` takes the id of a user. */
export function userColumns(t: TFunction, onOpen: (id: string) => void): Column<Row>[] {
  const time = (value: string | null | undefined) =>
    value ? <RelativeTime time={value} /> : t('users.never')
  return [
    {
      key: 'name',
      label: t('users.user'),
      isSortable: true,
      isFixed: true,
      isOnPhone: true,
      cell: (row) => {
        const user = read(row)
        return (
          <div className={styles.user}>
            <UserAvatar name={user.userName} url={user.avatarUrl ?? null} size={24} />
            <div className="h-grow">
              <RowOpener onOpen={() => onOpen(row.id)}>{user.userName}</RowOpener>
              <div className={`h-label h-phone ${styles.address}`}>{user.email}</div>
            </div>
            <span className="h-row h-phone">
              <Unconfirmed t={t} user={user} />
              {user.role === 'User' ? null : <RoleChip t={t} user={user} />}
            </span>
          </div>
        )
      },
    },
    {
      key: 'role',
      label: t('users.role'),
      isSortable: true,
      cell: (row) => <RoleChip t={t} user={read(row)} />,
    },
    {
      key: 'mail',
      label: t('users.mail'),
      isSortable: true,
      cell: (row) => (
        <span className={styles.mail}>
          <span className="h-trunc">{read(row).email}</span>
          <Unconfirmed t={t} user={read(row)} />
        </span>
      ),
    },
    { key: 'realName', label: t('users.realName'), isSortable: true, cell: (row) => read(row).realName },
    {
      key: 'studentNumber',
      label: t('users.studentNumber'),
      isSortable: true,
      cell: (row) => <span className="h-num">{read(row).studentNumber}</span>,
    },
    { key: 'phone', label: t('users.phone'), isExtra: true, cell: (row) => read(row).phone },
    {
      key: 'address',
      label: t('users.lastAddress'),
      isExtra: true,
      cell: (row) => <span className="h-num">{read(row).ip}</span>,
    },
    {
      key: 'visit',
      label: t('users.lastVisit'),
      isSortable: true,
      isDescendingFirst: true,
      cell: (row) => <span className="h-num h-dim">{time(read(row).lastVisitedAt)}</span>,
    },
    {
      key: 'created',
      label: t('users.registered'),
      isSortable: true,
      defaultOrder: 'ascending',
      isDescendingFirst: true,
      isExtra: true,
      cell: (row) => {
        const { registeredAt } = read(row)
        return (
          <span className="h-num h-dim">{registeredAt ? <RelativeTime time={registeredAt} /> : '–'}</span>
        )
      },
    },
  ]
}

function read(row: userColumns_user$key): User {
  return readInlineData(
    graphql`
      fragment userColumns_user on User @inline {
        userName
        avatarUrl
        role
        email
        emailConfirmed
        realName
        studentNumber
        phone
        ip
        lastVisitedAt
        registeredAt
      }
    `,
    row,
  )
}

function RoleChip({ t, user }: { t: TFunction; user: User }) {
  return user.role ? <Chip tone={ROLE_TONES[user.role]}>{t(`role.${user.role}`)}</Chip> : null
}

function Unconfirmed({ t, user }: { t: TFunction; user: User }) {
  if (user.emailConfirmed) return null
  return (
    <Tooltip label={t('users.unconfirmed')}>
      <span className={styles.warn} role="img" aria-label={t('users.unconfirmed')}>
        <IconMailQuestion size={16} stroke={1.75} />
      </span>
    </Tooltip>
  )
}
