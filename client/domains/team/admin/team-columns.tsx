import { IconLock } from '@tabler/icons-react'
import type { TFunction } from '../../../i18n/translate.ts'
import { graphql, readInlineData } from 'relay-runtime'
import type { teamColumns_team$key } from '../../../__generated__/teamColumns_team.graphql.ts'
import { TeamAvatar, UserAvatar } from '../../../components/Avatar.tsx'
import type { Column } from '../../../table/column.ts'
import { RowOpener } from '../../../table/RowOpener.tsx'
import styles from './AdminTeams.module.css'

type Row = teamColumns_team$key & { id: string }

/** The number of avatars that fit into the column. */
const SHOWN_AVATARS = 5

/** The columns of the teams; `onOpen` takes the id of a team. */
export function teamColumns(t: TFunction, onOpen: (id: string) => void): Column<Row>[] {
  return [
    {
      key: 'name',
      label: t('adminTeams.team'),
      isSortable: true,
      isFixed: true,
      isOnPhone: true,
      cell: (row) => {
        const { name, avatarUrl, members, locked } = read(row)
        return (
          <div className={styles.team}>
            <TeamAvatar name={name} url={avatarUrl ?? null} size={24} />
            <div className="h-grow">
              <RowOpener onOpen={() => onOpen(row.id)}>{name}</RowOpener>
              <div className="h-label h-num h-phone">{t('team.members', { count: members.length })}</div>
            </div>
            <span className="h-phone">{locked ? <Locked t={t} /> : null}</span>
          </div>
        )
      },
    },
    {
      key: 'number',
      label: t('adminTeams.number'),
      isSortable: true,
      defaultOrder: 'ascending',
      align: 'end',
      cell: (row) => <span className="h-dim">{read(row).databaseId}</span>,
    },
    {
      key: 'captain',
      label: t('adminTeams.captain'),
      isSortable: true,
      cell: (row) => read(row).captain.userName,
    },
    {
      key: 'members',
      label: t('adminTeams.members'),
      cell: (row) => {
        const { members } = read(row)
        return (
          <span className={styles.avatars}>
            {members.slice(0, SHOWN_AVATARS).map(({ user }) => (
              <UserAvatar key={user.id} name={user.userName} url={user.avatarUrl ?? null} size={20} />
            ))}
            <span className={styles.count}>{members.length}</span>
          </span>
        )
      },
    },
    {
      key: 'bio',
      label: t('adminTeams.bio'),
      isWide: true,
      cell: (row) => <span className="h-dim">{read(row).bio}</span>,
    },
    {
      key: 'lock',
      label: t('adminTeams.lock'),
      isSortable: true,
      isDescendingFirst: true,
      cell: (row) => (read(row).locked ? <Locked t={t} /> : null),
    },
  ]
}

function read(row: teamColumns_team$key) {
  return readInlineData(
    graphql`
      fragment teamColumns_team on Team @inline {
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
    row,
  )
}

function Locked({ t }: { t: TFunction }) {
  return (
    <span className={styles.lock}>
      <IconLock size={16} stroke={1.75} aria-hidden />
      {t('adminTeams.locked')}
    </span>
  )
}
