import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useNow } from '../../time/ticker.ts'
import { waitSeconds } from './instance-clock.ts'
import styles from './Instance.module.css'

type Props = {
  until: string | null | undefined
  children: (isWaiting: boolean) => ReactNode
}

/** Disables a button during the cooldown and shows the remaining seconds. */
export function InstanceCooldown({ until, children }: Props) {
  const { t } = useTranslation()
  const now = useNow(1000)
  const seconds = waitSeconds(until, now)
  return (
    <>
      {seconds > 0 ? <span className={styles.wait}>{t('instance.wait', { seconds })}</span> : null}
      {children(seconds > 0)}
    </>
  )
}
