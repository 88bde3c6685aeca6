import { IconLock, IconClock } from '@tabler/icons-react'
import { TimeAgo } from '../../../components/time/TimeAgo.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { dateAndZone } from '../../../time/formats.ts'
import { useIsPast } from '../../../time/useIsPast.ts'
import styles from './CloseMark.module.css'

type Props = { closeAt: string }

/** The time at which a challenge closes, or closed. */
export function CloseMark({ closeAt }: Props) {
  const { t, i18n } = useTranslation()
  const isClosed = useIsPast(closeAt)
  const Icon = isClosed ? IconLock : IconClock
  const moment = Date.parse(closeAt)
  const time = dateAndZone(moment, i18n.language)
  return (
    <span className={styles.mark} data-closed={isClosed || undefined}>
      <Icon size={14} stroke={1.75} aria-hidden />
      <span>
        {t(isClosed ? 'play.closedAt' : 'play.closesAt', { time })}
        {isClosed ? null : (
          <b>
            {' · '}
            <TimeAgo time={moment} />
          </b>
        )}
      </span>
    </span>
  )
}
