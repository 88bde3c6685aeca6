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
    <section aria-label={t('review.membersHead')}>
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
      <ul className={styles.people}>
        {members.map(({ id, userName, avatarUrl, adminProfile }) => (
          <li key={id}>
            <span className="h-row">
              <UserAvatar name={userName} url={avatarUrl} size={24} />
              <b>{userName}</b>
              {id === team.captain.id ? <Chip>{t('review.captain')}</Chip> : null}
            </span>
            <dl className={styles.facts}>
              <dt>{t('review.realName')}</dt>
              <dd>{adminProfile?.realName || '–'}</dd>
              <dt>{t('review.studentNumber')}</dt>
              <dd className="h-num">{adminProfile?.studentNumber || '–'}</dd>
              <dt>{t('review.mail')}</dt>
              <dd>
                {adminProfile?.email ? (
                  <a href={`mailto:${adminProfile.email}`}>{adminProfile.email}</a>
                ) : (
                  '–'
                )}
              </dd>
              <dt>{t('review.phone')}</dt>
              <dd className="h-num">{adminProfile?.phone || '–'}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {absent > 0 ? <p className="h-label">{t('review.absent', { count: absent })}</p> : null}
    </section>
  )
}
