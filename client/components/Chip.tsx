import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type Props = { tone?: 'plain' | 'live' | 'ok' | 'warn' | 'bad' | 'brand'; children: ReactNode }

/** A word about state. Yellow (`live`) is for what is live and nothing else. */
export function Chip({ tone = 'plain', children }: Props) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  )
}
