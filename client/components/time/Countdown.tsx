import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { clockText, durationAttribute, remainingUntil, shownDaysAndHours } from '../../time/remaining.ts'
import { useNow } from '../../time/ticker.ts'
import styles from './Countdown.module.css'

type Props = {
  /** Milliseconds or an ISO time. */
  until: number | string
  /** When its game was paused; the countdown stops at that time. */
  pausedAt?: number | string | null | undefined
  /** `clock` is one line of figures; `blocks` is the large hours, minutes, seconds. */
  shape?: 'clock' | 'blocks'
  /** Called once when zero is reached while mounted. */
  onEnd?: () => void
}

/** The time until a moment. Updates itself without rendering its parents again. */
export function Countdown({ until, pausedAt, shape = 'clock', onEnd }: Props) {
  const { t } = useTranslation()
  const target = timeOf(until)
  const ticking = useNow(1000)
  const now = pausedAt == null ? ticking : timeOf(pausedAt)
  const remaining = remainingUntil(target, now)
  const isOver = now >= target
  const wasOver = useRef(isOver)
  useEffect(() => {
    if (isOver && !wasOver.current) onEnd?.()
    wasOver.current = isOver
  }, [isOver, onEnd])

  if (shape === 'clock') {
    return (
      <time className={styles.clock} dateTime={durationAttribute(remaining)}>
        {clockText(remaining, t('time.dayUnit'))}
      </time>
    )
  }
  const { days, hours } = shownDaysAndHours(remaining)
  const parts = [
    ...(days > 0 ? [{ value: days, name: t('time.days', { count: days }) }] : []),
    { value: hours, name: t('time.hours', { count: hours }) },
    { value: remaining.minutes, name: t('time.minutes', { count: remaining.minutes }) },
    { value: remaining.seconds, name: t('time.seconds', { count: remaining.seconds }) },
  ]
  return (
    <time className={styles.blocks} dateTime={durationAttribute(remaining)}>
      {parts.map((part, index) => (
        <span key={parts.length - index} className={styles.block}>
          <b>{String(part.value).padStart(2, '0')}</b>
          <span>{part.name}</span>
        </span>
      ))}
    </time>
  )
}

function timeOf(time: number | string): number {
  return typeof time === 'number' ? time : Date.parse(time)
}
