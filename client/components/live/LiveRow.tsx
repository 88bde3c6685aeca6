import type { ReactNode } from 'react'
import { LogTime } from '../time/LogTime.tsx'
import styles from './LiveRow.module.css'

type Props = {
  time: string
  /** The kind of row. */
  mark: ReactNode
  who: ReactNode
  children: ReactNode
  /** The whole text, shown by the browser where the row is too short for it. */
  title?: string
  /** Shown at the end of the row, but not on phones. */
  aside?: ReactNode
}

/** A row of a live list: one line of a fixed height, two on phones. */
export function LiveRow({ time, mark, who, children, title, aside }: Props) {
  return (
    <li className={styles.row}>
      <LogTime time={time} className={styles.time} />
      <span className={styles.mark}>{mark}</span>
      <span className={styles.who}>{who}</span>
      <span className={styles.text} title={title}>
        {children}
      </span>
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
    </li>
  )
}

type ListProps = { label: string; isBusy: boolean; children: ReactNode }

export function LiveList({ label, isBusy, children }: ListProps) {
  return (
    <ul className={`h-panel ${styles.list}`} aria-label={label} aria-busy={isBusy}>
      {children}
    </ul>
  )
}
