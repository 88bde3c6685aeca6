import { IconAlertTriangle, IconCircleCheck, IconClock, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Note.module.css'

type Props = {
  tone?: 'ok' | 'bad' | 'warn' | 'info'
  children: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
}

const ICONS = { ok: IconCircleCheck, bad: IconAlertTriangle, warn: IconClock, info: IconInfoCircle }

/** An inline message. */
export function Note({ tone = 'info', children, action, role }: Props) {
  const Icon = ICONS[tone]
  return (
    <div className={styles.note} data-tone={tone} role={role}>
      <Icon className={styles.icon} size={18} stroke={1.75} aria-hidden />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
