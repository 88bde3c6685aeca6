import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { UserFacts_user$key } from '../../__generated__/UserFacts_user.graphql.ts'
import { CopyButton } from '../../components/controls/CopyField.tsx'
import { dateAndTime } from '../../time/formats.ts'
import styles from './UserDrawer.module.css'

/** Read-only details of a user. */
export function UserFacts({ user: key }: { user: UserFacts_user$key }) {
  const { t, i18n } = useTranslation()
  const user = useFragment(
    graphql`
      fragment UserFacts_user on User {
        databaseId
        registeredAt
        lastVisitedAt
        ip
      }
    `,
    key,
  )
  const moment = (time: string | null | undefined) =>
    time ? dateAndTime(Date.parse(time), i18n.language) : t('users.never')
  return (
    <section aria-label={t('users.facts')}>
      <dl className="h-facts">
        <dt>{t('users.registered')}</dt>
        <dd className={styles.value}>{user.registeredAt ? moment(user.registeredAt) : '–'}</dd>
        <dt>{t('users.lastVisit')}</dt>
        <dd className={styles.value}>{moment(user.lastVisitedAt)}</dd>
        <dt>{t('users.lastAddress')}</dt>
        <dd className={styles.value}>{user.ip}</dd>
        <dt>{t('users.id')}</dt>
        <dd className={styles.value}>
          <span className="h-row" style={{ justifyContent: 'flex-end' }}>
            <span className="h-mono h-label">{user.databaseId}</span>
            <CopyButton value={user.databaseId} label={t('users.copyId')} />
          </span>
        </dd>
      </dl>
    </section>
  )
}
