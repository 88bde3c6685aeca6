import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type Props = { tone?: 'plain' | 'live' | 'ok' | 'warn' | 'bad' | 'brand'; children: ReactNode }

/** A chip that shows a state. Yellow (`live`) is reserved for live things. */
export function Chip({ tone = 'plain', children }: Props) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  )
}
