import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { LogRow_entry$key } from '../../__generated__/LogRow_entry.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { LogTime } from '../../components/time/LogTime.tsx'
import { LEVEL_TONES } from './log-levels.ts'
import styles from './LogList.module.css'

/** Names in the log that belong to no user. */
const NOBODY = new Set(['Anonymous', 'System'])

/** The statuses that a row names. Most actions succeed, and their message says what they did. */
const TOLD = ['Failed', 'Denied', 'NotFound', 'Duplicate', 'Exit'] as const

/** An entry of the log: one line, two on phones. Warnings and errors have as many lines as they need, up to four. */
export function LogRow({ entry: key }: { entry: LogRow_entry$key }) {
  const { t } = useTranslation()
  const { time, level, userName, ip, message, status } = useFragment(
    graphql`
      fragment LogRow_entry on LogEntry {
        time
        level
        userName
        ip
        message
        status
      }
    `,
    key,
  )
  const told = TOLD.find((value) => value === status)
  return (
    <li className={styles.row} data-level={level}>
      <LogTime time={time} className={styles.time} />
      <span className={`${styles.level} ${level === 'Information' ? 'h-desk' : ''}`}>
        {level === 'Information' ? (
          // Most entries have this level, so it has no mark that would hide the others.
          t('logs.level.Information')
        ) : (
          <Chip tone={LEVEL_TONES[level]}>{t(`logs.level.${level}`)}</Chip>
        )}
      </span>
      <span className={styles.who}>
        {userName && !NOBODY.has(userName) ? (
          <Link
            className="h-trunc"
            title={userName}
            data-name
            to={`/admin/users?q=${encodeURIComponent(userName)}`}
          >
            {userName}
          </Link>
        ) : (
          <span className="h-dim">{userName ? t(`logs.nobody.${userName}`) : null}</span>
        )}
      </span>
      <span className={styles.address} title={ip ?? undefined}>
        {ip}
      </span>
      <span className={styles.event}>
        <span className={styles.message} title={message}>
          {message}
        </span>
        {told ? (
          <span className={styles.status}>
            <Chip>{t(`logs.status.${told}`)}</Chip>
          </span>
        ) : null}
      </span>
    </li>
  )
}
