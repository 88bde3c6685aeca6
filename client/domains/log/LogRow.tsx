import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { LogRow_entry$key } from '../../__generated__/LogRow_entry.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { exactTime } from '../../time/formats.ts'
import { useNow } from '../../time/ticker.ts'
import { LEVEL_TONES } from './log-levels.ts'
import { logTime } from './log-time.ts'
import styles from './LogList.module.css'

/** Names in the log that are nobody's. */
const NOBODY = new Set(['Anonymous', 'System'])

export function LogRow({ entry: key }: { entry: LogRow_entry$key }) {
  const { t, i18n } = useTranslation()
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
  const now = useNow(60_000)
  const moment = Date.parse(time)
  const exact = exactTime(moment, i18n.language)
  return (
    <li className={styles.row} data-level={level}>
      <Tooltip label={exact}>
        <time className={styles.time} dateTime={time}>
          <span aria-hidden>{logTime(moment, now, i18n.language)}</span>
          <span className="h-sr">{exact}</span>
        </time>
      </Tooltip>
      <span className={styles.level}>
        <Chip tone={LEVEL_TONES[level]}>{t(`logs.level.${level}`)}</Chip>
      </span>
      <span className={styles.who}>
        {userName && !NOBODY.has(userName) ? (
          <Link className="h-trunc" to={`/admin/users?q=${encodeURIComponent(userName)}`}>
            {userName}
          </Link>
        ) : (
          <span className="h-dim">{userName ? t(`logs.nobody.${userName}`) : null}</span>
        )}
        <span className={styles.address}>{ip}</span>
      </span>
      <span className={styles.message}>{message}</span>
      <span className={styles.status}>{status}</span>
    </li>
  )
}
