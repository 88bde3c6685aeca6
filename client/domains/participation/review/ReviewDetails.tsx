import { Table } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ReviewDetails_participation$key } from '../../../__generated__/ReviewDetails_participation.graphql.ts'
import { UserAvatar } from '../../../components/Avatar.tsx'
import { Chip } from '../../../components/Chip.tsx'
import styles from './Review.module.css'

/** The registered members of a team, with the details visible to administrators. */
export function ReviewDetails({ participation: key }: { participation: ReviewDetails_participation$key }) {
  const { t } = useTranslation()
  const { team, members } = useFragment(
    graphql`
      fragment ReviewDetails_participation on Participation {
        team {
          databaseId
          bio
          locked
          captain {
            id
          }
          members {
            user {
              id
            }
          }
        }
        members {
          id
          userName
          avatarUrl
          adminProfile {
            realName
            studentNumber
            email
            phone
          }
        }
      }
    `,
    key,
  )
  const absent = team.members.filter(({ user }) => !members.some(({ id }) => id === user.id)).length
  return (
    <div className={styles.details}>
      <p className={styles.about}>
        <span className="h-label h-num">{t('review.teamNumber', { id: String(team.databaseId) })}</span>
        {team.locked ? (
          <span className={styles.lock}>
            <IconLock size={14} stroke={1.75} aria-hidden />
            {t('review.locked')}
          </span>
        ) : null}
        {team.bio ? <span>{team.bio}</span> : null}
      </p>
      <div className={styles.people}>
        <Table highlightOnHover={false}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('review.user')}</Table.Th>
              <Table.Th>{t('review.realName')}</Table.Th>
              <Table.Th>{t('review.studentNumber')}</Table.Th>
              <Table.Th>{t('review.mail')}</Table.Th>
              <Table.Th>{t('review.phone')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {members.map(({ id, userName, avatarUrl, adminProfile }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <span className="h-row">
                    <UserAvatar name={userName} url={avatarUrl} size={20} />
                    {userName}
                    {id === team.captain.id ? <Chip>{t('review.captain')}</Chip> : null}
                  </span>
                </Table.Td>
                <Table.Td>{adminProfile?.realName}</Table.Td>
                <Table.Td className="h-num">{adminProfile?.studentNumber}</Table.Td>
                <Table.Td>
                  {adminProfile?.email ? (
                    <a href={`mailto:${adminProfile.email}`}>{adminProfile.email}</a>
                  ) : null}
                </Table.Td>
                <Table.Td className="h-num">{adminProfile?.phone}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {absent > 0 ? <p className="h-label">{t('review.absent', { count: absent })}</p> : null}
    </div>
  )
}
